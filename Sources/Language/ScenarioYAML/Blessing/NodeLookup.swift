/// An index of the nodes of a syntax tree by their offsets, with their keys and aliases.
struct NodeLookup {
  let syntax: SyntaxTree
  /// The values by their start offsets; the outer one of several.
  private(set) var values: [Int: SyntaxTree.Index] = [:]
  /// The keys of the values.
  private var keys: [SyntaxTree.Index: SyntaxTree.Index] = [:]
  /// The target of each alias, and the aliases of each target.
  private var targets: [SyntaxTree.Index: SyntaxTree.Index] = [:]
  private var aliases: [SyntaxTree.Index: Set<SyntaxTree.Index>] = [:]
  /// Whether each node is in brackets, its own or enclosing ones.
  private var areInBrackets: [Bool]

  init(_ syntax: SyntaxTree) {
    self.syntax = syntax
    areInBrackets = syntax.nodes.map(\.isFlow)
    var anchors: [String: SyntaxTree.Index] = [:]
    // Nodes are in source order, parents before their children.
    for (index, node) in syntax.nodes.enumerated() {
      if let anchor = node.anchor { anchors[anchor] = index }
      if node.kind == .alias, let target = anchors[node.text] {
        targets[index] = target
        aliases[target, default: []].insert(index)
      }
      if areInBrackets[index] { for child in node.children { areInBrackets[child] = true } }
      if node.kind == .mapping {
        for value in stride(from: 1, to: node.children.count, by: 2) {
          keys[node.children[value]] = node.children[value - 1]
        }
      }
    }
    let keyNodes = Set(keys.values)
    for index in syntax.nodes.indices.reversed() where !keyNodes.contains(index) {
      values[syntax[index].range.lowerBound] = index
    }
  }

  /// Returns the value of a key in a mapping.
  func value(of key: String, in mapping: SyntaxTree.Index) -> SyntaxTree.Index? {
    let children = syntax[mapping].children
    let position = stride(from: 0, to: children.count - 1, by: 2).first {
      syntax[children[$0]].text == key
    }
    return position.map { children[$0 + 1] }
  }

  /// Returns the target of an alias, or else the node itself.
  func target(of node: SyntaxTree.Index) -> SyntaxTree.Index { targets[node] ?? node }

  /// Returns a node and all of its aliases.
  func uses(of node: SyntaxTree.Index) -> Set<SyntaxTree.Index> {
    (aliases[node] ?? []).union([node])
  }

  /// Returns whether a node is in brackets, where block lists are not possible.
  func isInBrackets(_ node: SyntaxTree.Index) -> Bool { areInBrackets[node] }

  /// Returns whether a scalar contains a variable; the items of a list are checked separately.
  func containsVariable(_ node: SyntaxTree.Index) -> Bool {
    !syntax[node].isCollection && syntax[node].text.contains("${")
  }

  /// Returns the items of a list, or of the list under a form such as `in-order`; empty for a scalar.
  func items(of node: SyntaxTree.Index) -> [SyntaxTree.Index] {
    list(of: node).map { syntax[$0].children } ?? []
  }

  /// Returns the list itself, or the list under a form.
  func list(of node: SyntaxTree.Index) -> SyntaxTree.Index? {
    switch syntax[node].kind {
    case .list: node
    case .mapping:
      syntax[node].children.count == 2
        ? list(of: target(of: syntax[node].children[1])) : nil
    default: nil
    }
  }

  // MARK: - Keys of values

  /// Returns the indentation of the key of a value.
  func indentation(ofKeyOf node: SyntaxTree.Index) -> Int? {
    keys[node].map { syntax.column(of: syntax[$0].range.lowerBound) }
  }

  /// Returns the edit that replaces everything after the key of a value by a text.
  func replacement(of node: SyntaxTree.Index, by text: String) -> TextEdit? {
    let range = syntax[node].range
    if syntax[node].isFlow { return TextEdit(range: range, text: text) }
    guard syntax[node].anchor == nil, let key = keys[node] else { return nil }
    var offset = syntax[key].range.upperBound
    while offset < range.lowerBound, syntax.bytes[offset] != UInt8(ascii: ":") { offset += 1 }
    guard offset < range.lowerBound else { return nil }
    return TextEdit(range: offset + 1..<range.upperBound, text: " \(text)")
  }
}

/// A range of a file's bytes and its replacement text.
struct TextEdit {
  let range: Range<Int>
  let text: String
  /// Whether the edit removes whole lines, with their comments.
  var removesLines = false

  /// Returns the bytes with all edits applied; nil if two of them overlap.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var offset = 0
    // An insertion precedes a removal at the same offset.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in sorted {
      guard edit.range.lowerBound >= offset, edit.range.upperBound <= bytes.count else {
        return nil
      }
      result += bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      offset = edit.range.upperBound
    }
    return result + bytes[offset...]
  }
}
