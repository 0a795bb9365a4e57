/// A logger; on Linux, messages are recorded in the launch, and discarded if no app runs.
///
/// Apple's module OSLog contains all of `os`. A module named `os` cannot exist on Linux: packages that ask
/// `canImport(os)`, such as Argument Parser, would take it for Apple's.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger.
  public init() { log = .default }
  /// Creates a logger with a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {
    log.write(message.text, as: level)
  }
  /// Writes a trace message.
  public func trace(_ message: OSLogMessage) { log.write(message.text, as: .debug) }
  /// Writes a debug message.
  public func debug(_ message: OSLogMessage) { log.write(message.text, as: .debug) }
  /// Writes an informational message.
  public func info(_ message: OSLogMessage) { log.write(message.text, as: .info) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, as: .default) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.text, as: .error) }
  /// Writes an error message.
  public func error(_ message: OSLogMessage) { log.write(message.text, as: .error) }
  /// Writes a fault message.
  public func critical(_ message: OSLogMessage) { log.write(message.text, as: .fault) }
  /// Writes a fault message.
  public func fault(_ message: OSLogMessage) { log.write(message.text, as: .fault) }
}
