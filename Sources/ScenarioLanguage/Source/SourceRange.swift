/// A half-open range of bytes in a source file.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte; equal to `start` for an empty range.
  public var end: Int32

  /// Creates the range of bytes from `start` up to `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The empty range before a file's first byte.
  public static let startOfFile = SourceRange(0, 0)
}

/// A value and its range.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var range: SourceRange
}
