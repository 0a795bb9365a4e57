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
  /// Where several apply it is the first of 128 + signal, 5, 3, 4, 1; a wrong path or option comes before all.
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
    try checkReportPaths()
    let chosen = try ChosenFiles(request.paths)
    let configuration = try configuration(chosen)
    Interrupt.install()
    var reports = ReportFiles(request.reports, RunStart(timestamp: Clock.timestamp()))
    var counts = Counts()
    var census = TagCensus(configuration.selection.tags)
    var idle = Set(request.variables.keys)
    let runner = Runner(
      loader: YAMLLoader(set: request.variables),
      configuration: configuration,
      fileLimit: YAMLLoader.fileLimit
    )
    var lint = SuiteLint()
    try await runner.run(chosen.files) { (file) throws(ScenarioError) in
      counts.add(file)
      lint.add(file)
      census.add(file)
      idle.subtract(file.usedVariables)
      reports.add(file)
      screen.show(file, counts)
    }
    for file in lint.findings {
      counts.add(file)
      screen.show(file, counts)
    }
    let end = RunEnd(counts: counts, wallTime: Clock.monotonicNanoseconds() - start)
    if let signal = Interrupt.received {
      reports.discard()
      screen.finish(end, note: "interrupted: the rest was not played, and no report is written")
      return 128 + signal
    }
    reports.finish(end)
    screen.finish(end, note: "")
    for name in idle.sorted() {
      screen.say("--set \(name): no scenario has a variable of that name")
    }
    let status = status(counts, census, reports.problems, screen)
    return idle.isEmpty || status > 1 ? status : 2
  }

  private func configuration(_ chosen: ChosenFiles) throws(ScenarioError) -> RunConfiguration {
    var configuration = RunConfiguration()
    configuration.purpose = request.purpose
    configuration.lints = request.lints
    configuration.jobs = request.jobs
    configuration.selection.spots = chosen.spots
    configuration.selection.filter = request.filter
    if let tags = request.tags { configuration.selection.tags = try TagExpression(parsing: tags) }
    configuration.wantsLines = !request.reports.isEmpty || request.purpose == .list
    configuration.isTimed = !request.reports.isEmpty
    configuration.keepsRecords = request.style == .verbose
    return configuration
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

  /// Refuses a report where a scenario lies: its file would be replaced before it is read.
  private func checkReportPaths() throws(ScenarioError) {
    for report in request.reports {
      let isScenario = report.path.hasSuffix(".yaml") || report.path.hasSuffix(".yml")
      if isScenario || request.paths.contains(report.path) {
        throw ScenarioError(
          .usage,
          "a report cannot be written to '\(report.path)': that is a scenario file",
          help: "name another file, such as report.xml"
        )
      }
    }
  }
}

extension Counts {
  /// The status with which a command ends for what came of the cases.
  var exitStatus: Int32 {
    if unreadable > 0 { return 5 }
    if invalid + warnings > 0 { return 3 }
    if cases == 0 { return 4 }
    return failed > 0 ? 1 : 0
  }
}
