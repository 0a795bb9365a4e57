/// A version of the operating system, compared numerically: 4.10 is later than 4.2.
@_spi(Package) public struct OSVersion: Hashable, Sendable, Comparable {
  /// The major version number.
  public let major: Int
  /// The minor version number; 0 if omitted.
  public let minor: Int

  /// Creates the version `major.minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version such as `4.2` or `8`; returns nil for any other form.
  public init?(_ text: some StringProtocol) {
    var numbers = (0, 0)
    var digits = 0
    var isMinor = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), !isMinor, digits > 0 {
        isMinor = true
        digits = 0
        continue
      }
      let value = isMinor ? numbers.1 : numbers.0
      let isLeadingZero = digits == 1 && value == 0
      guard (0x30...0x39).contains(byte), digits < 3, !isLeadingZero else { return nil }
      digits += 1
      if isMinor {
        numbers.1 = value * 10 + Int(byte - 0x30)
      } else {
        numbers.0 = value * 10 + Int(byte - 0x30)
      }
    }
    guard digits > 0 else { return nil }
    self.init(numbers.0, numbers.1)
  }

  /// Returns whether `lhs` is an earlier version than `rhs`.
  public static func < (lhs: OSVersion, rhs: OSVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension OSVersion: ExpressibleByIntegerLiteral {
  /// Creates a version from a literal in a table row: `4` is 4.0.
  public init(integerLiteral major: Int) { self.init(major) }
}

extension OSVersion: CustomStringConvertible {
  /// The version with both numbers, such as `8.0`.
  public var description: String { String(major) + "." + String(minor) }
}
