internal import ScenarioEvents
internal import ScenarioReports
internal import ScenarioRunner
public import ScenarioSystem

/// One run of `report`: makes reports of a run from its streams of events.
public struct ReportSession {
  /// The streams' files.
  public var streams: [String]
  /// The reports to write.
  public var reports: [RunRequest.Report] = []
  /// When to write in colour.
  public var color = Terminal.ColorMode.auto
  /// What the console shows.
  public var style = ConsoleStyle.lines
  /// How many failures the console shows in full.
  public var shownFailures = 100

  /// Whether the streams must be all shards of one run.
  public var joinsShards = false
  /// Where the events of all streams are written as those of one run.
  public var events: String?
  /// Where the history lies into which the times of joined shards go.
  public var history = RunRequest.HistoryPlace.off

  /// The size above which a stream is refused, in bytes: the bytes of all streams are held in memory.
  private static let limit = 4 << 30

  /// Creates a session for the streams of a run, and of its shards.
  public init(streams: [String]) { self.streams = streams }

  /// Does it, and returns the status with which the command ends: that of the run, as far as it is known.
  ///
  /// A run that broke off ends with 5, one that a signal ended with 128 and its number.
  public func run() -> Int32 {
    var request = RunRequest(paths: [], purpose: .run)
    request.color = color
    request.style = style
    request.shownFailures = shownFailures
    request.reports = reports
    request.events = events
    let screen = Screen(request)
    do throws(ScenarioError) {
      return try run(request, screen)
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  private func run(_ request: RunRequest, _ screen: Screen) throws(ScenarioError) -> Int32 {
    let places = try ReportPaths(request.writtenPaths)
    try places.spare(streams.map { Path($0) }, "a stream that is read")
    places.prepare()
    var reader = EventReader()
    for stream in streams {
      let path = Path(stream)
      try reader.add(try FileReader.readWhole(path: path, limit: Self.limit), called: "\(path)")
    }
    var warnings = reader.warnings
    // One alone may be reported by the machine that played it; of several, none may be lost in silence.
    if joinsShards {
      try ShardSet.check(reader.runs)
    } else if reader.ending.isWhole, reader.runs.count > 1,
      reader.runs.contains(where: { $0.start.shard != nil })
    {
      do throws(ScenarioError) {
        try ShardSet.check(reader.runs)
      } catch {
        warnings.append("this is not the whole run: \(error.message)")
      }
    }
    var start = reader.start
    // What joins the shards keeps what failed; no shard did.
    if joinsShards { start.rerun.failedOptions = self.history.failedOptions }
    screen.expect(start.rerun)
    var files = ReportFiles(reports, start)
    // Whoever ran the cases has annotated them; a second time on the same page they would be noise.
    var gitHub = GitHubReports(annotates: false)
    var counts = Counts()
    var stream = events.map { MergedStream(path: $0, start) }
    var history = try RunHistory(self.history, isRecorded: true)
    try reader.forEachFile { file in
      counts.add(file)
      stream?.add(file)
      history.add(file)
      files.add(file)
      gitHub?.add(file)
      screen.show(file)
    }
    var end = RunEnd(counts: counts, wallTime: reader.wallTime)
    end.ending = warnings.count > reader.warnings.count ? .unknown : reader.ending
    end.missed = reader.missed
    end.nothingToDo = reader.nothingToDo
    stream?.finish(end)
    history.finish(screen)
    files.finish(end)
    screen.finish(end, note: end.note)
    _ = gitHub?.finish(end)
    for warning in warnings { screen.say(warning, as: "warning") }
    let problems =
      files.problems + [stream?.problem, screen.problem, gitHub?.problem].compactMap(\.self)
    for problem in problems { screen.say("\(problem)") }
    return problems.first?.code.exitStatus ?? end.exitStatus
  }
}
