/// The content of a file as a tree in which every key and value knows its bytes.
///
/// All nodes lie in one array and all text in one buffer, so that a file costs a few allocations however
/// many nodes it has. A tree is format-neutral: the YAML reader makes it, and so may another front end.
public struct Tree: Sendable {
  /// The index of a node.
  public typealias Index = Int32

  /// One scalar, list or mapping.
  public struct Node: Sendable {
    /// What the node is.
    public enum Kind: UInt8, Sendable {
      /// Text as it stands.
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
    /// The first item, or the first key; -1 for none.
    public var firstChild: Index
    /// The next item; of a key its value, of a value the next key; -1 for none.
    public var next: Index
    /// How many nodes it is with all that is below it, aliases expanded.
    public var weight: Int32

    /// Creates a node without children or siblings.
    public init(kind: Kind, range: SourceRange, text: SourceRange = .startOfFile) {
      self.kind = kind
      self.range = range
      self.text = text
      firstChild = -1
      next = -1
      weight = 1
    }
  }

  /// Every node; children come after their parents.
  public var nodes: [Node] = []
  /// The text that all scalars lie in: a reader may begin it with the file as it is.
  public var text: [UInt8] = []
  /// The root of each document, in order.
  public var documents: [Index] = []

  /// Creates an empty tree.
  public init() {}

  /// Empties the tree and keeps its memory.
  public mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    documents.removeAll(keepingCapacity: true)
  }

  /// Adds another tree, whose file begins at this byte, and returns the roots of its documents.
  mutating func append(_ other: Tree, startingAt start: Int) -> [Index] {
    let nodes = Index(truncatingIfNeeded: self.nodes.count)
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
    return other.documents.map { $0 + nodes }
  }

  /// Whether a scalar's text is this word.
  func isText(_ index: Index, _ word: StaticString) -> Bool {
    let range = nodes[Int(index)].text
    guard Int(range.end - range.start) == word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy {
      text[Int(range.start) + $0] == word.utf8Start[$0]
    }
  }

  /// The text of a scalar, empty for a collection.
  public func string(_ index: Index) -> String {
    let range = nodes[Int(index)].text
    return String(decoding: text[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}
