/// What stands at a place of the tree.
extension Decoder {
  func node(_ index: Tree.Index) -> Tree.Node { tree.nodes[Int(index)] }

  /// The value of a scalar's text in a table.
  func find<Value>(_ index: Tree.Index, in table: WordTable<Value>) -> Value? {
    let range = node(index).text
    return tree.text.withUnsafeBufferPointer {
      table[UnsafeBufferPointer(rebasing: $0[Int(range.start)..<Int(range.end)])]
    }
  }

  /// Whether a scalar's text is this word.
  func isText(_ index: Tree.Index, _ word: StaticString) -> Bool {
    tree.isText(index, word)
  }

  func string(_ index: Tree.Index) -> String { tree.string(index) }

  func range(_ index: Tree.Index) -> SourceRange { node(index).range }

  /// Whether nothing was written: `key:` alone.
  func isEmpty(_ index: Tree.Index) -> Bool {
    let node = node(index)
    return node.kind == .scalar && node.text.start == node.text.end
  }

  /// The items of a list, the values of a mapping's one key, and so on: the children as they stand.
  func children(_ index: Tree.Index) -> Children {
    Children(tree: tree, upcoming: node(index).firstChild)
  }

  struct Children: Sequence, IteratorProtocol {
    let tree: Tree
    var upcoming: Tree.Index

    mutating func next() -> Tree.Index? {
      guard upcoming >= 0 else { return nil }
      defer { upcoming = tree.nodes[Int(upcoming)].next }
      return upcoming
    }
  }
}

extension Tree.Node.Kind {
  /// The kind as a diagnostic calls it.
  var name: String {
    switch self {
    case .scalar, .quoted: "text"
    case .list: "list"
    case .mapping: "mapping"
    }
  }
}
