internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// One run of the command, from the request to the exit status.
struct RunSession {
  let request: RunRequest
  /// A closure that is called with the result of each file.
  var observe: (FileResult) -> Void = { _ in }

  /// The argument that makes the program a worker; as a subcommand, it would shadow a path of that name.
  static let workerArgument = "--as-a-worker"

  /// Performs the run, and returns the exit status.
  ///
  /// If several apply, it is the first of 128 + signal, 5, 3, 4, 1, 6; a wrong path or option takes precedence.
  func run() -> Int32 { Console(request).exitStatus(of: execute) }

  private func execute(_ console: Console) throws(ScenarioError) -> Int32 {
    let start = Clock.monotonicNanoseconds()
    let reportPaths = try ReportPaths(request.output.paths)
    let selected = try selectedFiles(reportPaths)
    try reportPaths.refuseToOverwrite(
      PathArgument.listFiles(among: request.selection.paths),
      "a list of scenarios"
    )
    try reportPaths.refuseToOverwrite(selected.files.unlistedPaths, "a scenario file")
    reportPaths.prepare()
    // If each shard recorded its own results, the next plan would differ from machine to machine.
    let history = try RunHistory(
      request.history,
      isRecorded: request.purpose == .run && request.selection.shard == nil
    )
    let plan = try FilePlan(request, selected) { () throws(ScenarioError) in
      if request.selection.onlyFailed { try history.checkIsCurrent(orRun: request.argumentsForAll) }
      return history.load(warningOn: console)
    }
    let outcome = RunOutcome(request, plan)
    plan.notes.forEach(console.note)
    history.runScope = plan.selection.scope
    var runStart = RunStart(
      timestamp: Clock.timestamp(),
      program: "scenario-run \(HelpText.version)"
    )
    runStart.shard = plan.shard
    runStart.rerun = request.rerun
    // Before signals are handled, so that Ctrl-C can still end a run that blocks on a pipe without a reader.
    let stream = try eventStream(runStart)
    let context = CommandContext.current
    if !context.servesClient { Interrupt.install() }
    if let limit = request.limits.timeoutMilliseconds { Interrupt.setLimit(milliseconds: limit) }
    defer { Interrupt.removeLimit() }
    var configuration = configuration(plan)
    if let stream { configuration.onEvent = { stream.consume($0) } }
    let names = request.output.console.names
    let reports = ReportFiles(
      request.output.reports,
      runStart,
      names: names,
      isSortedByPath: plan.isSortedByPath
    )
    let gitHub =
      request.purpose == .run && !context.servesClient
      ? GitHubReports(annotates: true, names: names) : nil
    let runsHere = !request.isolates && !request.provesDeterminism
    let findings = try FindingFiles(
      request.output.findings,
      console,
      verify: runsHere ? FindingFile.runHere : nil
    )
    var consumers: [any RunEventConsumer] = [console, outcome, history, reports]
    if let gitHub { consumers.append(gitHub) }
    if let findings { consumers.append(findings) }
    var (kills, killsWithoutProbes) = (0, 0)
    func emit(_ event: RunEvent) { for consumer in consumers { consumer.consume(event) } }
    emit(.runStarted(runStart))
    for warning in plan.warnings { emit(.warning(warning)) }
    if request.selection.onlyFailed || !plan.files.isEmpty {
      try history.begin(onlyFailed: request.selection.onlyFailed)
    }
    if request.output.console.style == .progress { console.setFileCount(plan.files.count) }
    var check = CrossFileCheck()
    outcome.appProblems = try execute(plan.files, configuration) { file in
      check.add(file)
      kills += file.cases.reduce(0) { $0 + $1.kills }
      killsWithoutProbes += file.cases.reduce(0) { $0 + $1.killsWithoutProbes }
      observe(file)
      emit(.fileFinished(file))
    }
    for file in check.findings { emit(.fileFinished(file)) }
    if outcome.hasUnmatchedRequests, !Interrupt.isRequested {
      plan.listNamedFiles { outcome.recordUnselected($0) }
    }
    if !configuration.killStates.isEmpty {
      outcome.killCount = kills
      if !outcome.hasKilledNothing {
        console.note(Self.note(kills: kills, withoutProbes: killsWithoutProbes))
      }
    }
    history.finish(console, appHasFailed: !outcome.appProblems.isEmpty) {
      plan.runsAllCases && selected.isGone($0)
    }
    // After an edit, `--watch` does not repeat these notes.
    if request.selection.onlyFiles == nil { selected.files.ignoredNotes.forEach(console.note) }
    for warning in outcome.missingCaseWarnings { emit(.warning(warning)) }
    // Later signals do not change the reports.
    let end = outcome.runEnd(
      wallTime: Clock.monotonicNanoseconds() - start,
      signal: Interrupt.received
    )
    let streamProblem = stream?.finish(end)
    // The report of a run without cases would look like that of a successful one.
    if end.selectedNothing { reports.discard() }
    emit(.runEnded(end))
    console.finish(end, note: note(end))
    if let gitHub { console.print(gitHub.lines, as: .workflowCommands) }
    let problems = consumers.flatMap(\.problems) + [streamProblem].compactMap(\.self)
    for problem in problems { console.error("\(problem)") }
    return outcome.exitStatus(end, problems, console)
  }

  /// Resolves the arguments; if that fails, old reports are removed, so that they are not mistaken for this run's.
  private func selectedFiles(_ reportPaths: ReportPaths) throws(ScenarioError) -> SelectedFiles {
    do throws(ScenarioError) {
      return try SelectedFiles(request.selection)
    } catch {
      removeOldReports(reportPaths)
      throw error
    }
  }

  /// Removes the reports of earlier runs if this one cannot start.
  func removeOldReports() {
    if let paths = try? ReportPaths(request.output.paths) { removeOldReports(paths) }
  }

  private func removeOldReports(_ reportPaths: ReportPaths) {
    if let files = PathArgument.existingFiles(among: request.selection.paths) {
      reportPaths.removeOld(except: files)
    }
  }

  /// Runs the files in this process, or in worker processes; returns what is wrong with how the app under test ended.
  private func execute(
    _ files: [ScenarioFiles.Entry],
    _ configuration: RunConfiguration,
    _ emit: (FileResult) -> Void
  ) throws(ScenarioError) -> [ScenarioError] {
    let loader = YAMLLoader.ofCommand(variables: request.selection.variables)
    guard request.isolates || request.provesDeterminism else {
      Runner(loader: loader, configuration: configuration).run(files, emit: emit)
      return CommandContext.current.appPool?.finish() ?? []
    }
    var runner = IsolatedRunner(
      loader: loader,
      configuration: configuration,
      workerArguments: ["scenario-run", Self.workerArgument],
      provesDeterminism: request.provesDeterminism
    )
    try runner.run(files, emit: emit)
    // This process has started the program once, too, to ask for its words.
    return runner.appProblems + (CommandContext.current.appPool?.finish() ?? [])
  }

  /// Returns the note on how many kills `--kill-each-step` has tested.
  private static func note(kills: Int, withoutProbes: Int) -> String {
    if kills == 0 { return RunOutcome.nothingKilled }
    let note = "the app was killed \(kills == 1 ? "once" : "\(kills) times")"
    if withoutProbes == 0 { return note }
    let share = withoutProbes == kills ? "" : "\(withoutProbes) times "
    return
      "\(note), \(share)without comparing a value: name probes under 'survives', or expect them"
  }

  /// Returns the note on the last line, such as why not all cases were run.
  private func note(_ end: RunEnd) -> String {
    if Interrupt.hasTimedOut { return "--run-timeout exceeded" }
    if end.ending != .finished { return end.ending.note }
    if end.counts.interrupted > 0, let limit = request.configuration.failureLimit {
      return "stopped after \(limit) failure\(limit == 1 ? "" : "s")"
    }
    return end.unmetConditionsNote
  }

  private func configuration(_ plan: FilePlan) -> RunConfiguration {
    let output = request.output
    var configuration = request.configuration
    configuration.selection = plan.selection
    configuration.jobs = min(configuration.jobs, max(1, plan.files.count))
    if CommandContext.current.runsAppOnMainThread, !request.isolates { configuration.jobs = 1 }
    configuration.guardsApp = CommandContext.current.runsAppInProcess && !request.isolates
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
