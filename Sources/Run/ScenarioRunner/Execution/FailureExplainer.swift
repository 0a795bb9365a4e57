@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// Explains why something did not happen, by running the case again and querying the model.
///
/// Passing cases are not affected.
package struct FailureExplainer {
  private let plan: Plan
  private let execution: CaseExecution
  /// When each method was first called.
  private let firstCalls: [DelegateMethod: VirtualTime]

  /// Adds the reason to each failure about something that did not happen.
  package static func explain(
    _ failures: inout [StepFailure],
    of execution: CaseExecution,
    plan: Plan
  ) {
    for index in failures.indices {
      failures[index].failure.absenceReasons += missingDeclarations(
        failures[index],
        execution,
        plan
      )
    }
    guard failures.contains(where: { $0.failure.missing != nil }), execution.stopReason == nil
    else { return }
    var firstCalls: [DelegateMethod: VirtualTime] = [:]
    for entry in execution.trace.entries {
      guard case .call(let method) = entry.term, firstCalls[method] == nil else { continue }
      firstCalls[method] = entry.time
    }
    FailureExplainer(plan: plan, execution: execution, firstCalls: firstCalls).explain(&failures)
  }

  /// Returns what the app does not declare that an action in the step of a failure requires, each once.
  private static func missingDeclarations(
    _ found: StepFailure,
    _ execution: CaseExecution,
    _ plan: Plan
  ) -> [Failure.AbsenceReason] {
    guard !found.failure.rules.isEmpty, let index = found.step.map({ $0 - 1 }),
      execution.steps.indices.contains(index)
    else { return [] }
    let trace = execution.trace
    let actions = trace.entries[execution.steps[index].entries].compactMap(trace.action)
    return found.failure.rules.flatMap { rule in
      actions.compactMap { action in
        execution.book.missingDeclaration(behind: rule, for: action, in: plan.environment)
          .map { Failure.AbsenceReason(text: "'\(action.kind.word)' requires that \($0)") }
      }
    }
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Adds a reason to each expected call of a method that the app under test does not implement, without running its
  /// code again, which may have side effects.
  static func explainUnimplemented(_ failures: inout [StepFailure], of execution: CaseExecution) {
    for index in failures.indices {
      guard case .call(let method)? = failures[index].failure.missing,
        execution.unimplementedMethods.has(method)
      else { continue }
      let text = "iOS would have called \(method.selector), but the app does not implement it"
      failures[index].failure.absenceReasons.append(Failure.AbsenceReason(text: text))
    }
  }

  private func explain(_ failures: inout [StepFailure]) {
    let watcher = RuleWatcher(.lookups)
    let book = execution.book
    let simulator = Simulator(
      plan.environment,
      app: ScriptedApp(plan.script),
      book: book.watched(by: watcher)
    )
    var runMisses: [Term: RuleMiss] = [:]
    // Grouped by step, to query the watcher once per step: a long case may have failures in every step.
    let failureIndices = Dictionary(grouping: failures.indices) { failures[$0].step }
    let runOutcomes = Set((failureIndices[nil] ?? []).compactMap { failures[$0].failure.missing })
    for index in execution.steps.indices where execution.steps[index].wasPossible {
      _ = simulator.perform(execution.plannedSteps[index].activity)
      let stepFailures = failureIndices[index + 1] ?? []
      let outcomes = runOutcomes.union(stepFailures.compactMap { failures[$0].failure.missing })
      let misses = watcher.drainNearestMisses(
        of: Array(outcomes),
        in: book,
        plan.environment,
        for: execution.plannedSteps[index].action
      )
      for failureIndex in stepFailures {
        explain(&failures[failureIndex].failure, misses, simulator)
      }
      runMisses.merge(misses) { _, new in new }
    }
    for index in failureIndices[nil] ?? [] { explain(&failures[index].failure, runMisses, nil) }
  }

  /// Adds the explanation of a failure; the simulator is at the end of the failed step.
  private func explain(
    _ failure: inout Failure,
    _ misses: [Term: RuleMiss],
    _ simulator: Simulator?
  ) {
    switch failure.missing {
    case nil: return
    case .action(let kind): failure.absenceReasons += absenceReasons(of: kind, before: failure)
    case .some(let outcome):
      if outcome == .state(.suspended), let simulator, simulator.state == .background {
        let reasons = simulator.whyNotSuspended
        failure.absenceReasons += reasons.map { Failure.AbsenceReason(text: $0) }
        if !reasons.isEmpty, !failure.message.contains(": ") {
          failure.message += ": \(reasons.joined(separator: "; "))"
        }
      } else if let miss = misses[outcome] {
        failure.absenceReasons.append(absenceReason(outcome, miss))
      }
      if outcome == .state(.background), let simulator, simulator.state == .suspended {
        failure.absenceReasons += missingModes(in: simulator.trace)
      }
    }
  }

  /// Returns the background modes with which what the app began would have kept it running.
  private func missingModes(in trace: Trace) -> [Failure.AbsenceReason] {
    trace.entries.compactMap(trace.action).compactMap { action in
      plan.environment.missingMode(toContinue: action).map {
        Failure.AbsenceReason(
          text: "'\(action.kind.word)' keeps the app running only if \($0)"
        )
      }
    }
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func absenceReason(_ outcome: Term, _ miss: RuleMiss) -> Failure.AbsenceReason {
    if let preceding = miss.precedingRule {
      let reason = execution.book.rules[preceding].reason
      return Failure.AbsenceReason(
        text: "\(outcome.didNotHappen) because another rule applied: \(reason)",
        rule: preceding
      )
    }
    let reasons = miss.unmetConditions.joined(separator: ", and ")
    let rule = execution.book.rules[miss.rule]
    return Failure.AbsenceReason(
      text:
        "\(outcome.didNotHappen) because \(reasons); the rule that did not apply: \(rule.reason)",
      rule: miss.rule
    )
  }

  /// Returns the methods whose code performs the action, but that were not called before the failure.
  private func absenceReasons(
    of kind: ActionKind,
    before failure: Failure
  ) -> [Failure.AbsenceReason] {
    let methods = plan.script.during.filter { method, actions in
      firstCalls[method].map { $0 > failure.time } ?? true
        && actions.flatMap(\.withDeferredActions).contains { $0.kind == kind }
    }.keys.sorted { $0.rawValue < $1.rawValue }
    let state = failure.state == .suspended ? " because the app was suspended" : ""
    return methods.map { method in
      Failure.AbsenceReason(
        text: "'\(kind.word)' is done in \(method.selector), which was never called\(state)"
      )
    }
  }
}

extension Term {
  /// A clause that states that the term did not happen.
  package var didNotHappen: String {
    switch self {
    case .state(let state): "the app did not enter the state \(state.word)"
    case .termination(let reason): "the app was not terminated (\(reason.word))"
    default: "\(name) \(kind.verb.map { "was not \($0)" } ?? "did not happen")"
    }
  }
}
