internal import LifecycleCore
internal import ScenarioLanguage

/// Finds expectations that no app could meet, by following the steps with the rules, without running them.
struct StaticChecker {
  /// What is known of the worlds of earlier plans: many share theirs.
  private var analyses: [WorldDescription: ReachabilityAnalysis] = [:]

  /// Everything that is impossible in a plan; nothing of one that is skipped or known to fail.
  mutating func warnings(of plan: Plan) -> [Diagnostic] {
    guard plan.skipReason == nil, plan.knownIssue == nil else { return [] }
    let analysis = analysis(of: plan.world)
    var found = Diagnostic.List()
    var possible = AbstractStates()
    var whole = analysis.look(from: possible)
    // A scenario may stop behind each of its steps, and what cleans up begins there.
    var stops: AbstractStates?
    for step in plan.steps {
      let (next, outcomes) = analysis.run(step, from: possible)
      // A step that is not possible is an error, which running shows.
      if next.isEmpty { return found.sorted }
      Self.note(step.expectations, outcomes, in: &found)
      whole.formUnion(outcomes)
      possible = next
      stops = stops?.union(next) ?? next
    }
    possible = stops ?? possible
    for step in plan.finally {
      let (next, outcomes) = analysis.run(step, from: possible)
      if next.isEmpty {
        found.addOnce(Self.neverRun(step, on: plan.world.os))
      } else {
        Self.note(step.expectations, outcomes, in: &found)
      }
      whole.formUnion(outcomes)
      possible = possible.union(next)
    }
    Self.note(plan.runExpectations, whole, in: &found)
    return found.sorted
  }

  private static func note(
    _ expectations: [any Expectation],
    _ outcomes: PossibleOutcomes,
    in found: inout Diagnostic.List
  ) {
    for impossibility in expectations.flatMap({ $0.impossibilities(in: outcomes) }) {
      found.addOnce(impossibility)
    }
  }

  private static func neverRun(_ step: Step, on os: OSVersion) -> Diagnostic {
    Diagnostic(
      .neverRun,
      at: step.activityRange,
      "this step of 'finally' is never possible here, so it is always skipped (iOS \(os))",
      help: "add the steps that make it possible, or remove it"
    )
  }

  private mutating func analysis(of world: WorldDescription) -> ReachabilityAnalysis {
    if let known = analyses[world] { return known }
    // Each keeps what it learned: of very many worlds it is forgotten again.
    if analyses.count >= 64 { analyses.removeAll() }
    let new = ReachabilityAnalysis(world)
    analyses[world] = new
    return new
  }
}

extension ReachabilityAnalysis {
  fileprivate func run(
    _ step: Step,
    from possible: AbstractStates
  ) -> (AbstractStates, PossibleOutcomes) {
    switch step.activity {
    case .check: (possible, look(from: possible))
    case .wait: wait(from: possible)
    case .action(let action): run(action, from: possible)
    }
  }
}
