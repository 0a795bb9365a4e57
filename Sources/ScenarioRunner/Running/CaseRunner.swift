internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Plays a case, judges it, and says what came of it.
struct CaseRunner {
  private let configuration: RunConfiguration
  private let keepsRecords: Bool
  private var player = CasePlayer()
  private var checker = StaticChecker()

  init(
    _ configuration: RunConfiguration,
    keepsRecords: Bool,
    onStep: ((Int) -> Void)? = nil
  ) {
    self.configuration = configuration
    self.keepsRecords = keepsRecords
    player.makeApp = configuration.makeApp
    player.onStep = onStep
  }

  /// Plays one attempt at a plan: as many rounds as are asked for, until one does not end well.
  ///
  /// `warnings` are those of the scenario, which stand beside what no app could meet.
  mutating func result(of plan: Plan, warnings: [Diagnostic] = []) -> CaseResult {
    var result = attempt(at: plan)
    if isWarned(result.outcome) { result.warnings = warnings + checker.warnings(of: plan) }
    return result
  }

  /// Whether it is worth looking for what no app could meet: a run pays nothing for what passes.
  private func isWarned(_ outcome: CaseResult.Outcome) -> Bool {
    switch outcome {
    case .passed: configuration.purpose == .check
    case .failed: true
    default: false
    }
  }

  private mutating func attempt(at plan: Plan) -> CaseResult {
    guard configuration.rounds > 1, configuration.purpose == .run else { return round(of: plan) }
    var round = 0
    var result = CaseResult(plan)
    repeat {
      round += 1
      result = self.round(of: plan)
    } while round < configuration.rounds && result.outcome.isGood && !Interrupt.hasCome
    result.round = round
    // A case is through when all its rounds are.
    if result.outcome.isGood, round < configuration.rounds {
      result.outcome = .interrupted("\(StopSign.interruption) in round \(round)")
    }
    return result
  }

  private mutating func round(of plan: Plan) -> CaseResult {
    var result = CaseResult(plan)
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

extension CaseResult {
  /// The result of a plan that has not been played yet.
  init(_ plan: Plan) {
    name = plan.name
    scenario = plan.scenario
    world = plan.world
    outcome = .passed
  }
}
