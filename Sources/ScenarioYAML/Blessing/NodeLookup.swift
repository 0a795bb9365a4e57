/// Finds the nodes of a syntax tree by their places, and what leads to them.
struct NodeLookup {
  let syntax: SyntaxTree
  /// The values by the place where they begin: of two the outer one.
  private(set) var values: [Int: SyntaxTree.Index] = [:]
  /// The key of a value.
  private var keys: [SyntaxTree.Index: SyntaxTree.Index] = [:]
  /// What an alias stands for, and the aliases of what has some.
  private var targets: [SyntaxTree.Index: SyntaxTree.Index] = [:]
  private var aliases: [SyntaxTree.Index: Set<SyntaxTree.Index>] = [:]
  /// Whether a node lies in brackets, its own or those around it.
  private var areInBrackets: [Bool]

  init(_ syntax: SyntaxTree) {
    self.syntax = syntax
    areInBrackets = syntax.nodes.map(\.isFlow)
    var anchors: [String: SyntaxTree.Index] = [:]
    // Nodes are in the order of their beginnings, parents before their children.
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

  /// The value of a key in a mapping.
  func value(of key: String, in mapping: SyntaxTree.Index) -> SyntaxTree.Index? {
    let children = syntax[mapping].children
    let position = stride(from: 0, to: children.count - 1, by: 2).first {
      syntax[children[$0]].text == key
    }
    return position.map { children[$0 + 1] }
  }

  /// What a node says: of an alias what it stands for.
  func target(of node: SyntaxTree.Index) -> SyntaxTree.Index { targets[node] ?? node }

  /// A node and all aliases of it.
  func uses(of node: SyntaxTree.Index) -> Set<SyntaxTree.Index> {
    (aliases[node] ?? []).union([node])
  }

  /// Whether a node lies in brackets, where no lines of a list can begin.
  func isInBrackets(_ node: SyntaxTree.Index) -> Bool { areInBrackets[node] }

  /// Whether a variable is in what the node itself says: in the items of a list each is asked on its own.
  func containsVariable(_ node: SyntaxTree.Index) -> Bool {
    !syntax[node].isCollection && syntax[node].text.contains("${")
  }

  /// The items of a list, or of the list of a form such as `in-order`; none for a scalar.
  func items(of node: SyntaxTree.Index) -> [SyntaxTree.Index] {
    list(of: node).map { syntax[$0].children } ?? []
  }

  /// The list itself, or the list of a form.
  func list(of node: SyntaxTree.Index) -> SyntaxTree.Index? {
    switch syntax[node].kind {
    case .list: node
    case .mapping:
      syntax[node].children.count == 2
        ? list(of: target(of: syntax[node].children[1])) : nil
    default: nil
    }
  }

  // MARK: - Beside the key

  /// How far the key of a value is indented.
  func indentation(ofKeyOf node: SyntaxTree.Index) -> Int? {
    keys[node].map { syntax.column(of: syntax[$0].range.lowerBound) }
  }

  /// A text after the key of a value, in place of all that is there and below.
  func replacement(of node: SyntaxTree.Index, by text: String) -> TextEdit? {
    let range = syntax[node].range
    if syntax[node].isFlow { return TextEdit(range: range, text: text) }
    guard syntax[node].anchor == nil, let key = keys[node] else { return nil }
    var place = syntax[key].range.upperBound
    while place < range.lowerBound, syntax.bytes[place] != UInt8(ascii: ":") { place += 1 }
    guard place < range.lowerBound else { return nil }
    return TextEdit(range: place + 1..<range.upperBound, text: " \(text)")
  }
}

/// A range of a file's bytes, and the text that takes its place.
struct TextEdit {
  let range: Range<Int>
  let text: String
  /// Whether it takes whole lines away, with the comments in them.
  var removesLines = false

  /// The bytes with all edits made, nil where two of them meet.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    // What is inserted at a place comes before what goes from there.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in sorted {
      guard edit.range.lowerBound >= place, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
