@_spi(Package) package import LifecycleCore

extension ActionKind {
  /// Finds an action by its word or an alias of it, such as `tap-icon` or `launch`; nil for an unknown one.
  package init?(named name: String, of actor: Actor? = nil) {
    let actors = actor.map { [$0] } ?? Actor.allCases
    let words = [name] + actors.compactMap { Aliases.actions(of: $0)[name] }
    let kinds = words.lazy.compactMap { word in
      Self.allCases.first { $0.word == word && actors.contains($0.actor) }
    }
    guard let kind = kinds.first else { return nil }
    self = kind
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

  /// Returns the word of the action that the name of an unknown one means, such as `remove-from-switcher` for `kill`.
  package static func word(meantBy name: String) -> String? {
    Synonyms.action(for: name, of: nil)?.word
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
  fileprivate var example: String {
    switch self {
    case .text, .name: "\"..\""
    case .word(let words): words.first ?? ""
    case .duration: "2s"
    case .integer(let bounds): "\(bounds.lowerBound)"
    case .flag: "true"
    case .actions: "[…]"
    }
  }
}
