@_spi(Package) internal import LifecycleCore

/// The names of methods as people say them: `didFinishLaunching`, `sceneWillConnect`, `userNotificationCenter:willPresent`.
///
/// Such a name consists of the words of a full name in Swift or Objective-C, from its beginning or from its second label,
/// and ends at a label or before a preposition, as if that began a label: `willConnect` for `willConnectTo`.
enum SpokenName {
  /// Returns the methods whose names a text can be short for; empty for a single word without its object.
  static func terms(for text: String) -> [Term] {
    let spoken = WordForm.words(of: text[...])
    guard spoken.count > 1 else { return [] }
    let found = { (forms: [(term: Term, forms: [Form])]) in
      forms.filter { $0.forms.contains { $0.begins(with: spoken) } }.map(\.term)
    }
    // 'didFinishLaunching' is the label of one method, and not the end of 'applicationDidFinishLaunching'.
    let terms = found(labeled)
    return terms.isEmpty ? found(unlabeled) : terms
  }

  /// Everything that is called.
  static let methods = TermKind.calls.terms + TermKind.views.terms

  /// The name in Swift, also one that has another meaning, too.
  static func fullName(of term: Term) -> String {
    if case .call(let method) = term, !method.isSwiftUI { return method.swiftName }
    return term.name(in: .swift)
  }

  /// The words of a name, and the numbers of words after which it may end.
  private struct Form {
    var words: [String] = []
    var ends: Set<Int> = []

    /// Creates the form of some labels.
    init(_ labels: some Sequence<Substring>) {
      for label in labels {
        for (position, word) in WordForm.words(of: label).enumerated() {
          if position > 0, prepositions.contains(word) { ends.insert(words.count) }
          words.append(word)
        }
        ends.insert(words.count)
      }
    }

    func begins(with spoken: [String]) -> Bool {
      ends.contains(spoken.count) && zip(words, spoken).allSatisfy { $0 == $1 }
    }
  }

  private static let prepositions: Set = ["with", "to", "for", "in", "from"]

  /// The forms of the names of all methods, in both languages, with and without the object that calls.
  private static let labeled = methods.map { term in
    (term: term, forms: names(of: term).flatMap { [Form($0), Form($0.dropFirst())] })
  }

  /// The same for names of one label, without its first word if that is the object that calls.
  private static let unlabeled = methods.compactMap { term in
    let label = names(of: term)[0][0]
    let object = ["application", "scene"].first { label.hasPrefix($0) }
    return object.map { (term: term, forms: [Form([label.dropFirst($0.count)])]) }
  }

  /// Returns the labels of a method's name in both languages.
  private static func names(of term: Term) -> [[Substring]] {
    [fullName(of: term), term.word].map(labels(of:))
  }

  /// Returns the labels of a name: `scene` and `willConnectTo` of `scene(_:willConnectTo:)`.
  private static func labels(of name: String) -> [Substring] {
    name.split { "(:)_ ".contains($0) }
  }
}
