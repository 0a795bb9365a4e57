internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
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
      if a check fails. A rule that the program gives no occasion to test is not exercised.

      EXAMPLE:
        scenario-run app-protocol-test "python3 notes.py"
      """
  )

  static let configurableOptions = [ConfigurableOption("app-timeout", .text)]

  @Argument(help: .value("command", "Check this program."))
  var command: String

  @Option(
    "duration",
    "Wait at most DURATION for each answer of the app (default: 5s; first: 20s).",
    transform: Milliseconds.read
  )
  var appTimeout: Int?

  @Option(help: "Set the format of the results.")
  var format = AnswerFormat.text

  func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let app = AppCommand(command, timeout: VirtualTime(milliseconds: Int64(appTimeout ?? 5_000)))
    var results: [AppProtocolTest.Result] = []
    AppProtocolTest(app).run { result in
      results.append(result)
      if format == .text { console.print(Self.text(result)) }
    }
    let failed = results.count { $0.problem != nil }
    switch format {
    case .json: console.print(ProtocolTestJSON.text(results), as: .json)
    case .text:
      let untested = results.count { $0.notExercised != nil }
      let passed = results.count - failed - untested
      console.print(
        "\(failed == 0 ? "" : "\(failed) failed, ")\(passed) passed"
          + "\(untested == 0 ? "" : ", \(untested) not exercised")\n"
      )
    }
    return failed == 0 ? 0 : 1
  }

  private static func text(_ result: AppProtocolTest.Result) -> String {
    let rule = "\(result.name): \(result.rule)\n"
    if let problem = result.problem { return "failed  \(rule)        \(problem)\n" }
    if let reason = result.notExercised { return "not exercised  \(rule)        \(reason)\n" }
    return "passed  \(rule)"
  }
}
