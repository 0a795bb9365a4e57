// Where expressions in Swift end.
extension TokenList {
  /// Returns the index behind an expression, which ends with its line unless an operator follows.
  func expressionEnd(from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      if isSymbol(index, ",") || isSymbol(index, ";")
        || index > start && beginsLine(index)
      {
        return index
      }
      index = next(index)
    }
    return limit
  }

  /// Whether a token begins a line and does not continue the last one.
  func beginsLine(_ index: Int) -> Bool {
    guard token(index)?.isFirstInLine == true else { return false }
    if kind(index) == .symbol, !isSymbol(index, "@") { return false }
    if kind(index) == .open, isSymbol(index, "{") { return false }
    // The line before ends with an operator.
    let last = kind(index - 1)
    let lastEndsValue = isSymbol(index - 1, "!") || isSymbol(index - 1, "?")
    return last != .symbol || lastEndsValue || isSymbol(index - 1, ">")
  }
}
