/// Finds the nodes of a sketch by their places, and what leads to them.
struct SketchMarks {
  let sketch: Sketch
  /// The values by the place where they begin: of two the outer one.
  private var values: [Int: Sketch.Index] = [:]
  /// The key of a value.
  private var keys: [Sketch.Index: Sketch.Index] = [:]
  /// What an alias stands for, and the aliases of what has some.
  private var targets: [Sketch.Index: Sketch.Index] = [:]
  private var aliases: [Sketch.Index: Set<Sketch.Index>] = [:]
  /// Whether a node lies in brackets, its own or those around it.
  private var areInBrackets: [Bool]

  init(_ sketch: Sketch) {
    self.sketch = sketch
    areInBrackets = sketch.nodes.map(\.isFlow)
    var anchors: [String: Sketch.Index] = [:]
    var keyNodes: Set<Sketch.Index> = []
    // Nodes stand in the order of their beginnings, parents before their children.
    for (index, node) in sketch.nodes.enumerated() {
      if let anchor = node.anchor { anchors[anchor] = index }
      if node.kind == .alias, let target = anchors[node.text] {
        targets[index] = target
        aliases[target, default: []].insert(index)
      }
      if areInBrackets[index] { for child in node.children { areInBrackets[child] = true } }
      if node.kind == .mapping {
        for (position, child) in node.children.enumerated() {
          if position % 2 == 0 {
            keyNodes.insert(child)
          } else {
            keys[child] = node.children[position - 1]
          }
        }
      }
    }
    for index in sketch.nodes.indices.reversed() where !keyNodes.contains(index) {
      values[sketch.nodes[index].range.lowerBound] = index
    }
  }

  /// The value that begins at a place.
  func value(at place: Int) -> Sketch.Index? { values[place] }

  /// The value of a key in a mapping.
  func value(of key: String, in mapping: Sketch.Index) -> Sketch.Index? {
    let children = sketch.nodes[mapping].children
    let position = stride(from: 0, to: children.count - 1, by: 2).first {
      sketch.nodes[children[$0]].text == key
    }
    return position.map { children[$0 + 1] }
  }

  /// What a node says: of an alias what it stands for.
  func target(of node: Sketch.Index) -> Sketch.Index { targets[node] ?? node }

  /// A node and all aliases of it.
  func uses(of node: Sketch.Index) -> Set<Sketch.Index> {
    (aliases[node] ?? []).union([node])
  }

  /// Whether a node lies in brackets, where no lines of a list can begin.
  func isInBrackets(_ node: Sketch.Index) -> Bool { areInBrackets[node] }

  /// Whether a variable stands in what the node itself says: in the items of a list each is asked on its own.
  func holdsVariable(_ node: Sketch.Index) -> Bool {
    !sketch.nodes[node].isCollection && sketch.nodes[node].text.contains("${")
  }

  /// The items of a list, or of the list of a form such as `in-order`; none for a scalar.
  func items(of node: Sketch.Index) -> [Sketch.Index] {
    list(of: node).map { sketch.nodes[$0].children } ?? []
  }

  /// The list itself, or the list of a form.
  func list(of node: Sketch.Index) -> Sketch.Index? {
    switch sketch.nodes[node].kind {
    case .list: node
    case .mapping:
      sketch.nodes[node].children.count == 2
        ? list(of: target(of: sketch.nodes[node].children[1])) : nil
    default: nil
    }
  }

  // MARK: - Beside the key

  /// How far the key of a value is indented.
  func indentation(ofKeyOf node: Sketch.Index) -> Int? {
    keys[node].map { sketch.column(of: sketch.nodes[$0].range.lowerBound) }
  }

  /// A text beside the key of a value, in place of all that stands there and below.
  func replacement(of node: Sketch.Index, by text: String) -> TextEdit? {
    let range = sketch.nodes[node].range
    if sketch.nodes[node].isFlow { return TextEdit(range: range, text: text) }
    guard sketch.nodes[node].anchor == nil, let key = keys[node] else { return nil }
    var place = sketch.nodes[key].range.upperBound
    while place < range.lowerBound, sketch.bytes[place] != UInt8(ascii: ":") { place += 1 }
    guard place < range.lowerBound else { return nil }
    return TextEdit(range: place + 1..<range.upperBound, text: " \(text)")
  }
}
