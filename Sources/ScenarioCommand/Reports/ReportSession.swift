internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// One run of `report` or `merge`: makes reports of a run from its streams of events.
struct ReportSession {
  /// The files of the run, and of its shards.
  let streams: [String]
  /// The reports, what the console shows, and where events and the history are written.
  let request: RunRequest
  /// Whether the streams must be all shards of one run.
  let joinsShards: Bool

  /// The size above which a stream is refused, in bytes: the bytes of all streams are held in memory.
  private static let limit = 4 << 30

  /// Does it, and returns the status with which the command ends: that of the run, as far as it is known.
  ///
  /// A run that broke off ends with 5, one that a signal ended with 128 and its number.
  func run() -> Int32 { Console(request).status(of: execute) }

  private func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let places = try ReportPaths(request.output.paths)
    try places.spare(streams.map { Path($0) }, "an event file that is read")
    places.prepare()
    var reader = EventStreamReader()
    for stream in streams {
      let path = Path(stream)
      try reader.add(try FileReader.readWhole(path: path, limit: Self.limit), called: "\(path)")
    }
    var warnings = reader.warnings
    // One alone may be reported by the machine that ran it; of several, none may be lost silently.
    if joinsShards {
      try ShardSet.check(reader.streams)
    } else if reader.ending.isComplete, reader.streams.count > 1,
      reader.streams.contains(where: { $0.start.shard != nil })
    {
      do throws(ScenarioError) {
        try ShardSet.check(reader.streams)
      } catch {
        warnings.append("this is not the whole run: \(error.message)")
      }
    }
    var start = reader.start
    // What joins the shards keeps what failed; no shard did.
    if joinsShards { start.rerun.failedOptions = request.history.failedOptions }
    let history = try RunHistory(request.history, isRecorded: true)
    // The run has annotated its cases; a second time on the same page they would be noise.
    let optional: [(any RunEventConsumer)?] = [
      GitHubReports(annotates: false), request.output.events.map { MergedStream(path: $0) },
    ]
    let reports = ReportFiles(request.output.reports, start)
    let consumers: [any RunEventConsumer] =
      [console, history, reports] + optional.compactMap(\.self)
    func emit(_ event: RunEvent) { for consumer in consumers { consumer.consume(event) } }
    emit(.runStarted(start))
    var counts = Counts()
    for file in reader.fileResults {
      counts.add(file)
      emit(.fileFinished(file))
    }
    var end = RunEnd(counts: counts, wallTime: reader.wallTime)
    end.ending = warnings.count > reader.warnings.count ? .unknown : reader.ending
    end.unmetThresholds = reader.unmetThresholds
    end.emptyRunReason = reader.emptyRunReason
    history.finish(console)
    emit(.runEnded(end))
    console.finish(end, note: end.note)
    for warning in warnings { emit(.warning(warning)) }
    let problems = consumers.flatMap(\.problems)
    for problem in problems { console.error("\(problem)") }
    return problems.first?.code.exitStatus ?? end.exitStatus
  }
}
