@_spi(Package) internal import LifecycleCore

/// Decoding of mappings and lists.
extension TreeDecoder {
  /// Decodes each field of a mapping by looking up its key in a table; unknown keys are errors.
  mutating func fields<Key>(
    of index: Tree.Index,
    _ table: WordTable<Key>,
    in what: @autoclosure () -> String,
    _ body: (inout TreeDecoder, Key, _ key: Tree.Index, _ value: Tree.Index) -> Void
  ) {
    guard requireMapping(index, what(), words: table.words) else { return }
    // A cursor, since decoding a field may change the tree.
    var fields = tree.cursor(index)
    while let (key, value) = fields.nextField(in: tree) {
      if let word = find(key, in: table) {
        body(&self, word, key, value)
      } else {
        reportUnknownKey(key, in: what(), table.words)
      }
    }
  }

  /// Returns whether the node is a mapping, and reports an error if it is not.
  mutating func requireMapping(
    _ index: Tree.Index,
    _ what: @autoclosure () -> String,
    words: @autoclosure () -> [String] = []
  ) -> Bool {
    let kind = node(index).kind
    if kind == .mapping { return true }
    var help: Diagnostic.Help = ""
    if kind == .list, !node(index).isFlow {
      help = "this is a list; is its '- ' indented too far, or too little?"
    } else if isEmpty(index) {
      help =
        Self.missingSpaceHelp(for: keyBefore(index))
        ?? "if the next line belongs to this key, indent it further"
    } else {
      help =
        Self.syntaxHelp(in: string(index), words()) ?? Self.missingSpaceHelp(for: string(index))
        ?? ""
    }
    reportWrongType(index, "\(what()) must be a mapping of keys and values") { help }
    return false
  }

  /// Returns the key of a value if the key immediately precedes it, otherwise an empty string.
  func keyBefore(_ index: Tree.Index) -> String {
    guard let key = tree.key(before: index), !isEmpty(key) else { return "" }
    return string(key)
  }

  /// Returns the help for a key that lacks the space before its value: `todo:1`.
  static func missingSpaceHelp(for key: String) -> Diagnostic.Help? {
    guard let colon = key.firstIndex(of: ":"), !key[..<colon].contains(" "),
      // A method in Swift's notation.
      !key[..<colon].contains("("),
      DelegateMethod.allCases.allSatisfy({ $0.selector.prefix { $0 != ":" } != key[..<colon] })
    else { return nil }
    let value = key[key.index(after: colon)...]
    guard let first = value.first, first != " ", first != ":", first != "/" else { return nil }
    return "a space is missing: '\(key[...colon]) \(value)'"
  }

  /// Returns the items of a nonempty list, or reports an error; `help` applies to an empty list.
  mutating func items(
    _ index: Tree.Index,
    _ what: @autoclosure () -> String,
    ifEmpty help: Diagnostic.Help = "remove the key"
  ) -> Tree.Children? {
    guard node(index).kind == .list else {
      reportWrongList(index, what())
      return nil
    }
    guard isInPropertyList || !isChildless(index) else {
      report(.emptyValue, at: index, "the list must not be empty") { help }
      return nil
    }
    return children(index)
  }

  /// Decodes the items of a nonempty list, or one value alone; returns nil, with an error, if the node is neither.
  mutating func list<Value>(
    _ index: Tree.Index,
    _ what: @autoclosure () -> String,
    ifEmpty help: Diagnostic.Help = "remove the key",
    _ read: (inout TreeDecoder, Tree.Index) -> Value?
  ) -> [Value]? {
    if isItemAlone(index) { return itemAlone(index, read).map { [$0] } }
    guard items(index, what(), ifEmpty: help) != nil else { return nil }
    var values: [Value] = []
    values.reserveCapacity(4)
    // A cursor, since decoding an item may change the tree.
    var items = tree.cursor(index)
    while let item = items.next(in: tree) {
      if let value = read(&self, item) { values.append(value) }
    }
    return values
  }

  /// Returns whether a node is one value in place of a list, and not several, or what is left of a list.
  func isItemAlone(_ index: Tree.Index) -> Bool {
    let kind = node(index).kind
    guard kind == .scalar || kind == .quoted, !isInPropertyList, !isEmpty(index) else {
      return false
    }
    return string(index).allSatisfy { !" ,[]{}\n".contains($0) } && !string(index).hasPrefix("-")
  }

  /// Decodes the only item of a list that is written without brackets.
  private mutating func itemAlone<Value>(
    _ index: Tree.Index,
    _ read: (inout TreeDecoder, Tree.Index) -> Value?
  ) -> Value? {
    let value = read(&self, index)
    if value != nil { recordItemAlone(index) }
    return value
  }

  /// Records the brackets around the only item of a list; an app is decoded for each example, and has them then.
  func recordItemAlone(_ index: Tree.Index) {
    guard let rewriteLog, rewriteLog.rewrites[range(index)]?.hasPrefix("[") != true,
      let key = tree.key(before: index), let colon = colonEnd(after: key),
      follows(index, colon), let text = flowText(index)
    else { return }
    recordRewrite("[\(text)]", at: index)
  }

  private mutating func reportWrongList(_ index: Tree.Index, _ what: String) {
    let text = string(index)
    if isEmpty(index) {
      reportMissingValue(index, what)
    } else if node(index).kind == .mapping {
      let first = tree.firstField(index)?.key
      let name = first.map(string) ?? ""
      if let first, name.count > 1, name.hasPrefix("-") {
        reportWrongType(first, "expected \(what), found a mapping") {
          "a space is missing: '- \(name.dropFirst()): ..'"
        }
      } else {
        reportWrongType(index, "expected \(what), found a mapping") {
          first == nil ? "write […], or remove the key" : "begin each of its items with '- '"
        }
      }
    } else if text.contains("\n") {
      reportWrongType(index, "expected \(what), found a block of text") { "remove '|' or '>'" }
    } else {
      reportWrongType(index, "expected \(what)") {
        Self.malformedItemHelp(in: text) ?? "write [\(text.trimmingBracket.trimmingLastColon)]"
      }
    }
  }
}
