internal import ScenarioRunner
internal import ScenarioSystem

/// One run of `report` or `merge`, which writes the reports of a run from its event streams.
struct ReportSession {
  /// The paths of the event files, one for each shard.
  let streams: [String]
  /// The reports to write, what the console shows, and where events and the history are written.
  let request: RunRequest
  /// Whether the streams must be all shards of one run.
  let mergesShards: Bool

  /// The maximum size of a stream in bytes; all streams are held in memory.
  private static let sizeLimit = 4 << 30

  /// Writes the reports, and returns the exit status, which is that of the run if its events contain it.
  ///
  /// For a run whose events end early, the status is 5; for one that a signal interrupted, 128 plus the signal number.
  func run() -> Int32 { Console(request).exitStatus(of: execute) }

  private func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let reportPaths = try ReportPaths(request.output.paths)
    try reportPaths.refuseToOverwrite(
      streams.map { Path($0) },
      "an event file that this command reads"
    )
    reportPaths.prepare()
    let history = try RunHistory(request.history, isRecorded: true)
    try history.begin()
    var reader = EventStreamReader()
    for stream in streams {
      let path = Path(stream)
      try reader.add(try FileReader.readWhole(path: path, limit: Self.sizeLimit), called: "\(path)")
    }
    var warnings = reader.warnings
    // A single shard may be reported by itself; if there are several shards, a missing one is reported.
    if mergesShards {
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
    // `merge` stores the failed cases of all shards in the history; the shards did not.
    if mergesShards { start.rerun.optionsForFailedCases = request.history.optionsForFailedCases }
    // The run itself has already printed the annotations.
    let names = request.output.console.names
    let optionalConsumers: [(any RunEventConsumer)?] = [
      GitHubReports(annotates: false, names: names),
      request.output.events.map { MergedStream(path: $0) },
    ]
    let reports = ReportFiles(request.output.reports, start, names: names)
    let consumers: [any RunEventConsumer] =
      [console, history, reports] + optionalConsumers.compactMap(\.self)
    func emit(_ event: RunEvent) { for consumer in consumers { consumer.consume(event) } }
    emit(.runStarted(start))
    var counts = Counts()
    for file in reader.fileResults {
      counts.add(file)
      emit(.fileFinished(file))
    }
    var end = RunEnd(counts: counts, wallTime: reader.wallTime)
    end.ending = warnings.count > reader.warnings.count ? .unknown : reader.ending
    end.unmetConditions = reader.unmetConditions
    end.emptyRunReason = reader.emptyRunReason
    history.finish(console, isComplete: end.ending != .unknown)
    emit(.runEnded(end))
    console.finish(end, note: end.note)
    for warning in warnings { emit(.warning(warning)) }
    let problems = consumers.flatMap(\.problems)
    for problem in problems { console.error("\(problem)") }
    return problems.first?.code.exitStatus ?? end.exitStatus
  }
}
