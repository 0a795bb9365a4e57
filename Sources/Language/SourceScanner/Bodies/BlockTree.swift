/// The blocks of a function's body: what is executed together.
struct BlockTree {
  /// A block.
  struct Block {
    /// What it belongs to.
    enum Kind {
      /// The body of a function, a local function or a closure: what `return` leaves.
      case body
      /// A branch or a loop.
      case control
      /// What is executed in any case, as after `do` and `defer`.
      case plain
      /// A `switch`, and the statements of one of its cases.
      case cases, section
    }

    let kind: Kind
    let outer: Int?
    /// The number of the `if` that it and its `else` belong to.
    let chain: Int?
    /// The index behind its last token.
    var end: Int
    /// Whether a statement in it leaves the body, so that nothing is executed after it.
    var leaves = false
  }

  private(set) var blocks: [Block]
  /// The block of each token, from the body's first one.
  private(set) var blockOfToken: [Int] = []
  private let tokens: TokenList
  private let range: Range<Int>
  private let language: SourceLanguage

  /// What the next brace begins.
  private struct Pending {
    let kind: Block.Kind
    let chain: Int?
    /// The number of open parentheses and brackets before it.
    let depth: Int
  }

  private var pending: Pending?
  private var depth = 0
  private var current = 0
  private var chains = 0
  /// The `if` whose block was closed last.
  private var lastChain: Int?

  /// Divides a body.
  init(_ tokens: TokenList, _ range: Range<Int>, _ language: SourceLanguage) {
    self.tokens = tokens
    self.range = range
    self.language = language
    blocks = [Block(kind: .body, outer: nil, chain: nil, end: range.upperBound)]
    blockOfToken.reserveCapacity(range.count)
    for index in range { read(index) }
  }

  private mutating func read(_ index: Int) {
    switch tokens.kind(index) {
    case .open where tokens.isSymbol(index, "{"): open(index)
    case .close where tokens.isSymbol(index, "}"): close(index)
    case .open: depth += 1
    case .close: depth -= 1
    case .identifier: word(index)
    default: break
    }
    blockOfToken.append(current)
  }

  private mutating func word(_ index: Int) {
    guard !tokens.isSymbol(index - 1, "."), tokens.token(index)?.kind == .identifier else { return }
    // A label of an argument.
    if tokens.isSymbol(index + 1, ":"), !tokens.isWord(index, "default") { return }
    switch tokens.string(index) {
    case "if", "guard":
      // After `else`, it belongs to the same one.
      let isElse = tokens.isWord(index - 1, "else")
      if !isElse { chains += 1 }
      expect(.control, isElse ? pending?.chain : chains)
    case "else": expect(.control, pending?.chain ?? lastChain)
    case "for", "while", "repeat", "catch": expect(.control, nil)
    case "do", "defer": expect(.plain, nil)
    case "switch": expect(.cases, nil)
    case "func": expect(.body, nil)
    case "case", "default": beginSection(index)
    case "return", "throw": leave(index)
    case "fatalError", "preconditionFailure", "exit", "abort":
      if tokens.isSymbol(index + 1, "(") { leave(index) }
    default: break
    }
  }

  private mutating func expect(_ kind: Block.Kind, _ chain: Int?) {
    pending = Pending(kind: kind, chain: chain, depth: depth)
  }

  private mutating func leave(_ index: Int) {
    // In Objective-C, a statement without braces can follow a condition.
    let isConditional = tokens.isSymbol(index - 1, ")") || tokens.isWord(index - 1, "else")
    if language == .swift || !isConditional { blocks[current].leaves = true }
  }

  private mutating func beginSection(_ index: Int) {
    if tokens.isWord(index - 1, "if") || tokens.isWord(index - 1, "guard")
      || tokens.isWord(index - 1, "while") || tokens.isWord(index - 1, "for")
      || tokens.isSymbol(index - 1, ",")
    {
      return
    }
    if blocks[current].kind == .section {
      blocks[current].end = index
      current = blocks[current].outer ?? 0
    }
    guard blocks[current].kind == .cases else { return }
    push(.section, chain: nil, end: blocks[current].end)
  }

  private mutating func open(_ index: Int) {
    var kind = Block.Kind.body
    var chain: Int?
    if let expected = pending, expected.depth == depth {
      kind = expected.kind
      chain = expected.chain
      pending = nil
    } else if language == .objectiveC, !isBlockOfObjectiveC(index) {
      kind = .plain
    }
    push(kind, chain: chain, end: tokens.closing(index))
  }

  /// Whether a brace follows `^`, `^(int a)` or `^int (int a)`.
  private func isBlockOfObjectiveC(_ index: Int) -> Bool {
    var before = index - 1
    if tokens.isSymbol(before, ")"), let open = tokens.opening(before) { before = open - 1 }
    while tokens.kind(before) == .identifier || tokens.isSymbol(before, "*") { before -= 1 }
    return tokens.isSymbol(before, "^")
  }

  private mutating func push(_ kind: Block.Kind, chain: Int?, end: Int) {
    blocks.append(Block(kind: kind, outer: current, chain: chain, end: end))
    current = blocks.count - 1
  }

  private mutating func close(_ index: Int) {
    if blocks[current].kind == .section { current = blocks[current].outer ?? 0 }
    guard let outer = blocks[current].outer else { return }
    lastChain = blocks[current].chain
    current = outer
  }

  /// Returns the block of a token.
  func block(of index: Int) -> Int {
    let index = index - range.lowerBound
    return blockOfToken.indices.contains(index) ? blockOfToken[index] : 0
  }

  /// Returns the innermost body around a block, which can be itself.
  func body(around block: Int) -> Int {
    var block = block
    while blocks[block].kind != .body, let outer = blocks[block].outer { block = outer }
    return block
  }

  /// Returns a block and those around it, from the innermost.
  func path(of block: Int) -> [Int] {
    var path = [block]
    while let outer = blocks[path[path.count - 1]].outer { path.append(outer) }
    return path
  }

  /// Returns whether what is executed in one block can be followed by what comes later in another.
  func canReach(from first: Int, to second: Int) -> Bool {
    let target = path(of: second)
    var child: Int?
    for block in path(of: first) {
      if let common = target.firstIndex(of: block) {
        guard let child, common > 0 else { return true }
        return !areAlternatives(child, target[common - 1])
      }
      if blocks[block].leaves, blocks[block].kind != .body { return false }
      child = block
    }
    return true
  }

  /// Whether of two blocks side by side only one is executed.
  private func areAlternatives(_ first: Int, _ second: Int) -> Bool {
    if blocks[first].kind == .section, blocks[second].kind == .section { return true }
    return blocks[first].chain != nil && blocks[first].chain == blocks[second].chain
  }
}
