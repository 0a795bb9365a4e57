extension UseReader {
  /// `BGTaskScheduler.shared.register(forTaskWithIdentifier: …)`.
  mutating func registration(_ index: Int) {
    guard tokens.isWord(index, "register"), tokens.isSymbol(index + 1, "("),
      tokens.isWord(index + 2, "forTaskWithIdentifier"), tokens.isSymbol(index + 3, ":")
    else { return }
    add(.taskRegistration(expression(argument(after: index + 3))), at: index)
  }

  /// `[scheduler registerForTaskWithIdentifier:… usingQueue:… launchHandler:…]`.
  mutating func registrationInObjectiveC(_ index: Int) {
    guard tokens.isSymbol(index, "[") else { return }
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
    add(.taskRegistration(expression(value)), at: index)
  }
}
