internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// The walks of `explore`: where they begin, how many there are, and what is printed of them.
struct ExploreSession {
  private let walks: Walks
  private var exploration: Exploration
  private let seed: UInt64
  private let console: Console
  /// The wall-clock time that the walks took, without shrinking, in nanoseconds.
  private var wallTime: UInt64 = 0

  /// Reads the scenarios in whose environments walks begin; nil after printing what is wrong with one.
  ///
  /// - Throws: `.usage` for unknown names, or if the scenarios need an app and there is none.
  init?(
    _ paths: [String],
    _ options: EnvironmentOptions,
    survives: [String],
    invariants: [String],
    seed: UInt64,
    length: Int,
    _ console: Console
  ) throws(ScenarioError) {
    let context = CommandContext.current
    let names = try Self.names(of: invariants)
    try Self.checkProbes(survives, context)
    guard let scenarios = try Self.scenarios(paths, options, console) else { return nil }
    let methods = try MethodSet(selectors: options.implements)
    guard let change = try options.change(options.described, console) else { return nil }
    let starts = scenarios.map { plan, source in
      let changed = plan.changing(change).implementing(methods)
      return WalkStart(changed.withoutSteps(invariants: names, survivors: survives), source)
    }
    walks = Walks(
      from: starts,
      scenarios: scenarios.map(\.plan),
      words: context.customWords,
      seed: seed,
      length: length,
      app: context.makeApp,
      loadPlan: FindingFile.plan
    )
    // The worker reads the same arguments, and so makes the same walks.
    let arguments = ["scenario-run", RunSession.workerArgument] + CommandArguments.all
    let isIsolated = context.runsAppInProcess && !context.isWorker
    exploration = Exploration(walks, workerArguments: isIsolated ? arguments : nil)
    (self.seed, self.console) = (seed, console)
  }

  /// Performs the walks that another process requests, as its worker.
  func serve() throws(ScenarioError) {
    var worker = WalkWorkerSession(walks)
    try worker.run()
  }

  /// Runs the scenario of a finding; returns whether it fails.
  var verify: FindingFile.Verification {
    { [exploration] (generatedScenario, _) throws(ScenarioError) in
      try exploration.reproduces(generatedScenario)
    }
  }

  /// Performs walks in batches, until an interruption.
  mutating func walk(_ numbers: Range<Int>, jobs: Int) throws(ScenarioError) {
    let start = Clock.monotonicNanoseconds()
    defer { wallTime += Clock.monotonicNanoseconds() - start }
    var first = numbers.lowerBound
    while first < numbers.upperBound, !Interrupt.isRequested {
      let end = min(first + 64 * jobs, numbers.upperBound)
      try exploration.walk(first..<end, jobs: jobs)
      first = end
    }
  }

  /// Performs walks until the time is over.
  mutating func walk(seconds: Int, jobs: Int) throws(ScenarioError) {
    let end = Clock.monotonicNanoseconds() + UInt64(seconds) * 1_000_000_000
    var first = 1
    while Clock.monotonicNanoseconds() < end, !Interrupt.isRequested {
      try walk(first..<(first + 4 * jobs), jobs: jobs)
      first += 4 * jobs
    }
  }

  /// Prints the findings, and returns their number.
  func report(
    _ files: FindingFiles?,
    jobs: Int,
    _ format: AnswerFormat
  ) throws(ScenarioError) -> Int {
    var findings: [ExploredFinding] = []
    for finding in try exploration.findings(jobs: jobs) {
      let objection =
        files == nil ? try FindingFile.objection(to: finding.generatedScenario, verify) : nil
      findings.append(
        ExploredFinding(
          finding,
          scenario: FindingFile.text(of: finding.generatedScenario),
          path: files?.add(finding.generatedScenario).map { "\($0)" },
          objection: objection
        )
      )
    }
    switch format {
    case .json: console.print(ExplorationJSON.text(exploration, findings, seed: seed), as: .json)
    case .text:
      let text = ExplorationText(console.paint)
      let lines =
        findings.flatMap(text.lines)
        + text.summary(exploration, findings: findings.count, seed: seed)
      console.print(lines.joined(separator: "\n") + "\n")
    }
    let rate = exploration.walkCount * 1_000_000_000 / max(1, Int(wallTime))
    console.note("\(rate) walks per second")
    return findings.count
  }

  // MARK: - Where walks begin

  /// A case in whose environment walks begin, and its file.
  private typealias Scenario = (plan: Plan, source: SourceFile)

  /// Returns the cases below the paths, or else one that the options describe; nil after printing an error.
  private static func scenarios(
    _ paths: [String],
    _ options: EnvironmentOptions,
    _ console: Console
  ) throws(ScenarioError) -> [Scenario]? {
    guard !paths.isEmpty else {
      let document = try ActionDocument(
        after: [],
        then: [],
        in: options.described,
        options.appFile
      )
      return ExplainableCases.compile(document, console).map { cases in
        cases.plans.map { ($0, cases.source) }
      }
    }
    try options.requireNoAppFile()
    var scenarios: [Scenario] = []
    var loader = YAMLLoader.ofCommand()
    for entry in try SelectedFiles(paths).files {
      switch entry {
      case .failure(let error, _): throw error
      case .file(let path):
        let file = loader.load(try SourceFile(reading: path))
        let errors = file.allDiagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else {
          console.printErrors(errors, in: file.source, file.answerSpelling)
          return nil
        }
        let plans = file.scenarios.flatMap(\.plans).filter { $0.skipReason == nil }
        scenarios += plans.map { ($0, file.source) }
      }
    }
    guard !scenarios.isEmpty else {
      throw ScenarioError.nothingSelected("the paths contain no scenario that is not skipped")
    }
    if CommandContext.current.makeApp == nil, scenarios.contains(where: { $0.plan.appUse != nil }) {
      throw ScenarioError.usage(
        "the scenarios need an app under test, and there is none",
        help: "explore with your app: '--app COMMAND', or a command of your own"
      )
    }
    return scenarios
  }

  private static func names(of invariants: [String]) throws(ScenarioError) -> Set<String> {
    let known = Invariant.all.map(\.name)
    for name in invariants where name != "all" && !known.contains(name) {
      let meant = Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
      throw ScenarioError.usage(
        "'\(name)' is not an invariant",
        help: meant ?? "'scenario-run words invariants' lists them"
      )
    }
    return Set(invariants.contains("all") ? known : invariants)
  }

  private static func checkProbes(
    _ probes: [String],
    _ context: CommandContext
  ) throws(ScenarioError) {
    let known = context.customWords.probes
    for probe in probes where !known.contains(probe) {
      throw ScenarioError.usage(
        "--survives: the app has no probe '\(probe)'",
        help: known.isEmpty
          ? "only an app under test has probes: '--app COMMAND', or a command of your own"
          : "it has \(known.joined(separator: ", "))"
      )
    }
  }
}
