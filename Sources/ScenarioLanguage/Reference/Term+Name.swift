package import LifecycleCore

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
