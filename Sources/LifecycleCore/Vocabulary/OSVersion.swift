/// A version of the operating system, compared number by number: 4.10 is later than 4.2.
public struct OSVersion: Hashable, Sendable, Comparable {
  /// The first number.
  public let major: Int
  /// The second number, 0 where it was not written.
  public let minor: Int

  /// Creates the version `major.minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `4.2` or `8`, and nothing else.
  public init?(_ text: some StringProtocol) {
    var numbers: [Int] = []
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.count <= 3, part.count == 1 || part.first != UInt8(ascii: "0")
      else {
        return nil
      }
      var number = 0
      for byte in part {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      numbers.append(number)
    }
    guard (1...2).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }

  /// Whether `lhs` came before `rhs`.
  public static func < (lhs: OSVersion, rhs: OSVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension OSVersion: CustomStringConvertible {
  /// The version with both numbers, `8.0`.
  public var description: String { "\(major).\(minor)" }
}
