/// Finds calls among tokens.
struct CallReader {
  private let tokens: TokenList
  private let language: SourceLanguage

  init(_ tokens: TokenList, _ language: SourceLanguage) {
    self.tokens = tokens
    self.language = language
  }

  /// Words before a parenthesis that call nothing.
  private static let keywords: Set<String> = [
    "if", "guard", "while", "for", "switch", "return", "catch", "in", "case", "let", "var", "try",
    "await", "throw", "is", "as", "where", "else", "sizeof", "inout", "repeat", "do", "defer",
    "some", "any", "and", "or", "not", "throws", "async", "init", "func",
  ]

  /// Returns the calls among tokens, in the order of their names.
  ///
  /// - Parameters:
  ///   - range: The tokens.
  ///   - conditional: Which of them may be left out; nil if nobody asks.
  /// - Returns: The calls.
  func calls(in range: Range<Int>, conditional: ConditionalCode? = nil) -> [FunctionCall] {
    range.compactMap { index in
      guard var call = call(at: index) else { return nil }
      call.isConditional = conditional?.contains(index) ?? false
      return call
    }
  }

  /// Returns the call whose name, or whose bracket in Objective-C, is at an index; nil if there is none.
  func call(at index: Int) -> FunctionCall? {
    if language == .objectiveC, tokens.isSymbol(index, "[") { return message(at: index) }
    guard tokens.kind(index) == .identifier, isCall(index) else { return nil }
    let name = tokens.string(index)
    let isMember = tokens.isSymbol(index - 1, ".") && name != "init"
    guard isMember || !Self.keywords.contains(name) else { return nil }
    return FunctionCall(
      name: name,
      labels: language == .swift ? labels(of: index + 1) : [],
      receiver: receiver(before: index)?.text,
      arguments: arguments(of: index + 1),
      location: tokens.location(index)
    )
  }

  private func isCall(_ index: Int) -> Bool {
    // Declarations, attributes and patterns.
    if tokens.isWord(index - 1, "func") || tokens.isSymbol(index - 1, "@") { return false }
    if tokens.isSymbol(index - 1, "."), tokens.isWord(index - 2, "case") { return false }
    if tokens.isSymbol(index + 1, "("), tokens.token(index + 1)?.hasSpaceBefore == false {
      return true
    }
    if language == .objectiveC { return tokens.isSymbol(index + 1, "(") }
    // An optional method, `delegate?.application?(…)`.
    if tokens.isSymbol(index + 1, "?") || tokens.isSymbol(index + 1, "!") {
      return tokens.isSymbol(index + 2, "(") && tokens.token(index + 2)?.hasSpaceBefore == false
    }
    return tokens.isSymbol(index + 1, "{") && beginsStatement(index)
  }

  /// Whether a name with what it is called on begins a statement, so that the brace behind it is a closure.
  private func beginsStatement(_ index: Int) -> Bool {
    guard tokens.token(index + 1)?.isFirstInLine == false else { return false }
    var start = receiver(before: index)?.start ?? index
    while tokens.isWord(start - 1, "await") || tokens.isWord(start - 1, "try")
      || tokens.isWord(start - 2, "try")
    {
      start -= 1
    }
    return tokens.token(start)?.isFirstInLine == true || tokens.isSymbol(start - 1, "{")
      || tokens.isSymbol(start - 1, ";") || tokens.isWord(start - 1, "return")
  }

  private func labels(of index: Int) -> [String] {
    let open = tokens.isSymbol(index, "(") ? index : index + 1
    guard tokens.isSymbol(open, "(") else { return [] }
    return tokens.parts(open + 1..<max(tokens.closing(open), open + 1)).map { part in
      let isLabel =
        tokens.kind(part.lowerBound) == .identifier && tokens.isSymbol(part.lowerBound + 1, ":")
      return isLabel && part.count > 1 ? tokens.string(part.lowerBound) : "_"
    }
  }

  private func arguments(of index: Int) -> [String] {
    let open = tokens.isSymbol(index, "(") ? index : index + 1
    guard tokens.isSymbol(open, "(") else { return [] }
    return names(in: open + 1..<max(tokens.closing(open), open + 1))
  }

  /// Returns the names in a range without those before a colon.
  private func names(in range: Range<Int>) -> [String] {
    range.prefix(60).filter {
      tokens.kind($0) == .identifier && !tokens.isSymbol($0 + 1, ":")
    }
    .map(tokens.string)
  }

  /// Returns the path before a name, `UNUserNotificationCenter.current()`, and the index of its first token.
  func receiver(before name: Int) -> (text: String, start: Int)? {
    guard tokens.isSymbol(name - 1, ".") else { return nil }
    var parts: [String] = []
    var index = name - 2
    while index >= 0, parts.count < 8 {
      if tokens.isSymbol(index, "?") || tokens.isSymbol(index, "!") { index -= 1 }
      var part = ""
      if tokens.kind(index) == .close, let open = tokens.opening(index) {
        let isCast = tokens.kind(open - 1) != .identifier
        // Of what is cast, the end tells the type.
        part = isCast ? tokens.source(max(open, index - 20)..<index + 1) : "()"
        index = isCast ? open : open - 1
      }
      if tokens.kind(index) == .identifier { part = tokens.string(index) + part }
      parts.append(part)
      guard tokens.isSymbol(index - 1, ".") else { break }
      index -= 2
    }
    return (parts.reversed().joined(separator: "."), max(index, 0))
  }

  /// Returns the message that a bracket of Objective-C begins; nil if it is a literal or an index.
  private func message(at open: Int) -> FunctionCall? {
    let close = tokens.closing(open)
    let start = tokens.next(open + 1)
    guard close < tokens.count, start < close, !tokens.isSymbol(open - 1, "@") else { return nil }
    var receiver: Int? = open + 1
    if tokens.kind(open + 1) != .identifier { receiver = nil }
    var index = start
    // `[self.delegate name]`
    while tokens.isSymbol(index, "."), tokens.kind(index + 1) == .identifier { index += 2 }
    guard tokens.kind(index) == .identifier else { return nil }
    let name = index
    var selector = tokens.string(index)
    if tokens.isSymbol(index + 1, ":") {
      selector = ""
      while index < close {
        if tokens.kind(index) == .identifier, tokens.isSymbol(index + 1, ":"),
          !isTernary(index, from: name)
        {
          selector += tokens.string(index) + ":"
        }
        index = tokens.next(index)
      }
    } else if index + 1 != close {
      return nil
    }
    return FunctionCall(
      name: selector,
      labels: [],
      receiver: receiver.map { tokens.source($0..<name) },
      arguments: names(in: name..<close),
      location: tokens.location(name)
    )
  }

  /// Whether a name is the value before the colon of `a ? b : c`.
  private func isTernary(_ index: Int, from name: Int) -> Bool {
    index > name && tokens.isSymbol(index - 1, "?")
  }
}
