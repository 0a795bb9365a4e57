/// All rules of a book, by their indices: grouped by trigger, the most specific rule of each trigger first.
@_spi(Package) public struct RuleList: Collection, Sendable {
  let book: RuleBook

  /// The index of the first rule.
  public var startIndex: Int { first(from: 0) }
  /// An index behind those of all rules.
  public var endIndex: Int { Int(Int32.max) }

  /// The rule at an index.
  public subscript(index: Int) -> Rule { book.rule(at: index) }

  /// Returns the index of the next rule, which is that of another trigger behind the last one of a trigger.
  public func index(after index: Int) -> Int {
    let trigger = book.rule(at: index).trigger
    return index + 1 < book.candidates(for: trigger).upperBound
      ? index + 1 : first(from: trigger.index + 1)
  }

  /// Returns the index of the first rule of the triggers from an index on.
  private func first(from trigger: Int) -> Int {
    for trigger in Trigger.all[trigger...] {
      if let first = book.candidates(for: trigger).first { return Int(first) }
    }
    return endIndex
  }
}

extension RuleBook {
  /// All rules; those that were not looked up yet are built.
  public var rules: RuleList { RuleList(book: self) }
}
