internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Plays a case, judges it, and says what came of it.
struct CaseRunner {
  private let configuration: RunConfiguration
  private let keepsRecords: Bool
  private let onRound: ((Int) -> Void)?
  private var player = CasePlayer()
  private var checker = StaticChecker()

  init(
    _ configuration: RunConfiguration,
    keepsRecords: Bool,
    onRound: ((Int) -> Void)? = nil,
    onStep: ((Int) -> Void)? = nil
  ) {
    self.configuration = configuration
    self.keepsRecords = keepsRecords
    self.onRound = onRound
    player.makeApp = configuration.makeApp
    player.onStep = onStep
  }

  /// Plays one attempt at a plan: as many rounds as are asked for, until one does not end well.
  ///
  /// - Parameters:
  ///   - plan: What is played.
  ///   - warnings: Those of the scenario, which stand beside what no app could meet.
  ///   - result: The plan's new result; one that is returned would be copied.
  mutating func play(
    _ plan: Plan,
    warnings: [Diagnostic] = [],
    into result: inout CaseResult
  ) {
    attempt(plan, into: &result)
    if isWarned(result.outcome) { result.warnings = warnings + checker.warnings(of: plan) }
  }

  /// Takes back the memory of what happened in a case, where nobody needs it any more.
  mutating func recycle(_ record: inout PlayedCase?) {
    var played: PlayedCase?
    swap(&played, &record)
    if let played { player.recycle(played) }
  }

  /// Whether it is worth looking for what no app could meet: a run pays nothing for what passes.
  private func isWarned(_ outcome: CaseResult.Outcome) -> Bool {
    switch outcome {
    case .passed: configuration.purpose == .check
    case .failed: true
    default: false
    }
  }

  private mutating func attempt(_ plan: Plan, into result: inout CaseResult) {
    let rounds = configuration.rounds
    guard rounds > 1, configuration.purpose == .run else { return playRound(plan, into: &result) }
    var round = 0
    repeat {
      round += 1
      onRound?(round)
      playRound(plan, into: &result)
    } while round < rounds && result.outcome.isGood && !Interrupt.hasCome
    result.round = round
    // The rounds that are left might have failed.
    if round < rounds, result.outcome.isGood {
      result.outcome = .interrupted(
        StopSign.reason(StopSign.interruption, after: round, of: rounds)
      )
    }
  }

  private mutating func playRound(_ plan: Plan, into result: inout CaseResult) {
    if configuration.purpose == .list { return }
    let start = configuration.isTimed ? Clock.monotonicNanoseconds() : 0
    var (played, failures) =
      configuration.purpose == .check ? (player.play(plan), []) : player.trial(of: plan)
    // An app in Swift is not run again: nobody knows what else its code does.
    if configuration.makeApp == nil {
      FailureExplainer.explain(&failures, of: played, plan: plan)
    }
    result.virtualTime = played.steps.last?.end ?? .zero
    result.outcome = outcome(of: plan, played, failures)
    if configuration.isTimed { result.wallTime = Clock.monotonicNanoseconds() - start }
    if keepsRecords || !failures.isEmpty {
      result.record = played
    } else {
      result.record = nil
      player.recycle(played)
    }
  }

  private func outcome(
    of plan: Plan,
    _ played: PlayedCase,
    _ failures: [StepFailure]
  ) -> CaseResult.Outcome {
    // An impossible action is the file's fault, unless a kill that nobody asked for explains it.
    if let illegality = played.illegality, CaseJudge.unaskedTermination(played) == nil {
      return .invalid([CaseJudge.diagnostic(for: illegality, plan: plan)])
    }
    if configuration.purpose == .check { return .passed }
    if let reason = plan.skipReason { return .skipped(reason) }
    // How fast a machine is has nothing to do with the issue.
    if let reason = plan.knownIssue, played.abandonment == nil {
      guard !failures.isEmpty else { return .unexpectedPass(reason) }
      // The end of the process may be the issue, but never in silence.
      let kill = CaseJudge.unaskedTermination(played, countingFinally: true)
      let end = kill.map { "; the app was terminated (\($0.word))" } ?? ""
      return .knownIssue(reason + end, failures)
    }
    return failures.isEmpty ? .passed : .failed(failures)
  }
}

extension CaseResult {
  /// The result of a plan that has not been played yet.
  init(_ plan: Plan) {
    self.init(
      name: plan.name,
      scenario: plan.scenario,
      destination: Destination(plan.world),
      outcome: .passed
    )
  }
}
