@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// The execution of a plan.
package struct CaseExecution: Sendable {
  /// The trace entries of a step, and the state at its end.
  package struct StepExecution: Sendable {
    /// The entries of the step.
    package var entries: Range<Int>
    /// When the step began.
    package var start: VirtualTime
    /// When the step ended.
    package var end: VirtualTime
    /// The state of the simulation when the step ended.
    package var snapshot: Snapshot
    /// Whether the action was possible; only a step of `finally` can be skipped.
    package var wasPossible = true
    /// Why an action of the app under test failed; nil if it did not.
    package var actionFailure: String?
    /// What the app under test answered for the probes of the step.
    var probes: [String: ProbeAnswer] = [:]
  }

  /// An action that no rule allows in the current state.
  package struct ImpossibleAction: Sendable {
    package var step: Int
    var situation: String
    /// The index of the step in which the app was terminated, if it is not running.
    var terminationStep: Int?
    /// Which conditions do not hold, as a clause: `, since it requires that a call is ringing`; may be empty.
    var impossibilityReason: String
    var possible: [ActionKind]
    /// The argument values with which the action would be possible.
    var possibleArguments: [String]
    /// Whether the code of the app under test is the reason: without it, the step would be possible, or never be reached.
    var isDueToApp = false
  }

  /// Why a case was stopped.
  package enum StopReason {
    /// The case exceeded its wall-clock limit.
    case time
    /// Repeating work, such as a timer, ran too often in one step.
    case tickLimit
    /// The app's code performed too many actions in one step.
    case actionLimit
    /// Comparing the execution with what is expected takes too many comparisons.
    case comparisonLimit
    /// The run was interrupted.
    case interruption

    /// Creates the reason why a simulator cut off the last step; nil if it did not.
    package init?(_ simulator: Simulator) {
      if simulator.hasTooManyTicks {
        self = .tickLimit
      } else if simulator.hasTooManyActions {
        self = .actionLimit
      } else {
        return nil
      }
    }

    /// Creates the reason of a comparison that was stopped.
    package init(_ stop: EvaluationStop) {
      self =
        switch stop {
        case .work: .comparisonLimit
        case .time: .time
        case .interruption: .interruption
        }
    }
  }

  /// The complete trace.
  package var trace: Trace
  /// The steps that were executed.
  package var steps: [StepExecution]
  /// The executed steps as written, those of `finally` last.
  package var plannedSteps: [Step]
  /// Problems that the app caused, and uses of features that are not supported.
  package var appProblems: [String] = []
  /// The methods that iOS would have called if the app implemented them.
  var unimplementedMethods: MethodSet = []
  /// What may be wrong with the app.
  var appWarnings: [String] = []
  /// The rules of the version that the case ran on.
  package var book: RuleBook
  /// The index of the profile that the rules belong to.
  package var profile: Int

  /// The number of steps of the scenario itself; those of `finally` follow them.
  package var stepCount: Int
  /// Why the execution was stopped; nil if it was not.
  package var stopReason: StopReason?
  package var impossibleAction: ImpossibleAction?
  /// Why the app can no longer be used, and the step at which this was noticed, counted from 1.
  package var fault: (fault: AppFault, step: Int)?

  /// Returns the step at which the scenario stopped, counted from 1: the first failed step that is not soft.
  func stoppingStep(ofFailed steps: [Int]) -> Int? {
    steps.first { $0 <= stepCount && plannedSteps[$0 - 1].isSoft != true }
  }

  /// Returns the observation of the whole run, whose comparisons a budget counts.
  package func observationOfWholeRun(
    within budget: EvaluationBudget = EvaluationBudget()
  ) -> Observation {
    Observation(
      trace: trace,
      entries: trace.entries.indices,
      start: .zero,
      end: steps.last?.end ?? .zero,
      snapshot: steps.last?.snapshot ?? .fresh,
      budget: budget
    )
  }
}

extension CaseExecution {
  /// Creates the execution of steps that were chosen while they were executed.
  package init(
    _ simulator: Simulator,
    steps: [StepExecution],
    plannedSteps: [Step],
    in environment: SimulationEnvironment
  ) {
    self.init(
      trace: simulator.trace,
      steps: steps,
      plannedSteps: plannedSteps,
      appProblems: simulator.problems,
      book: simulator.book,
      profile: Profile.index(of: environment),
      stepCount: steps.count,
      stopReason: StopReason(simulator),
      fault: simulator.fault.map { ($0, max(1, steps.count)) }
    )
  }
}

extension Observation {
  /// Moves the observation to the step at an index of the same execution.
  package mutating func move(toStep index: Int, of execution: CaseExecution) {
    // In place, since a constant would copy the step.
    entries = execution.steps[index].entries
    start = execution.steps[index].start
    end = execution.steps[index].end
    snapshot = execution.steps[index].snapshot
    probes = execution.steps[index].probes
  }
}
