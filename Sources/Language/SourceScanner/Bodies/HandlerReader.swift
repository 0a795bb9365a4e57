/// Finds the paths through a body on which its completion handler cannot have been called.
struct HandlerReader {
  private let file: ParsedFile
  private let function: ParsedFunction
  private let name: String
  private var tokens: TokenList { file.tokens }

  /// How deep blocks may be, and how much there may be to compare: nothing is said about larger bodies.
  private static let limits = (depth: 100, pairs: 100_000, statement: 500)

  private init(_ file: ParsedFile, _ function: ParsedFunction, _ name: String) {
    self.file = file
    self.function = function
    self.name = name
  }

  /// Returns what a body does with its last parameter.
  static func use(
    of parameter: ParsedParameter,
    in function: ParsedFunction,
    _ file: ParsedFile
  )
    -> HandlerUse
  {
    let reader = HandlerReader(file, function, parameter.name)
    let mentions = reader.withCalls(function.body.filter { reader.isMention($0) })
    return HandlerUse(
      name: parameter.name,
      isMentioned: !mentions.isEmpty,
      exitsWithout: mentions.isEmpty ? [] : reader.exits(without: mentions)
    )
  }

  private func isMention(_ index: Int) -> Bool {
    guard tokens.kind(index) == .identifier, tokens.string(index) == name,
      !tokens.isSymbol(index - 1, ".")
    else { return false }
    let isLabel =
      tokens.isSymbol(index + 1, ":")
      && (tokens.isSymbol(index - 1, "(") || tokens.isSymbol(index - 1, ","))
    return !isLabel
  }

  /// Adds the uses of local functions that mention the handler, wherever these are declared.
  private func withCalls(_ mentions: [Int]) -> [Int] {
    var functions = function.body.compactMap { index -> (name: String, body: Range<Int>)? in
      guard tokens.isWord(index, "func"), tokens.kind(index + 1) == .identifier else { return nil }
      let limit = min(function.body.upperBound, index + Self.limits.statement)
      var open = index + 2
      while open < limit, !tokens.isSymbol(open, "{") { open = tokens.next(open) }
      guard open < limit else { return nil }
      return (tokens.string(index + 1), open + 1..<max(tokens.closing(open), open + 1))
    }
    var all = Set(mentions)
    var isChanged = !functions.isEmpty
    while isChanged, all.count * functions.count < Self.limits.pairs {
      let meant = functions.filter { function in all.contains(where: function.body.contains) }
      functions.removeAll { function in meant.contains { $0.body == function.body } }
      isChanged = !meant.isEmpty && !functions.isEmpty
      let names = Set(meant.map(\.name))
      all.formUnion(
        function.body.filter { index in
          tokens.kind(index) == .identifier && names.contains(tokens.string(index))
            && !tokens.isWord(index - 1, "func") && !tokens.isSymbol(index - 1, ".")
        }
      )
    }
    return all.sorted()
  }

  private func exits(without mentions: [Int]) -> [SourceLocation] {
    let tree = BlockTree(tokens, function.body, file.language)
    let mentioned = mentions.map { (index: $0, block: tree.block(of: $0)) }
    let returns = function.body.filter { isReturn($0) }
    guard mentions.count * (returns.count + 1) < Self.limits.pairs,
      !mentioned.contains(where: { tree.path(of: $0.block).count > Self.limits.depth })
    else { return [] }
    let bodies = Set(mentioned.flatMap { tree.path(of: $0.block) })
    var exits: [Int] = returns.filter { exit in
      let block = tree.block(of: exit)
      guard bodies.contains(tree.body(around: block)) else { return false }
      let end = statementEnd(exit)
      return !mentioned.contains { mention in
        (exit..<end).contains(mention.index)
          || mention.index < exit && tree.canReach(from: mention.block, to: block)
      }
    }
    if !tree.blocks[0].leaves, !mentioned.contains(where: { tree.canReach(from: $0.block, to: 0) })
    {
      exits.append(function.body.upperBound)
    }
    return exits.map(tokens.location)
  }

  private func isReturn(_ index: Int) -> Bool {
    tokens.isWord(index, "return") && !tokens.isSymbol(index - 1, ".")
  }

  /// Returns the index behind the statement that begins at an index.
  private func statementEnd(_ index: Int) -> Int {
    var end = index + 1
    let limit = min(function.body.upperBound, index + Self.limits.statement)
    while end < limit, !endsStatement(end) { end = tokens.next(end) }
    return end
  }

  private func endsStatement(_ index: Int) -> Bool {
    if tokens.isSymbol(index, "}") || tokens.isSymbol(index, ";") { return true }
    guard file.language == .swift, tokens.token(index)?.isFirstInLine == true else { return false }
    return tokens.kind(index) != .symbol || tokens.isSymbol(index, "@")
  }
}
