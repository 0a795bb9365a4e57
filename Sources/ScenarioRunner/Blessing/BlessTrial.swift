package import LifecycleCore
package import ScenarioLanguage

/// Runs cases and collects what their expectations would have to say.
package struct BlessTrial {
  /// What the places would say, by the beginning of each, in every case that evaluates them.
  package private(set) var changes: [SourceRange: Set<SuggestedEdit.Change>] = [:]
  /// What the expectations would lose by that, by the same places.
  package private(set) var losses: [SourceRange: [SuggestedEdit.Loss]] = [:]
  /// What fails and has no words of its own to be edited, by its place.
  package private(set) var others: [SourceRange: String] = [:]
  /// Why the app was killed in steps that do not speak of it, by the places of their actions.
  package private(set) var ends: [SourceRange: TerminationReason] = [:]
  /// Actions that are not possible where they stand.
  package private(set) var diagnostics: [Diagnostic] = []
  private let executor = CaseExecutor()

  /// Creates a trial without cases.
  package init() {}

  /// Runs a case to its end, whatever fails.
  ///
  /// One that is skipped says nothing; one that is known to fail must stay as it is.
  package mutating func add(_ plan: Plan) {
    if plan.skipReason != nil { return }
    let execution = executor.execute(plan)
    if let impossibleAction = execution.impossibleAction {
      diagnostics.append(CaseEvaluator.diagnostic(for: impossibleAction, plan: plan))
      return
    }
    let mayChange = plan.knownIssue == nil
    var observation = execution.observationOfAll()
    for (index, mark) in execution.steps.enumerated() where mark.wasPossible {
      observation.move(to: mark)
      let step = execution.plan[index]
      for expectation in step.expectations {
        add(expectation, observation, mayChange: mayChange)
      }
      guard mayChange, let kill = CaseEvaluator.unexpectedKill(step.expectations, in: observation)
      else { continue }
      add(CaseEvaluator.failure(of: kill, at: step.activityRange, in: observation))
      ends[step.activityRange] = kill.reason
    }
    guard mayChange else { return addIfMet(plan, execution) }
    if let stopReason = execution.stopReason {
      return add(CaseEvaluator.failure(of: stopReason, execution, plan))
    }
    CaseEvaluator.failuresOfWholeRun(execution, plan).forEach { add($0) }
  }

  /// What is known to fail must not pass.
  private mutating func addIfMet(_ plan: Plan, _ execution: CaseExecution) {
    guard CaseEvaluator.failures(of: execution, plan: plan).isEmpty else { return }
    others[plan.scenario.range] = "the case has a known issue but passes: remove 'known-issue'"
  }

  /// For what several cases share, the first one counts.
  private mutating func add(_ failure: Failure) {
    if others[failure.range] == nil { others[failure.range] = failure.message }
  }

  private mutating func add(
    _ expectation: any Expectation,
    _ observation: Observation,
    mayChange: Bool
  ) {
    guard let blessable = expectation as? any Blessable else {
      if mayChange { expectation.failures(in: observation).forEach { add($0) } }
      return
    }
    for edit in blessable.suggestedEdits(in: observation) {
      let change = mayChange ? edit.change : .keep
      // Where the cases agree on a change, they lose the same by it.
      if changes[edit.range, default: []].insert(change).inserted, mayChange {
        losses[edit.range, default: []] += edit.losses
      }
    }
  }
}
