internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Reads, plays and judges one file after the other.
struct FileWorker<Loader: ScenarioLoader> {
  private var loader: Loader
  private let configuration: RunConfiguration
  private var player = CasePlayer()
  private let limit: Int
  private var listener: (any RunListener)?
  private let keepsRecords: Bool

  init(loader: Loader, configuration: RunConfiguration, fileLimit: Int) {
    self.loader = loader
    self.configuration = configuration
    limit = fileLimit
    listener = configuration.makeListener?()
    keepsRecords = configuration.keepsRecords || listener?.wantsRecords == true
  }

  /// Works on what the walk over the folders found.
  mutating func work(on entry: ScenarioFiles.Entry) -> FileResult {
    switch entry {
    case .failure(let error, let folder):
      var result = FileResult(path: folder)
      add(error, to: &result)
      return result
    case .file(let path): return work(on: path)
    }
  }

  private mutating func work(on path: ScenarioPath) -> FileResult {
    var result = FileResult(path: path.display)
    let start = configuration.isTimed ? Clock.monotonicNanoseconds() : 0
    do throws(ScenarioError) {
      let bytes = try FileReader.read(path: path.path, as: path.display, limit: limit)
      let file = loader.load(SourceFile(path: path.display, location: path.path, bytes: bytes))
      if configuration.isTimed { result.loadTime = Clock.monotonicNanoseconds() - start }
      add(file, to: &result)
    } catch {
      add(error, to: &result)
    }
    return result
  }

  private mutating func add(_ problem: ScenarioError, to result: inout FileResult) {
    result.problem = problem
    listener?.fileUnreadable(result.path, problem)
  }

  private mutating func add(_ file: LoadedFile, to result: inout FileResult) {
    let selector = configuration.selection.forFile(result.path, file)
    result.usedVariables = file.usedVariables
    result.includedPaths = file.source.includedPaths
    if configuration.selection.choosesTags {
      result.tags = file.scenarios.flatMap { $0.info.tags.map(\.word) }
    }
    if configuration.isFingerprinted { result.fingerprint.add(file.source.bytes) }
    var isShown = configuration.keepsRecords
    // Cases of other shards keep their places in the file.
    var elsewhere = 0
    var invalid = InvalidCases(file, selector)
    listener?.fileStarted(file.source, cases: invalid.planned(of: file, selector))
    if !file.diagnostics.isEmpty {
      add(invalid.take(), to: &result, file.source)
      isShown = true
    }
    for scenario in file.scenarios {
      let count = result.cases.count
      if scenario.isValid {
        for plan in scenario.plans where selector.selects(plan.name, of: scenario.info) {
          guard selector.isShared(plan.name) else {
            elsewhere += 1
            continue
          }
          add(self.result(of: plan), to: &result, file.source, after: elsewhere)
          if case .passed = result.cases[result.cases.count - 1].outcome {} else { isShown = true }
        }
      } else if selector.selectsInvalid(scenario.info) {
        isShown = true
        add(invalid.take(), to: &result, file.source)
      }
      if result.cases.count > count { result.scenarioCount += 1 }
    }
    if isShown { result.source = file.source }
    if configuration.wantsLines || isShown {
      let lines = file.source.lineTable()
      result.lines = result.cases.map { lines.line(at: $0.scenario?.range.start ?? 0) }
    }
  }

  /// Adds a case, told to who listens; what happened is kept where it is wanted.
  private mutating func add(
    _ result: consuming CaseResult,
    to file: inout FileResult,
    _ source: SourceFile,
    after elsewhere: Int = 0
  ) {
    if listener != nil {
      listener?.caseFinished(copy result, at: file.cases.count + elsewhere, of: source)
      if !configuration.keepsRecords, case .passed = result.outcome { result.record = nil }
    }
    file.cases.append(result)
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
    if keepsRecords || !failures.isEmpty {
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
