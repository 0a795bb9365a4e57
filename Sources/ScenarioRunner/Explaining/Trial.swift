internal import LifecycleCore
internal import ScenarioLanguage

/// Finds out whether a term occurs in variants of a case by running them.
struct Trial {
  /// The term.
  let term: Term
  /// The index of the first step in which it is looked for.
  let firstStep: Int

  private let executor = CaseExecutor()

  init(term: Term, firstStep: Int) {
    self.term = term
    self.firstStep = firstStep
  }

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

  /// Returns whether the term occurs.
  func occurs(in plan: Plan) -> Bool { !occurrences(in: plan).isEmpty }

  /// Returns why the rules that came closest to the term did not apply in the last step, or else in any step.
  func missedConditions(in plan: Plan) -> [WhyNotReason] {
    let execution = executor.execute(plan)
    guard !execution.steps.isEmpty else { return [] }
    var failure = execution.observationOfWholeRun().failureAtEnd(at: plan.scenario.range, "")
    failure.missing = term
    for step in [execution.steps.count, nil] {
      var failures = [StepFailure(failure: failure, step: step)]
      FailureExplainer.explain(&failures, of: execution, plan: plan)
      let obstacles = failures[0].failure.obstacles
      guard !obstacles.isEmpty else { continue }
      return obstacles.map {
        WhyNotReason(
          kind: .conditions,
          text: $0.text,
          rule: $0.rule.map { RuleRecord(execution.book.rules[$0]) }
        )
      }
    }
    return []
  }

  /// Returns a sentence if no app could receive the term in these steps; nil if one could.
  func impossibility(in plan: Plan) -> String? {
    let analysis = ReachabilityAnalysis(plan.environment)
    var possible = AbstractStates()
    var all = analysis.outcomes(in: possible)
    for (index, step) in plan.steps.enumerated() {
      let (next, outcomes) = analysis.run(step, from: possible)
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
