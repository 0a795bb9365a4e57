package import LifecycleCore

// A term in the words of a failure.
extension Term {
  /// The term as a list of a step writes it: `applicationDidBecomeActive:`, `{state: active}`.
  var written: String { TermKind.lists.contains(kind) ? word : "{\(kind.key): \(word)}" }

  /// The term as a noun; the name of a method or of a notification says by itself what it is.
  package var name: String {
    switch self {
    case .call, .notification, .viewCall: word
    case .termination: "\(kind.noun) (\(word))"
    case .action: "'\(kind.key): \(word)'"
    default: "\(kind.noun) \(word)"
    }
  }

  /// What happened, up to how it did: `applicationDidBecomeActive: called`.
  var subject: String { "\(name) \(kind.verb ?? "happened")" }
}

extension TermKind {
  /// That one did not happen.
  var absent: String { verb.map { "not \($0)" } ?? "did not happen" }

  /// That one happened.
  var happened: String { verb.map { "was \($0)" } ?? "happened" }

  /// What a name of the kind is, with its article.
  var oneName: String { "aeiou".contains(names.prefix(1)) ? "an \(names)" : "a \(names)" }

  /// The name of its definition in the JSON Schema.
  var definition: String { names.replacing(" ", with: "-") }
}
