@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

extension MutationTestCase {
  /// What becomes of a case if a statement that it covers is false.
  enum OppositeOutcome: Int, Comparable {
    /// Nothing changes.
    case same
    /// It fails in a step that has nothing to do with the changed rules, and comes after the first difference.
    case failsLater
    /// It fails, and not because of an expectation: the app is terminated, or the case is stopped.
    case failsOtherwise
    /// An expectation fails in a step that shows the statement, or what was refused is possible.
    case isShown

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// Returns what becomes of the case with an opposite, given the rules of its profile with the changes.
  func outcome(of opposite: Opposite, _ book: RuleBook, _ executor: CaseExecutor) -> OppositeOutcome
  {
    let plan = opposite.invariants.reduce(
      plan.replacing(environment: opposite.changing(plan.environment))
    ) {
      $0.replacing(invariant: $1.name, isAlwaysViolated: $1.isAlwaysViolated)
    }
    let execution = executor.execute(plan, book: book)
    if case .isImpossible = outcome { return execution.impossibleAction == nil ? .isShown : .same }
    let failures = CaseEvaluator.failures(of: execution, plan: plan)
    guard let failure = failures.first else { return .same }
    guard execution.stopReason == nil, execution.appProblems.isEmpty else { return .failsOtherwise }
    // An expectation of the whole run belongs to no step.
    guard let number = failure.step else { return .isShown }
    let step = number - 1
    var observation = execution.observationOfWholeRun()
    observation.entries = execution.steps[step].entries
    let expectations = execution.plannedSteps[step].expectations
    // That the app ends is noticed where its state is expected.
    if CaseEvaluator.unexpectedKill(expectations, in: observation) != nil,
      !failures.contains(where: { $0.step == number && $0.failure.missesState })
    {
      return .failsOtherwise
    }
    if firstDifference(from: execution, executor) == step { return .isShown }
    return looksUp(opposite, book, inStep: number, plan, executor) ? .isShown : .failsLater
  }

  /// Returns the first step in which what happens is not as without changes.
  private func firstDifference(from other: CaseExecution, _ executor: CaseExecutor) -> Int? {
    let execution = executor.execute(plan)
    return execution.steps.indices.first { index in
      guard other.steps.indices.contains(index) else { return true }
      let (step, otherStep) = (execution.steps[index], other.steps[index])
      return step.snapshot != otherStep.snapshot
        || !execution.trace.entries[step.entries].elementsEqual(
          other.trace.entries[otherStep.entries],
          by: { execution.trace.isEqual($0, to: $1, in: other.trace) }
        )
    }
  }

  /// Whether a rule that the opposite changes is looked up in a step.
  private func looksUp(
    _ opposite: Opposite,
    _ book: RuleBook,
    inStep number: Int,
    _ plan: Plan,
    _ executor: CaseExecutor
  ) -> Bool {
    let watcher = RuleWatcher(.rules)
    var executor = executor
    executor.onStep = { if $0 == number { watcher.removeCheckedRules() } }
    let last = number <= plan.steps.count ? number - 1 : nil
    _ = executor.execute(plan, through: last, book: book.watched(by: watcher))
    return watcher.checkedRules.contains(where: opposite.changes(rule:))
  }
}

extension Failure {
  /// Whether the app is not in the expected state.
  fileprivate var missesState: Bool { if case .state? = missing { true } else { false } }
}

extension Trace {
  /// Whether two entries differ at most in their causes.
  fileprivate func isEqual(_ entry: TraceEntry, to other: TraceEntry, in trace: Trace) -> Bool {
    guard entry.time == other.time, entry.term == other.term, entry.reads == other.reads else {
      return false
    }
    guard let index = entry.details, let otherIndex = other.details else { return true }
    return details[index] == trace.details[otherIndex]
  }
}
