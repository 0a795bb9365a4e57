internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// One run of `report`: makes reports of a run from its streams of events.
public struct ReportSession {
  private let streams: [String]
  /// The reports, what the console shows, and where events and the history are written.
  private let request: RunRequest
  /// Whether the streams must be all shards of one run.
  private let joinsShards: Bool

  /// The size above which a stream is refused, in bytes: the bytes of all streams are held in memory.
  private static let limit = 4 << 30

  /// Creates a session for the streams of a run, and of its shards.
  ///
  /// - Parameters:
  ///   - streams: The files.
  ///   - request: The reports, what the console shows, and where events and the history are written.
  ///   - joinsShards: Whether the streams must be all shards of one run.
  public init(streams: [String], _ request: RunRequest, joinsShards: Bool) {
    self.streams = streams
    self.request = request
    self.joinsShards = joinsShards
  }

  /// Does it, and returns the status with which the command ends: that of the run, as far as it is known.
  ///
  /// A run that broke off ends with 5, one that a signal ended with 128 and its number.
  public func run() -> Int32 {
    let screen = Screen(request)
    do throws(ScenarioError) {
      return try run(screen)
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  private func run(_ screen: Screen) throws(ScenarioError) -> Int32 {
    let places = try ReportPaths(request.writtenPaths)
    try places.spare(streams.map { Path($0) }, "a stream that is read")
    places.prepare()
    var reader = EventStreamReader()
    for stream in streams {
      let path = Path(stream)
      try reader.add(try FileReader.readWhole(path: path, limit: Self.limit), called: "\(path)")
    }
    var warnings = reader.warnings
    // One alone may be reported by the machine that ran it; of several, none may be lost silently.
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
    if joinsShards { start.rerun.failedOptions = request.history.failedOptions }
    let files = ReportFiles(request.reports, start)
    // The run has annotated its cases; a second time on the same page they would be noise.
    let gitHub = GitHubReports(annotates: false)
    let stream = request.events.map { MergedStream(path: $0) }
    let history = try RunHistory(request.history, isRecorded: true)
    let consumers: [any RunEventConsumer] =
      [stream].compactMap(\.self) + [history, files] + [gitHub].compactMap(\.self) + [screen]
    func emit(_ event: RunEvent) { for consumer in consumers { consumer.consume(event) } }
    emit(.runStarted(start))
    var counts = Counts()
    for file in reader.fileResults {
      counts.add(file)
      emit(.fileFinished(file))
    }
    var end = RunEnd(counts: counts, wallTime: reader.wallTime)
    end.ending = warnings.count > reader.warnings.count ? .unknown : reader.ending
    end.missed = reader.missed
    end.nothingToDo = reader.nothingToDo
    history.finish(screen)
    emit(.runEnded(end))
    screen.finish(end, note: end.note)
    for warning in warnings { emit(.warning(warning)) }
    let problems =
      files.problems + [stream?.problem, screen.problem, gitHub?.problem].compactMap(\.self)
    for problem in problems { screen.say("\(problem)") }
    return problems.first?.code.exitStatus ?? end.exitStatus
  }
}
