internal import ArgumentParser
internal import LifecycleCore
internal import ScenarioRunner
internal import ScenarioSystem

/// `scenario-run app-protocol-test COMMAND`.
struct AppProtocolTestCommand: ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "app-protocol-test",
    abstract: "Check whether a program speaks the protocol of --app.",
    discussion: """
      For authors of clients in any language. Each rule of docs/app-protocol.md is one check; the exit status is 1
      if a check fails.

      EXAMPLE:
        scenario-run app-protocol-test "python3 notes.py"
      """
  )

  static let configurableOptions = [ConfigurableOption("app-timeout", .text)]

  @Argument(help: .value("command", "The program that --app would run."))
  var command: String

  @Option(
    help: .value("duration", "Wait DURATION for each answer of the app (default: 5s)."),
    transform: ExecutionOptions.milliseconds(reading:)
  )
  var appTimeout: Int?

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let app = AppCommand(command, timeout: VirtualTime(milliseconds: Int64(appTimeout ?? 5_000)))
    var (passed, failed) = (0, 0)
    AppProtocolTest(app).run { result in
      if let problem = result.problem {
        failed += 1
        console.print("failed  \(result.name): \(result.rule)\n        \(problem)\n")
      } else {
        passed += 1
        console.print("passed  \(result.name): \(result.rule)\n")
      }
    }
    console.print("\(failed == 0 ? "" : "\(failed) failed, ")\(passed) passed\n")
    return failed == 0 ? 0 : 1
  }
}
