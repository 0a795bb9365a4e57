/// A moment or a length on the simulated clock, in whole milliseconds.
///
/// Milliseconds are the smallest unit of the language; an integer keeps every run exact.
public struct VirtualTime: Hashable, Sendable, Comparable {
  /// The number of milliseconds, never negative.
  public let milliseconds: Int64

  /// What no clock reaches: the sum of two such times is still a number.
  private static let never: Int64 = 1 << 60

  /// Creates a time from its milliseconds; a number below 0 is 0, and one that is too large the largest.
  public init(milliseconds: Int64) { self.milliseconds = min(max(milliseconds, 0), Self.never) }

  /// The start of every run, and the length of nothing.
  public static let zero = VirtualTime(milliseconds: 0)

  /// The longest time that the language can write: ten years, so that no sum overflows.
  public static let longest = VirtualTime(milliseconds: 10 * 366 * 24 * 3_600_000)

  /// A number of seconds.
  public static func seconds(_ count: Int64) -> VirtualTime {
    .init(milliseconds: min(max(count, 0), never / 1000) * 1000)
  }

  /// The sum of a moment and a length.
  public static func + (lhs: VirtualTime, rhs: VirtualTime) -> VirtualTime {
    .init(milliseconds: lhs.milliseconds + rhs.milliseconds)
  }

  /// The length from `rhs` to `lhs`, nothing if that is earlier.
  public static func - (lhs: VirtualTime, rhs: VirtualTime) -> VirtualTime {
    .init(milliseconds: lhs.milliseconds - rhs.milliseconds)
  }

  /// Whether `lhs` is earlier or shorter.
  public static func < (lhs: VirtualTime, rhs: VirtualTime) -> Bool {
    lhs.milliseconds < rhs.milliseconds
  }
}

extension VirtualTime: CustomStringConvertible {
  /// The time as the language writes it, in the largest unit that keeps it whole: `500ms`, `6s`, `10min`, `2h`.
  public var description: String {
    if milliseconds == 0 { return "0s" }
    if milliseconds % 3_600_000 == 0 { return "\(milliseconds / 3_600_000)h" }
    if milliseconds % 60_000 == 0 { return "\(milliseconds / 60_000)min" }
    if milliseconds % 1000 == 0 { return "\(milliseconds / 1000)s" }
    return "\(milliseconds)ms"
  }
}
