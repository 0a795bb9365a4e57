internal import LifecycleCore
internal import ScenarioLanguage

extension KillFinding {
  /// Returns the scenario that kills the app after the step, and fails as long as the problem exists.
  func regression(of plan: Plan, in scenario: ScenarioRecord, _ path: String) -> Regression {
    let activities = plan.steps[..<step].map(\.activity).filter { $0 != .check }
    var steps = (activities + kill).map { RegressionText.PlannedStep(activity: $0) }
    if case .loss(let loss) = problem {
      let expectation = RegressionText.expectation(of: [(loss.probe, loss.before)])
      steps[activities.count - 1].expectations = ["state: \(state.word)", expectation]
      steps[steps.count - 1].expectations = ["state: active", expectation]
    } else {
      steps[steps.count - 1].expectations = ["state: active"]
    }
    steps[activities.count].expectations = ["state: not-running"]
    let subject =
      switch problem {
      case .loss(let loss): "\(loss.probe) survives"
      case .notActive, .fault, .reported: "The app survives"
      }
    let name = "\(plan.name): \(subject) a kill after step \(step)"
    let text = RegressionText(
      comment: ["Found by --kill-each-step in \(path):\(scenario.line).", message],
      name: name,
      environment: plan.environment,
      steps: steps
    )
    let fileName = Regression.fileName(of: "\(subject) step \(step) of \(plan.name)")
    return Regression(name: fileName, text: text.text)
  }
}
