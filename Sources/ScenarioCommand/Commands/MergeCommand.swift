internal import ArgumentParser
internal import ScenarioKit

/// `scenario-run merge FILE...`.
struct MergeCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the events of all shards of a run, if none is missing.",
    discussion: """
      EXAMPLE:
        scenario-run Scenarios/ --shard 1/2 --events 1.jsonl
        scenario-run Scenarios/ --shard 2/2 --events 2.jsonl
        scenario-run merge 1.jsonl 2.jsonl --junit report.xml

      The exit status is that of the run; 5 if a shard is missing, is there twice or broke off, or belongs to another \
      run. The times of the cases go into the history, by which the next run is dealt to its shards.
      """
  )

  @Argument(
    help: ArgumentHelp("The events of each shard.", valueName: "file"),
    completion: .file(extensions: ["jsonl"])
  )
  var streams: [String] = []

  @Option(help: ArgumentHelp("Write the events of the whole run.", valueName: "file"))
  var events: String?

  @OptionGroup var reports: ReportOptions
  @OptionGroup var history: HistoryOptions

  func validate() throws {
    if streams.isEmpty {
      throw ValidationError(
        "name the events of the shards, for example: scenario-run merge shard-*.jsonl"
          + HelpText.namesakes()
      )
    }
  }

  func status() -> Int32 {
    var session = ReportSession(streams: streams)
    session.joinsShards = true
    session.events = events
    session.history = history.place
    session.reports = reports.reports
    session.color = reports.color.mode
    session.style = reports.consoleStyle
    return session.run()
  }
}
