package import LifecycleCore

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
