/// A set of facts, in two machine words: it is compared with the conditions of every rule that is looked up.
struct FactSet: Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ facts: some Sequence<Fact> = []) {
    for fact in facts { insert(fact) }
  }

  static let all = FactSet(Fact.allCases)

  var isEmpty: Bool { low == 0 && high == 0 }

  func contains(_ fact: Fact) -> Bool {
    (fact.rawValue < 64 ? low >> fact.rawValue : high >> (fact.rawValue - 64)) & 1 != 0
  }

  mutating func insert(_ fact: Fact) {
    if fact.rawValue < 64 { low |= 1 << fact.rawValue } else { high |= 1 << (fact.rawValue - 64) }
  }

  func union(_ other: FactSet) -> FactSet {
    var union = self
    union.low |= other.low
    union.high |= other.high
    return union
  }

  func intersection(_ other: FactSet) -> FactSet {
    var common = self
    common.low &= other.low
    common.high &= other.high
    return common
  }

  func subtracting(_ other: FactSet) -> FactSet {
    var rest = self
    rest.low &= ~other.low
    rest.high &= ~other.high
    return rest
  }

  func isSuperset(of other: FactSet) -> Bool {
    low & other.low == other.low && high & other.high == other.high
  }

  func isDisjoint(with other: FactSet) -> Bool { low & other.low == 0 && high & other.high == 0 }

  /// The first of them, in the order of their declaration.
  var first: Fact? {
    if isEmpty { return nil }
    return Self.cases[low == 0 ? 64 + high.trailingZeroBitCount : low.trailingZeroBitCount]
  }

  /// Takes the first one out.
  mutating func popFirst() -> Fact? {
    defer { if low == 0 { high &= high &- 1 } else { low &= low &- 1 } }
    return first
  }

  private static let cases = Fact.allCases
}
