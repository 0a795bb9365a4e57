@_spi(Package) internal import LifecycleCore

/// Access to the nodes of the tree.
extension TreeDecoder {
  func node(_ index: Tree.Index) -> Tree.Node { tree[index] }

  /// Looks up a scalar's text in a table.
  func find<Value>(_ index: Tree.Index, in table: WordTable<Value>) -> Value? {
    let value = findWithoutAliases(index, in: table)
    if value != nil || table.aliases.isEmpty { return value }
    guard let word = table.aliases[string(index)] else { return nil }
    recordRewrite(word, at: index)
    return table[word]
  }

  /// Looks up a scalar's text among the words of a table, but not among their aliases.
  func findWithoutAliases<Value>(_ index: Tree.Index, in table: WordTable<Value>) -> Value? {
    let range = node(index).text
    return tree.text.withUnsafeBufferPointer {
      table[UnsafeBufferPointer(rebasing: $0[Int(range.start)..<Int(range.end)])]
    }
  }

  /// Looks up the name of a term in any of its spellings; nil for an unknown or an ambiguous one.
  mutating func term(_ index: Tree.Index) -> Term? {
    if let term = find(index, in: Vocabulary.terms) {
      if range(index).start < spelling.position { noteSpelling(of: term, at: index) }
      if rewriteLog != nil { recordSpelling(of: term, at: index) }
      return term
    }
    let short = ShortName(string(index))
    if let term = short.term {
      if term.row.swiftName != nil { noteSpelling(short.spelling, at: index) }
      let name = term.name(in: rewriteLog?.spelling ?? short.spelling)
      recordRewrite(name.trimmingLastColon, at: index)
    }
    return short.term
  }

  /// Notes the language of a name that is written in full.
  private mutating func noteSpelling(of term: Term, at index: Tree.Index) {
    guard let swiftName = term.row.swiftName else { return }
    noteSpelling(string(index) == swiftName ? .swift : .objc, at: index)
  }

  /// Notes the language of a name, which is that of the file if no name is before it.
  mutating func noteSpelling(_ language: NameSpelling, at index: Tree.Index) {
    let start = range(index).start
    if start < spelling.position { spelling = (start, language) }
  }

  /// Records how `fmt` writes a name that is a full one: without a last colon, or in another language.
  private func recordSpelling(of term: Term, at index: Tree.Index) {
    guard let rewriteLog, writtenTexts[index] == nil else { return }
    let name = rewriteLog.spelling.map { term.name(in: $0) } ?? string(index)
    let standard = name.trimmingLastColon
    if standard != string(index) { rewriteLog.record(standard, at: range(index), note: nil) }
  }

  /// Records the replacement that `fmt` writes for a scalar, unless a variable produced its text.
  func recordRewrite(_ text: String, at index: Tree.Index) {
    if writtenTexts[index] == nil { rewriteLog?.record(text, at: range(index)) }
  }

  /// Returns whether a scalar's text is this word.
  func isText(_ index: Tree.Index, _ word: StaticString) -> Bool {
    tree.isText(index, word)
  }

  func string(_ index: Tree.Index) -> String { tree.string(index) }

  func range(_ index: Tree.Index) -> SourceRange { node(index).range }

  /// Returns whether the value is empty: `key:` alone.
  func isEmpty(_ index: Tree.Index) -> Bool {
    let node = node(index)
    return node.kind == .scalar && node.text.start == node.text.end
  }

  /// Returns whether a list or mapping has no children.
  func isChildless(_ index: Tree.Index) -> Bool {
    var cursor = tree.cursor(index)
    return cursor.next(in: tree) == nil
  }

  /// Returns the items of a list, or the keys and values of a mapping.
  func children(_ index: Tree.Index) -> Tree.Children { tree.children(index) }
}
