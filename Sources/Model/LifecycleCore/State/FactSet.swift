/// A set of facts as a bit mask, which is compared with the conditions of every candidate rule.
///
/// Three words hold up to 192 facts, and let a `Pattern` fit into one cache line.
struct FactSet: Hashable, ExpressibleByArrayLiteral {
  private var first64: UInt64
  private var second64: UInt64
  private var third64: UInt64

  private init(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
    (first64, second64, third64) = (first, second, third)
  }

  init() { self.init(0, 0, 0) }

  init(_ facts: some Sequence<Fact>) {
    self.init()
    for fact in facts { insert(fact) }
  }

  init(arrayLiteral facts: Fact...) { self.init(facts) }

  static let all = FactSet(Fact.allCases)

  var isEmpty: Bool { first64 | second64 | third64 == 0 }

  func contains(_ fact: Fact) -> Bool {
    let bit = Self.bit(fact)
    return switch fact.rawValue >> 6 {
    case 0: first64 & bit != 0
    case 1: second64 & bit != 0
    default: third64 & bit != 0
    }
  }

  mutating func insert(_ fact: Fact) {
    let bit = Self.bit(fact)
    switch fact.rawValue >> 6 {
    case 0: first64 |= bit
    case 1: second64 |= bit
    case 2: third64 |= bit
    default: preconditionFailure("Internal inconsistency: more facts than a set holds")
    }
  }

  func union(_ other: FactSet) -> FactSet {
    FactSet(first64 | other.first64, second64 | other.second64, third64 | other.third64)
  }

  func intersection(_ other: FactSet) -> FactSet {
    FactSet(first64 & other.first64, second64 & other.second64, third64 & other.third64)
  }

  func subtracting(_ other: FactSet) -> FactSet {
    FactSet(first64 & ~other.first64, second64 & ~other.second64, third64 & ~other.third64)
  }

  func isSuperset(of other: FactSet) -> Bool { other.subtracting(self).isEmpty }

  func isDisjoint(with other: FactSet) -> Bool { intersection(other).isEmpty }

  /// The first fact in declaration order.
  var first: Fact? {
    if first64 != 0 { return Self.cases[first64.trailingZeroBitCount] }
    if second64 != 0 { return Self.cases[64 + second64.trailingZeroBitCount] }
    return third64 == 0 ? nil : Self.cases[128 + third64.trailingZeroBitCount]
  }

  /// Removes and returns the first fact.
  mutating func popFirst() -> Fact? {
    defer {
      if first64 != 0 {
        first64 &= first64 &- 1
      } else if second64 != 0 {
        second64 &= second64 &- 1
      } else {
        third64 &= third64 &- 1
      }
    }
    return first
  }

  /// The bit of a fact in its word.
  private static func bit(_ fact: Fact) -> UInt64 { 1 &<< UInt64(fact.rawValue) }

  private static let cases = Fact.allCases
}

extension Fact {
  /// The facts that are only true in an app whose scenes have names.
  static let ofNamedScenes: FactSet = [
    .windowExists, .otherWindowExists, .windowIsForward, .windowIsInBackground, .configuresScene,
    .targetIsElsewhere, .requestsScene,
  ]
}
