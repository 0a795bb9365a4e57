internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// One run of the command: from what was asked to the exit status.
struct RunSession {
  let request: RunRequest
  /// Is called with the result of each file.
  var observe: (FileResult) -> Void = { _ in }

  /// The argument that makes the program a worker; it is not a subcommand, which would take a word from the paths.
  static let workerArgument = "--as-a-worker"

  /// Does what was asked, and returns the status with which the command ends.
  ///
  /// Where several apply it is the first of 128 + signal, 5, 3, 4, 1, 6; a wrong path or option comes before all.
  func run() -> Int32 { Console(request).status(of: execute) }

  private func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let start = Clock.monotonicNanoseconds()
    let places = try ReportPaths(request.output.paths)
    let selected = try selectedFiles(places)
    try places.spare(NamedPath.lists(among: request.selection.paths), "a list of scenarios")
    try places.spare(selected.files.unlistedPaths, "a scenario file")
    places.prepare()
    // What a shard recorded alone would make the next plan differ from machine to machine.
    let history = try RunHistory(
      request.history,
      isRecorded: request.purpose == .run && request.selection.shard == nil
    )
    let plan = try FilePlan(request, selected) { history.known(console) }
    let outcome = RunOutcome(request, plan)
    plan.notes.forEach(console.note)
    history.scope = plan.selection.scope
    var runStart = RunStart(
      timestamp: Clock.timestamp(),
      program: "scenario-run \(HelpText.version)"
    )
    runStart.shard = plan.shard
    runStart.rerun = request.rerun
    // Before signals are waited for: a pipe that nobody reads would keep the run for ever.
    let stream = try eventStream(runStart)
    Interrupt.install()
    if let limit = request.limits.time { Interrupt.setLimit(milliseconds: limit) }
    defer { Interrupt.removeLimit() }
    var configuration = configuration(plan)
    if let stream { configuration.onEvent = { stream.consume($0) } }
    let reports = ReportFiles(request.output.reports, runStart, isByPath: plan.isByPath)
    let gitHub = request.purpose == .run ? GitHubReports(annotates: true) : nil
    let consumers: [any RunEventConsumer] =
      [console, outcome, history, reports] + [gitHub].compactMap(\.self)
    func emit(_ event: RunEvent) { for consumer in consumers { consumer.consume(event) } }
    emit(.runStarted(runStart))
    for warning in plan.warnings { emit(.warning(warning)) }
    if request.output.console.style == .progress { console.expect(files: plan.files.count) }
    var lint = SuiteLint()
    try execute(plan.files, configuration) { file in
      lint.add(file)
      observe(file)
      emit(.fileFinished(file))
    }
    for file in lint.findings { emit(.fileFinished(file)) }
    if outcome.missesSomething, !Interrupt.isRequested {
      plan.survey { outcome.noteUnselected($0) }
    }
    history.finish(console) { plan.runsAll && selected.isGone($0) }
    // When an edit is run again, nothing of this is new.
    if request.selection.only == nil { selected.files.ignoredNotes.forEach(console.note) }
    for loss in outcome.losses { emit(.warning(loss)) }
    // A signal after this point is too late for the reports.
    let end = outcome.end(
      wallTime: Clock.monotonicNanoseconds() - start,
      signal: Interrupt.received
    )
    let streamProblem = stream?.finish(end)
    // The report of a run without cases would look like that of a successful one.
    if end.isEmpty { reports.discard() }
    emit(.runEnded(end))
    console.pointOutSlowest(runTime: end.wallTime)
    console.finish(end, note: note(end))
    if let gitHub { console.print(gitHub.lines) }
    let problems = consumers.flatMap(\.problems) + [streamProblem].compactMap(\.self)
    for problem in problems { console.error("\(problem)") }
    return outcome.exitStatus(end, problems, console)
  }

  /// Resolves the arguments; if that fails, old reports are removed, so that they are not mistaken for this run's.
  private func selectedFiles(_ places: ReportPaths) throws(ScenarioError) -> SelectedFiles {
    do throws(ScenarioError) {
      return try SelectedFiles(request.selection)
    } catch {
      if let named = NamedPath.existing(among: request.selection.paths) {
        places.removeOld(butFor: named)
      }
      throw error
    }
  }

  /// Runs the files here, or in workers.
  private func execute(
    _ files: [ScenarioFiles.Entry],
    _ configuration: RunConfiguration,
    _ emit: (FileResult) -> Void
  ) throws(ScenarioError) {
    let loader = YAMLLoader(variables: request.selection.variables)
    guard request.isolates || request.provesDeterminism else {
      return Runner(loader: loader, configuration: configuration).run(files, emit: emit)
    }
    var runner = IsolatedRunner(
      loader: loader,
      configuration: configuration,
      workerArguments: ["scenario-run", Self.workerArgument],
      provesDeterminism: request.provesDeterminism
    )
    try runner.run(files, emit: emit)
  }

  /// Why the run did not run all cases.
  private func note(_ end: RunEnd) -> String {
    if Interrupt.hasTimedOut { return "--run-timeout exceeded" }
    if end.ending != .finished { return end.ending.note }
    if end.counts.interrupted > 0, let limit = request.configuration.failureLimit {
      return "stopped after \(limit) failure\(limit == 1 ? "" : "s")"
    }
    return end.unmetThresholdsNote
  }

  private func configuration(_ plan: FilePlan) -> RunConfiguration {
    let output = request.output
    var configuration = request.configuration
    configuration.selection = plan.selection
    configuration.jobs = min(configuration.jobs, max(1, plan.files.count))
    configuration.isTimed = request.purpose == .run
    configuration.keepsTraces =
      output.console.style == .verbose || output.events != nil && output.eventsHaveTraces
      || output.reports.contains { $0.format.wantsTraces }
    return configuration
  }

  private func eventStream(_ start: RunStart) throws(ScenarioError) -> EventStream? {
    let output = request.output
    guard let path = output.events else { return nil }
    return try EventStream(path: Path(path), withTraces: output.eventsHaveTraces, start)
  }
}
