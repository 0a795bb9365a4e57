/// An entry of the catalogue of actions: what is known about an action, apart from its rules.
struct ActionDescription {
  let actor: Actor
  let word: String
  let summary: String
  private(set) var parameters: [Parameter] = []
  private(set) var nameKinds = EnumSet<NameKind>()
  private(set) var arrival: ArrivalKind?
  private(set) var recordings: RecordedAction?
  private(set) var receiver: ActionReceiver?

  static func user(_ word: String, _ summary: String) -> Self {
    Self(actor: .user, word: word, summary: summary)
  }

  static func system(_ word: String, _ summary: String) -> Self {
    Self(actor: .system, word: word, summary: summary)
  }

  static func app(_ word: String, _ summary: String) -> Self {
    Self(actor: .app, word: word, summary: summary)
  }

  /// Adds parameters that several actions share.
  consuming func with(_ parameters: [Parameter]) -> Self {
    // Most have one parameter; its array is a constant.
    if self.parameters.isEmpty {
      self.parameters = parameters
    } else {
      self.parameters += parameters
    }
    for case .name(let kind) in parameters.lazy.map(\.type) { nameKinds.insert(kind) }
    return self
  }

  /// Adds a required parameter.
  func required(_ name: String, _ type: ParameterType, _ summary: String) -> Self {
    with([.required(name, type, summary)])
  }

  /// Adds the scene that is to receive what the action brings.
  func arrivingInScene() -> Self {
    optional(
      "scene",
      .name(.receivingScene),
      "which scene receives it; by default the one that was opened last"
    )
  }

  /// Adds an optional parameter.
  func optional(_ name: String, _ type: ParameterType, _ summary: String) -> Self {
    with([.optional(name, type, summary)])
  }

  /// Adds a parameter with one word of a list.
  func required<Words: WordList>(_ name: String, _: Words.Type, _ summary: String) -> Self {
    required(name, .word(Words.words), summary)
  }

  /// Adds a parameter with one word of a list.
  func optional<Words: WordList>(_ name: String, _: Words.Type, _ summary: String) -> Self {
    optional(name, .word(Words.words), summary)
  }

  /// Adds a required `name` parameter.
  func named(_ summary: String, _ kind: NameKind = .other) -> Self {
    required("name", .name(kind), summary)
  }

  /// Says what the action brings into the app.
  consuming func bringing(_ arrival: ArrivalKind) -> Self {
    self.arrival = arrival
    return self
  }

  /// Says which part of the system or of the app the app's code calls.
  consuming func calling(_ receiver: ActionReceiver) -> Self {
    self.receiver = receiver
    return self
  }

  /// Looks for the action in recordings; of actions with the same effects, one is enough.
  consuming func inRecordings(
    _ frequency: RecordedAction.Frequency,
    calls: [DelegateMethod] = [],
    notifications: [NotificationName] = []
  ) -> Self {
    recordings = .init(frequency: frequency, calls: calls, notifications: notifications)
    return self
  }
}

/// What an action of the app's code calls.
package enum ActionReceiver: Sendable {
  /// The application object.
  case application
  /// Views and windows.
  case views
  /// View controllers.
  case viewControllers
  /// Objects of the app.
  case objects
  /// The frameworks and daemons of the system.
  case system
}

/// Where recordings from devices contain an action.
package struct RecordedAction: Sendable {
  /// How often an action is in recordings, the most common first.
  package enum Frequency: CaseIterable, Comparable, Sendable {
    /// In nearly every recording.
    case mostOften
    /// In most recordings.
    case often
    /// In most recordings of an app with several windows.
    case oftenWithWindows
    /// In few recordings.
    case seldom
  }

  /// How often the action is in recordings.
  package let frequency: Frequency
  /// The calls that show the action in a recording, besides those that receive what it brings.
  package let calls: [DelegateMethod]
  /// The notifications that show it.
  package let notifications: [NotificationName]
}
