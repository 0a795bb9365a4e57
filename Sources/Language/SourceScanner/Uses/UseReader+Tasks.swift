extension UseReader {
  /// `BGTaskScheduler.shared.register(forTaskWithIdentifier: …)`.
  mutating func registration(_ index: Int) {
    guard tokens.isWord(index, "register"), tokens.isSymbol(index + 1, "("),
      tokens.isWord(index + 2, "forTaskWithIdentifier"), tokens.isSymbol(index + 3, ":")
    else { return }
    let identifier = expression(argument(after: index + 3))
    add(.taskRegistration(identifier), at: index)
    // A closure may follow the parentheses.
    let close = tokens.closing(index + 1)
    let end = tokens.isSymbol(close + 1, "{") ? tokens.next(close + 1) : close
    addKind(of: identifier, in: index..<max(min(end, tokens.count), index), at: index)
  }

  private mutating func addKind(of identifier: TextExpression, in range: Range<Int>, at index: Int)
  {
    if let kind = castKind(in: range) { add(.identifier(kind, identifier), at: index) }
  }

  /// `[scheduler registerForTaskWithIdentifier:… usingQueue:… launchHandler:…]`.
  mutating func registrationInObjectiveC(_ index: Int) {
    guard tokens.isSymbol(index, "[") else { return }
    let message = index..<max(min(tokens.closing(index), tokens.count), index)
    let name = tokens.next(index + 1)
    var index = name
    while tokens.isSymbol(index, "."), tokens.kind(index + 1) == .identifier { index += 2 }
    guard tokens.isWord(index, "registerForTaskWithIdentifier"), tokens.isSymbol(index + 1, ":")
    else { return }
    var end = index + 2
    while end < tokens.count, tokens.kind(end) != .close {
      // The next label.
      if tokens.kind(end) == .identifier, tokens.isSymbol(end + 1, ":"), end > index + 2 { break }
      end = tokens.next(end)
    }
    let value = index + 2..<max(end, index + 2)
    let identifier = expression(value)
    add(.taskRegistration(identifier), at: index)
    addKind(of: identifier, in: message, at: index)
  }
}
