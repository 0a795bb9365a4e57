/// Decides what stands in one line and what takes a line for each of its entries.
///
/// It depends on what the file says and on its comments alone, not on how it was written: so that all ways to write the
/// same come to one.
struct Layout {
  /// The longest line that is made of several values.
  static let width = 100

  /// Keys whose lists hold what is played: each item begins a line.
  private static let listsOfSteps: Set<String> = ["scenarios", "steps", "given", "finally"]
  /// Keys whose mappings hold names that the author chose, or trees of them: each begins a line.
  private static let mappingsOfNames: Set<String> = [
    "fragments", "variables", "examples", "during", "handlers", "interface", "objects", "repeat",
  ]
  /// Keys whose mappings hold lists of what the app does, or of steps.
  private static let mappingsOfLists: Set<String> = ["fragments", "during", "handlers"]

  private let sketch: Sketch
  /// The text of every node that can stand in one line.
  private var texts: [String?]

  init(_ sketch: Sketch) {
    self.sketch = sketch
    texts = Array(repeating: nil, count: sketch.nodes.count)
    // Children have higher indices than their parents.
    for index in sketch.nodes.indices.reversed() { texts[index] = text(of: index) }
  }

  /// Where a node stands.
  struct Position {
    /// The key whose value it is; empty for an item of a list.
    var key = ""
    /// The key of the mapping or list in which it stands.
    var parentKey = ""
    /// How many columns are taken before it.
    var column = 0
  }

  /// The node in one line, its anchor included; nil where it takes several.
  func line(_ index: Sketch.Index, at position: Position) -> String? {
    let node = sketch.nodes[index]
    guard let text = texts[index] else { return nil }
    guard node.isCollection, !node.children.isEmpty else { return text }
    guard !sketch.hasComment(in: node.range.lowerBound..<node.reach) else { return nil }
    let allows =
      node.kind == .list ? allowsList(node, position) : allowsMapping(node, position)
    return allows && position.column + text.unicodeScalars.count <= Self.width ? text : nil
  }

  private func allowsList(_ node: Sketch.Node, _ position: Position) -> Bool {
    if Self.listsOfSteps.contains(position.key) { return false }
    if node.children.allSatisfy(isWord) { return true }
    let isOfActions =
      position.key == "expiration" || Self.mappingsOfLists.contains(position.parentKey)
    return node.children.count == 1 && !isOfActions
  }

  private func allowsMapping(_ node: Sketch.Node, _ position: Position) -> Bool {
    if Self.mappingsOfNames.contains(position.key) || position.key.isEmpty { return false }
    guard position.key == "app" else { return true }
    // What an app is stands in a line; what it implements and does takes more.
    return values(of: node).allSatisfy { !sketch.nodes[$0].isCollection }
  }

  /// Whether the item is a word: a scalar without blanks.
  private func isWord(_ index: Sketch.Index) -> Bool {
    let node = sketch.nodes[index]
    return !node.isCollection && node.kind != .literal && node.kind != .folded
      && !node.text.utf8.contains(0x20)
  }

  private func values(of mapping: Sketch.Node) -> [Sketch.Index] {
    mapping.children.indices.filter { $0 % 2 == 1 }.map { mapping.children[$0] }
  }

  // MARK: - Texts

  private func text(of index: Sketch.Index) -> String? {
    let node = sketch.nodes[index]
    guard let own = ownText(of: node) else { return nil }
    guard let anchor = node.anchor else { return own }
    return own.isEmpty ? "&\(anchor)" : "&\(anchor) \(own)"
  }

  private func ownText(of node: Sketch.Node) -> String? {
    guard node.isCollection else { return ScalarText.inOneLine(node, of: sketch.bytes) }
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

  /// A child as it is written in brackets; a mapping of one key stands in a list without braces of its own.
  private func part(_ index: Sketch.Index, isAlone: Bool) -> String? {
    let node = sketch.nodes[index]
    guard let text = texts[index], !text.isEmpty, isShallow(index, 2) else { return nil }
    if node.kind == .plain, !ScalarText.isSafeInFlow(node.text) { return nil }
    guard isAlone, node.kind == .mapping, node.children.count == 2, node.anchor == nil else {
      return text
    }
    return String(text.dropFirst(2).dropLast(2))
  }

  /// Whether no more collections than these lie inside one another.
  private func isShallow(_ index: Sketch.Index, _ most: Int) -> Bool {
    let node = sketch.nodes[index]
    guard node.isCollection else { return true }
    return most > 0 && node.children.allSatisfy { isShallow($0, most - 1) }
  }
}
