internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// One run of the command: from what was asked to the exit status.
public struct RunSession {
  private let request: RunRequest
  private let observe: ((FileResult) -> Void)?

  /// Creates the session of a request.
  public init(_ request: RunRequest) {
    self.request = request
    observe = nil
  }

  /// Creates the session of a request; `observe` is called with the result of each file.
  init(_ request: RunRequest, observe: @escaping (FileResult) -> Void) {
    self.request = request
    self.observe = observe
  }

  /// Does what was asked, and returns the status with which the command ends.
  ///
  /// Where several apply it is the first of 128 + signal, 5, 3, 4, 1, 6; a wrong path or option comes before all.
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
    let start = Clock.monotonicNanoseconds()
    let places = try ReportPaths(request.writtenPaths)
    let chosen = try chosenFiles(places)
    try places.spare(NamedPath.lists(among: request.paths), "a list of scenarios")
    try places.spare(chosen.files.aliases, "a scenario file")
    places.prepare()
    // What a shard recorded alone would make the next plan differ from machine to machine.
    let history = try RunHistory(
      request.history,
      isRecorded: request.purpose == .run && request.shard == nil
    )
    var draft = try FilePlan(request, chosen) { history.known(screen) }
    var notedFiles: [FileResult] = []
    // A tag that only cases of other shards have exists.
    if let shard = request.shard { try draft.deal(to: shard) { notedFiles.append($0) } }
    let plan = draft
    let tally = RunTally(request, plan)
    notedFiles.forEach(tally.note)
    for note in plan.notes { screen.say(note, as: "note") }
    history.part = plan.selection.part
    var runStart = RunStart(timestamp: Clock.timestamp(), program: request.program)
    runStart.shard = plan.shard
    runStart.rerun = request.rerun
    // Before signals are waited for: a pipe that nobody reads would keep the run for ever.
    let stream = try eventStream(runStart)
    Interrupt.install()
    if let limit = request.timeLimit { Interrupt.setLimit(milliseconds: limit) }
    defer { Interrupt.removeLimit() }
    var configuration = configuration(plan, isTimed: history.isKept)
    if let stream { configuration.onEvent = { stream.consume($0) } }
    let reports = ReportFiles(request.reports, runStart, isByPath: plan.isByPath)
    let gitHub = request.purpose == .run ? GitHubReports(annotates: true) : nil
    let consumers: [any RunEventConsumer] =
      [tally, history, reports] + [gitHub].compactMap(\.self) + [screen]
    func emit(_ event: RunEvent) { for consumer in consumers { consumer.consume(event) } }
    emit(.runStarted(runStart))
    for warning in plan.warnings { emit(.warning(warning)) }
    var lint = SuiteLint()
    try execute(queue(plan, screen), configuration) { file in
      lint.add(file)
      observe?(file)
      emit(.fileFinished(file))
    }
    for file in lint.findings { emit(.fileFinished(file)) }
    if tally.missesSomething, !Interrupt.hasCome { plan.survey { tally.noteUnplayed($0) } }
    history.finish(screen) { plan.playsAll && chosen.isGone($0) }
    // When an edit is run again, nothing of this is new.
    if request.only == nil { screen.say(notes: chosen.files.skippedNotes) }
    for loss in tally.losses { emit(.warning(loss)) }
    let verdict = RunVerdict(request, plan, tally)
    // A signal from here on comes too late for the reports.
    let end = verdict.end(
      wallTime: Clock.monotonicNanoseconds() - start,
      signal: Interrupt.received
    )
    let streamProblem = stream?.finish(end)
    // Of a run without cases, a report would look like one of a run in which all went well.
    if end.isEmpty { reports.discard() }
    emit(.runEnded(end))
    screen.finish(end, note: note(end))
    if let gitHub { screen.print(gitHub.lines) }
    let problems =
      [screen.problem].compactMap(\.self) + reports.problems
      + [streamProblem, gitHub?.problem].compactMap(\.self)
    for problem in problems { screen.say("\(problem)") }
    return verdict.exitStatus(end, problems, screen)
  }

  /// The files to run; their number is known beforehand where progress is shown.
  private func queue(_ plan: FilePlan, _ screen: Screen) -> FileQueue {
    guard request.style == .progress else { return plan.queue }
    let files = Array(plan.queue)
    screen.expect(files: files.count)
    return FileQueue(files)
  }

  /// Looks the arguments up; where that fails, old reports are not left to be taken for this run's.
  private func chosenFiles(_ places: ReportPaths) throws(ScenarioError) -> ChosenFiles {
    do throws(ScenarioError) {
      return try ChosenFiles(
        request.paths,
        without: request.exclusions,
        variables: request.variables
      )
    } catch {
      if let named = NamedPath.existing(among: request.paths) { places.removeOld(butFor: named) }
      throw error
    }
  }

  /// Runs the files here, or in workers.
  private func execute(
    _ files: FileQueue,
    _ configuration: RunConfiguration,
    _ emit: (FileResult) -> Void
  ) throws(ScenarioError) {
    if request.isolates || request.provesDeterminism {
      try IsolatedRunner(request, configuration, files).run(emit)
    } else {
      let runner = Runner(loader: YAMLLoader(set: request.variables), configuration: configuration)
      runner.run(files, emit: emit)
    }
  }

  /// Why the run did not run all cases.
  private func note(_ end: RunEnd) -> String {
    if Interrupt.isOverTime { return "--run-timeout exceeded" }
    if end.ending != .finished { return end.ending.note }
    if end.counts.interrupted > 0, let limit = request.configuration.failureLimit {
      return "stopped after \(limit) failure\(limit == 1 ? "" : "s")"
    }
    return end.missedNote
  }

  private func configuration(_ plan: FilePlan, isTimed: Bool) -> RunConfiguration {
    var configuration = request.configuration
    configuration.selection = plan.selection
    configuration.isTimed = !request.reports.isEmpty || request.events != nil || isTimed
    configuration.keepsTraces =
      request.style == .verbose || request.events != nil && request.eventsHaveTraces
      || request.reports.contains { $0.format.wantsTraces }
    return configuration
  }

  private func eventStream(_ start: RunStart) throws(ScenarioError) -> EventStream? {
    guard let path = request.events else { return nil }
    return try EventStream(path: Path(path), withTraces: request.eventsHaveTraces, start)
  }
}
