internal import LifecycleCore
internal import ScenarioLanguage

/// What happened when a plan was executed.
struct CaseExecution: Sendable {
  /// The entries of one step in the trace, and the state at its end.
  struct StepMark: Sendable {
    /// The entries of the step.
    var entries: Range<Int>
    /// When it began.
    var start: VirtualTime
    /// When it ended.
    var end: VirtualTime
    /// The state of everything at its end.
    var snapshot: Snapshot
    /// Whether its action was possible: only a step of `finally` is skipped.
    var wasPossible = true
  }

  /// An action that no rule allows at that moment.
  struct ImpossibleAction: Sendable {
    var step: Int
    var situation: String
    /// What of the world forbids the action, whatever is in front: `only where a call rings`.
    var obstacle: String?
    var possible: [ActionKind]
    /// The words with which the action would be possible.
    var words: [String]
  }

  /// Why a case was stopped.
  enum StopReason {
    /// It took more wall-clock time than it may.
    case time
    /// Repeating work was done too often in one step.
    case ticks
  }

  /// Everything that happened.
  var trace: Trace
  /// The steps that were executed.
  var steps: [StepMark]
  /// The steps as they are written, those of `finally` last.
  var plan: [Step]
  /// The rules in force.
  var book: RuleBook
  /// The profile whose rules they are, by its place among all.
  var profile: Int

  /// How many of the steps are the scenario's own; those of `finally` follow them.
  var stepCount: Int
  /// Why it was stopped; nil where it was not.
  var stopReason: StopReason?
  var impossibleAction: ImpossibleAction?

  /// The step at which the scenario stopped, counted from 1: the first that failed and is not soft.
  func stop(ofFailed steps: [Int]) -> Int? {
    steps.first { $0 <= stepCount && plan[$0 - 1].isSoft != true }
  }

  /// What happened in the whole run.
  func observationOfAll() -> Observation {
    Observation(
      trace: trace,
      entries: trace.entries.indices,
      start: .zero,
      end: steps.last?.end ?? .zero,
      snapshot: steps.last?.snapshot ?? .fresh
    )
  }
}

extension Observation {
  /// Moves it to a step of the same case.
  mutating func move(to mark: CaseExecution.StepMark) {
    entries = mark.entries
    start = mark.start
    end = mark.end
    snapshot = mark.snapshot
  }
}
