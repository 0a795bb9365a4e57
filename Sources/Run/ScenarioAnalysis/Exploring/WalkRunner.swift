@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem

/// Runs walks, in this process or in worker processes.
protocol WalkRunner {
  /// Performs the walk with a number.
  func walk(_ number: Int) throws(ScenarioError) -> WalkResult

  /// Performs steps in the environment with an index; returns the problems, nil if a walk could not perform one of the steps.
  func problems(
    of steps: [Step.Activity],
    from start: Int
  ) throws(ScenarioError) -> [WalkProblem]?

  /// Returns whether the scenario of a finding reproduces it, that is, fails when it is run.
  func reproduces(_ generatedScenario: GeneratedScenario) throws(ScenarioError) -> Bool
}

/// The result of a walk.
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
