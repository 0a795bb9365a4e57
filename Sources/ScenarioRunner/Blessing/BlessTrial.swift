internal import LifecycleCore
package import ScenarioLanguage

/// Plays cases and collects what their expectations would have to say.
package struct BlessTrial {
  /// What the places would say, by the beginning of each, in every case that judges them.
  package private(set) var changes: [SourceRange: Set<Mend.Change>] = [:]
  /// What fails and has no words of its own to be mended, by its place.
  package private(set) var others: [SourceRange: String] = [:]
  /// Actions that are not possible where they stand.
  package private(set) var diagnostics: [Diagnostic] = []
  private var player = CasePlayer()

  /// Creates a trial without cases.
  package init() {}

  /// Plays a case to its end, whatever fails.
  ///
  /// One that is skipped says nothing; one that is known to fail must stay as it is.
  package mutating func add(_ plan: Plan) {
    if plan.skipReason != nil { return }
    let played = player.play(plan)
    defer { player.recycle(played) }
    if let illegality = played.illegality {
      diagnostics.append(CaseJudge.diagnostic(for: illegality, plan: plan))
      return
    }
    var observation = played.observationOfAll()
    for (index, mark) in played.steps.enumerated() where mark.wasPossible {
      observation.move(to: mark)
      let step = index < played.stepCount ? plan.steps[index] : played.plan[index]
      for expectation in step.expectations {
        add(expectation, observation, mayChange: plan.knownIssue == nil)
      }
    }
  }

  private mutating func add(
    _ expectation: any Expectation,
    _ observation: Observation,
    mayChange: Bool
  ) {
    guard let blessable = expectation as? any Blessable else {
      guard mayChange, let failure = expectation.failures(in: observation).first else { return }
      others[failure.range] = failure.message
      return
    }
    for mend in blessable.mends(in: observation) {
      changes[mend.range, default: []].insert(mayChange ? mend.change : .keep)
    }
  }
}
