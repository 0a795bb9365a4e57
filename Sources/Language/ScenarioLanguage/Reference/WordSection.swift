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
  }

  /// The key under which the words are used: `user`, `calls`.
  let key: String
  let words: [Word]

  init(_ key: String, _ words: [Word]) { (self.key, self.words) = (key, words) }

  /// Returns whether any word has a value for a property.
  func has(_ part: KeyPath<Word, String>) -> Bool {
    words.contains { !$0[keyPath: part].isEmpty }
  }

  /// The words, each with a line: its notation, its first version and its meaning.
  fileprivate var entries: [WordList.Entry] {
    let names = words.map { "\(key): \($0.name)" }
    let width = names.map(\.count).max() ?? 0
    return zip(names, words).map { name, word in
      let plain = { (text: String) in text.filter { $0 != "`" } }
      let since = word.since.isEmpty ? "" : "from iOS \(word.since)"
      let arguments = word.arguments.isEmpty ? "" : " [\(plain(word.arguments))]"
      let parts = [name.padded(to: width)] + (has(\.since) ? [since.padded(to: 14)] : [])
      return WordList.Entry(
        key: key,
        word: word.name,
        notation: name,
        summary: plain(word.summary),
        arguments: plain(word.arguments),
        since: word.since,
        line: (parts + [plain(word.summary) + arguments]).joined(separator: "  ")
      )
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
  /// A word of the language.
  package struct Entry {
    /// The key under which it is written: `user`, `calls`.
    package var key: String
    /// What is written there.
    package var word: String
    /// The word with its key before it, as in `model: limits`.
    package var notation: String
    /// What it means.
    package var summary: String
    /// Its arguments or constraints; may be empty.
    package var arguments: String
    /// The first version of iOS that has it; empty if it is as old as the model.
    package var since: String
    /// The line that `words` prints.
    package var line: String
  }

  /// Every word of the language, in the order of the vocabulary page.
  private static let all = WordSection.all.flatMap(\.entries)

  /// Returns the words with a name, which can be an alias or have its key before it, as in `model: limits`.
  package static func entries(named name: String) -> [Entry] {
    let names = [name] + Aliases.words(for: name)
    return all.filter { names.contains($0.word) || names.contains($0.notation) }
  }

  /// Returns each word of the language whose line contains a text, or that the text may mean.
  package static func entries(matching text: String) -> [Entry] {
    guard !text.isEmpty else { return all }
    let meant = Synonyms.words(for: text) + Aliases.words(for: text)
    let lowercased = text.lowercased()
    return all.filter { entry in
      entry.line.lowercased().contains(lowercased)
        || meant.contains(entry.word)
    }
  }
}
