@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// Finds out whether a term occurs in variants of a case by running them.
struct VariantRunner {
  /// The term.
  let term: Term
  /// The index of the first step in which it is looked for.
  let firstStep: Int

  private let executor = CaseExecutor()

  /// Returns every occurrence of the term in the steps from the first one on.
  func occurrences(in plan: Plan) -> [TermOccurrence] {
    let execution = executor.execute(plan)
    return execution.steps.indices.dropFirst(firstStep).flatMap { index in
      execution.trace.entries[execution.steps[index].entries].filter { $0.term == term }.map {
        TermOccurrence(
          step: index + 1,
          text: execution.plannedSteps[index].title,
          time: $0.time,
          rule: execution.trace.rules(of: $0).last.map { RuleRecord(execution.book.rules[$0]) }
        )
      }
    }
  }

  /// Returns the identifiers of the rules that led to the first occurrence of the term.
  func causes(in plan: Plan) -> Set<String> {
    let execution = executor.execute(plan)
    guard let entry = execution.trace.entries.first(where: { $0.term == term }) else { return [] }
    return Set(execution.trace.rules(of: entry).map { execution.book.rules[$0].id })
  }

  /// Returns whether the term occurs.
  func occurs(in plan: Plan) -> Bool { !occurrences(in: plan).isEmpty }

  /// Returns why the rules that came closest to the term did not apply: in the last step in which one did, from the
  /// first step on, or from a later one.
  func missedConditions(in plan: Plan, after earliest: Int? = nil) -> [WhyNotReason] {
    let execution = executor.execute(plan)
    var failure = execution.observationOfWholeRun().failureAtEnd(at: plan.scenario.range, "")
    failure.missing = term
    let steps = max(firstStep + 1, earliest ?? 1)..<max(firstStep + 1, execution.steps.count + 1)
    var failures = steps.map { StepFailure(failure: failure, step: $0) }
    FailureExplainer.explain(&failures, of: execution, plan: plan)
    let absenceReasons =
      failures.last { !$0.failure.absenceReasons.isEmpty }?.failure.absenceReasons ?? []
    let beginning = "\(term.didNotHappen) because "
    return absenceReasons.map { reason in
      WhyNotReason(
        kind: .conditions,
        text: reason.text,
        rule: reason.rule.map { RuleRecord(execution.book.rules[$0]) },
        rest: reason.text.hasPrefix(beginning)
          ? String(reason.text.dropFirst(beginning.count)) : nil
      )
    }
  }

  /// Returns why an action is not possible after all steps, or that it is.
  func refusal(of kind: ActionKind, in plan: Plan) -> WhyNotReason {
    let simulator = Simulator(plan.environment, app: ScriptedApp(plan.script))
    for step in plan.steps { _ = simulator.perform(step.activity) }
    let variants = Action.variants(of: kind)
    let impossibilityReason =
      variants.contains(where: simulator.canPerform)
      ? "it is possible after these steps, none of which is it"
      : "it is not possible after these steps\(variants.first.map { simulator.impossibilityReason(of: $0) } ?? "")"
    return WhyNotReason(kind: .conditions, text: "\(impossibilityReason): \(simulator.situation)")
  }

  /// Returns a sentence if no app could receive the term in these steps; nil if one could.
  func impossibility(in plan: Plan) -> String? {
    let analysis = ReachabilityAnalysis(AnalyzedEnvironment(plan.environment))
    var possible = AbstractStates()
    var all = analysis.outcomes(in: possible)
    for (index, step) in plan.steps.enumerated() {
      let (next, outcomes) = analysis.run(step.activity, from: possible)
      possible = next
      if index >= firstStep { all.formUnion(outcomes) }
    }
    guard let isPossible = all.allows(term), !isPossible, !all.isIncomplete else { return nil }
    return "no app receives it in these steps, whatever its code does"
  }
}

extension PossibleOutcomes {
  /// Returns whether a term could occur; nil if it is not known.
  fileprivate func allows(_ term: Term) -> Bool? {
    switch term {
    case .call(let method): !states(readIn: method).isEmpty
    case .notification(let name): notifications.contains(name)
    case .effect(let effect): allows(effect)
    case .state(let state): states.contains(state)
    case .termination(let reason): terminations.contains(reason)
    case .event, .viewCall, .task, .scene, .action, .customAction: nil
    }
  }
}
