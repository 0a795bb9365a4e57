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
    let places = try ReportPaths(request.writtenPaths)
    let chosen = try chosenFiles(places)
    try places.spare(NamedPath.lists(among: request.paths), "a list of scenarios")
    try places.spare(chosen.paths, "a scenario file")
    places.prepare()
    var history = try RunHistory(request)
    var draft = try FilePlan(request, chosen) { history.known(screen) }
    var census = TagCensus(draft.selection.tags)
    var idle = Set(request.variables.keys)
    if let shard = request.shard {
      // A tag that only cases of other shards carry is carried.
      try await draft.deal(to: shard) { file in
        census.add(file)
        idle.subtract(file.usedVariables)
      }
    }
    let plan = draft
    for note in plan.notes { screen.say(note, as: "note") }
    for warning in plan.warnings { screen.say(warning, as: "warning") }
    if let reason = plan.nothingToDo { screen.say("\(reason): nothing is played", as: "note") }
    history.begin(isSorted: plan.isByPath, isGone: plan.playsAll ? chosen.isGone : nil)
    var configuration = configuration(plan, isTimed: history.isKept)
    Interrupt.install()
    if let limit = request.trials.timeLimit { Interrupt.setLimit(milliseconds: limit) }
    defer { Interrupt.removeLimit() }
    var runStart = RunStart(timestamp: Clock.timestamp(), program: request.program)
    runStart.shard = plan.shard
    let stream = try eventStream(runStart)
    if let stream { configuration.makeListener = { stream.makeListener() } }
    var reports = ReportFiles(request.reports, runStart)
    var gitHub = request.purpose == .run ? GitHubReports() : nil
    let wantsTraces = request.reports.contains { $0.format.wantsTraces }
    var counts = Counts()
    var late: [FileRecord] = []
    var matchIsInvalid = false
    var lint = SuiteLint()
    var losses: [String] = []
    try await play(plan.queue, configuration, stream) { file, record in
      counts.add(file)
      if plan.shard == nil {
        census.add(file)
        idle.subtract(file.usedVariables)
      }
      lint.add(file)
      observe?(file)
      matchIsInvalid = matchIsInvalid || hasInvalidMatch(file)
      losses += plan.losses(in: file)
      history.add(file, plan)
      if gitHub != nil || !reports.isEmpty {
        let record = record ?? FileRecord(file, withTraces: wantsTraces)
        gitHub?.add(record)
        if plan.isByPath { reports.add(record) } else { late.append(record) }
      }
      screen.show(file, record, counts)
    }
    for file in lint.findings {
      counts.add(file)
      screen.show(file, nil, counts)
    }
    // A report is by path, in whatever order the files were played.
    late.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for file in late { reports.add(file) }
    history.finish(screen)
    for loss in losses { screen.say(loss, as: "warning") }
    var end = RunEnd(counts: counts, wallTime: Clock.monotonicNanoseconds() - start)
    // What comes from here on comes too late for the reports.
    let signal = Interrupt.received
    if let signal { end.ending = .interrupted(signal: Int(signal)) }
    end.missed = missed(counts, of: plan.shard?.cases ?? counts.cases)
    let streamProblem = stream?.finish(end)
    reports.finish(end)
    screen.finish(end, note: note(end))
    if let lines = gitHub?.finish(end) { screen.print(lines) }
    let problems =
      [screen.problem].compactMap(\.self) + reports.problems
      + [streamProblem, gitHub?.problem].compactMap(\.self)
    for problem in problems { screen.say("\(problem)") }
    // Who has not read all files cannot say what is in none of them.
    guard counts.interrupted == 0 else {
      if let signal { return 128 + signal }
      return problems.first?.code.exitStatus ?? counts.exitStatus
    }
    for name in idle.sorted() {
      screen.say("--set \(name): no scenario has a variable of that name")
    }
    if plan.nothingToDo != nil, problems.isEmpty { return 0 }
    if counts.cases + counts.unreadable == 0, request.asksOnlyForFailed {
      let reason = FilePlan.nothingFailed(losses: !(plan.warnings + losses).isEmpty)
      screen.say("\(reason): nothing is played", as: "note")
      return problems.first?.code.exitStatus ?? 0
    }
    let status = status(end, census, matchIsInvalid, problems, screen)
    if let signal { return 128 + signal }
    if end.missed.contains(.expectCount), let expected = request.expectedCount {
      let count = plan.shard?.cases ?? counts.cases
      screen.say("\(expected) cases were expected by --expect-count, and there are \(count)")
    }
    return idle.isEmpty || status > 1 ? status : 2
  }

  /// Looks the arguments up; where that fails, old reports are not left to be taken for this run's.
  private func chosenFiles(_ places: ReportPaths) throws(ScenarioError) -> ChosenFiles {
    do throws(ScenarioError) {
      return try ChosenFiles(request.paths, variables: request.variables)
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
      await runner.run(files) { file in take(file, nil) }
    }
  }

  /// What kept the run from playing all.
  private func note(_ end: RunEnd) -> String {
    if Interrupt.isOverTime { return "the time of the run was over" }
    if end.ending != .finished { return end.ending.note }
    if end.counts.interrupted > 0, let limit = request.trials.failureLimit {
      return "stopped after \(limit) failure\(limit == 1 ? "" : "s")"
    }
    return end.missedNote
  }

  /// The bounds that were asked for and missed.
  private func missed(_ counts: Counts, of total: Int) -> [RunEnd.Bound] {
    var missed: [RunEnd.Bound] = []
    if request.trials.failsOnFlaky, counts.flaky > 0 { missed.append(.failOnFlaky) }
    if counts.different > 0 { missed.append(.proveDeterminism) }
    if let expected = request.expectedCount, expected != total { missed.append(.expectCount) }
    return missed
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
    return try EventStream(path: path, withTraces: request.eventsHaveTraces, start)
  }

  private func status(
    _ end: RunEnd,
    _ census: TagCensus,
    _ matchIsInvalid: Bool,
    _ problems: [ScenarioError],
    _ screen: Screen
  ) -> Int32 {
    let counts = end.counts
    if let idle = census.idle {
      screen.say("no scenario carries the tag '\(idle)'", as: "warning")
    }
    let lacksTag = census.missing != nil
    if let missing = census.missing {
      screen.say("no scenario carries the tag '\(missing)'; \(census.known)")
    } else if counts.cases == counts.invalid, counts.unreadable == 0, !matchIsInvalid,
      counts.invalid == 0 || !request.filters.isEmpty
    {
      screen.say(nothingSelected)
    }
    if let problem = problems.first { return problem.code.exitStatus }
    return lacksTag && counts.unreadable + counts.invalid == 0 ? 4 : end.exitStatus
  }

  /// Whether something invalid may be what the filters are after.
  private func hasInvalidMatch(_ file: FileResult) -> Bool {
    guard !request.filters.isEmpty else { return false }
    return file.cases.contains { item in
      guard case .invalid = item.outcome else { return false }
      return item.scenario == nil || request.filters.allSatisfy { item.name.contains($0) }
    }
  }

  /// Why nothing was played.
  private var nothingSelected: String {
    let filters = request.filters.map { "'\($0)'" }.joined(separator: " and ")
    let names = "no case has \(filters) in its name; capital and small letters count"
    var choosers: [String] = []
    if !filters.isEmpty { choosers.append("--filter") }
    if request.tags != nil { choosers.append("--tag") }
    if request.onlyFailed { choosers.append("--failed") }
    if choosers == ["--filter"] { return names }
    guard let last = choosers.last else {
      return
        "no scenario is in what was named; a file of fragments is played by those that include it"
    }
    let all =
      choosers.count == 1
      ? "\(last) leaves" : "\(choosers.dropLast().joined(separator: ", ")) and \(last) leave"
    return "no case was selected: \(all) nothing"
  }
}

extension RunRequest {
  /// Whether nothing else chooses among the cases of the files.
  fileprivate var asksOnlyForFailed: Bool { onlyFailed && tags == nil && filters.isEmpty }
}

extension RunEnd {
  /// The status with which a command ends for a run that came to its own end.
  var exitStatus: Int32 {
    let status = counts.exitStatus
    return status == 0 && !missed.isEmpty ? 6 : status
  }
}

extension Counts {
  /// The status with which a command ends for what came of the cases.
  var exitStatus: Int32 {
    if unreadable > 0 { return 5 }
    if invalid + warnings > 0 { return 3 }
    if cases == 0 { return 4 }
    return isGood ? 0 : 1
  }
}
