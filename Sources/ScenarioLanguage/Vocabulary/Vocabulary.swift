internal import LifecycleCore

/// The words of the language, as tables that decoding looks up.
enum Vocabulary {
  /// The actions of each actor.
  static func actions(of actor: Actor) -> WordTable<ActionKind> {
    switch actor {
    case .user: userActions
    case .system: systemActions
    case .app: appActions
    }
  }

  private static let userActions = makeActions(.user)
  private static let systemActions = makeActions(.system)
  private static let appActions = makeActions(.app)

  private static func makeActions(_ actor: Actor) -> WordTable<ActionKind> {
    WordTable(
      ActionKind.allCases.filter { $0.actor == actor || actor == .user && $0 == .openURL }
        .map { ($0.word, $0) },
      aliases: Aliases.actions(of: actor)
    )
  }

  /// The delegate methods by their selectors, with or without the last colon.
  static let selectors = WordTable<DelegateMethod>(
    DelegateMethod.allCases.flatMap { [($0.selector, $0), (String($0.selector.dropLast()), $0)] }
  )

  /// The notifications by their names.
  static let notifications = WordTable<NotificationName>(
    NotificationName.allCases.map { ($0.name, $0) }
  )

  static let effects = WordTable<SystemEffect>(SystemEffect.allCases.map { ($0.word, $0) })

  static let events = WordTable<InterfaceEvent>(InterfaceEvent.allCases.map { ($0.word, $0) })

  /// The methods of view controllers, with or without the last colon.
  static let viewMethods = WordTable<ViewMethod>(
    ViewMethod.allCases.flatMap { method in
      method.selector.hasSuffix(":")
        ? [(method.selector, method), (String(method.selector.dropLast()), method)]
        : [(method.selector, method)]
    }
  )

  static let states = WordTable<AppState>(AppState.allCases.map { ($0.word, $0) })
  static let places = WordTable<Place>(Place.allCases.map { ($0.word, $0) })
  /// What can lie over the thing in front, and nothing.
  static let covers = WordTable<Cover?>([("none", nil)] + Cover.allCases.map { ($0.word, $0) })
  static let sceneStates = WordTable<SceneState>(SceneState.allCases.map { ($0.word, $0) })
  static let terminations = WordTable<TerminationReason>(
    TerminationReason.allCases.map { ($0.word, $0) }
  )
  static let switches = WordTable<ModelSwitch>(ModelSwitch.allCases.map { ($0.name, $0) })
  static let deviceModels = WordTable(Device.Model.self)
  static let backgroundEvents = WordTable(BackgroundEvent.self)
  static let viewKinds = WordTable(ViewKind.self)
  static let lifeCycles = WordTable(AppDescription.LifeCycle.self)
}
