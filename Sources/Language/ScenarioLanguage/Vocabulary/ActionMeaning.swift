@_spi(Package) internal import LifecycleCore

/// The meaning of a word: an action, or an action with one of its arguments.
struct ActionMeaning: Sendable {
  let kind: ActionKind
  /// The argument that the word stands for; nil for the action alone.
  let preset: Preset?

  /// The argument that a word stands for.
  ///
  /// A class, so that decoding a standard word, which has none, passes a null reference.
  final class Preset: Sendable {
    /// The parameter's index.
    let index: Int
    /// The parameter's name.
    let name: String
    let value: ArgumentValue
    /// The value as scenarios write it.
    let text: String

    init(index: Int, name: String, value: ArgumentValue, text: String) {
      (self.index, self.name, self.value, self.text) = (index, name, value, text)
    }

    /// The argument in a scenario: `kind: silent`.
    var field: String { "\(name): \(text)" }

    /// The values of the parameters up to this one.
    var values: [ArgumentValue] {
      [ArgumentValue](repeating: .absent, count: index) + [value]
    }
  }

  init(_ kind: ActionKind, _ alias: ActionAlias? = nil) {
    self.kind = kind
    preset = alias.flatMap { alias in
      guard let argument = alias.argument, let (index, value) = alias.preset(of: kind) else {
        return nil
      }
      return Preset(index: index, name: argument.name, value: value, text: argument.value)
    }
  }

  /// Returns an action in the standard spelling, with examples of what else it requires: `{push: silent}`.
  static func example(of kind: ActionKind, _ preset: Preset?) -> String {
    guard let preset else { return kind.example }
    let others = kind.parameters.enumerated().filter { index, parameter in
      index != preset.index && parameter.isRequired
    }
    if others.isEmpty, preset.index == 0 { return "{\(kind.word): \(preset.text)}" }
    let arguments = [preset.field] + others.map { "\($1.name): \($1.type.example)" }
    return "{\(kind.word): {\(arguments.joined(separator: ", "))}}"
  }

  /// The action in the standard spelling.
  var example: String { Self.example(of: kind, preset) }

  /// The action as a step: `system: {push: silent}`.
  var step: String { "\(kind.actor.rawValue): \(example)" }
}

/// The words for actions besides their own, from the catalogue.
enum ActionMeanings {
  /// Returns the meaning of a word as an action of an actor, if it is another word for it.
  static func alias(_ word: String, of actor: Actor) -> ActionMeaning? {
    switch actor {
    case .user: user[word]
    case .system: system[word]
    case .app: app[word]
    }
  }

  /// Returns the meaning of a word that is not an action of an actor: another word for one, or an action of the other actor.
  ///
  /// The user and the system are easily mistaken for each other; what the app's code does is something else.
  static func other(_ word: String, of actor: Actor) -> ActionMeaning? {
    if let own = alias(word, of: actor) { return own }
    let hyphenated = WordForm.hyphenated(word)
    if hyphenated != word {
      return meaning(of: hyphenated, of: [actor]) ?? other(hyphenated, of: actor)
    }
    guard actor != .app, uncertain[word] == nil else { return nil }
    return meaning(of: word, of: [actor == .user ? .system : .user])
  }

  /// Returns the meanings of a word without an actor: an action, or one for each actor that has it as an alias.
  static func withoutActor(_ word: String) -> [ActionMeaning] {
    if let kind = ActionKind.allCases.first(where: { $0.word == word }) {
      return [ActionMeaning(kind)]
    }
    let hyphenated = WordForm.hyphenated(word)
    if hyphenated != word { return withoutActor(hyphenated) }
    return Actor.allCases.compactMap { alias(word, of: $0) }
      .reduce(into: []) { meanings, meaning in
        if !meanings.contains(where: { $0.step == meaning.step }) { meanings.append(meaning) }
      }
  }

  /// Returns the words that are aliases of an actor's actions.
  static func aliases(of actor: Actor) -> [String: ActionMeaning] {
    switch actor {
    case .user: user
    case .system: system
    case .app: app
    }
  }

  /// Returns what a word may mean, if that is not certain; empty for all other words.
  static func possible(_ word: String) -> [ActionMeaning] {
    let word = WordForm.hyphenated(word)
    guard let uncertain = uncertain[word] else { return [] }
    return uncertain + Actor.allCases.compactMap { alias(word, of: $0) }
  }

  /// Returns the meaning of a word as an action of one of some actors, the first of which comes first.
  static func meaning(of word: String, of actors: [Actor]) -> ActionMeaning? {
    let kind = ActionKind.allCases.first { kind in
      kind.word == word && actors.contains { $0 == kind.actor || $0 == .user && kind.isOfUser }
    }
    return kind.map { ActionMeaning($0) } ?? actors.lazy.compactMap { alias(word, of: $0) }.first
  }

  private static let user = table(of: .user)
  private static let system = table(of: .system)
  private static let app = table(of: .app)

  private static func table(of actor: Actor) -> [String: ActionMeaning] {
    let kinds = ActionKind.allCases.filter { $0.actor == actor || actor == .user && $0.isOfUser }
    return Dictionary(
      uniqueKeysWithValues: kinds.flatMap { kind in
        kind.aliases.map { ($0.word, ActionMeaning(kind, $0)) }
      }
    )
  }

  private static let uncertain = Dictionary(
    grouping: ActionKind.allCases.flatMap { kind in
      kind.uncertainAliases.map { (word: $0.word, meaning: ActionMeaning(kind, $0)) }
    },
    by: \.word
  ).mapValues { $0.map(\.meaning) }

  /// The words that may mean an action, but may mean something else, too.
  static let uncertainWords = uncertain.keys.sorted()
}
