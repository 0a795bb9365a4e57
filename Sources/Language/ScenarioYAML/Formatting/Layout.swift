/// Decides which collections are on one line and which have a line for each entry.
///
/// The layout depends only on the content of the file and its comments, and not on its previous layout,
/// so that equivalent files have the same form.
struct Layout {
  /// The maximum width of a line with a collection of words.
  static let width = 100
  /// The maximum width of a line with other collections.
  private static let narrowWidth = 80

  /// Keys whose lists contain scenarios or steps: each item begins a line.
  private static let listsOfSteps: Set<String> = ["scenarios", "steps", "given", "finally"]
  /// Keys whose mappings contain names that the author chose, or trees of them: each begins a line.
  private static let mappingsOfNames: Set<String> = [
    "fragments", "variables", "examples", "during", "handlers", "interface", "objects", "repeat",
  ]

  private let syntax: SyntaxTree
  /// The text of each node on one line; nil if that is not possible.
  private var texts: [String?]

  init(_ syntax: SyntaxTree) {
    self.syntax = syntax
    texts = Array(repeating: nil, count: syntax.nodes.count)
    // Children have higher indices than their parents.
    for index in syntax.nodes.indices.reversed() { texts[index] = text(of: index) }
  }

  /// The context of a node.
  struct Position {
    /// The key of the node; empty for an item of a list.
    var key = ""
    /// The key of the mapping or list that contains it; in an item, the key of the list.
    var parentKey = ""
    /// The column at which it begins.
    var column = 0
    /// Whether it is in a tree, such as one of views, whose branches are indented.
    var isInTree = false
  }

  /// Returns the node on one line, including its anchor; nil if it takes several.
  func line(_ index: SyntaxTree.Index, at position: Position) -> String? {
    let node = syntax[index]
    guard let text = texts[index] else { return nil }
    guard node.isCollection, !node.children.isEmpty else { return text }
    guard !syntax.hasComment(in: node.range.lowerBound..<node.commentEnd) else { return nil }
    let width = node.kind == .list ? widthOfList(node, position) : widthOfMapping(node, position)
    return position.column + text.unicodeScalars.count <= width ? text : nil
  }

  private func widthOfList(_ node: SyntaxTree.Node, _ position: Position) -> Int {
    if Self.listsOfSteps.contains(position.key) || position.parentKey == "fragments" { return 0 }
    if node.children.allSatisfy(isWord) { return Self.width }
    // Sources are sentences, each on a separate line.
    return position.key == "source" ? 0 : Self.narrowWidth
  }

  private func widthOfMapping(_ node: SyntaxTree.Node, _ position: Position) -> Int {
    if Self.mappingsOfNames.contains(position.key) || position.key.isEmpty { return 0 }
    // Scalar keys of an app fit on one line; its methods and actions take more.
    if position.isInTree, values(of: node).contains(where: isBranch) { return 0 }
    let isApp = position.key == "app" && ["", "scenarios"].contains(position.parentKey)
    let isSimple =
      !isApp || values(of: node).allSatisfy { !syntax[$0].isCollection }
    return isSimple ? Self.width : 0
  }

  /// Returns whether a node is a scalar without blanks.
  private func isWord(_ index: SyntaxTree.Index) -> Bool {
    let node = syntax[index]
    return !node.isCollection && !node.text.utf8.contains { $0 == 0x20 || $0 == 0x0A }
  }

  private func isBranch(_ index: SyntaxTree.Index) -> Bool { syntax[index].kind == .mapping }

  private func values(of mapping: SyntaxTree.Node) -> [SyntaxTree.Index] {
    mapping.children.indices.filter { $0 % 2 == 1 }.map { mapping.children[$0] }
  }

  // MARK: - Texts

  private func text(of index: SyntaxTree.Index) -> String? {
    let node = syntax[index]
    guard let own = ownText(of: node) else { return nil }
    guard let anchor = node.anchor else { return own }
    return own.isEmpty ? "&\(anchor)" : "&\(anchor) \(own)"
  }

  private func ownText(of node: SyntaxTree.Node) -> String? {
    guard node.isCollection else { return ScalarText.inOneLine(node, of: syntax.bytes) }
    var parts: [String] = []
    var length = 4
    for (position, child) in node.children.enumerated() {
      guard let part = part(child, isAlone: node.kind == .list) else { return nil }
      length += part.unicodeScalars.count + 2
      guard length <= 2 * Self.width else { return nil }
      if node.kind == .mapping, position % 2 == 1 {
        parts[parts.count - 1] += ": \(part)"
      } else {
        parts.append(part)
      }
    }
    if parts.isEmpty { return node.kind == .list ? "[]" : "{}" }
    let all = parts.joined(separator: ", ")
    return node.kind == .list ? "[\(all)]" : "{ \(all) }"
  }

  /// Returns a child as it is written in brackets; a mapping of one key in a list has no braces.
  private func part(_ index: SyntaxTree.Index, isAlone: Bool) -> String? {
    let node = syntax[index]
    guard let text = texts[index], !text.isEmpty, isShallow(index, 3) else { return nil }
    if node.kind == .plain, !ScalarText.isSafeInFlow(node.text) { return nil }
    guard isAlone, node.kind == .mapping, node.children.count == 2, node.anchor == nil else {
      return text
    }
    return String(text.dropFirst(2).dropLast(2))
  }

  /// Returns whether the nesting depth of collections is within a limit.
  private func isShallow(_ index: SyntaxTree.Index, _ maximumDepth: Int) -> Bool {
    let node = syntax[index]
    guard node.isCollection else { return true }
    return maximumDepth > 0 && node.children.allSatisfy { isShallow($0, maximumDepth - 1) }
  }
}
