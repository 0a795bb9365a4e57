/// Marks intervals for Instruments: has no effect here.
public struct OSSignposter: Sendable {
  /// Creates a signposter.
  public init() {}
  /// Creates a signposter with a name.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a logger.
  public init(logger: Logger) {}

  /// Whether intervals are marked: they are not.
  public var isEnabled: Bool { false }
  /// A new name of an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}
  /// Marks a point.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
}

/// The name of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// The only interval of its kind.
  public static let exclusive = OSSignpostID()
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
