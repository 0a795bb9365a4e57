internal import LifecycleCore
internal import ScenarioLanguage

/// Finds what a plan asks for and no app could give: its steps are followed by the rules, and not played.
struct StaticChecker {
  /// What is known of the worlds of earlier plans: many share theirs.
  private var foresights: [WorldDescription: Foresight] = [:]

  /// Everything that is impossible in a plan; nothing of one that is skipped or known to fail.
  mutating func warnings(of plan: Plan) -> [Diagnostic] {
    guard plan.skipReason == nil, plan.knownIssue == nil else { return [] }
    let foresight = foresight(of: plan.world)
    var found = Diagnostic.List()
    var outlook = Outlook()
    var whole = foresight.look(from: outlook)
    // A scenario may stop behind each of its steps, and what cleans up begins there.
    var stops: Outlook?
    for step in plan.steps {
      let (next, prospect) = foresight.play(step, from: outlook)
      // A step that is not possible is an error, which playing shows.
      if next.isEmpty { return found.sorted }
      Self.note(step.expectations, prospect, in: &found)
      whole.formUnion(prospect)
      outlook = next
      stops = stops?.union(next) ?? next
    }
    outlook = stops ?? outlook
    for step in plan.finally {
      let (next, prospect) = foresight.play(step, from: outlook)
      if next.isEmpty {
        found.addOnce(Self.neverPlayed(step, on: plan.world.os))
      } else {
        Self.note(step.expectations, prospect, in: &found)
      }
      whole.formUnion(prospect)
      outlook = outlook.union(next)
    }
    Self.note(plan.wholeRun, whole, in: &found)
    return found.sorted
  }

  private static func note(
    _ expectations: [any Expectation],
    _ prospect: Prospect,
    in found: inout Diagnostic.List
  ) {
    for impossibility in expectations.flatMap({ $0.impossibilities(in: prospect) }) {
      found.addOnce(impossibility)
    }
  }

  private static func neverPlayed(_ step: Step, on os: OSVersion) -> Diagnostic {
    Diagnostic(
      .neverPlayed,
      at: step.moveRange,
      "this step of 'finally' is never possible here, so it is always passed over (iOS \(os))",
      help: "do before it what makes it possible, or leave it out"
    )
  }

  private mutating func foresight(of world: WorldDescription) -> Foresight {
    if let known = foresights[world] { return known }
    // Each keeps what it learned: of very many worlds it is forgotten again.
    if foresights.count >= 64 { foresights.removeAll() }
    let new = Foresight(world)
    foresights[world] = new
    return new
  }
}

extension Foresight {
  fileprivate func play(_ step: Step, from outlook: Outlook) -> (Outlook, Prospect) {
    switch step.move {
    case .look: (outlook, look(from: outlook))
    case .wait: wait(from: outlook)
    case .action(let action): play(action, from: outlook)
    }
  }
}
