internal import ScenarioEvents
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

  /// Creates the session of a request; `observe` sees what came of each file.
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
    var history = try RunHistory(
      request.history,
      isRecorded: request.purpose == .run && request.shard == nil
    )
    var draft = try FilePlan(request, chosen) { history.known(screen) }
    var tally = RunTally(request, tags: draft.selection.tags)
    // A tag that only cases of other shards carry is carried.
    if let shard = request.shard { try draft.deal(to: shard) { tally.note($0) } }
    let plan = draft
    for note in plan.notes { screen.say(note, as: "note") }
    for warning in plan.warnings { screen.say(warning, as: "warning") }
    var configuration = configuration(plan, isTimed: history.isKept)
    var runStart = RunStart(timestamp: Clock.timestamp(), program: request.program)
    runStart.shard = plan.shard
    runStart.rerun = request.rerun
    screen.expect(request.rerun)
    // Before signals are waited for: a pipe that nobody reads would keep the run for ever.
    let stream = try eventStream(runStart)
    Interrupt.install()
    if let limit = request.trials.timeLimit { Interrupt.setLimit(milliseconds: limit) }
    defer { Interrupt.removeLimit() }
    if let stream { configuration.makeListener = { stream.makeListener() } }
    var reports = ReportFiles(request.reports, runStart)
    var gitHub = request.purpose == .run ? GitHubReports(annotates: true) : nil
    let wantsTraces = request.reports.contains { $0.format.wantsTraces }
    var late: [FileRecord] = []
    var lint = SuiteLint()
    var queue = plan.queue
    if request.style == .progress {
      let files = Array(queue)
      screen.expect(files: files.count)
      queue = FileQueue(files)
    }
    try play(queue, configuration, stream) { file, record in
      if plan.shard == nil { tally.note(file) }
      tally.add(file, plan)
      lint.add(file)
      observe?(file)
      history.add(file, part: plan.selection.part(of: file.path))
      if gitHub != nil || !reports.isEmpty {
        let record = record ?? FileRecord(file, withTraces: wantsTraces)
        gitHub?.add(record)
        if plan.isByPath { reports.add(record) } else { late.append(record) }
      }
      screen.show(file, record, tally.counts)
    }
    for file in lint.findings {
      tally.counts.add(file)
      screen.show(file, nil, tally.counts)
    }
    // A report is by path, in whatever order the files were played.
    late.sort { Path(displayed: $0.path) < Path(displayed: $1.path) }
    for file in late { reports.add(file) }
    if tally.missesSomething, !Interrupt.hasCome { plan.survey { tally.noteUnplayed($0) } }
    history.finish(screen) { plan.playsAll && chosen.isGone($0) }
    // When an edit is played again, nothing of this is new.
    if request.only == nil { screen.say(notes: chosen.files.skippedNotes) }
    for loss in tally.losses { screen.say(loss, as: "warning") }
    let verdict = RunVerdict(request, plan, tally)
    // A signal from here on comes too late for the reports.
    let end = verdict.end(
      wallTime: Clock.monotonicNanoseconds() - start,
      signal: Interrupt.received
    )
    let streamProblem = stream?.finish(end)
    // Of a run for which nothing was there, a report would look like one of a run in which all went well.
    if end.isEmpty { reports.discard() }
    reports.finish(end)
    screen.finish(end, note: note(end))
    if let lines = gitHub?.finish(end) { screen.print(lines) }
    let problems =
      [screen.problem].compactMap(\.self) + reports.problems
      + [streamProblem, gitHub?.problem].compactMap(\.self)
    for problem in problems { screen.say("\(problem)") }
    return verdict.exitStatus(end, problems, screen)
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

  /// Plays the files here, or in workers; these hand out records, since their results stay with them.
  private func play(
    _ files: FileQueue,
    _ configuration: RunConfiguration,
    _ stream: EventStream?,
    _ take: (FileResult, FileRecord?) -> Void
  ) throws(ScenarioError) {
    if request.trials.isolates || request.trials.provesDeterminism {
      let runner = IsolatedRunner(request, configuration, files) { stream?.append($0, of: $1) }
      try runner.run(take)
    } else {
      let runner = Runner(
        loader: YAMLLoader(set: request.variables),
        configuration: configuration,
        fileLimit: YAMLLoader.fileLimit
      )
      runner.run(files) { file in take(file, nil) }
    }
  }

  /// What kept the run from playing all.
  private func note(_ end: RunEnd) -> String {
    if Interrupt.isOverTime { return "--run-timeout exceeded" }
    if end.ending != .finished { return end.ending.note }
    if end.counts.interrupted > 0, let limit = request.trials.failureLimit {
      return "stopped after \(limit) failure\(limit == 1 ? "" : "s")"
    }
    return end.missedNote
  }

  private func configuration(_ plan: FilePlan, isTimed: Bool) -> RunConfiguration {
    var configuration = RunConfiguration()
    configuration.purpose = request.purpose
    configuration.lints = request.lints
    configuration.jobs = request.jobs
    configuration.makeApp = request.makeApp
    configuration.retries = request.trials.retries
    configuration.rounds = request.trials.rounds
    configuration.failureLimit = request.trials.failureLimit
    configuration.selection = plan.selection
    configuration.wantsLines = !request.reports.isEmpty || request.purpose == .list
    configuration.isTimed = !request.reports.isEmpty || request.events != nil || isTimed
    configuration.keepsRecords =
      request.style == .verbose || request.reports.contains { $0.format.wantsTraces }
    return configuration
  }

  private func eventStream(_ start: RunStart) throws(ScenarioError) -> EventStream? {
    guard let path = request.events else { return nil }
    return try EventStream(path: Path(path), withTraces: request.eventsHaveTraces, start)
  }
}
