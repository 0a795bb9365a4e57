internal import LifecycleCore

/// What the items of a list are.
enum ItemKind: Hashable, CaseIterable {
  case selector, notification
  case effect(EffectList)

  /// Every kind.
  static let allCases =
    [ItemKind.selector, .notification] + EffectList.allCases.map { .effect($0) }

  /// The word for one of them, with its article.
  var one: String {
    if case .effect = self { "an \(what)" } else { "a \(what)" }
  }

  var what: String {
    switch self {
    case .selector: "selector"
    case .notification: "notification"
    case .effect(let list): list.one
    }
  }

  /// The name of its definition in the JSON Schema.
  var definition: String { String(what.map { $0 == " " ? "-" : $0 }) }

  /// The key under which it stands.
  var key: String {
    switch self {
    case .selector: "calls"
    case .notification: "notifications"
    case .effect(let list): list.rawValue
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
    case .effect(let list): SystemEffect.allCases.filter { $0.list == list }.map(\.word)
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
    let effect = if case .effect = kind { SystemEffect(rawValue: code) } else { SystemEffect?.none }
    name = (method?.selector ?? effect?.word).map { "'\($0)'" } ?? "a notification"
    details = method?.arguments ?? effect?.arguments ?? []
    belongsToScene = method?.isSceneMethod ?? false
  }
}
