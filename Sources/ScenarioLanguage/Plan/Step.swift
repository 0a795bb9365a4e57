public import LifecycleCore

/// One action and what must follow from it.
public struct Step: Sendable {
  /// What a step does.
  public enum Move: Sendable {
    /// Nothing: the step only checks the current state.
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
  /// Whether the scenario goes on if something of it does not follow; nil as the scenario says.
  public var isSoft: Bool?
  /// What must follow on some versions only; empty in a plan, whose version is known.
  var versioned: [VersionedExpectations] = []

  /// The action that it performs, if any.
  package var action: Action? { if case .action(let action) = move { action } else { nil } }

  /// The step's action as the language writes it.
  public var words: String {
    switch move {
    case .look: "check"
    case .wait(let time): "wait: \(time)"
    case .action(let action): Self.words[Int(action.kind.rawValue)]
    }
  }

  /// Those of each kind of action, by its number.
  private static let words = ActionKind.allCases.map { "\($0.actor.rawValue): \($0.word)" }
}

/// Expectations of a step that hold on some versions, beside others that hold on the rest.
struct VersionedExpectations: Sendable {
  /// The versions on which they hold.
  var versions: [OSVersion]
  var expectations: [any Expectation]
  /// The place of the versions.
  var range: SourceRange
}
