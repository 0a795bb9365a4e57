/// A run of bytes in a source file, half open.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte; equal to `start` for a place between two bytes.
  public var end: Int32

  /// Creates the range of bytes from `start` up to `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The place before a file's first byte.
  public static let startOfFile = SourceRange(0, 0)
}

/// A value and its place.
struct Located<Value: Sendable>: Sendable {
  var value: Value
  var range: SourceRange
}
