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
