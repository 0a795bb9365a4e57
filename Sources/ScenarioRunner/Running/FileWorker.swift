internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Reads, plays and judges one file after the other.
struct FileWorker<Loader: ScenarioLoader> {
  private var loader: Loader
  private let configuration: RunConfiguration
  private var player = CasePlayer()
  private var checker = StaticChecker()
  private let limit: Int

  init(loader: Loader, configuration: RunConfiguration, fileLimit: Int) {
    self.loader = loader
    self.configuration = configuration
    limit = fileLimit
  }

  /// Works on what the walk over the folders found.
  mutating func work(on entry: ScenarioFiles.Entry) -> FileResult {
    switch entry {
    case .failure(let error):
      var result = FileResult(path: "")
      result.problem = error
      return result
    case .file(let path): return work(on: path)
    }
  }

  private mutating func work(on path: ScenarioPath) -> FileResult {
    var result = FileResult(path: path.display)
    do throws(ScenarioError) {
      let bytes = try FileReader.read(path: path.path, as: path.display, limit: limit)
      let file = loader.load(SourceFile(path: path.display, location: path.path, bytes: bytes))
      add(file, to: &result)
    } catch {
      result.problem = error
    }
    return result
  }

  private mutating func add(_ file: LoadedFile, to result: inout FileResult) {
    let selector = configuration.selection.forFile(result.path, file)
    result.usedVariables = file.usedVariables
    if configuration.lints { result.lintFacts = LintFacts(file) }
    if configuration.selection.choosesTags {
      result.tags = file.scenarios.flatMap { $0.info.tags.map(\.word) }
    }
    var isShown = configuration.keepsRecords
    if !file.diagnostics.isEmpty {
      result.cases.append(
        CaseResult(name: "the file itself", scenario: nil, outcome: .invalid(file.diagnostics))
      )
      isShown = true
    }
    for scenario in file.scenarios {
      let count = result.cases.count
      if scenario.isValid {
        for plan in scenario.plans where selector.selects(plan.name, of: scenario.info) {
          var played = self.result(of: plan)
          if isWarned(played) {
            played.warnings = scenario.diagnostics + checker.warnings(of: plan)
          }
          if case .passed = played.outcome, played.warnings.isEmpty {} else { isShown = true }
          result.cases.append(played)
        }
      } else if selector.selectsInvalid(scenario.info) {
        isShown = true
        result.cases.append(
          CaseResult(
            name: scenario.info.name.isEmpty ? "a scenario without a name" : scenario.info.name,
            scenario: scenario.info,
            outcome: .invalid(scenario.diagnostics)
          )
        )
      }
      if result.cases.count > count { result.scenarioCount += 1 }
    }
    if isShown {
      result.source = file.source
      tellApart(&result.cases)
    }
    if configuration.wantsLines || isShown {
      let lines = file.source.lineTable()
      result.lines = result.cases.map { lines.line(at: $0.scenario?.range.start ?? 0) }
    }
  }

  /// Whether it is worth looking for what no app could meet: a run pays nothing for what passes.
  private func isWarned(_ result: CaseResult) -> Bool {
    switch result.outcome {
    case .passed: configuration.purpose == .check
    case .failed: true
    default: false
    }
  }

  /// Gives an invalid case another name where its own is taken: a reader of reports drops the second of two.
  private func tellApart(_ cases: inout [CaseResult]) {
    let isInvalid = cases.map { if case .invalid = $0.outcome { true } else { false } }
    guard isInvalid.contains(true) else { return }
    var names = Set(zip(cases, isInvalid).lazy.filter { !$0.1 }.map(\.0.name))
    for index in cases.indices where isInvalid[index] {
      let name = cases[index].name
      var count = 1
      while !names.insert(cases[index].name).inserted {
        cases[index].name = "\(name) (invalid\(count == 1 ? "" : " \(count)"))"
        count += 1
      }
    }
  }

  private mutating func result(of plan: Plan) -> CaseResult {
    var result = CaseResult(
      name: plan.name,
      scenario: plan.scenario,
      world: plan.world,
      outcome: .passed
    )
    if configuration.purpose == .list { return result }
    let start = configuration.isTimed ? Clock.monotonicNanoseconds() : 0
    let (played, failures) = player.trial(of: plan)
    result.virtualTime = played.steps.last?.end ?? .zero
    result.outcome = outcome(of: plan, played, failures)
    if configuration.isTimed { result.wallTime = Clock.monotonicNanoseconds() - start }
    if configuration.keepsRecords || !failures.isEmpty {
      result.record = played
    } else {
      player.recycle(played)
    }
    return result
  }

  private func outcome(
    of plan: Plan,
    _ played: PlayedCase,
    _ failures: [StepFailure]
  ) -> CaseResult.Outcome {
    // An impossible action is the file's fault, unless a kill that nobody asked for explains it.
    if let illegality = played.illegality, !CaseJudge.wasKilledUnasked(played, plan: plan) {
      return .invalid([CaseJudge.diagnostic(for: illegality, plan: plan)])
    }
    if configuration.purpose == .check { return .passed }
    if let reason = plan.skipReason { return .skipped(reason) }
    if let reason = plan.knownIssue {
      return failures.isEmpty ? .unexpectedPass(reason) : .knownIssue(reason, failures)
    }
    return failures.isEmpty ? .passed : .failed(failures)
  }
}
