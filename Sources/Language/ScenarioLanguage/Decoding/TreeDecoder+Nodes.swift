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
