internal import ArgumentParser
internal import LifecycleCore
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// `scenario-run app-protocol-test COMMAND`.
struct AppProtocolTestCommand: ConsolePrinting, Configurable {
  static let configuration = CommandConfiguration(
    commandName: "app-protocol-test",
    abstract: "Check whether a program conforms to the app protocol.",
    discussion: """
      For authors of clients in any language. Each rule of docs/app-protocol.md is one check; the exit status is 1 \
      if a check fails.

      EXAMPLE:
        scenario-run app-protocol-test "python3 notes.py"
      """
  )

  static let configurableOptions = [ConfigurableOption("app-timeout", .text)]

  @Argument(help: .value("command", "Check this program."))
  var command: String

  @Option(
    help: .value("duration", "Wait at most DURATION for each response of the app (default: 5s)."),
    transform: Milliseconds.read
  )
  var appTimeout: Int?

  @Option(help: "Set the format of the results.")
  var format = AnswerFormat.text

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let app = AppCommand(command, timeout: VirtualTime(milliseconds: Int64(appTimeout ?? 5_000)))
    var (passed, failed) = (0, 0)
    var results: [AppProtocolTest.Result] = []
    AppProtocolTest(app).run { result in
      results.append(result)
      if format == .json {
        if result.problem == nil { passed += 1 } else { failed += 1 }
      } else if let problem = result.problem {
        failed += 1
        console.print("failed  \(result.name): \(result.rule)\n        \(problem)\n")
      } else {
        passed += 1
        console.print("passed  \(result.name): \(result.rule)\n")
      }
    }
    if format == .json {
      console.print(ProtocolTestJSON.text(results))
      return failed == 0 ? 0 : 1
    }
    console.print("\(failed == 0 ? "" : "\(failed) failed, ")\(passed) passed\n")
    return failed == 0 ? 0 : 1
  }
}
