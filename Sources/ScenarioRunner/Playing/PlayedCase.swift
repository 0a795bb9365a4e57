public import LifecycleCore
public import ScenarioLanguage

/// What happened when a plan was played.
public struct PlayedCase: Sendable {
  /// Where one step lies in the trace, and how things stood at its end.
  public struct StepMark: Sendable {
    /// The entries of the step.
    public var entries: Range<Int>
    /// When it began.
    public var start: VirtualTime
    /// When it ended.
    public var end: VirtualTime
    /// How things stood at its end.
    public var standing: Standing
    /// Whether its action could be done: only a step of `finally` is passed over.
    public var wasPossible = true
  }

  /// An action that no rule allows where it stands.
  struct Illegality: Sendable {
    var step: Int
    var situation: String
    /// What of the world forbids the action, whatever is in front: `only where a call rings`.
    var obstacle: String?
    var possible: [ActionKind]
    /// What the action could be told in the place of its main word.
    var words: [String]
  }

  /// Why a case is given up.
  enum Abandonment {
    /// It took more wall-clock time than it may.
    case time
    /// Work that repeats was done too often in one step.
    case ticks
  }

  /// Everything that happened.
  public var trace: Trace
  /// The steps that were played.
  public var steps: [StepMark]
  /// The steps as they are written, those of `finally` last.
  public var plan: [Step]
  /// The rules in force.
  public var book: RuleBook
  /// The profile whose rules they are, by its place among all.
  public var profile: Int

  /// How many of the steps are the scenario's own; those of `finally` follow them.
  public var stepCount: Int
  /// Why it was given up; nil where it was not.
  var abandonment: Abandonment?
  var illegality: Illegality?

  /// The step at which the scenario stopped, counted from 1: the first that failed and is not soft.
  public func stop(ofFailed steps: [Int]) -> Int? {
    steps.first { $0 <= stepCount && plan[$0 - 1].isSoft != true }
  }

  /// What the whole run saw.
  func observationOfAll() -> Observation {
    Observation(
      trace: trace,
      entries: trace.entries.indices,
      start: .zero,
      end: steps.last?.end ?? .zero,
      standing: steps.last?.standing ?? .fresh
    )
  }
}

extension Observation {
  /// Moves it to a step of the same case.
  mutating func move(to mark: PlayedCase.StepMark) {
    entries = mark.entries
    start = mark.start
    end = mark.end
    standing = mark.standing
  }
}
