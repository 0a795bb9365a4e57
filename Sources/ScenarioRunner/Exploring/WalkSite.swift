internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem

/// Where walks are made: in this process, or in worker processes.
protocol WalkSite {
  /// Makes the walk with a number.
  func walk(_ number: Int) throws(ScenarioError) -> WalkResult

  /// Performs steps in the environment with an index; returns the problems, nil if a walk could not perform one of the steps.
  func problems(
    of steps: [Step.Activity],
    from start: Int
  ) throws(ScenarioError) -> [WalkProblem]?

  /// Returns whether the scenario of a finding fails when it is run.
  func isShown(_ regression: Regression) throws(ScenarioError) -> Bool
}

/// A walk, as far as it is kept.
struct WalkResult {
  let number: Int
  /// The index of the environment in which it began.
  let start: Int
  var stepCount = 0
  /// What it did, if something was wrong.
  var steps: [Step.Activity] = []
  var problems: [WalkProblem] = []
  /// The index of the rules of the environment.
  var profile = 0
  /// The changes of state, in order.
  var transitions: [StateGraph.Edge] = []
}
