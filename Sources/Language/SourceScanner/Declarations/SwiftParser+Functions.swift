extension SwiftParser {
  /// Reads a function whose keyword is at an index; returns the index behind it.
  mutating func function(at keyword: Int, _ prefix: Prefix, in scope: Scope, limit: Int) -> Int {
    var index = keyword + 1
    let name = tokens.source(keyword + 1..<keyword + 2)
    // An operator consists of symbols.
    while index < limit, tokens.kind(index) == .symbol, !tokens.isSymbol(index, "(") { index += 1 }
    if tokens.kind(index) == .identifier { index += 1 }
    return signature(
      at: index,
      .function,
      name: tokens.kind(keyword + 1) == .identifier ? tokens.string(keyword + 1) : name,
      token: keyword + 1,
      prefix,
      in: scope,
      limit: limit
    )
  }

  /// Reads an initializer whose keyword is at an index; returns the index behind it.
  mutating func initializer(at keyword: Int, _ prefix: Prefix, in scope: Scope, limit: Int) -> Int {
    var index = keyword + 1
    if tokens.isSymbol(index, "?") || tokens.isSymbol(index, "!") { index += 1 }
    guard tokens.isSymbol(index, "(") || tokens.isSymbol(index, "<") else { return index }
    return signature(
      at: index,
      .initializer,
      name: "init",
      token: keyword,
      prefix,
      in: scope,
      limit: limit
    )
  }

  private mutating func signature(
    at start: Int,
    _ kind: ParsedFunction.Kind,
    name: String,
    token: Int,
    _ prefix: Prefix,
    in scope: Scope,
    limit scopeEnd: Int
  ) -> Int {
    var index = start
    if tokens.isSymbol(index, "<"), let end = angleEnd(index) { index = end }
    guard index < scopeEnd, tokens.isSymbol(index, "(") else { return start }
    let parameters = tokens.parts(index + 1..<max(tokens.closing(index), index + 1))
    index = tokens.next(index)
    // Swift 1 and 2 had curried functions.
    while tokens.isSymbol(index, "("), tokens.token(index)?.isFirstInLine == false {
      index = tokens.next(index)
    }
    let limit = min(scopeEnd, index + Self.longestHeader)
    var isAsync = false
    var isThrowing = false
    var arrow: Int?
    while index < limit, !tokens.isSymbol(index, "{") {
      if tokens.isWord(index, "async") { isAsync = true }
      if tokens.isWord(index, "throws") { isThrowing = true }
      if tokens.isSymbol(index, "->"), arrow == nil { arrow = index }
      if endsSignature(index) { return index }
      index = tokens.next(index)
    }
    guard index < limit else { return limit }
    let end = min(tokens.closing(index), scopeEnd)
    file.functions.append(
      ParsedFunction(
        kind: kind,
        name: name,
        type: scope.name,
        parameters: parameters.map(parameter),
        attributes: prefix.attributes,
        isStatic: prefix.isStatic,
        isPrivate: prefix.isPrivate || scope.hasPrivateMembers,
        isAsync: isAsync,
        isThrowing: isThrowing,
        result: arrow.map { tokens.source($0 + 1..<max(index, $0 + 1)) },
        isOverride: prefix.isOverride,
        token: token,
        body: index + 1..<max(end, index + 1)
      )
    )
    return min(end + 1, scopeEnd)
  }

  /// Whether a token begins the next declaration, so that the function has no body.
  private func endsSignature(_ index: Int) -> Bool {
    guard tokens.token(index)?.isFirstInLine == true else {
      return tokens.isSymbol(index, ";") || tokens.isSymbol(index, "}")
    }
    switch tokens.kind(index) {
    case .symbol:
      return !tokens.isSymbol(index, "->") && !tokens.isSymbol(index, ".")
        && !tokens.isSymbol(index, "&")
    case .identifier:
      let continues = ["async", "throws", "rethrows", "where"].contains(tokens.string(index))
      return !continues && !isOpenEnded(index - 1)
    case .open: return false
    default: return true
    }
  }

  /// Whether a line cannot end with a token, since a type or a requirement follows.
  private func isOpenEnded(_ index: Int) -> Bool {
    tokens.kind(index) == .symbol && !tokens.isSymbol(index, ">") && !tokens.isSymbol(index, "?")
      && !tokens.isSymbol(index, "!") || tokens.isWord(index, "where")
  }

  private func parameter(_ range: Range<Int>) -> ParsedParameter {
    var index = range.lowerBound
    var names: [String] = []
    while index < range.upperBound, !tokens.isSymbol(index, ":") {
      if tokens.isSymbol(index, "@") {
        index += 2
        if tokens.isSymbol(index, "("), tokens.token(index)?.hasSpaceBefore == false {
          index = tokens.next(index)
        }
        continue
      }
      if tokens.kind(index) == .identifier { names.append(tokens.string(index)) }
      index = tokens.next(index)
    }
    // Swift 1 and 2: `var name: Type`, `#name: Type`.
    if names.count > 1, ["var", "let", "inout"].contains(names[0]) { names.removeFirst() }
    let end = first(from: index, limit: range.upperBound) { tokens.isSymbol($0, "=") }
    return ParsedParameter(
      label: names.first ?? "_",
      name: names.count > 1 ? names[1] : names.first ?? "_",
      type: tokens.source(min(index + 1, end)..<end)
    )
  }
}
