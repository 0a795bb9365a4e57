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
  static let named: [Term] =
    all + AppState.allCases.map { .state($0) } + SceneState.allCases.map { .scene($0) }
    + TerminationReason.allCases.map { .termination($0) }

  /// Finds a term by its name, see `readings(of:)`; nil for an unknown name, and for one that can mean several terms.
  package init?(named name: String) {
    let readings = Term.readings(of: name)
    guard readings.count == 1 else { return nil }
    self = readings[0]
  }

  /// The names of all terms, without duplicates.
  package static var names: [String] {
    var seen: Set<String> = []
    return named.map(\.word).filter { seen.insert($0).inserted }
  }

  /// Returns the name that was probably meant by an unknown one.
  package static func nearestName(to name: String) -> String? {
    Suggestion.nearest(to: name, in: named.map(\.word) + named.compactMap(\.row.swiftName))
  }
}
