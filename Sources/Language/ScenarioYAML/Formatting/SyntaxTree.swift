@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage

/// The concrete syntax of a YAML file, with the comments, anchors and scalar styles that are needed to
/// write it again.
struct SyntaxTree {
  typealias Index = Int

  /// One scalar, list, mapping or alias.
  struct Node {
    enum Kind { case plain, single, double, literal, folded, list, mapping, alias }

    let kind: Kind
    /// The byte range of the node without its anchor; a block collection ends at its last child.
    var range: Range<Int>
    /// Whether it is in brackets.
    var isFlow = false
    var anchor: String?
    /// A scalar's text after escapes and folding, or an alias' name.
    var text = ""
    /// The items, or alternating keys and values.
    var children: [Index] = []
    /// The end of the comments that belong to the node.
    var commentEnd = 0

    var isCollection: Bool { kind == .list || kind == .mapping }
  }

  /// A comment, from `#` to the end of its line.
  struct Comment: Equatable {
    let range: Range<Int>
    /// Whether nothing precedes it on its line.
    let isAlone: Bool
    let text: String

    static func == (lhs: Comment, rhs: Comment) -> Bool { lhs.text == rhs.text }
  }

  struct Document {
    /// The range of `---`, or the start of a document without it.
    var start: Range<Int>
    var root: Index
  }

  let bytes: [UInt8]
  var nodes: [Node] = []
  var documents: [Document] = []
  /// All comments, in source order.
  var comments: [Comment] = []
  private let lines: LineTable

  init(bytes: [UInt8]) {
    self.bytes = bytes
    lines = SourceFile(path: "", bytes: bytes).lineTable()
  }

  subscript(index: Index) -> Node {
    get { nodes[index] }
    _modify { yield &nodes[index] }
  }

  /// The line end of the first line.
  var lineEnd: String {
    let end = bytes.firstIndex(of: 0x0A) ?? 0
    return end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }

  // MARK: - Offsets

  /// Returns the line number of an offset, starting at 1.
  func line(of offset: Int) -> Int { lines.line(at: Int32(truncatingIfNeeded: offset)) }

  /// Returns the start of the line at an offset.
  func lineStart(of offset: Int) -> Int { Int(lines.starts[line(of: offset) - 1]) }

  /// Returns the number of bytes before an offset on its line.
  func column(of offset: Int) -> Int { offset - lineStart(of: offset) }

  /// Returns whether the line above an offset is blank.
  func hasBlankLine(above offset: Int) -> Bool {
    let start = lineStart(of: offset)
    return start > 0 && bytes[lineStart(of: start - 1)..<start].allSatisfy(isSpace)
  }

  /// Returns the index of the first comment at or after an offset.
  func firstComment(from offset: Int) -> Int {
    comments.partitioningIndex { $0.range.lowerBound >= offset }
  }

  /// Returns whether a comment begins in a range.
  func hasComment(in range: Range<Int>) -> Bool {
    let index = firstComment(from: range.lowerBound)
    return index < comments.count && comments[index].range.lowerBound < range.upperBound
  }
}

// MARK: - Comments of collections

extension SyntaxTree {
  /// Sets the end of the comments of every node: in brackets the last one, else those on the last child's line
  /// and the following ones with at least the indentation of the collection.
  mutating func findCommentEnds() {
    for index in documents.indices {
      let isLast = index + 1 == documents.count
      let limit = isLast ? bytes.count : documents[index + 1].start.lowerBound
      findCommentEnd(of: documents[index].root, before: limit)
    }
  }

  private mutating func findCommentEnd(of index: Index, before limit: Int) {
    nodes[index].commentEnd = nodes[index].range.upperBound
    let node = nodes[index]
    guard node.isCollection, let last = node.children.last else { return }
    for (position, child) in node.children.enumerated() {
      let next = position + 1
      let end = next < node.children.count ? nodes[node.children[next]].range.lowerBound : limit
      findCommentEnd(of: child, before: node.isFlow ? min(end, node.range.upperBound) : end)
    }
    guard !node.isFlow else { return }
    var commentEnd = nodes[last].commentEnd
    let column = column(of: node.range.lowerBound)
    for comment in comments[firstComment(from: commentEnd)...] {
      guard comment.range.lowerBound < limit else { break }
      let isBeside = !comment.isAlone && line(of: comment.range.lowerBound) == line(of: commentEnd)
      let isBelow = comment.isAlone && self.column(of: comment.range.lowerBound) >= column
      guard isBeside || isBelow else { break }
      commentEnd = comment.range.upperBound
    }
    nodes[index].commentEnd = commentEnd
  }
}
