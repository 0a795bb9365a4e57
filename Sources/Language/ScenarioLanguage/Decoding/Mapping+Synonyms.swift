// Other words for the keys of a mapping.
extension Mapping {
  /// Returns the position of the only key that another word can mean; nil if there is none.
  func position(meantBy word: String) -> Int? {
    allowsUnknownKeys || hasExactKeys
      ? nil : KeySynonyms.key(meantBy: word, in: keyNames).flatMap { keyNames.firstIndex(of: $0) }
  }

  /// Returns whether a word is a key, or stands for one.
  func has(_ word: String) -> Bool {
    name(meantBy: word) != nil || shortForms.contains { $0.name == word }
  }

  /// Returns the name of a key, which may be written with another word; nil if it is unknown.
  func name(meantBy word: String) -> String? {
    if keyNames.contains(word) { return word }
    return table.aliases[word] ?? position(meantBy: word).map { keyNames[$0] }
  }
}

extension TreeDecoder {
  /// Decodes a key that stands for another one.
  mutating func read<Target>(
    _ form: ShortForm<Target>,
    _ key: Tree.Index,
    _ value: Tree.Index,
    in index: Tree.Index,
    into target: inout Target,
    meaning: (String) -> String?
  ) {
    guard isScalar(value, "a word") else { return }
    guard form.words.contains(string(value)) else {
      return reportUnknown(.unknownWord, value, "word", form.words)
    }
    let usual = form.read(&self, value, &target)
    checkSynonym(key, in: index, of: usual.key, meaning: meaning)
    recordRewrite(usual.value, at: value)
  }

  /// Records the replacement of another word for a key; reports an error if the mapping has the key already.
  mutating func checkSynonym(
    _ key: Tree.Index,
    in index: Tree.Index,
    of name: String,
    meaning: (String) -> String?
  ) {
    recordRewrite(name, at: key)
    let other = tree.fields(index).first { $0.key != key && meaning(string($0.key)) == name }?.key
    guard let other, range(other).start < range(key).start || string(other) == name else { return }
    report(.duplicateKey, at: key, "'\(string(key))' means '\(name)', which is there already") {
      "write all of it under '\(name)'"
    }
  }
}
