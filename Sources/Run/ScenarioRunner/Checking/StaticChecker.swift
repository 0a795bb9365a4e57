@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// Finds expectations that no app can meet, by following the rules through the steps without running them.
package struct StaticChecker {
  private let analyses: SharedAnalyses

  /// Creates a checker, which can share analyses with those of other threads.
  package init(_ analyses: SharedAnalyses = SharedAnalyses()) { self.analyses = analyses }

  /// Returns all impossible expectations of a plan; none if it is skipped or has a known issue, or if it performs
  /// actions of the app under test, which can do anything.
  package func warnings(of plan: Plan) -> [Diagnostic] {
    guard plan.skipReason == nil, plan.knownIssue == nil, plan.appUse == nil else { return [] }
    return analyses.diagnostics(in: plan.environment) { Self.warnings(of: plan, by: $0) }
  }

  private static func warnings(
    of plan: Plan,
    by analysis: ReachabilityAnalysis
  ) -> [Diagnostic] {
    var found = Diagnostic.List()
    var possible = AbstractStates()
    // The outcomes of the whole run, if anything is expected of it.
    var allOutcomes = plan.runExpectations.isEmpty ? nil : analysis.outcomes(in: possible)
    // A scenario may stop after any of its steps, so cleanup can start from any of these states.
    var statesAfterAnyStep: AbstractStates?
    // By index, to avoid copying each step.
    for index in plan.steps.indices {
      let (next, outcomes) = analysis.run(plan.steps[index].activity, from: possible)
      // An impossible step is an error, which running the case reports.
      if next.isEmpty { return found.sorted }
      addImpossibilities(plan.steps[index].expectations, outcomes, of: plan, in: &found)
      allOutcomes?.formUnion(outcomes)
      possible = next
      if !plan.finally.isEmpty { statesAfterAnyStep = statesAfterAnyStep?.union(next) ?? next }
    }
    possible = statesAfterAnyStep ?? possible
    for step in plan.finally {
      let (next, outcomes) = analysis.run(step.activity, from: possible)
      if next.isEmpty {
        found.addOnce(neverRunStep(step, on: plan.environment.os))
      } else {
        addImpossibilities(step.expectations, outcomes, of: plan, in: &found)
      }
      allOutcomes?.formUnion(outcomes)
      possible = possible.union(next)
    }
    if let allOutcomes {
      addImpossibilities(plan.runExpectations, allOutcomes, of: plan, in: &found)
    }
    return found.sorted
  }

  private static func addImpossibilities(
    _ expectations: [any Expectation],
    _ outcomes: PossibleOutcomes,
    of plan: Plan,
    in found: inout Diagnostic.List
  ) {
    for var impossibility in expectations.flatMap({ $0.impossibilities(in: outcomes) }) {
      // Another row of the examples may meet it.
      if let row = plan.rowLabel { impossibility.message += ", with '\(row)'" }
      found.addOnce(impossibility)
    }
  }

  private static func neverRunStep(_ step: Step, on os: OSVersion) -> Diagnostic {
    Diagnostic(
      .neverRun,
      at: step.activityRange,
      "this step of 'finally' is never possible here, so it is always skipped (iOS \(os))",
      help: "add the steps that make it possible, or remove it"
    )
  }
}

extension ReachabilityAnalysis {
  /// Returns the possible states and outcomes of a step.
  package func run(
    _ activity: Step.Activity,
    from possible: AbstractStates
  ) -> (AbstractStates, PossibleOutcomes) {
    switch activity {
    case .check, .custom: (possible, outcomes(in: possible))
    case .wait: wait(from: possible)
    case .action(let action): run(action, from: possible)
    }
  }
}
