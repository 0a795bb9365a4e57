@_spi(Package) package import LifecycleCore

// Texts for terms in failures.
extension Term {
  /// The term as an item of a list: `applicationDidBecomeActive:`, `{state: active}`.
  var written: String { TermKind.lists.contains(kind) ? word : "{\(kind.key): \(word)}" }

  /// The term as a noun phrase; the name of a method or notification needs no noun.
  package var name: String {
    switch self {
    case .call, .notification, .viewCall: word
    case .termination: "\(kind.noun) (\(word))"
    case .action: "'\(kind.key): \(word)'"
    default: "\(kind.noun) \(word)"
    }
  }

  /// The subject of a failure with its verb: `applicationDidBecomeActive: called`.
  var subject: String { "\(name) \(kind.verb ?? "happened")" }
}

extension TermKind {
  /// The clause that a term of the kind did not occur.
  var absencePhrase: String { verb.map { "it was not \($0)" } ?? "it did not happen" }

  /// The phrase that a term of the kind occurred.
  var occurrencePhrase: String { verb.map { "was \($0)" } ?? "happened" }

  /// The noun for a name of the kind, with its article.
  var nameWithArticle: String { "aeiou".contains(names.prefix(1)) ? "an \(names)" : "a \(names)" }

  /// The name of its definition in the JSON Schema.
  var definition: String { names.replacing(" ", with: "-") }
}

extension Term {
  /// Everything that can happen in a run and has a name: the terms of lists, states and terminations.
  private static let named: [Term] =
    all + AppState.allCases.map { .state($0) } + SceneState.allCases.map { .scene($0) }
    + TerminationReason.allCases.map { .termination($0) }

  /// Finds a term by its name; a key such as `scene: ` tells terms of the same name apart.
  ///
  /// A selector can be written without its last colon, and a method by its name in Swift, as in
  /// `sceneDidBecomeActive(_:)`. The first of several terms counts.
  package init?(named name: String) {
    func matches(_ term: Term) -> Bool {
      [term.word, "\(term.kind.key): \(term.word)"].contains(name)
        // The key of a step that expects the states of scenes.
        || term.kind == .scenes && name == "scenes: \(term.word)"
        || term.row.aliases.contains(name)
    }
    if let method = DelegateMethod.allCases.first(where: { $0.swiftName == name }) {
      self = .call(method)
      return
    }
    guard let term = Term.named.first(where: matches) else { return nil }
    self = term
  }

  /// The names of all terms, without duplicates.
  package static var names: [String] {
    var seen: Set<String> = []
    return named.map(\.word).filter { seen.insert($0).inserted }
  }

  /// Returns the name that was probably meant by an unknown one.
  package static func nearestName(to name: String) -> String? {
    Suggestion.nearest(to: name, in: named.map(\.word))
  }
}
