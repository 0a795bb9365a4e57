/// Finds names in a text in one pass: a trie, so that most bytes of a log cost one look into a table.
struct NameTrie: Sendable {
  /// A name in a text.
  struct Match {
    /// The number of the line, from 1.
    let line: Int
    /// The index of the name.
    let name: Int
    /// Where it is in the text.
    let range: Range<Int>
  }

  /// The number of children of a node: names are ASCII.
  private static let width = 0x80

  /// The child of each node for each byte; 0, the root, where there is none.
  private var children = [Int32](repeating: 0, count: width)
  /// The index of the name that ends at each node; nil if none does.
  private var names: [Int?] = [nil]

  /// Creates a trie of names with at least two letters, of which the first two are compared before a name is searched.
  init(_ names: [String]) {
    precondition(names.allSatisfy { $0.utf8.count > 1 }, "Internal inconsistency: a short name")
    for (index, name) in names.enumerated() {
      let end = name.utf8.reduce(0) { node, byte in child(of: node, for: byte) }
      self.names[end] = index
    }
  }

  /// Returns the child of a node for a byte, which is added if there is none.
  private mutating func child(of node: Int, for byte: UInt8) -> Int {
    let slot = node * Self.width + Int(byte & 0x7F)
    if children[slot] == 0 {
      children[slot] = Int32(names.count)
      children.append(contentsOf: [Int32](repeating: 0, count: Self.width))
      names.append(nil)
    }
    return Int(children[slot])
  }

  /// Returns the names in a text, in order; of those that begin at the same place, the longest one.
  func matches(in text: [UInt8]) -> [Match] {
    var matches: [Match] = []
    // Without the checks of an array, which cost more than the search does.
    text.withUnsafeBufferPointer { text in
      children.withUnsafeBufferPointer { children in
        var line = 1
        var position = 0
        while position < text.count {
          let byte = text[position]
          if byte == 0x0A {
            line += 1
          } else if byte < 0x80, children[Int(byte)] != 0,
            mayBegin(at: position, in: text, children),
            let (name, end) = longestName(in: text, from: position, children)
          {
            matches.append(Match(line: line, name: name, range: position..<end))
            position = end
            continue
          }
          position += 1
        }
      }
    }
    return matches
  }

  /// Returns whether a name has the two bytes at a position, of which the first begins one.
  @inline(__always)
  private func mayBegin(
    at position: Int,
    in text: UnsafeBufferPointer<UInt8>,
    _ children: UnsafeBufferPointer<Int32>
  ) -> Bool {
    guard position + 1 < text.count, text[position + 1] < 0x80 else { return false }
    let node = Int(children[Int(text[position])])
    return children[node * Self.width + Int(text[position + 1])] != 0
  }

  /// Returns the longest name that begins at a position, and where it ends.
  private func longestName(
    in text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ children: UnsafeBufferPointer<Int32>
  ) -> (name: Int, end: Int)? {
    var found: (name: Int, end: Int)?
    var (node, position) = (0, start)
    while position < text.count, text[position] < 0x80 {
      node = Int(children[node * Self.width + Int(text[position])])
      if node == 0 { break }
      position += 1
      if let name = names[node] { found = (name, position) }
    }
    return found
  }
}
