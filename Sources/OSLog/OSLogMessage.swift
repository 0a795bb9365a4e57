/// The text of a message: a string literal.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message of a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message of a literal with values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Starts without a text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value, which is not hidden here.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value,
      align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }

    /// Adds a number, whose format is not used here.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value,
      format: OSLogNumberFormat,
      align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
  }
}

/// Who may read a value: everyone may here.
public struct OSLogPrivacy: Sendable {
  /// What fits the type of the value.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// Only while a debugger runs.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
  /// Only while a debugger runs, or as a hash.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// What stands for a value.
  public enum Mask: Sendable {
    /// A hash, or nothing.
    case hash, none
  }
}

/// How a value is aligned: not used here.
public struct OSLogStringAlignment: Sendable {
  /// As it is.
  public static let none = OSLogStringAlignment()
  /// To the left.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// To the right.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a number is written: not used here.
public struct OSLogNumberFormat: Sendable {
  /// With decimal digits.
  public static let decimal = OSLogNumberFormat()
  /// With hexadecimal digits.
  public static let hex = OSLogNumberFormat()
  /// With a decimal point.
  public static let fixed = OSLogNumberFormat()
  /// With some digits after the point.
  public static func fixed(precision: Int) -> OSLogNumberFormat { OSLogNumberFormat() }
}
