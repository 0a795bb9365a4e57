@_spi(Package) import ScenarioLanguage

/// Builds a tree from the start, content and end of each node, and enforces the limits.
///
/// It reuses its memory from file to file. Rules for keys are in `TreeBuilder+Keys.swift`.
struct TreeBuilder: Sendable {
  /// A collection that is still open.
  struct Frame: Sendable {
    let node: Tree.Index
    let isMapping: Bool
    let isFlow: Bool
    /// The last child so far; nil before the first.
    var last: Tree.Index?
    var childCount = 0
    var weight: Int32 = 1
  }

  /// The tree so far; swapped in before a file and out after it.
  var tree = Tree()
  private(set) var frames: [Frame] = []
  private var anchors: [String: Tree.Index] = [:]
  private var expandedCount = 0

  /// Begins a file; most scalars refer to its bytes for their text.
  mutating func reset(_ bytes: [UInt8]) {
    tree.removeAll()
    tree.text.append(contentsOf: bytes)
    frames.removeAll(keepingCapacity: true)
    anchors.removeAll(keepingCapacity: true)
    expandedCount = 0
  }

  /// Begins a document, since anchors are local to a document.
  mutating func beginDocument() {
    if !anchors.isEmpty { anchors.removeAll(keepingCapacity: true) }
  }

  /// Whether the next node is a key of a mapping.
  var expectsKey: Bool {
    guard let frame = frames.last else { return false }
    return frame.isMapping && frame.childCount & 1 == 0
  }

  /// The key whose value is next.
  var keyWithoutValue: Tree.Node? {
    guard let frame = frames.last, frame.isMapping, frame.childCount & 1 == 1 else { return nil }
    return frame.last.map { tree[$0] }
  }

  /// Adds a scalar whose text is a range of the file or else a separate value.
  mutating func addScalar(
    _ kind: Tree.Node.Kind,
    at range: SourceRange,
    text: SourceRange?,
    value: UnsafeBufferPointer<UInt8>,
    anchor: UnsafePointer<UInt8>?
  ) throws(Diagnostic) {
    let node = Tree.Node(kind: kind, range: range, text: text ?? appendText(value))
    let isKey = expectsKey
    let index = try append(node)
    if let anchor { anchors[String(cString: anchor)] = index }
    if isKey { try checkKey(index) }
  }

  /// Appends a text to the buffer, and returns its range.
  private mutating func appendText(_ value: UnsafeBufferPointer<UInt8>) -> SourceRange {
    let start = tree.text.count
    tree.text.append(contentsOf: value)
    return SourceRange(start, tree.text.count)
  }

  /// Opens a list or mapping; the following nodes are in it until it is closed.
  mutating func open(
    _ kind: Tree.Node.Kind,
    at range: SourceRange,
    isFlow: Bool,
    anchor: UnsafePointer<UInt8>?
  ) throws(Diagnostic) {
    try rejectAsKey(kind == .list ? "a list" : "a mapping", at: range)
    guard frames.count < Limits.depth else { throw tooDeep(at: range) }
    var node = Tree.Node(kind: kind, range: range)
    node.isFlow = isFlow
    let index = try append(node)
    if let anchor { anchors[String(cString: anchor)] = index }
    frames.append(Frame(node: index, isMapping: kind == .mapping, isFlow: isFlow))
  }

  /// Closes the innermost collection at its bracket, or else at its last child.
  mutating func close(bracketEnd: Int?) throws(Diagnostic) {
    guard let frame = frames.popLast() else { return }
    if frame.isMapping { try checkKeysOfLargeMapping(of: frame) }
    let end =
      bracketEnd.map { Int32(truncatingIfNeeded: $0) } ?? frame.last.map { tree[$0].range.end }
    tree.close(frame.node, weight: frame.weight, end: end)
    if !frames.isEmpty { frames[frames.count - 1].weight += frame.weight - 1 }
  }

  /// Adds a copy of the target of an alias, with the range of the alias.
  mutating func addAlias(_ name: UnsafePointer<UInt8>, at range: SourceRange) throws(Diagnostic) {
    try rejectAsKey("an alias", at: range)
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
    // The cost of computing the height is limited by the weight that the alias has just added.
    guard frames.count + height(of: index) <= Limits.depth else { throw tooDeep(at: range) }
  }

  /// Appends a node to its parent, or as the root of a document.
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

  /// Returns the nesting depth of collections in a closed node, including itself.
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

/// The limits of a file, so that a malicious one causes an error and no harm.
package enum Limits {
  /// The maximum number of bytes of a file.
  package static let bytes = 4 << 20
  /// The maximum nesting depth of collections.
  package static let depth = 64
  /// The maximum number of nodes of a file, with aliases expanded.
  package static let nodes = 500_000
}
