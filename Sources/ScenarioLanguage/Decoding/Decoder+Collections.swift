/// Mappings and lists.
extension Decoder {
  /// Reads each field of a mapping by the words of a table; unknown keys are errors.
  mutating func fields<Key>(
    of index: Tree.Index,
    _ table: WordTable<Key>,
    in what: @autoclosure () -> String,
    _ body: (inout Decoder, Key, _ key: Tree.Index, _ value: Tree.Index) -> Void
  ) {
    guard isMapping(index, what()) else { return }
    var key = node(index).firstChild
    while key >= 0 {
      let value = node(key).next
      if let word = find(key, in: table) {
        body(&self, word, key, value)
      } else {
        let name = string(key)
        diagnostics.add(
          .unknownKey,
          at: range(key),
          "unknown key '\(name)' in \(what())",
          help: Self.invisible(in: name) ?? Self.actor(of: name)
            ?? Self.missingBlank(in: name, table.words)
            ?? Suggestion.help(
              for: name,
              in: table.words
            ).ifEmpty("possible here: \(table.words.joined(separator: ", "))")
        )
      }
      key = node(value).next
    }
  }

  /// Whether the node is a mapping; an error if it is not.
  mutating func isMapping(_ index: Tree.Index, _ what: @autoclosure () -> String) -> Bool {
    if node(index).kind == .mapping { return true }
    wrongType(index, "\(what()) is a mapping of keys and values")
    return false
  }

  /// The items of a list that is not empty; an error if it is none.
  mutating func items(_ index: Tree.Index, _ what: @autoclosure () -> String) -> Children? {
    guard node(index).kind == .list else {
      wrongList(index, what())
      return nil
    }
    guard node(index).firstChild >= 0 else {
      diagnostics.add(
        .emptyValue,
        at: range(index),
        "an empty list says nothing",
        help: "leave the key out"
      )
      return nil
    }
    return children(index)
  }

  private mutating func wrongList(_ index: Tree.Index, _ what: String) {
    if isEmpty(index) {
      diagnostics.add(.emptyValue, at: range(index), "a value is missing here: \(what)")
    } else if node(index).kind == .mapping {
      let name = string(node(index).firstChild)
      let isStuck = name.count > 1 && name.hasPrefix("-")
      wrongType(
        isStuck ? node(index).firstChild : index,
        "\(what) is wanted here, not a mapping",
        help: isStuck
          ? "a space is missing: '- \(name.dropFirst()): ..'" : "begin each of its items with '- '"
      )
    } else if string(index).contains("\n") {
      wrongType(index, "\(what) is wanted here, not a text", help: "take '|' or '>' away")
    } else {
      wrongType(
        index,
        "\(what) is wanted here",
        help: "write [\(string(index).trimmingBracket.trimmingLastColon)]"
      )
    }
  }
}
