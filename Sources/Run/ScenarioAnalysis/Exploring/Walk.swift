@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// Steps that are chosen as they are performed.
struct Walk {
  /// The number of moves that are drawn until one is possible.
  static let maximumDraws = 60

  /// What became of a step that was tried.
  enum Attempt {
    /// It was performed.
    case done
    /// It was performed, and the app's own action failed.
    case failed
    /// It is not possible there.
    case impossible
  }

  let execution: CaseExecution
  /// The steps, without actions of the app that failed: a scenario with them fails because of them.
  private(set) var activities: [Step.Activity] = []

  /// Performs steps that `choose` tries until one is possible; ends after `length` steps, or if it finds none.
  init(
    _ plan: Plan,
    _ executor: CaseExecutor,
    upTo length: Int,
    _ onTry: ((Step.Activity, Int) -> Void)?,
    _ choose: ((Step.Activity) -> Attempt) -> Bool
  ) {
    let app = executor.makeApp?(plan) ?? ScriptedApp(plan.script)
    let simulator = Simulator(plan.environment, app: app)
    var marks: [CaseExecution.StepExecution] = []
    var steps: [Step] = []
    var activities: [Step.Activity] = []
    while marks.count < length, simulator.fault == nil,
      CaseExecution.StopReason(simulator) == nil
    {
      let isChosen = choose { activity in
        let step = Step(activity, at: plan.scenario.range)
        // The user can perform the app's own actions only while it is in the foreground.
        if step.isCustom, simulator.state != .active { return .impossible }
        onTry?(activity, activities.count)
        let mark = executor.perform([step], at: 0, of: plan, simulator)
        guard mark.wasPossible else { return .impossible }
        marks.append(mark)
        steps.append(step)
        guard mark.actionFailure == nil else { return .failed }
        activities.append(activity)
        return .done
      }
      if !isChosen { break }
    }
    simulator.finish()
    execution = CaseExecution(simulator, steps: marks, plannedSteps: steps, in: plan.environment)
    self.activities = activities
  }
}
