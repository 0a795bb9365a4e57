package import Synchronization

/// A log, with a subsystem and a category.
public final class OSLog: Sendable {
  /// The subsystem, such as the app or a module.
  package let subsystem: String
  /// The category.
  package let category: String

  /// Creates a log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// A log whose messages are discarded.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  func write(_ text: String, as type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(LogEntry(subsystem: subsystem, category: category, type: type, text: text))
  }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8
  /// Creates a level.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(0x00)
  /// Informational messages.
  public static let info = OSLogType(0x01)
  /// Debug messages.
  public static let debug = OSLogType(0x02)
  /// Errors.
  public static let error = OSLogType(0x10)
  /// Faults: errors of the app itself.
  public static let fault = OSLogType(0x11)
}

/// A message in the log.
package struct LogEntry: Equatable, Sendable {
  /// The subsystem, such as the app or a module.
  package let subsystem: String
  /// The category.
  package let category: String
  /// The level.
  package let type: OSLogType
  /// The text; private values are not redacted.
  package let text: String
}

/// The destination of messages.
package enum LogOutput {
  /// Receives messages, on any thread; nil to discard them.
  package static let receiver = Mutex<(@Sendable (LogEntry) -> Void)?>(nil)

  static func write(_ entry: LogEntry) {
    // Called outside the lock: it may log as well.
    let receive = receiver.withLock { $0 }
    receive?(entry)
  }
}
