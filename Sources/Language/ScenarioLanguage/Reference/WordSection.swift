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
  /// The key in the notation of the words; empty for none.
  let prefix: String
  let words: [Word]

  init(_ key: String, prefix: String? = nil, _ words: [Word]) {
    (self.key, self.prefix, self.words) = (key, prefix ?? key, words)
  }

  /// Returns whether any word has a value for a property.
  func has(_ part: KeyPath<Word, String>) -> Bool {
    words.contains { !$0[keyPath: part].isEmpty }
  }
}
