public import LifecycleCore

/// One action and what must follow from it.
public struct Step: Sendable {
  /// What a step does.
  public enum Move: Sendable {
    /// Nothing: the step looks how things stand.
    case look
    /// A user, the system or the app acts.
    case action(Action)
    /// Virtual time passes.
    case wait(VirtualTime)
  }

  /// What the step does.
  public var move: Move
  /// The place of the action's words.
  public var moveRange: SourceRange
  /// The place of the whole step.
  public var range: SourceRange
  /// What must follow.
  public var expectations: [any Expectation]

  /// The step's action as the language writes it.
  public var words: String {
    switch move {
    case .look: "check"
    case .wait(let time): "wait: \(time)"
    case .action(let action): "\(action.kind.actor.rawValue): \(action.kind.word)"
    }
  }
}
