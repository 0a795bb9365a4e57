/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  /// Creates a kind.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a kind.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Needed to find problems.
  public static let `default` = OSLogType(0x00)
  /// Helps, and is not needed.
  public static let info = OSLogType(0x01)
  /// For those who develop the app.
  public static let debug = OSLogType(0x02)
  /// An error.
  public static let error = OSLogType(0x10)
  /// A mistake of the app.
  public static let fault = OSLogType(0x11)
}
