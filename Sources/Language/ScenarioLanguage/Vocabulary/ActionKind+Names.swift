@_spi(Package) package import LifecycleCore

extension ActionKind {
  /// Finds an action by its word or an alias of it, such as `tap-icon` or `launch`; nil for an unknown one.
  package init?(named name: String, of actor: Actor? = nil) {
    let actors = actor.map { [$0] } ?? Actor.allCases
    guard let meaning = ActionMeanings.meaning(of: name, of: actors) else { return nil }
    self = meaning.kind
  }

  /// Finds an action by its word or an alias, which its actor may precede: `user: tap-icon`; nil for an unknown one.
  package init?(written text: String) {
    for actor in Actor.allCases where text.hasPrefix("\(actor.rawValue): ") {
      let name = String(text.dropFirst(actor.rawValue.count + 2))
      guard let kind = ActionKind(named: name, of: actor) else { return nil }
      self = kind
      return
    }
    guard let kind = ActionKind(named: text) else { return nil }
    self = kind
  }

  /// Returns the words of the actions that the name of an unknown one may mean: `press-home` for `close-app`, and others.
  package static func words(meantBy name: String) -> [String] {
    let key = WordForm.hyphenated(name)
    let meant = ActionMeanings.meaning(of: key, of: Actor.allCases).map { [$0] }
    return (meant ?? ActionMeanings.possible(key)).reduce(into: []) { words, meaning in
      if !words.contains(meaning.kind.word) { words.append(meaning.kind.word) }
    }
  }

  /// Returns the word of the action that a word is a misspelling of.
  package static func word(misspelled name: String) -> String? {
    Suggestion.misspelled(name, in: Actor.allCases.flatMap(Vocabulary.actionWords))
  }

  /// Returns whether an alias of the action stands for one of its arguments, too: `silent-push`.
  package func hasArgument(in alias: String) -> Bool {
    aliases.contains { $0.word == alias && $0.argument != nil }
  }
}

extension ActionKind {
  /// An example of the action in a scenario, with its required arguments.
  var example: String {
    let required = parameters.filter(\.isRequired)
    guard let first = required.first else { return word }
    guard required.count > 1 || first.name != parameters[0].name else {
      return "{\(word): \(first.type.example)}"
    }
    let arguments = required.map { "\($0.name): \($0.type.example)" }.joined(separator: ", ")
    return "{\(word): {\(arguments)}}"
  }
}

extension ParameterType {
  /// An example value of the type, for a diagnostic.
  var example: String {
    switch self {
    case .text, .name: "\"..\""
    case .word(let words): words.first ?? ""
    case .words(let words): "[\(words.first ?? "")]"
    case .duration: "2s"
    case .integer(let bounds): "\(bounds.lowerBound)"
    case .flag: "true"
    case .actions: "[…]"
    case .payload: "{aps: {alert: Hi}}"
    }
  }
}
