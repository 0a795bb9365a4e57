@_spi(Package) internal import LifecycleCore

/// The words of the language, as lookup tables for decoding.
enum Vocabulary {
  /// Returns the actions of an actor.
  static func actions(of actor: Actor) -> WordTable<ActionKind> {
    switch actor {
    case .user: userActions
    case .system: systemActions
    case .app: appActions
    }
  }

  /// Returns all words for an actor's actions, its own and others.
  static func actionWords(of actor: Actor) -> [String] {
    actions(of: actor).words + ActionMeanings.aliases(of: actor).keys.sorted()
  }

  private static let userActions = makeActions(.user)
  private static let systemActions = makeActions(.system)
  private static let appActions = makeActions(.app)

  private static func makeActions(_ actor: Actor) -> WordTable<ActionKind> {
    WordTable(
      ActionKind.allCases.filter { $0.actor == actor || actor == .user && $0.isOfUser }
        .map { ($0.word, $0) }
    )
  }

  /// All terms that a list can contain, by their words and, in full, by the names of methods and notifications in both
  /// languages.
  static let terms = WordTable<Term>(
    Term.all.flatMap { term in ([term.word] + term.row.otherSpellings).map { ($0, term) } },
    aliases: Aliases.terms
  )

  /// Returns the words of an enumeration.
  private static func table<Value: TermWord>(
    of type: Value.Type,
    aliases: [String: String] = [:]
  ) -> WordTable<Value> {
    WordTable(type.allCases.map { ($0.word, $0) }, aliases: aliases)
  }

  static let states = table(of: AppState.self, aliases: Aliases.appStates)
  static let screens = WordTable<FrontScreen>(
    FrontScreen.allCases.map { ($0.word, $0) },
    aliases: Aliases.screens
  )
  /// The overlays over the screen in front, and `none`.
  static let overlays = WordTable<Overlay?>(
    [("none", nil)] + Overlay.allCases.map { ($0.word, $0) },
    aliases: Aliases.overlays
  )
  static let sceneStates = table(of: SceneState.self, aliases: Aliases.sceneStates)
  static let terminations = table(of: TerminationReason.self, aliases: Aliases.terminations)
  static let deviceModels = WordTable(Device.Model.self)
  static let backgroundEvents = WordTable(BackgroundEvent.self)
  static let viewKinds = WordTable(ViewKind.self)
  /// The forms of lists that are looser than an exact one.
  static let listModes = WordTable(ListMode.loose.map { ($0.rawValue, $0) })
  /// The life cycles; the one of a SwiftUI app has scenes.
  static let lifeCycles = WordTable(LifeCycleWord.self)
}

/// The words that only the app under test has: the actions and probes that it declares.
public struct CustomWords: Hashable, Sendable {
  /// The actions, for `app: {type: hello}`.
  @_spi(Package) public var actions: [String]
  /// The probes, for `expect: {app: {draft: hello}}`.
  @_spi(Package) public var probes: [String]

  /// Creates the words of an app; none by default.
  public init(actions: [String] = [], probes: [String] = []) {
    self.actions = actions
    self.probes = probes
  }

  /// Returns these words and those of another declaration, without duplicates.
  @_spi(Package) public func union(_ other: CustomWords) -> CustomWords {
    CustomWords(
      actions: actions + other.actions.filter { !actions.contains($0) },
      probes: probes + other.probes.filter { !probes.contains($0) }
    )
  }

  /// Returns what is wrong with a declaration: an action that scenarios have already; nil if nothing is.
  @_spi(Package) public var problem: String? {
    let words = Vocabulary.actions(of: .app)
    let clash = actions.first { words[$0] != nil }
    return clash.map { "'\($0)' is an app action of scenarios already; choose another name" }
  }
}
