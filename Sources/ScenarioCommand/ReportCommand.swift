internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run report --from FILE`.
struct ReportCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Makes reports of a run from its events, also of a run that was killed.",
    discussion: """
      EXAMPLE:
        scenario-run Scenarios/ --events events.jsonl
        scenario-run report --from events.jsonl --junit report.xml

      The exit status is that of the run; 5 if its events break off.
      """
  )

  @Option(
    help: ArgumentHelp("The events of a run; once for each of its shards.", valueName: "file")
  )
  var from: [String] = []

  @Option(help: ArgumentHelp("Write a JUnit report.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write a report: \(ReportFormat.all.map(\.name).joined(separator: ", ")).",
      valueName: "format:file"
    )
  )
  var report: [ReportArgument] = []

  @Option(help: "When to write in colour.")
  var color = ColorArgument.auto

  @Flag(name: .shortAndLong, help: "Say only failures and the last line.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say every step's trace.")
  var verbose = false

  func validate() throws {
    if from.isEmpty {
      throw ValidationError(
        "name the events of a run, for example: scenario-run report --from events.jsonl"
          + HelpText.namesakes()
      )
    }
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  func status() async -> Int32 {
    var session = ReportSession(streams: from)
    session.reports = ReportArgument.reports(report, junit: junit)
    session.color = color.mode
    session.style = quiet ? .quiet : verbose ? .verbose : .normal
    return session.run()
  }
}
