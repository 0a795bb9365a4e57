internal import LifecycleCore

/// What the items of a list are.
enum ItemKind: Hashable, CaseIterable {
  case selector, notification, event, viewMethod
  case effect(EffectList)

  /// Every kind.
  static let allCases =
    [ItemKind.selector, .notification] + EffectList.allCases.map { .effect($0) }
    + [.event, .viewMethod]

  /// The word for one of them, with its article.
  var one: String {
    switch self {
    case .effect, .event: "an \(what)"
    default: "a \(what)"
    }
  }

  var what: String {
    switch self {
    case .selector: "selector"
    case .notification: "notification"
    case .effect(let list): list.one
    case .event: "event"
    case .viewMethod: "view-method"
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
    case .event: "events"
    case .viewMethod: "views"
    }
  }

  var unknown: DiagnosticID {
    switch self {
    case .selector: .unknownSelector
    case .notification: .unknownNotification
    case .effect: .unknownEffect
    case .event: .unknownEvent
    case .viewMethod: .unknownViewMethod
    }
  }

  /// All their names, for a suggestion.
  var names: [String] {
    switch self {
    case .selector: DelegateMethod.allCases.map(\.selector)
    case .notification: NotificationName.allCases.map(\.name)
    case .effect(let list): SystemEffect.allCases.filter { $0.list == list }.map(\.word)
    case .event: InterfaceEvent.allCases.map(\.word)
    case .viewMethod: ViewMethod.allCases.map(\.selector)
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
  /// What it is, where it has arguments that can be names.
  let effect: SystemEffect?
  let event: InterfaceEvent?
  let viewMethod: ViewMethod?

  init(_ kind: ItemKind, _ code: UInt8) {
    let method = kind == .selector ? DelegateMethod(rawValue: code) : nil
    effect = if case .effect = kind { SystemEffect(rawValue: code) } else { nil }
    event = kind == .event ? InterfaceEvent(rawValue: code) : nil
    viewMethod = kind == .viewMethod ? ViewMethod(rawValue: code) : nil
    let word = method?.selector ?? effect?.word ?? event?.word ?? viewMethod?.selector
    name = word.map { "'\($0)'" } ?? "a notification"
    details =
      method?.arguments ?? effect?.arguments ?? event?.arguments ?? viewMethod?.arguments ?? []
    belongsToScene = method?.isSceneMethod ?? false
  }
}
