/// One statement of the documents: the smallest part of a behavior that a scenario can verify or refute.
@_spi(Package) public struct Statement: Sendable {
  /// The paraphrased statement, or for advice, the recommendation.
  public let text: String
  /// The documents and sections that make the statement.
  public let sources: [Source]
  /// Whether it is advice for developers, which no run can refute.
  public let isAdvice: Bool
  /// The opposites: for each, which changes of the rules or the switches would make exactly this statement false.
  package let opposites: [String]
  /// Why no run can show the statement, although it is not advice; nil for one that has opposites.
  package let unobservableBecause: String?
}

/// The name of a statement, such as `F58.2`: its behavior and its number within it.
@_spi(Package) public struct StatementID: Hashable, Comparable, Sendable {
  /// The number of the behavior.
  public let behavior: Int
  /// The number of the statement in its behavior, counted from 1; it never changes.
  public let number: Int

  /// Creates the name of a statement, which need not exist.
  public init(behavior: Int, number: Int) {
    self.behavior = behavior
    self.number = number
  }

  /// Parses a name such as `F58.2`; returns nil for any other spelling.
  ///
  /// The statement need not exist.
  public init?(_ name: some StringProtocol) {
    let digits = name.utf8.dropFirst()
    guard name.utf8.first == UInt8(ascii: "F"),
      let dot = digits.firstIndex(of: UInt8(ascii: ".")),
      let behavior = Self.number(digits[..<dot]),
      let number = Self.number(digits[digits.index(after: dot)...])
    else { return nil }
    self.init(behavior: behavior, number: number)
  }

  /// Parses a number without a sign or leading zeros.
  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard 1...9 ~= digits.count, digits.count == 1 || digits.first != UInt8(ascii: "0"),
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The name, as written in scenarios.
  public var name: String { "F\(behavior).\(number)" }

  /// Statements are ordered by behavior, then by number.
  public static func < (first: StatementID, second: StatementID) -> Bool {
    (first.behavior, first.number) < (second.behavior, second.number)
  }
}
