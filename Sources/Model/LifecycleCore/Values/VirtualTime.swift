/// A point in time or a duration on the simulated clock, in whole milliseconds.
///
/// Milliseconds are the smallest unit of the scenario language; integers keep every run exact.
public struct VirtualTime: Hashable, Sendable, Comparable {
  /// The number of milliseconds, never negative.
  public let milliseconds: Int64

  /// A time that no clock reaches, small enough that the sum of two does not overflow.
  private static let never: Int64 = 1 << 60

  /// Creates a time from a number of milliseconds, clamped to the valid range.
  public init(milliseconds: Int64) { self.milliseconds = min(max(milliseconds, 0), Self.never) }

  /// The start of every run, or a duration of zero.
  public static let zero = VirtualTime(milliseconds: 0)

  /// The longest time that scenarios can contain: ten years, so that no sum overflows.
  @_spi(Package) public static let longest = VirtualTime(
    milliseconds: 10 * 366 * 24 * 3_600_000
  )

  /// Returns a time of a number of seconds.
  public static func seconds(_ count: Int64) -> VirtualTime {
    .init(milliseconds: min(max(count, 0), never / 1000) * 1000)
  }

  /// Returns the sum of two times.
  public static func + (lhs: VirtualTime, rhs: VirtualTime) -> VirtualTime {
    .init(milliseconds: lhs.milliseconds + rhs.milliseconds)
  }

  /// Returns the duration from `rhs` to `lhs`, or zero if `lhs` is earlier.
  public static func - (lhs: VirtualTime, rhs: VirtualTime) -> VirtualTime {
    .init(milliseconds: lhs.milliseconds - rhs.milliseconds)
  }

  /// Returns whether `lhs` is earlier or shorter.
  public static func < (lhs: VirtualTime, rhs: VirtualTime) -> Bool {
    lhs.milliseconds < rhs.milliseconds
  }
}

extension VirtualTime: CustomStringConvertible {
  /// The time as written in scenarios, in the largest unit that is exact: `500ms`, `6s`, `10min`, `2h`.
  public var description: String {
    if milliseconds == 0 { return "0s" }
    if milliseconds % 3_600_000 == 0 { return "\(milliseconds / 3_600_000)h" }
    if milliseconds % 60_000 == 0 { return "\(milliseconds / 60_000)min" }
    if milliseconds % 1000 == 0 { return "\(milliseconds / 1000)s" }
    return "\(milliseconds)ms"
  }
}
