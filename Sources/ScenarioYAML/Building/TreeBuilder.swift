import ScenarioLanguage

/// Makes a tree out of the beginnings, contents and ends of a document, and contains it to the limits.
///
/// It keeps its memory from file to file. Key rules are in `TreeBuilder+Keys.swift`.
struct TreeBuilder: Sendable {
  /// A collection that is still open.
  struct Frame: Sendable {
    let node: Tree.Index
    let isMapping: Bool
    let isFlow: Bool
    /// The newest child; nil before the first.
    var last: Tree.Index?
    var childCount = 0
    var weight: Int32 = 1
  }

  /// The tree so far; moved in before a file and out after it.
  var tree = Tree()
  private(set) var frames: [Frame] = []
  private var anchors: [String: Tree.Index] = [:]
  private var expandedCount = 0

  /// Begins a file; its bytes are the text that most scalars lie in.
  mutating func reset(_ bytes: [UInt8]) {
    tree.removeAll()
    tree.text.append(contentsOf: bytes)
    frames.removeAll(keepingCapacity: true)
    anchors.removeAll(keepingCapacity: true)
    expandedCount = 0
  }

  /// Begins a document: an anchor holds for its document only.
  mutating func beginDocument() {
    if !anchors.isEmpty { anchors.removeAll(keepingCapacity: true) }
  }

  /// Whether the next node is a key of a mapping.
  var expectsKey: Bool {
    guard let frame = frames.last else { return false }
    return frame.isMapping && frame.childCount & 1 == 0
  }

  /// The key whose value comes next.
  var keyWithoutValue: Tree.Node? {
    guard let frame = frames.last, frame.isMapping, frame.childCount & 1 == 1 else { return nil }
    return frame.last.map { tree[$0] }
  }

  /// Adds a scalar whose text is at a place of the file, or is a value of its own.
  mutating func addScalar(
    _ kind: Tree.Node.Kind,
    at range: SourceRange,
    text: SourceRange?,
    value: UnsafeBufferPointer<UInt8>,
    anchor: UnsafePointer<UInt8>?
  ) throws(Diagnostic) {
    let node = Tree.Node(kind: kind, range: range, text: text ?? keep(value))
    let isKey = expectsKey
    let index = try append(node)
    if let anchor { anchors[String(cString: anchor)] = index }
    if isKey { try checkKey(index) }
  }

  /// Puts a text behind those that are there, and says where.
  private mutating func keep(_ value: UnsafeBufferPointer<UInt8>) -> SourceRange {
    let start = tree.text.count
    tree.text.append(contentsOf: value)
    return SourceRange(start, tree.text.count)
  }

  /// Opens a list or mapping; what comes next is in it, until it is closed.
  mutating func open(
    _ kind: Tree.Node.Kind,
    at range: SourceRange,
    isFlow: Bool,
    anchor: UnsafePointer<UInt8>?
  ) throws(Diagnostic) {
    try refuseAsKey(kind == .list ? "a list" : "a mapping", at: range)
    guard frames.count < Limits.depth else { throw tooDeep(at: range) }
    var node = Tree.Node(kind: kind, range: range)
    node.isFlow = isFlow
    let index = try append(node)
    if let anchor { anchors[String(cString: anchor)] = index }
    frames.append(Frame(node: index, isMapping: kind == .mapping, isFlow: isFlow))
  }

  /// Closes the innermost collection at its bracket, or without one at its last child.
  mutating func close(bracketEnd: Int?) throws(Diagnostic) {
    guard let frame = frames.popLast() else { return }
    if frame.isMapping { try checkManyKeys(of: frame) }
    let end =
      bracketEnd.map { Int32(truncatingIfNeeded: $0) } ?? frame.last.map { tree[$0].range.end }
    tree.close(frame.node, weight: frame.weight, end: end)
    if !frames.isEmpty { frames[frames.count - 1].weight += frame.weight - 1 }
  }

  /// Adds what an alias stands for, at the alias' own place.
  mutating func addAlias(_ name: UnsafePointer<UInt8>, at range: SourceRange) throws(Diagnostic) {
    try refuseAsKey("an alias", at: range)
    let name = String(cString: name)
    guard let target = anchors[name] else {
      throw Diagnostic(
        .yamlSyntax,
        at: range,
        "unknown anchor '\(name.excerpt)'",
        help: "an anchor '&\(name.excerpt)' must precede it in the same document"
      )
    }
    guard !frames.contains(where: { $0.node == target }) else {
      throw Diagnostic(
        .aliasCycle,
        at: range,
        "'*\(name.excerpt)' is inside the value that it refers to",
        help: "end the value of '&\(name.excerpt)' before it"
      )
    }
    var node = tree[target]
    node.range = range
    let index = try append(node)
    // Each look at a height is paid for by the weight that the alias has just added.
    guard frames.count + height(of: index) <= Limits.depth else { throw tooDeep(at: range) }
  }

  /// Links a node to its parent, or makes it the root of a document.
  private mutating func append(_ node: Tree.Node) throws(Diagnostic) -> Tree.Index {
    expandedCount += Int(node.weight)
    guard expandedCount <= Limits.nodes else {
      throw Diagnostic(
        .tooManyNodes,
        at: node.range,
        "more than 500,000 values, with aliases expanded",
        help: "use fewer aliases, or split the file"
      )
    }
    guard !frames.isEmpty else { return tree.append(node) }
    let top = frames.count - 1
    let index = tree.append(node, to: frames[top].node, after: frames[top].last)
    frames[top].last = index
    frames[top].childCount += 1
    frames[top].weight += node.weight
    return index
  }

  /// How many collections lie inside one another in a closed node, itself included.
  private func height(of index: Tree.Index) -> Int {
    let kind = tree[index].kind
    guard kind == .list || kind == .mapping else { return 0 }
    return tree.children(index).reduce(0) { max($0, height(of: $1)) } + 1
  }

  private func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooDeep,
      at: range,
      "more than 64 nested lists and mappings",
      help: "no scenario needs that many; is a bracket closed too late?"
    )
  }
}

/// What a file may be at most, so that a hostile one is an error and not an incident.
package enum Limits {
  /// Bytes of a file.
  package static let bytes = 4 << 20
  /// Collections inside one another.
  package static let depth = 64
  /// Nodes of a file, each alias counted as what it stands for.
  package static let nodes = 500_000
}
