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
