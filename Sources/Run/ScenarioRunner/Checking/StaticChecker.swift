internal import LifecycleCore
internal import ScenarioLanguage

/// Finds expectations that no app can meet, by following the rules through the steps without running them.
struct StaticChecker {
  /// The cached analyses: many environments share one.
  private var analyses: [AnalyzedEnvironment: ReachabilityAnalysis] = [:]

  /// Returns all impossible expectations of a plan; none if it is skipped or has a known issue, or if it performs
  /// actions of the app under test, which can do anything.
  mutating func warnings(of plan: Plan) -> [Diagnostic] {
    guard plan.skipReason == nil, plan.knownIssue == nil, plan.appUse == nil else { return [] }
    let analysis = analysis(of: plan.environment)
    var found = Diagnostic.List()
    var possible = AbstractStates()
    var allOutcomes = analysis.outcomes(in: possible)
    // A scenario may stop after any of its steps, so cleanup can start from any of these states.
    var statesAfterAnyStep: AbstractStates?
    for step in plan.steps {
      let (next, outcomes) = analysis.run(step, from: possible)
      // An impossible step is an error, which running the case reports.
      if next.isEmpty { return found.sorted }
      Self.addImpossibilities(step.expectations, outcomes, of: plan, in: &found)
      allOutcomes.formUnion(outcomes)
      possible = next
      statesAfterAnyStep = statesAfterAnyStep?.union(next) ?? next
    }
    possible = statesAfterAnyStep ?? possible
    for step in plan.finally {
      let (next, outcomes) = analysis.run(step, from: possible)
      if next.isEmpty {
        found.addOnce(Self.neverRunStep(step, on: plan.environment.os))
      } else {
        Self.addImpossibilities(step.expectations, outcomes, of: plan, in: &found)
      }
      allOutcomes.formUnion(outcomes)
      possible = possible.union(next)
    }
    Self.addImpossibilities(plan.runExpectations, allOutcomes, of: plan, in: &found)
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

  private mutating func analysis(of environment: SimulationEnvironment) -> ReachabilityAnalysis {
    let environment = AnalyzedEnvironment(environment)
    if let cached = analyses[environment] { return cached }
    // Each analysis keeps its results, so the cache is bounded.
    if analyses.count >= 1024 { analyses.removeAll() }
    let new = ReachabilityAnalysis(environment)
    analyses[environment] = new
    return new
  }
}

extension ReachabilityAnalysis {
  /// Returns the possible states and outcomes of a step.
  func run(
    _ step: Step,
    from possible: AbstractStates
  ) -> (AbstractStates, PossibleOutcomes) {
    switch step.activity {
    case .check, .custom: (possible, outcomes(in: possible))
    case .wait: wait(from: possible)
    case .action(let action): run(action, from: possible)
    }
  }
}
