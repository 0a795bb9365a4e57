@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
@_spi(Package) package import ScenarioRunner

/// Runs cases and collects the edits that would make their expectations match the model.
package struct SuggestedEditCollector {
  /// The suggested changes from all cases that evaluate an expectation, by its source range.
  package private(set) var changes: [SourceRange: Set<SuggestedEdit.Change>] = [:]
  /// The information that each change would remove from an expectation, by the same source range.
  package private(set) var weakenings: [SourceRange: [SuggestedEdit.Weakening]] = [:]
  /// The failure messages that no edit of an expectation can resolve, by source range.
  package private(set) var otherFailures: [SourceRange: String] = [:]
  /// The termination reasons of steps that do not expect a termination, by the range of their actions.
  package private(set) var terminations: [SourceRange: TerminationReason] = [:]
  /// Errors for actions that are not possible at their step.
  package private(set) var diagnostics: [Diagnostic] = []
  private let executor: CaseExecutor

  /// Creates a collector without cases; without an app, it runs those that the scenarios describe.
  package init(app: AppMaker? = nil) { executor = CaseExecutor(makeApp: app) }

  /// Runs all steps of a case, even after failures.
  ///
  /// A skipped case is ignored; the expectations of a case with a known issue must not change.
  package mutating func add(_ plan: Plan) {
    if plan.skipReason != nil { return }
    if let use = plan.appUse, executor.makeApp == nil {
      diagnostics.append(.noApp(at: use))
      return
    }
    let execution = executor.execute(plan)
    if let fault = execution.fault {
      otherFailures[plan.scenario.range] = fault.fault.message
      return
    }
    if let impossibleAction = execution.impossibleAction {
      diagnostics.append(CaseEvaluator.diagnostic(for: impossibleAction, plan: plan))
      return
    }
    let allowsEdits = plan.knownIssue == nil
    var observation = execution.observationOfWholeRun()
    for index in execution.steps.indices where execution.steps[index].wasPossible {
      observation.move(toStep: index, of: execution)
      let step = execution.plannedSteps[index]
      for expectation in step.expectations {
        add(expectation, observation, plan.scenario.spelling(), allowsEdits: allowsEdits)
      }
      guard allowsEdits, let kill = CaseEvaluator.unexpectedKill(step.expectations, in: observation)
      else { continue }
      add(CaseEvaluator.failure(of: kill, at: step.activityRange, in: observation))
      terminations[step.activityRange] = kill.reason
    }
    guard allowsEdits else { return addIfMet(plan, execution) }
    if let stopReason = execution.stopReason {
      return add(CaseEvaluator.failure(of: stopReason, execution, plan))
    }
    CaseEvaluator.failuresOfWholeRun(execution, plan).forEach { add($0) }
  }

  /// Adds a message if a case with a known issue passes.
  private mutating func addIfMet(_ plan: Plan, _ execution: CaseExecution) {
    guard CaseEvaluator.failures(of: execution, plan: plan).isEmpty else { return }
    otherFailures[plan.scenario.range] =
      "the case has a known issue but passes: remove 'known-issue'"
  }

  /// Adds a failure; only the first failure of a source range is kept.
  private mutating func add(_ failure: Failure) {
    if otherFailures[failure.range] == nil { otherFailures[failure.range] = failure.message }
  }

  private mutating func add(
    _ expectation: any Expectation,
    _ observation: Observation,
    _ spelling: NameSpelling,
    allowsEdits: Bool
  ) {
    guard let blessable = expectation as? any Blessable else {
      if allowsEdits { expectation.failures(in: observation).forEach { add($0) } }
      return
    }
    for edit in blessable.suggestedEdits(in: observation) {
      let change = allowsEdits ? edit.change.written(in: spelling) : .keep
      // Cases that agree on a change also agree on its weakenings.
      if changes[edit.range, default: []].insert(change).inserted, allowsEdits {
        weakenings[edit.range, default: []] += edit.weakenings
      }
    }
  }
}
