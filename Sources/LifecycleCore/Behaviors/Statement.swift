/// One statement of the documents: the smallest piece of a behavior that a scenario can show to be true or false.
public struct Statement: Sendable {
  /// What happens, in our own words; of advice what to do.
  public let text: String
  /// Where the documents say so.
  public let sources: [Source]
  /// Whether it is advice for developers, so that no run can show it to be false.
  public let isAdvice: Bool
}

/// The name of a statement, such as `F58.2`: its behavior, and its number there.
public struct StatementID: Hashable, Comparable, Sendable {
  /// The number of the behavior.
  public let behavior: Int
  /// The number of the statement in its behavior, counted from 1; it never changes.
  public let number: Int

  /// Creates the name of a statement that may or may not exist.
  public init(behavior: Int, number: Int) {
    self.behavior = behavior
    self.number = number
  }

  /// Reads `F58.2`, and is nil for any other spelling.
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

  /// The number that digits spell: neither `07` nor `+1` does.
  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard 1...9 ~= digits.count, digits.count == 1 || digits.first != UInt8(ascii: "0"),
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The name as scenarios write it.
  public var name: String { "F\(behavior).\(number)" }

  /// Statements are ordered by behavior, then by number.
  public static func < (first: StatementID, second: StatementID) -> Bool {
    (first.behavior, first.number) < (second.behavior, second.number)
  }
}
