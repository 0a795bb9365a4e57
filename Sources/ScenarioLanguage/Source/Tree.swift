/// The content of a file as a tree in which every key and value knows its bytes.
///
/// All nodes lie in one array and all text in one buffer, so that a file costs a few allocations however
/// many nodes it has. A tree is format-neutral: the YAML reader makes it, and so may another front end.
public struct Tree: Sendable {
  /// A node of the tree.
  ///
  /// Only the tree makes one, so that there is a node behind each.
  public struct Index: Hashable, Comparable, Sendable {
    fileprivate let position: Int32

    /// The order in which the nodes were added.
    public static func < (first: Index, second: Index) -> Bool { first.position < second.position }
  }

  /// One scalar, list or mapping.
  public struct Node: Sendable {
    /// What the node is.
    public enum Kind: UInt8, Sendable {
      /// Text as-is.
      case scalar
      /// Text in quotes or a block scalar: never empty by accident.
      case quoted
      /// Items, in order.
      case list
      /// Keys and values by turns, in order.
      case mapping
    }

    /// What the node is.
    public var kind: Kind
    /// Its place in the file; a block collection ends at its last child.
    public var range: SourceRange
    /// A scalar's text in the tree's buffer, after escapes and folding.
    public var text: SourceRange
    /// The first item, or the first key; negative for none, so read it through `Cursor`.
    fileprivate var firstChild: Int32 = -1
    /// The next item; of a key its value, of a value the next key; negative for none.
    fileprivate var next: Int32 = -1
    /// How many nodes it is with all that is below it, aliases expanded.
    public var weight: Int32 = 1
    /// Whether a list or mapping is written in brackets.
    public var isFlow = false

    /// Creates a node without children or siblings.
    public init(kind: Kind, range: SourceRange, text: SourceRange = .startOfFile) {
      self.kind = kind
      self.range = range
      self.text = text
    }
  }

  /// Every node; children come after their parents.
  public private(set) var nodes: [Node] = []
  /// The text that all scalars lie in: a reader may begin it with the file as it is.
  public var text: [UInt8] = []
  /// The root of each document, in order.
  public private(set) var documents: [Index] = []

  /// Creates an empty tree.
  public init() {}

  /// Empties the tree and keeps its memory.
  public mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    documents.removeAll(keepingCapacity: true)
  }

  /// The node.
  public subscript(index: Index) -> Node { nodes[Int(index.position)] }

  /// Whether a scalar's text is this word.
  func isText(_ index: Index, _ word: StaticString) -> Bool {
    let range = self[index].text
    guard Int(range.end - range.start) == word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy {
      text[Int(range.start) + $0] == word.utf8Start[$0]
    }
  }

  /// The text of a scalar, empty for a collection.
  public func string(_ index: Index) -> String {
    let range = self[index].text
    return String(decoding: text[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}

// MARK: - Making a tree

extension Tree {
  /// Adds a node: a child behind its newest sibling, or the root of a document.
  ///
  /// A copy of a node that was closed keeps its children, which is what an alias means.
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

  /// Says how much a collection holds, and where it ends.
  public mutating func close(_ index: Index, weight: Int32, end: Int32?) {
    nodes[Int(index.position)].weight = weight
    if let end { nodes[Int(index.position)].range.end = end }
  }

  /// Gives a scalar another text of the buffer.
  mutating func setText(_ text: SourceRange, of index: Index) {
    nodes[Int(index.position)].text = text
  }

  /// Adds another tree, whose file begins at this byte, and returns the roots of its documents.
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

// MARK: - Walking a tree

extension Tree {
  /// Steps through the children of a node; the tree may change between two steps.
  public struct Cursor: Sendable {
    fileprivate var position: Int32

    /// The next item of a list.
    public mutating func next(in tree: borrowing Tree) -> Index? { next(in: tree.nodes) }

    /// The next key of a mapping, and its value.
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

  /// The children of a node as they are now.
  public struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var cursor: Cursor

    /// The next child.
    public mutating func next() -> Index? { cursor.next(in: nodes) }
  }

  /// The keys and values of a mapping as they are now.
  public struct Fields: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var cursor: Cursor

    /// The next key, and its value.
    public mutating func next() -> (key: Index, value: Index)? { cursor.nextField(in: nodes) }
  }

  /// Stands before the first child of a node.
  public func cursor(_ index: Index) -> Cursor { Cursor(position: self[index].firstChild) }

  /// The items of a list, the keys and values of a mapping; none of a scalar.
  public func children(_ index: Index) -> Children { Children(nodes: nodes, cursor: cursor(index)) }

  /// The keys of a mapping with their values; none of anything else.
  public func fields(_ index: Index) -> Fields {
    Fields(
      nodes: nodes,
      cursor: Cursor(position: self[index].kind == .mapping ? self[index].firstChild : -1)
    )
  }

  /// The first key of a mapping, and its value; nil for an empty one and anything else.
  public func firstField(_ index: Index) -> (key: Index, value: Index)? {
    var fields = fields(index)
    return fields.next()
  }

  /// The value of a key in a mapping; nil where there is none.
  func value(of word: StaticString, in index: Index) -> Index? {
    fields(index).first { isText($0.key, word) }?.value
  }

  /// The one key of a mapping, and its value; nil for anything else.
  public func onlyField(_ index: Index) -> (key: Index, value: Index)? {
    var fields = fields(index)
    guard let field = fields.next(), fields.next() == nil else { return nil }
    return field
  }

  /// The key whose value a node is, where it is written right before it.
  func key(before value: Index) -> Index? {
    guard value.position > 0, nodes[Int(value.position) - 1].next == value.position else {
      return nil
    }
    return Index(position: value.position - 1)
  }
}
