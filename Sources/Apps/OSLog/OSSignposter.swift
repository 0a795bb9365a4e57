/// A signposter, which marks intervals for Instruments; it has no effect on Linux.
public struct OSSignposter: Sendable {
  /// Creates a signposter.
  public init() {}
  /// Creates a signposter with a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}

  /// Whether signposts are enabled; always false on Linux.
  public var isEnabled: Bool { false }
  /// Returns a new identifier of an interval.
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
  /// Emits an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// The identifier of an interval that is the only one with its name.
  public static let exclusive = OSSignpostID()
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
