extension TextExpression {
  /// How many texts may be one after the other, and how many tokens they may have.
  private static let limits = (parts: 8, tokens: 200)

  /// Reads an expression in Swift that puts texts together, or is the identifier of the bundle; nil for anything else.
  ///
  /// - Parameters:
  ///   - range: The tokens.
  ///   - file: The file.
  ///   - followsLocals: Whether constants of the function around it may be composed.
  /// - Returns: The expression.
  static func composed(
    _ range: Range<Int>,
    in file: ParsedFile,
    followsLocals: Bool
  ) -> TextExpression? {
    let tokens = file.tokens
    guard file.language == .swift, range.count > 1, range.count <= limits.tokens else { return nil }
    if tokens.isSymbol(range.lowerBound, "("), tokens.next(range.lowerBound) == range.upperBound {
      let inner = range.lowerBound + 1..<range.upperBound - 1
      return composed(inner, in: file, followsLocals: followsLocals)
    }
    let source = String(tokens.source(range).prefix(200))
    if isBundleIdentifier(range, tokens) { return .bundleIdentifier(source) }
    guard let parts = operands(range, tokens) ?? interpolated(range, tokens),
      parts.count <= limits.parts
    else { return nil }
    return .joined(
      parts.map { part in
        switch part {
        case .text(let text): .literal(text)
        case .code(let range): TextExpression(range, in: file, followsLocals: followsLocals)
        }
      },
      source
    )
  }

  /// What is put together.
  private enum Part {
    case text(String)
    case code(Range<Int>)
  }

  /// Whether an expression is `Bundle.main.bundleIdentifier`, which an app has, whatever follows if it had none.
  private static func isBundleIdentifier(_ range: Range<Int>, _ tokens: TokenList) -> Bool {
    let start = range.lowerBound
    guard range.count >= 5, tokens.isWord(start, "Bundle"), tokens.isSymbol(start + 1, "."),
      tokens.isWord(start + 2, "main"), tokens.isSymbol(start + 3, "."),
      tokens.isWord(start + 4, "bundleIdentifier")
    else { return false }
    let isForced = range.count == 6 && tokens.isSymbol(start + 5, "!")
    return range.count == 5 || isForced || tokens.isSymbol(start + 5, "??")
  }

  /// The operands of additions; nil without any.
  private static func operands(_ range: Range<Int>, _ tokens: TokenList) -> [Part]? {
    var operands: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens.isSymbol(index, "+") {
        operands.append(start..<index)
        start = index + 1
      }
      index = tokens.next(index)
    }
    operands.append(start..<max(start, range.upperBound))
    return operands.count > 1 && operands.allSatisfy { !$0.isEmpty } ? operands.map(Part.code) : nil
  }

  /// The parts of a literal with interpolation on one line; nil for anything else.
  private static func interpolated(_ range: Range<Int>, _ tokens: TokenList) -> [Part]? {
    var parts: [Part] = []
    var index = range.lowerBound
    while index < range.upperBound, tokens.kind(index) == .stringPart {
      var text = tokens.string(index)[...]
      if index == range.lowerBound {
        guard text.hasPrefix("\""), !text.hasPrefix("\"\"\"") else { return nil }
        text = text.dropFirst()
      }
      let isLast = index + 1 == range.upperBound
      if isLast {
        guard text.hasSuffix("\"") else { return nil }
        text = text.dropLast()
      }
      // Escapes are not read.
      guard !text.contains("\\") else { return nil }
      if !text.isEmpty { parts.append(.text(String(text))) }
      if isLast { return parts }
      let end = tokens.next(index + 1)
      guard tokens.kind(index + 1) == .open, end < range.upperBound, end > index + 2 else {
        return nil
      }
      parts.append(.code(index + 2..<end - 1))
      index = end
    }
    return nil
  }
}
