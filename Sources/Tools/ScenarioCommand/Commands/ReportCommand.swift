internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

/// `scenario-run report --from FILE`.
struct ReportCommand: ExitStatusReturning, Configurable {
  static let configurableOptions =
    ReportOptions.configurableOptions + [ConfigurableOption("from", .list)]

  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write reports from the events of a run, even one that was killed.",
    discussion: """
      EXAMPLE:
        scenario-run Scenarios/ --events events.jsonl
        scenario-run report --from events.jsonl --junit report.xml

      The exit status is that of the run, or 5 if its events are incomplete.
      """
  )

  @Option("file", "Read the events of a run from FILE; repeat for each shard.")
  var from: [String] = []

  @OptionGroup var profile: ProfileOption
  @OptionGroup var reports: ReportOptions

  func validate() throws {
    try require(
      !from.isEmpty,
      "name the event file of a run, for example: scenario-run report --from events.jsonl"
        + HelpText.hintForPathNamedLikeSubcommand()
    )
  }

  func runForExitStatus() -> Int32 {
    var request = RunRequest(purpose: .run)
    reports.apply(to: &request)
    request.history = .off
    return ReportSession(streams: from, request: request, mergesShards: false).run()
  }
}
