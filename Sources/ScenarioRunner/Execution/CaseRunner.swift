internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Executes a case, evaluates it, and records its result.
struct CaseRunner {
  private let configuration: RunConfiguration
  private let onRound: ((Int) -> Void)?
  private var executor = CaseExecutor()
  private var checker = StaticChecker()
  private var recorder = TraceRecorder()

  /// Creates a runner that reports each round and each step by its number before it is executed.
  init(
    _ configuration: RunConfiguration,
    onRound: ((Int) -> Void)? = nil,
    onStep: ((Int) -> Void)? = nil
  ) {
    self.configuration = configuration
    self.onRound = onRound
    executor.makeApp = configuration.makeApp
    executor.onStep = onStep
  }

  /// Runs one attempt at a plan: as many rounds as are configured, until one does not end well.
  ///
  /// - Parameters:
  ///   - plan: What is executed.
  ///   - planned: What is known of its result.
  ///   - warnings: Those about the scenario, which are shown next to what no app could meet.
  ///   - file: The file that contains it.
  /// - Returns: The result.
  mutating func run(
    _ plan: Plan,
    _ planned: CaseResult,
    warnings: [Diagnostic],
    in file: FileContext
  ) -> CaseResult {
    let rounds = configuration.purpose == .run ? configuration.rounds : 1
    var round = 1
    var result = planned
    if rounds > 1 { onRound?(round) }
    runRound(plan, &result, in: file)
    while round < rounds, result.outcome.isGood, !Interrupt.hasCome {
      round += 1
      result = planned
      onRound?(round)
      runRound(plan, &result, in: file)
    }
    if rounds > 1 { result.round = round }
    // The rounds that are left might have failed.
    if round < rounds, result.outcome.isGood {
      result.outcome = .interrupted
      result.reason = Cancellation.reason(Cancellation.interruption, after: round, of: rounds)
    }
    // A case that passes costs nothing here.
    let isWarned =
      result.outcome == .failed || result.outcome == .passed && configuration.purpose == .check
    if isWarned {
      result.diagnostics = (warnings + checker.warnings(of: plan)).map(file.record)
    }
    return result
  }

  private mutating func runRound(
    _ plan: Plan,
    _ result: inout CaseResult,
    in file: FileContext
  ) {
    let start = configuration.isTimed ? Clock.monotonicNanoseconds() : 0
    var (execution, failures) =
      configuration.purpose == .check ? (executor.execute(plan), []) : executor.evaluate(plan)
    // An app in Swift is not run again: its code may have other effects.
    if configuration.makeApp == nil {
      FailureExplainer.explain(&failures, of: execution, plan: plan)
    }
    result.virtualTime = execution.steps.last?.end ?? .zero
    set(&result, to: plan, execution, failures, in: file)
    if configuration.isTimed { result.wallTime = Clock.monotonicNanoseconds() - start }
    if configuration.keepsTraces {
      result.trace = recorder.record(execution, result.failures.compactMap(\.step), in: file)
    }
  }

  /// Sets how the case ended, and what is shown of that.
  private func set(
    _ result: inout CaseResult,
    to plan: Plan,
    _ execution: CaseExecution,
    _ failures: [StepFailure],
    in file: FileContext
  ) {
    // An impossible action is the file's fault, unless an unexpected termination explains it.
    if let impossible = execution.impossibleAction,
      CaseEvaluator.unexpectedTermination(execution) == nil
    {
      result.outcome = .invalid
      result.diagnostics = [file.record(CaseEvaluator.diagnostic(for: impossible, plan: plan))]
      return
    }
    if configuration.purpose == .check { return }
    if let reason = plan.skipReason {
      (result.outcome, result.reason) = (.skipped, reason)
      return
    }
    result.failures = failures.map { FailureRecord($0, of: execution, in: file) }
    // A timeout depends on the machine, and not on the issue.
    guard let reason = plan.knownIssue, execution.stopReason == nil else {
      result.outcome = failures.isEmpty ? .passed : .failed
      return
    }
    result.reason = reason
    if failures.isEmpty {
      result.outcome = .unexpectedPass
      result.excerpt = file.excerpt(plan.scenario.range)
    } else {
      // The end of the process may be the issue, but it is always mentioned.
      let kill = CaseEvaluator.unexpectedTermination(execution, countingFinally: true)
      result.outcome = .knownIssue
      result.reason += kill.map { "; the app was terminated (\($0.word))" } ?? ""
    }
  }
}

extension FailureRecord {
  init(_ found: StepFailure, of execution: CaseExecution, in file: FileContext) {
    let failure = found.failure
    self.init(
      message: failure.message,
      excerpt: file.excerpt(failure.range),
      time: failure.time,
      state: failure.state
    )
    rows = failure.rows
    let rules = execution.book.rules
    reasons =
      failure.obstacles.map { Reason($0.rule.map { rules[$0] }, $0.text) }
      + failure.rules.map { Reason(rules[$0], rules[$0].reason) }
    if let step = found.step, execution.plan.indices.contains(step - 1) {
      self.step = step
      stepCount = execution.plan.count
      words = execution.plan[step - 1].title
    }
  }
}

extension FailureRecord.Reason {
  fileprivate init(_ rule: Rule?, _ text: String) {
    self.init(rule: rule?.id ?? "", text: text, source: rule?.sources.first?.citation)
  }
}
