/// The content of a file as a tree with the source range of every key and value.
///
/// All nodes are in one array and all text is in one buffer, so that a file costs a few allocations however
/// many nodes it has. A tree is format-neutral: the YAML reader creates it, and so may another front end.
@_spi(Package) public struct Tree: Sendable {
  /// The index of a node.
  ///
  /// Only the tree creates indices, so that each refers to a node.
  public struct Index: Hashable, Comparable, Sendable {
    fileprivate let position: Int32

    /// Returns whether the first node was added before the second.
    public static func < (first: Index, second: Index) -> Bool { first.position < second.position }
  }

  /// One scalar, list or mapping.
  public struct Node: Sendable {
    /// The kind of the node.
    public enum Kind: UInt8, Sendable {
      /// A plain scalar.
      case scalar
      /// A quoted or block scalar, which is never empty by accident.
      case quoted
      /// A list of items.
      case list
      /// A mapping of alternating keys and values.
      case mapping
    }

    /// The kind of the node.
    public var kind: Kind
    /// The range in the file; a block collection ends at its last child.
    public var range: SourceRange
    /// The range of a scalar's text in the tree's buffer, after escapes and folding.
    public var text: SourceRange
    /// The first item or key, or a negative number; read it through `Cursor`.
    fileprivate var firstChild: Int32 = -1
    /// The next item, the value of a key, or the key after a value; negative for none.
    fileprivate var next: Int32 = -1
    /// The number of nodes in the subtree, with aliases expanded.
    public var weight: Int32 = 1
    /// Whether a list or mapping is in brackets.
    public var isFlow = false

    /// Creates a node without children or siblings.
    public init(kind: Kind, range: SourceRange, text: SourceRange = .startOfFile) {
      self.kind = kind
      self.range = range
      self.text = text
    }
  }

  /// All nodes; children come after their parents.
  public private(set) var nodes: [Node] = []
  /// The text of all scalars; a reader may begin it with the unchanged file.
  public var text: [UInt8] = []
  /// The root nodes of the documents, in order.
  public private(set) var documents: [Index] = []

  /// Creates an empty tree.
  public init() {}

  /// Removes all content and keeps the memory.
  public mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    documents.removeAll(keepingCapacity: true)
  }

  /// The indices of all nodes.
  var indices: [Index] { nodes.indices.map { Index(position: Int32(truncatingIfNeeded: $0)) } }

  /// The node at an index.
  public subscript(index: Index) -> Node { nodes[Int(index.position)] }

  /// Returns whether a scalar's text is this word.
  func isText(_ index: Index, _ word: StaticString) -> Bool {
    let range = self[index].text
    guard Int(range.end - range.start) == word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy {
      text[Int(range.start) + $0] == word.utf8Start[$0]
    }
  }

  /// Returns the text of a scalar; empty for a collection.
  public func string(_ index: Index) -> String {
    let range = self[index].text
    return String(decoding: text[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}

// MARK: - Building a tree

extension Tree {
  /// Appends a node: a child after its last sibling, or the root of a document.
  ///
  /// A copy of a closed node keeps its children, which implements aliases.
  public mutating func append(
    _ node: Node,
    to parent: Index? = nil,
    after sibling: Index? = nil
  ) -> Index {
    let index = Index(position: Int32(truncatingIfNeeded: nodes.count))
    nodes.append(node)
    nodes[nodes.count - 1].next = -1
    if let sibling {
      nodes[Int(sibling.position)].next = index.position
    } else if let parent {
      nodes[Int(parent.position)].firstChild = index.position
    } else {
      documents.append(index)
    }
    return index
  }

  /// Appends a mapping of copies of some keys and values, which is not part of a document.
  mutating func appendMapping(
    of fields: [(key: Index, value: Index)],
    at range: SourceRange
  ) -> Index {
    let mapping = Index(position: Int32(truncatingIfNeeded: nodes.count))
    nodes.append(Node(kind: .mapping, range: range))
    var last: Index?
    for child in fields.flatMap({ [$0.key, $0.value] }) {
      last = append(self[child], to: mapping, after: last)
    }
    return mapping
  }

  /// Appends a scalar that is not in the file, and not part of a document.
  mutating func appendScalar(_ text: String) -> Index {
    let start = self.text.count
    self.text += Array(text.utf8)
    let index = Index(position: Int32(truncatingIfNeeded: nodes.count))
    let range = SourceRange(start, self.text.count)
    nodes.append(Node(kind: .scalar, range: .startOfFile, text: range))
    return index
  }

  /// Appends a scalar whose text is a part of another one's, and which is in its place in the file.
  mutating func appendPart(_ text: Range<Int>, of index: Index) -> Index {
    let part = Index(position: Int32(truncatingIfNeeded: nodes.count))
    let range = SourceRange(text.lowerBound, text.upperBound)
    nodes.append(Node(kind: .scalar, range: self[index].range, text: range))
    return part
  }

  /// Sets the weight and the end of a collection.
  public mutating func close(_ index: Index, weight: Int32, end: Int32?) {
    nodes[Int(index.position)].weight = weight
    if let end { nodes[Int(index.position)].range.end = end }
  }

  /// Sets the text of a scalar to another range of the buffer.
  mutating func setText(_ text: SourceRange, of index: Index) {
    nodes[Int(index.position)].text = text
  }

  /// Appends another tree, whose file begins at an offset, and returns the roots of its documents.
  mutating func append(_ other: Tree, startingAt start: Int) -> [Index] {
    let nodes = Int32(truncatingIfNeeded: self.nodes.count)
    let text = Int32(truncatingIfNeeded: self.text.count)
    let shift = Int32(truncatingIfNeeded: start)
    self.text += other.text
    self.nodes += other.nodes.map { node in
      var node = node
      node.range = SourceRange(Int(node.range.start + shift), Int(node.range.end + shift))
      node.text = SourceRange(Int(node.text.start + text), Int(node.text.end + text))
      if node.firstChild >= 0 { node.firstChild += nodes }
      if node.next >= 0 { node.next += nodes }
      return node
    }
    return other.documents.map { Index(position: $0.position + nodes) }
  }
}

// MARK: - Traversing a tree

extension Tree {
  /// A cursor over the children of a node, between whose steps the tree may change.
  public struct Cursor: Sendable {
    fileprivate var position: Int32

    /// Returns the next item of a list.
    public mutating func next(in tree: borrowing Tree) -> Index? { next(in: tree.nodes) }

    /// Returns the next key of a mapping, and its value.
    public mutating func nextField(in tree: borrowing Tree) -> (key: Index, value: Index)? {
      nextField(in: tree.nodes)
    }

    fileprivate mutating func next(in nodes: [Node]) -> Index? {
      guard position >= 0 else { return nil }
      let index = Index(position: position)
      position = nodes[Int(position)].next
      return index
    }

    fileprivate mutating func nextField(in nodes: [Node]) -> (key: Index, value: Index)? {
      guard let key = next(in: nodes), let value = next(in: nodes) else { return nil }
      return (key, value)
    }
  }

  /// The children of a node in a snapshot of the tree.
  public struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var cursor: Cursor

    /// Returns the next child.
    public mutating func next() -> Index? { cursor.next(in: nodes) }
  }

  /// The keys and values of a mapping in a snapshot of the tree.
  public struct Fields: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var cursor: Cursor

    /// Returns the next key, and its value.
    public mutating func next() -> (key: Index, value: Index)? { cursor.nextField(in: nodes) }
  }

  /// Returns a cursor before the first child of a node.
  public func cursor(_ index: Index) -> Cursor { Cursor(position: self[index].firstChild) }

  /// Returns the items of a list, or the keys and values of a mapping; empty for a scalar.
  public func children(_ index: Index) -> Children { Children(nodes: nodes, cursor: cursor(index)) }

  /// Returns the keys of a mapping with their values; empty for any other node.
  public func fields(_ index: Index) -> Fields {
    Fields(
      nodes: nodes,
      cursor: Cursor(position: self[index].kind == .mapping ? self[index].firstChild : -1)
    )
  }

  /// Returns the first key of a mapping, and its value; nil for an empty mapping or any other node.
  public func firstField(_ index: Index) -> (key: Index, value: Index)? {
    var fields = fields(index)
    return fields.next()
  }

  /// Returns the value of a key in a mapping; nil if there is none.
  func value(of word: StaticString, in index: Index) -> Index? {
    fields(index).first { isText($0.key, word) }?.value
  }

  /// Returns the only key of a mapping, and its value; nil for any other node.
  public func onlyField(_ index: Index) -> (key: Index, value: Index)? {
    var fields = fields(index)
    guard let field = fields.next(), fields.next() == nil else { return nil }
    return field
  }

  /// Returns the value of a key; nil for a node that is none.
  func value(after key: Index) -> Index? {
    let next = nodes[Int(key.position)].next
    return next < 0 ? nil : Index(position: next)
  }

  /// Returns the mapping that a key is in, which takes a search through all nodes.
  func mapping(of key: Index) -> Index? {
    indices.first { index in
      self[index].kind == .mapping && fields(index).contains { $0.key == key }
    }
  }

  /// Returns the key of a value, if it immediately precedes the value.
  func key(before value: Index) -> Index? {
    guard value.position > 0, nodes[Int(value.position) - 1].next == value.position else {
      return nil
    }
    return Index(position: value.position - 1)
  }
}
