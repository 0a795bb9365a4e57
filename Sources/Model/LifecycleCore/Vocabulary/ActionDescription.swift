/// An entry of the catalogue of actions: what is known about an action, apart from its rules.
struct ActionDescription {
  let actor: Actor
  let word: String
  let summary: String
  private(set) var aliases: [AliasList] = []
  private(set) var uncertainAliases: [AliasList] = []
  private(set) var parameters: [Parameter] = []
  private(set) var nameKinds = EnumSet<NameKind>()
  private(set) var payload: PayloadKind?
  private(set) var launchReason: LaunchReason?
  private(set) var change: (property: DeviceProperty, value: Int?)?
  private(set) var input: ActionInput?
  private(set) var handler: (kind: ActionHandler, index: Int)?
  private(set) var recordings: RecordedAction?
  private(set) var receiver: Participant?
  private(set) var walks = WalkFrequency.never
  private(set) var traits: ActionTraits = []

  static func user(_ word: String, _ summary: String) -> Self {
    Self(actor: .user, word: word, summary: summary, walks: .sometimes)
  }

  /// Creates the entry of what the user does in the interface of the app, which is mostly of no consequence for its life.
  static func input(_ word: String, _ summary: String) -> Self {
    Self(actor: .user, word: word, summary: summary, traits: [.isInput, .needsInterface])
  }

  static func system(_ word: String, _ summary: String) -> Self {
    Self(actor: .system, word: word, summary: summary, walks: .sometimes)
  }

  static func app(_ word: String, _ summary: String) -> Self {
    Self(actor: .app, word: word, summary: summary)
  }

  /// Adds other words for the action, separated by spaces, or for the action with an argument: `silent-push`.
  consuming func also(_ words: String, with name: String, _ value: String) -> Self {
    aliases.append(AliasList(words: words, argument: (name, value)))
    return self
  }

  /// Adds other words for the action, separated by spaces.
  consuming func also(_ words: String) -> Self {
    aliases.append(AliasList(words: words, argument: nil))
    return self
  }

  /// Adds words that may mean the action, or another one that has them, too; they are never taken for either.
  consuming func perhaps(_ words: String) -> Self {
    uncertainAliases.append(AliasList(words: words, argument: nil))
    return self
  }

  /// Adds words that may mean the action with an argument.
  consuming func perhaps(_ words: String, with name: String, _ value: String) -> Self {
    uncertainAliases.append(AliasList(words: words, argument: (name, value)))
    return self
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

  /// Adds a parameter with any number of words of a list.
  func optional<Words: WordList>(_ name: String, listOf _: Words.Type, _ summary: String) -> Self {
    optional(name, .words(Words.words), summary)
  }

  /// Adds a required `name` parameter.
  func named(_ summary: String, _ kind: NameKind = .other) -> Self {
    required("name", .name(kind), summary)
  }

  /// Says what the action brings into the app.
  consuming func bringing(_ payload: PayloadKind) -> Self {
    self.payload = payload
    return self
  }

  /// Says for which reason the action launches or wakes the app, or brings it to the front.
  consuming func launching(for reason: LaunchReason) -> Self {
    launchReason = reason
    return self
  }

  /// Says which property of the device changes: to this value, or else to that of the parameter `to`.
  consuming func changing(_ property: DeviceProperty, to value: Int? = nil) -> Self {
    change = (property, value)
    return self
  }

  /// Says which events the app receives, and adds the parameters of the fingers.
  consuming func sending(_ input: ActionInput) -> Self {
    self.input = input
    return with(input.parameters)
  }

  /// Adds code of the app that is called later.
  consuming func handler(_ kind: ActionHandler, _ summary: String) -> Self {
    handler = (kind, parameters.count)
    return optional(kind.rawValue, .actions, summary)
  }

  /// Says that the app's code may do it later, in a block.
  func orLater() -> Self {
    optional("after", .duration, "how long until the main queue does it; at once by default")
      .that(.canBeDelayed)
  }

  /// Says which part of the system or of the app the app's code calls.
  consuming func calling(_ receiver: Participant) -> Self {
    self.receiver = receiver
    return self
  }

  /// Looks for the action in recordings; of actions with the same effects, one is enough.
  consuming func inRecordings(
    _ frequency: RecordedAction.Frequency,
    calls: [DelegateMethod] = [],
    notifications: [NotificationName] = [],
    arguments: RecordedAction.Arguments = .different
  ) -> Self {
    recordings = .init(
      frequency: frequency,
      calls: calls,
      notifications: notifications,
      arguments: arguments
    )
    return self
  }

  /// Says how often a random walk tries the action, unless that is `sometimes` for the user and the system, and `never` for
  /// the app's code and its interface.
  consuming func inWalks(_ frequency: WalkFrequency) -> Self {
    walks = frequency
    return self
  }

  /// Says what else is true of the action.
  consuming func that(_ traits: ActionTraits) -> Self {
    self.traits.formUnion(traits)
    return self
  }
}

/// Code that an action of the app hands over, to be called later; the raw value is the name of its parameter.
enum ActionHandler: String {
  /// What a background task does when its time is over.
  case expiration
  /// What an alert does when it is cancelled.
  case cancel
  /// What follows a standard screen when the user is done with it.
  case done
}

/// What is true of some actions, and false for all others.
struct ActionTraits: OptionSet {
  let rawValue: UInt16

  /// The user acts in the interface of the app.
  static let isInput = Self(rawValue: 1)
  /// Only an app with an interface takes part; so it is without saying if the action names a view or a view controller.
  static let needsInterface = Self(rawValue: 1 << 1)
  /// It is only valid in a callback, under `during:`.
  static let isOnlyForCallbacks = Self(rawValue: 1 << 2)
  /// It uses views, which is restricted to the main thread.
  static let belongsToMainThread = Self(rawValue: 1 << 3)
  /// The user causes it, too: a link that is tapped.
  static let isAlsoOfUser = Self(rawValue: 1 << 4)
  /// The app's code counts references itself, which it cannot with automatic reference counting.
  static let countsReferences = Self(rawValue: 1 << 5)
  /// What the app receives of it depends on the background modes in its Info.plist.
  static let dependsOnModes = Self(rawValue: 1 << 6)
  /// It repeats after a pause, which cannot be zero.
  static let repeats = Self(rawValue: 1 << 7)
  /// The app's code may do it later: its last parameter is `after`.
  static let canBeDelayed = Self(rawValue: 1 << 8)
}

/// How often a random walk tries an action.
package enum WalkFrequency: Sendable {
  /// Walks leave it out.
  case never
  /// It is one of many.
  case sometimes
  /// It leads into the app or out of it, and would be rare among all others.
  case often
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

  /// Whether the action has other effects with each word that an argument can be.
  package enum Arguments: Sendable { case different, alike }

  /// Whether a search for the action tries each word.
  package let arguments: Arguments
}
