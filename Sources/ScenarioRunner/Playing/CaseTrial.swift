internal import ScenarioLanguage

extension CasePlayer {
  /// Plays a plan and judges it.
  ///
  /// Where a step fails and the plan has a `finally`, it is played again up to that step: what cleans up meets
  /// the world as the failure left it.
  mutating func trial(of plan: Plan) -> (played: PlayedCase, failures: [StepFailure]) {
    let played = play(plan)
    let failures = CaseJudge.failures(of: played, plan: plan)
    guard !plan.finally.isEmpty, let stop = CaseJudge.stop(failures, plan),
      stop < plan.steps.count - 1
    else { return (played, failures) }
    recycle(played)
    let shorter = play(plan, through: stop)
    return (shorter, CaseJudge.failures(of: shorter, plan: plan))
  }
}
