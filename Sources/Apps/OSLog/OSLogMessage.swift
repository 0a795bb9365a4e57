/// A message: a string literal with interpolations.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from a literal with interpolations.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The interpolation of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value, which is not redacted on Linux.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value,
      align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }

    /// Appends a number; its format is ignored on Linux.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value,
      format: OSLogNumberFormat,
      align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
  }
}

/// The privacy of a value; ignored on Linux.
public struct OSLogPrivacy: Sendable {
  /// The default for the type of the value.
  public static let auto = OSLogPrivacy()
  /// Public.
  public static let `public` = OSLogPrivacy()
  /// Private: visible only in a debugger.
  public static let `private` = OSLogPrivacy()
  /// Sensitive.
  public static let sensitive = OSLogPrivacy()
  /// Private, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// The mask of a private value.
  public enum Mask: Sendable {
    /// A hash, or no mask.
    case hash, none
  }
}

/// The alignment of a value; ignored on Linux.
public struct OSLogStringAlignment: Sendable {
  /// No alignment.
  public static let none = OSLogStringAlignment()
  /// Left alignment.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// Right alignment.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The format of a number; ignored on Linux.
public struct OSLogNumberFormat: Sendable {
  /// Decimal.
  public static let decimal = OSLogNumberFormat()
  /// Hexadecimal.
  public static let hex = OSLogNumberFormat()
  /// Fixed-point.
  public static let fixed = OSLogNumberFormat()
  /// Fixed-point, with a number of decimal places.
  public static func fixed(precision: Int) -> OSLogNumberFormat { OSLogNumberFormat() }
}
