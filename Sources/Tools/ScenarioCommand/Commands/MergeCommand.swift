internal import ArgumentParser
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

/// `scenario-run merge FILE...`.
struct MergeCommand: ExitStatusReturning, Configurable {
  static let configurableOptions =
    ReportOptions.configurableOptions + HistoryOptions.configurableOptions
    + [ConfigurableOption("events", .text, path: .wholeValue(unless: ""))]

  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the event files of all shards; fail if one is missing.",
    discussion: """
      EXAMPLE:
        scenario-run Scenarios/ --shard 1/2 --events 1.jsonl
        scenario-run Scenarios/ --shard 2/2 --events 2.jsonl
        scenario-run merge 1.jsonl 2.jsonl --junit report.xml

      The exit status is that of the run, or 5 if a shard is missing, duplicate, incomplete or from another run. The \
      times of the cases are stored in the history, which is used to balance the shards of the next run.
      """
  )

  @Argument(
    help: .value("file", "Merge these event files, one for each shard."),
    completion: .file(extensions: ["jsonl"])
  )
  var streams: [String] = []

  @Option("file", "Write the events of the whole run to FILE.")
  var events: String?

  @OptionGroup var profile: ProfileOption
  @OptionGroup var reports: ReportOptions
  @OptionGroup var history: HistoryOptions

  func validate() throws {
    try require(
      !streams.isEmpty,
      "name the event files of the shards, for example: scenario-run merge shard-*.jsonl"
        + HelpText.hintForPathNamedLikeSubcommand()
    )
  }

  func runForExitStatus() -> Int32 {
    var request = RunRequest(purpose: .run)
    reports.apply(to: &request)
    request.output.events = events
    request.history = history.location
    return ReportSession(streams: streams, request: request, mergesShards: true).run()
  }
}
