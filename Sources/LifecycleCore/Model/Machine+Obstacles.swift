extension Machine {
  /// The fact that keeps an action from happening now: each of its rules asks for it, or for its contrary.
  ///
  /// Only rules about the action with its argument are asked. Nil where they have no such fact in common.
  mutating func obstacle(to action: Action) -> Condition? {
    guard action.kind.actor != .app || state.isRunning else { return nil }
    let outer = self.action
    self.action = action
    defer { self.action = outer }
    let facts = facts(.max)
    var missing = UInt64.max
    var unwanted = UInt64.max
    var isKnown = false
    for rule in book.candidates(for: .action(action.kind)) {
      let pattern = book.patterns[Int(rule)]
      guard pattern.arguments == 0 || pattern.arguments & action.wordBit != 0 else { continue }
      isKnown = true
      missing &= pattern.required & ~facts
      unwanted &= pattern.forbidden & facts
    }
    guard isKnown else { return nil }
    if let fact = Fact.allCases.first(where: { missing & $0.mask != 0 }) { return .fact(fact) }
    return Fact.allCases.first { unwanted & $0.mask != 0 }.map { .not($0) }
  }
}
