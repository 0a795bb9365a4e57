@_spi(Package) public import LifecycleCore

/// One action and its expectations.
@_spi(Package) public struct Step: Sendable {
  /// The action or wait of a step.
  public enum Activity: Hashable, Sendable {
    /// No action: the step only checks the current state.
    case check
    /// An action of the user, the system or the app.
    case action(Action)
    /// An action that only the app under test has.
    case custom(CustomAction)
    /// A wait for virtual time to pass.
    case wait(VirtualTime)
  }

  /// The action or wait of the step.
  public var activity: Activity
  /// The range of the action.
  public var activityRange: SourceRange
  /// The range of the action with its actor, if these are in one place.
  var moveRange: SourceRange?
  /// The range of the whole step.
  public var range: SourceRange
  /// The expectations of the step.
  public var expectations: [any Expectation]
  /// Whether the scenario continues after a failure of the step; nil for the scenario's setting.
  public var isSoft: Bool?
  /// The alias that the action is written with; nil if it is written with its own word.
  package var alias: String?
  /// The expectations for some versions only; empty in a plan, whose version is known.
  var versioned: [VersionedExpectations] = []

  /// The action of the step, if any.
  package var action: Action? { if case .action(let action) = activity { action } else { nil } }

  /// The step's action in YAML: `user: tap-icon`.
  public var title: String { activity.title }
}

extension Step.Activity {
  /// The action in YAML: `user: tap-icon`.
  package var title: String {
    switch self {
    case .check: "check"
    case .wait(let time): "wait: \(time)"
    case .custom(let action): "app: \(action.name)"
    case .action(let action): Self.title[Int(action.kind.rawValue)]
    }
  }

  /// The YAML text of each kind of action, by its raw value.
  private static let title = ActionKind.allCases.map { "\($0.actor.rawValue): \($0.word)" }
}

extension Step {
  /// Creates a step without expectations.
  package init(_ activity: Activity, at range: SourceRange) {
    self.init(activity: activity, activityRange: range, range: range, expectations: [])
  }
}

/// Expectations of a step that apply to some versions only.
struct VersionedExpectations: Sendable {
  /// The versions to which they apply.
  var versions: [OSVersion]
  var expectations: [any Expectation]
  /// The range of the versions.
  var range: SourceRange
}

extension Step {
  /// The probes that the step checks.
  package var probeNames: [String] {
    expectations.flatMap { ($0 as? AppExpectation)?.items.map(\.name) ?? [] }
  }

  /// The range of the first action or expectation that needs an app under test; nil if there is none.
  var appUse: SourceRange? {
    if case .custom = activity { return activityRange }
    return expectations.first { $0 is AppExpectation }?.range
  }
}
