internal import LifecycleCore

/// Words of one kind: a section of the vocabulary page and of the `words` command.
struct WordSection {
  /// A word of the language.
  struct Word {
    var name: String
    var summary: String
    /// Its arguments or constraints.
    var arguments = ""
    /// The first version of iOS that has it.
    var since = ""
    /// The texts in the section's additional columns.
    var extraColumns: [String] = []
  }

  /// The key under which the words are used: `user`, `calls`.
  let key: String
  /// The heading and introduction on the page.
  let text: String
  /// The titles of the section's additional columns.
  var extraColumnTitles: [String] = []
  let words: [Word]

  /// Returns whether any word has a value for a property.
  func has(_ part: KeyPath<Word, String>) -> Bool {
    words.contains { !$0[keyPath: part].isEmpty }
  }

  /// A line for each word: its notation, its first version and its meaning.
  var lines: [String] {
    let names = words.map { "\(key): \($0.name)" }
    let width = names.map(\.count).max() ?? 0
    return zip(names, words).map { name, word in
      let since = word.since.isEmpty ? "" : "from iOS \(word.since)"
      let arguments = word.arguments.isEmpty ? "" : " [\(word.arguments.filter { $0 != "`" })]"
      let parts = [name.padded(to: width)] + (has(\.since) ? [since.padded(to: 14)] : [])
      return (parts + [word.summary.filter { $0 != "`" } + arguments]).joined(separator: "  ")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

/// The output of `scenario-run words`.
package enum WordList {
  /// Returns a line for each word of the language that contains a text or that the text may mean.
  package static func lines(matching text: String) -> [String] {
    let all = WordSection.all.flatMap(\.lines)
    guard !text.isEmpty else { return all }
    let meant = Synonyms.words(for: text)
    let lowercased = text.lowercased()
    return all.filter { line in
      line.lowercased().contains(lowercased) || meant.contains { line.contains(": \($0) ") }
    }
  }
}
