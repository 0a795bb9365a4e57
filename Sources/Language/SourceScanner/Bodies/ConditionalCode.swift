/// Tells which tokens of a function's body may be left out when the function runs.
struct ConditionalCode {
  private let tokens: TokenList
  private let language: SourceLanguage
  private let range: Range<Int>
  /// Whether each token of the body may be left out.
  private var isConditional: [Bool] = []

  /// Reads a body.
  init(_ file: ParsedFile, _ range: Range<Int>) {
    tokens = file.tokens
    language = file.language
    self.range = range
    isConditional.reserveCapacity(range.count)
    let tree = BlockTree(tokens, range, file.language)
    var blocks = Blocks(tree)
    // In Objective-C, the end of a statement without braces behind a condition.
    var statementEnd = range.lowerBound
    for index in range {
      let block = tree.block(of: index)
      blocks.enter(block)
      if index >= statementEnd { statementEnd = endOfConditionalStatement(index) }
      isConditional.append(
        index < statementEnd || blocks.isConditional(block) || file.condition(index) != nil
      )
      if tokens.isWord(index, "return") || tokens.isWord(index, "throw") { blocks.leave(block) }
    }
  }

  /// Returns whether a token of the body may be left out.
  func contains(_ index: Int) -> Bool {
    range.contains(index) && isConditional[index - range.lowerBound]
  }

  /// Returns the end of the statement without braces that belongs to `if (…)`, `else` or a loop at an index.
  private func endOfConditionalStatement(_ index: Int) -> Int {
    guard language == .objectiveC, tokens.kind(index) == .identifier else { return 0 }
    var start: Int
    switch tokens.string(index) {
    case "if", "for", "while": start = tokens.next(index + 1)
    case "else": start = index + 1
    default: return 0
    }
    guard !tokens.isSymbol(start, "{") else { return 0 }
    while start < range.upperBound, !tokens.isSymbol(start, ";") { start = tokens.next(start) }
    return start
  }

  /// What is known of the blocks up to a token.
  private struct Blocks {
    private let tree: BlockTree
    /// The innermost body around each block, and whether the block is in a branch of it or of one around it.
    private var bodies: [Int] = []
    private var branches: [Bool] = []
    /// Whether a body may have been left already, and whether that was so for a body around it when a block began.
    private var isLeft: [Bool]
    private var beganAfterLeaving: [Bool?]

    init(_ tree: BlockTree) {
      self.tree = tree
      isLeft = Array(repeating: false, count: tree.blocks.count)
      beganAfterLeaving = Array(repeating: nil, count: tree.blocks.count)
      for (index, block) in tree.blocks.enumerated() {
        let outer = block.outer
        bodies.append(block.kind == .body ? index : outer.map { bodies[$0] } ?? 0)
        let isBranch = ![.body, .plain].contains(block.kind)
        branches.append(isBranch || outer.map { branches[$0] } ?? false)
      }
    }

    mutating func enter(_ block: Int) {
      guard beganAfterLeaving[block] == nil else { return }
      beganAfterLeaving[block] = tree.blocks[block].outer.map { isAfterLeaving($0) } ?? false
    }

    mutating func leave(_ block: Int) { isLeft[bodies[block]] = true }

    func isConditional(_ block: Int) -> Bool { branches[block] || isAfterLeaving(block) }

    private func isAfterLeaving(_ block: Int) -> Bool {
      isLeft[bodies[block]] || beganAfterLeaving[block] ?? false
    }
  }
}
