/// Collects the tokens that a lexer finds, and what it does not understand.
struct TokenWriter: Sendable {
  private(set) var tokens: [Token] = []
  private(set) var problems: [SourceProblem] = []
  /// Whether the end of a line was skipped since the last token.
  private var isFirstInLine = true
  private var hasSpaceBefore = true

  /// Notes that white space or a comment was skipped.
  mutating func skippedSpace(newline: Bool) {
    hasSpaceBefore = true
    isFirstInLine = isFirstInLine || newline
  }

  /// Appends a token.
  mutating func append(_ kind: Token.Kind, _ range: Range<Int>) {
    tokens.append(
      Token(
        kind: kind,
        isFirstInLine: isFirstInLine,
        hasSpaceBefore: hasSpaceBefore,
        start: Int32(truncatingIfNeeded: range.lowerBound),
        end: Int32(truncatingIfNeeded: range.upperBound)
      )
    )
    isFirstInLine = false
    hasSpaceBefore = false
  }

  /// Notes something that is not understood; of many, only the first ones.
  mutating func report(_ message: String, at offset: Int) {
    guard problems.count < 20 else { return }
    problems.append(SourceProblem(offset: offset, message: message))
  }
}
