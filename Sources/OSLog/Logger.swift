/// Writes messages to the log: here, to the records of the launch, and nowhere if no app runs.
///
/// Apple's module OSLog contains all of `os`. A module named `os` cannot exist on Linux: packages that ask
/// `canImport(os)`, such as Argument Parser, would take it for Apple's.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger.
  public init() { log = .default }
  /// Creates a logger with a name for its messages.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {
    log.write(message.text, as: level)
  }
  /// Writes a message for those who develop the app.
  public func trace(_ message: OSLogMessage) { log.write(message.text, as: .debug) }
  /// Writes a message for those who develop the app.
  public func debug(_ message: OSLogMessage) { log.write(message.text, as: .debug) }
  /// Writes a message that helps, and is not needed.
  public func info(_ message: OSLogMessage) { log.write(message.text, as: .info) }
  /// Writes a message that is needed to find problems.
  public func notice(_ message: OSLogMessage) { log.write(message.text, as: .default) }
  /// Writes a message about something that looks wrong.
  public func warning(_ message: OSLogMessage) { log.write(message.text, as: .error) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, as: .error) }
  /// Writes a message about a mistake of the app.
  public func critical(_ message: OSLogMessage) { log.write(message.text, as: .fault) }
  /// Writes a message about a mistake of the app.
  public func fault(_ message: OSLogMessage) { log.write(message.text, as: .fault) }
}

/// A place for messages of one kind.
public final class OSLog: Sendable {
  /// The app or module.
  package let subsystem: String
  /// The part of it.
  package let category: String

  /// Creates a log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The log of the app.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// The log for what is written nowhere.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether messages of a kind are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  func write(_ text: String, as type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(LogEntry(subsystem: subsystem, category: category, type: type, text: text))
  }
}

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
