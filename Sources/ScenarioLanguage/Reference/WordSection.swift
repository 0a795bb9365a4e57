internal import LifecycleCore

/// Words of one kind: what the vocabulary's page shows under a heading, and what `words` lists.
struct WordSection {
  /// A word of the language.
  struct Word {
    var name: String
    var summary: String
    /// What it can be given, or asked.
    var arguments = ""
    /// The first version of iOS that has it.
    var since = ""
    /// What the page shows next to it, in the section's own columns.
    var more: [String] = []
  }

  /// The key under which the words are written: `user`, `calls`.
  let key: String
  /// The heading, and what the page says below it.
  let text: String
  /// The columns of the page that only this section has.
  var columns: [String] = []
  let words: [Word]

  /// Whether any word has that part.
  func has(_ part: KeyPath<Word, String>) -> Bool {
    words.contains { !$0[keyPath: part].isEmpty }
  }

  /// A line for each word: how a scenario writes it, since when, and what it means.
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

/// What `scenario-run words` prints.
package enum WordList {
  /// A line for each word of the language, or for those in which the text is, or that it means.
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
