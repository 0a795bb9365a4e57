@_spi(Package) import ScenarioLanguage

/// Writes a tree in some other way than a person would: with other brackets, indentations, quotes, blank lines and comments.
struct Scrambler {
  private let tree: Tree
  private var generator: SeededGenerator
  /// Whether comments and blank lines are strewn in.
  private let talks: Bool
  private var commentCount = 0

  init(_ tree: Tree, seed: UInt64, talks: Bool) {
    self.tree = tree
    self.talks = talks
    generator = SeededGenerator(seed: seed)
  }

  /// The text of the whole file.
  mutating func text() -> String {
    var text = ""
    for (index, document) in tree.documents.enumerated() {
      if index > 0 || generator.chance(4) { text += "---\n" }
      text += block(document, indent: 0, isInList: false)
    }
    return text
  }

  // MARK: - In lines

  /// A node in lines of its own, each with its line end.
  private mutating func block(_ index: Tree.Index, indent: Int, isInList: Bool) -> String {
    let node = tree[index]
    let children = children(index)
    guard !children.isEmpty else {
      return String(repeating: " ", count: indent) + flow(index) + "\n"
    }
    var text = ""
    let margin = String(repeating: " ", count: indent)
    if node.kind == .list {
      for child in children {
        text += strewn(margin) + margin + "-" + value(child, indent: indent, after: .dash)
      }
    } else {
      for pair in stride(from: 0, to: children.count, by: 2) {
        text += strewn(margin) + margin + scalar(children[pair]) + ":"
        text += value(children[pair + 1], indent: indent, after: .key)
      }
    }
    return text
  }

  private enum Lead { case dash, key }

  /// What follows a dash or a colon, up to the last line end.
  private mutating func value(_ index: Tree.Index, indent: Int, after lead: Lead) -> String {
    let node = tree[index]
    let isEmpty = children(index).isEmpty
    if node.kind == .scalar, node.text.start == node.text.end { return comment() + "\n" }
    let blanks = String(repeating: " ", count: generator.number(1...3))
    if isEmpty || (isFlowable(index) && generator.chance(2)) {
      return blanks + flow(index) + comment() + "\n"
    }
    // The items of a list may be right below their key.
    let least = node.kind == .list && lead == .key ? 0 : 1
    let deeper = indent + generator.number(least...4)
    let inner = block(index, indent: deeper, isInList: lead == .dash)
    guard lead == .dash, deeper > indent + 1, !talks, generator.chance(2) else {
      return comment() + "\n" + inner
    }
    // The first line of what is in an item may follow its dash.
    return String(repeating: " ", count: deeper - indent - 1) + inner.dropFirst(deeper)
  }

  // MARK: - In brackets

  private mutating func flow(_ index: Tree.Index) -> String {
    let node = tree[index]
    let children = children(index)
    let gap = generator.chance(2) ? " " : ""
    switch node.kind {
    case .scalar, .quoted: return scalar(index)
    case .list:
      let items = children.map { flow($0) }
      return "[\(gap)\(items.joined(separator: ",\(generator.chance(3) ? "" : " ")"))\(gap)]"
    case .mapping:
      var pairs: [String] = []
      for pair in stride(from: 0, to: children.count, by: 2) {
        pairs.append("\(scalar(children[pair])): \(flow(children[pair + 1]))")
      }
      return "{\(gap)\(pairs.joined(separator: ", "))\(gap)}"
    }
  }

  /// Whether brackets can contain it: no empty value, and no plain text that means something there.
  private func isFlowable(_ index: Tree.Index) -> Bool {
    let node = tree[index]
    switch node.kind {
    case .quoted: return true
    case .scalar:
      let text = tree.string(index)
      return !text.isEmpty && !text.hasSuffix(":") && !text.contains { ",[]{}\n".contains($0) }
        && !["-", "?", ":"].contains(text.prefix(1))
    case .list, .mapping: return children(index).allSatisfy(isFlowable)
    }
  }

  private mutating func scalar(_ index: Tree.Index) -> String {
    let text = tree.string(index)
    guard tree[index].kind == .quoted else { return text }
    let isPlainEnough = !text.contains { "\n\t\\".contains($0) }
    if isPlainEnough, generator.chance(2) { return "'\(text.replacing("'", with: "''"))'" }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    return "\"\(escaped)\""
  }

  private func children(_ index: Tree.Index) -> [Tree.Index] {
    Array(tree.children(index))
  }

  // MARK: - Between

  private mutating func comment() -> String {
    guard talks, generator.chance(6) else { return "" }
    commentCount += 1
    return " # \(commentCount) beside"
  }

  private mutating func strewn(_ margin: String) -> String {
    guard talks, generator.chance(6) else { return "" }
    commentCount += 1
    let blanks = String(repeating: "\n", count: generator.number(0...2))
    let other = String(repeating: " ", count: generator.number(0...6))
    return blanks + (generator.chance(2) ? margin : other) + "# \(commentCount) alone\n"
      + String(repeating: "\n", count: generator.number(0...1))
  }
}

/// Random numbers, the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// True once in so many times.
  mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
