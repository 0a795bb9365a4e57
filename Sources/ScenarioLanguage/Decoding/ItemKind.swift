internal import LifecycleCore

/// What the items of a list are.
enum ItemKind: CaseIterable {
  case selector, notification, effect

  /// The word for one of them, with its article.
  var one: String { self == .effect ? "an effect" : "a \(what)" }

  var what: String {
    switch self {
    case .selector: "selector"
    case .notification: "notification"
    case .effect: "effect"
    }
  }

  /// The key under which it stands.
  var key: String {
    switch self {
    case .selector: "calls"
    case .notification: "notifications"
    case .effect: "effects"
    }
  }

  var unknown: DiagnosticID {
    switch self {
    case .selector: .unknownSelector
    case .notification: .unknownNotification
    case .effect: .unknownEffect
    }
  }

  /// All their names, for a suggestion.
  var names: [String] {
    switch self {
    case .selector: DelegateMethod.allCases.map(\.selector)
    case .notification: NotificationName.allCases.map(\.name)
    case .effect: SystemEffect.allCases.map(\.word)
    }
  }
}

/// What constraints are about.
struct ConstraintOwner {
  /// Its name, for a diagnostic.
  let name: String
  /// What can be asked of it by name.
  let details: [Detail]
  /// Whether it belongs to a scene.
  let belongsToScene: Bool

  init(_ kind: ItemKind, _ code: UInt8) {
    let method = kind == .selector ? DelegateMethod(rawValue: code) : nil
    let effect = kind == .effect ? SystemEffect(rawValue: code) : nil
    name = (method?.selector ?? effect?.word).map { "'\($0)'" } ?? "a notification"
    details = method?.arguments ?? effect?.arguments ?? []
    belongsToScene = method?.isSceneMethod ?? false
  }
}
