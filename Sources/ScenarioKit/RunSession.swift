internal import ScenarioEvents
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

/// One run of the command: from what was asked to the exit status.
public struct RunSession {
  private let request: RunRequest

  /// Creates the session of a request.
  public init(_ request: RunRequest) { self.request = request }

  /// Does what was asked, and returns the status with which the command ends.
  ///
  /// Where several apply it is the first of 128 + signal, 5, 3, 4, 1, 6; a wrong path or option comes before all.
  public func run() async -> Int32 {
    let screen = Screen(request)
    do throws(ScenarioError) {
      return try await run(screen)
    } catch {
      screen.say("\(error)")
      return error.code.exitStatus
    }
  }

  private func run(_ screen: Screen) async throws(ScenarioError) -> Int32 {
    let start = Clock.monotonicNanoseconds()
    try ReportPaths.check(request.writtenPaths, besides: request.paths)
    let chosen = try ChosenFiles(request.paths)
    var configuration = try configuration(chosen)
    Interrupt.install(limit: request.trials.timeLimit)
    let runStart = RunStart(timestamp: Clock.timestamp(), program: request.program)
    let stream = try eventStream(runStart)
    if let stream { configuration.makeListener = { stream.makeListener() } }
    var reports = ReportFiles(request.reports, runStart)
    var gitHub = request.purpose == .run ? GitHubReports() : nil
    let wantsTraces = request.reports.contains { $0.format.wantsTraces }
    var counts = Counts()
    var census = TagCensus(configuration.selection.tags)
    var idle = Set(request.variables.keys)
    var lint = SuiteLint()
    try await play(chosen.files, configuration, stream) { file, record in
      counts.add(file)
      lint.add(file)
      census.add(file)
      idle.subtract(file.usedVariables)
      if gitHub != nil || !reports.isEmpty {
        let record = record ?? FileRecord(file, withTraces: wantsTraces)
        reports.add(record)
        gitHub?.add(record)
      }
      screen.show(file, record, counts)
    }
    for file in lint.findings {
      counts.add(file)
      screen.show(file, nil, counts)
    }
    var end = RunEnd(counts: counts, wallTime: Clock.monotonicNanoseconds() - start)
    if let signal = Interrupt.received { end.ending = .interrupted(signal: Int(signal)) }
    let streamProblem = stream?.finish(end)
    reports.finish(end)
    screen.finish(end, note: note(end))
    if let lines = gitHub?.finish(end) { screen.print(lines) }
    let problems = reports.problems + [streamProblem, gitHub?.problem].compactMap(\.self)
    // Who has not read all files cannot say what is in none of them.
    guard counts.interrupted == 0 else {
      for problem in problems { screen.say("\(problem)") }
      if let signal = Interrupt.received { return 128 + signal }
      return problems.first?.code.exitStatus ?? counts.exitStatus
    }
    for name in idle.sorted() {
      screen.say("--set \(name): no scenario has a variable of that name")
    }
    var status = status(counts, census, problems, screen)
    if let signal = Interrupt.received { return 128 + signal }
    if status == 0, counts.misses(request.trials) { status = 6 }
    return idle.isEmpty || status > 1 ? status : 2
  }

  /// Plays the files here, or in workers; these hand out records, since their results stay with them.
  private func play(
    _ files: ScenarioFiles,
    _ configuration: RunConfiguration,
    _ stream: EventStream?,
    _ take: (FileResult, FileRecord?) -> Void
  ) async throws(ScenarioError) {
    if request.trials.isolates || request.trials.provesDeterminism {
      let runner = IsolatedRunner(request, configuration, files) { stream?.append($0, of: $1) }
      try runner.run(take)
    } else {
      let runner = Runner(
        loader: YAMLLoader(set: request.variables),
        configuration: configuration,
        fileLimit: YAMLLoader.fileLimit
      )
      try await runner.run(files) { (file) throws(ScenarioError) in take(file, nil) }
    }
  }

  /// What kept the run from playing all.
  private func note(_ end: RunEnd) -> String {
    if Interrupt.isOverTime { return "the time of the run was over" }
    if end.ending != .finished { return end.ending.note }
    if end.counts.interrupted > 0, let limit = request.trials.failureLimit {
      return "stopped after \(limit) failure\(limit == 1 ? "" : "s")"
    }
    return ""
  }

  private func configuration(_ chosen: ChosenFiles) throws(ScenarioError) -> RunConfiguration {
    var configuration = RunConfiguration()
    configuration.purpose = request.purpose
    configuration.lints = request.lints
    configuration.jobs = request.jobs
    configuration.makeApp = request.makeApp
    configuration.retries = request.trials.retries
    configuration.rounds = request.trials.rounds
    configuration.failureLimit = request.trials.failureLimit
    configuration.selection.spots = chosen.spots
    configuration.selection.filter = request.filter
    if let tags = request.tags { configuration.selection.tags = try TagExpression(parsing: tags) }
    configuration.wantsLines = !request.reports.isEmpty || request.purpose == .list
    configuration.isTimed = !request.reports.isEmpty || request.events != nil
    configuration.keepsRecords =
      request.style == .verbose || request.reports.contains { $0.format.wantsTraces }
    return configuration
  }

  private func eventStream(_ start: RunStart) throws(ScenarioError) -> EventStream? {
    guard let path = request.events else { return nil }
    return try EventStream(path: path, withTraces: request.eventsHaveTraces, start)
  }

  private func status(
    _ counts: Counts,
    _ census: TagCensus,
    _ reportProblems: [ScenarioError],
    _ screen: Screen
  ) -> Int32 {
    let problems = (screen.problem.map { [$0] } ?? []) + reportProblems
    for problem in problems { screen.say("\(problem)") }
    if let idle = census.idle {
      screen.say("no scenario carries the tag '\(idle)'", as: "warning")
    }
    let lacksTag = census.missing != nil
    if let missing = census.missing {
      screen.say("no scenario carries the tag '\(missing)'; \(census.known)")
    } else if counts.cases == counts.invalid, counts.invalid == 0 || request.filter != nil,
      counts.unreadable == 0
    {
      screen.say(nothingSelected)
    }
    if let problem = problems.first { return problem.code.exitStatus }
    return lacksTag && counts.unreadable + counts.invalid == 0 ? 4 : counts.exitStatus
  }

  /// Why nothing was played.
  private var nothingSelected: String {
    guard let filter = request.filter else { return "no case was selected: the tags leave nothing" }
    return "no case has '\(filter)' in its name; capital and small letters count"
  }
}

extension Counts {
  /// Whether a bound was missed that was asked for, though all passed.
  fileprivate func misses(_ trials: RunTrials) -> Bool {
    trials.failsOnFlaky && flaky > 0 || different > 0
  }

  /// The status with which a command ends for what came of the cases.
  var exitStatus: Int32 {
    if unreadable > 0 { return 5 }
    if invalid + warnings > 0 { return 3 }
    if cases == 0 { return 4 }
    return isGood ? 0 : 1
  }
}
