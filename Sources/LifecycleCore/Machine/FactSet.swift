/// A set of facts, in one number: it is compared with the conditions of every rule that is looked up.
struct FactSet: OptionSet {
  var rawValue: UInt128

  init(rawValue: UInt128) { self.rawValue = rawValue }

  init(_ facts: some Sequence<Fact>) {
    rawValue = facts.reduce(0) { $0 | Self.bit($1) }
  }

  static let all = FactSet(Fact.allCases)

  private static func bit(_ fact: Fact) -> UInt128 { 1 &<< UInt128(fact.rawValue) }

  func contains(_ fact: Fact) -> Bool { rawValue & Self.bit(fact) != 0 }

  mutating func insert(_ fact: Fact) { rawValue |= Self.bit(fact) }

  /// The first of them, in the order of their declaration.
  var first: Fact? { isEmpty ? nil : Self.cases[rawValue.trailingZeroBitCount] }

  /// Takes the first one out.
  mutating func popFirst() -> Fact? {
    defer { rawValue &= rawValue &- 1 }
    return first
  }

  private static let cases = Fact.allCases
}
