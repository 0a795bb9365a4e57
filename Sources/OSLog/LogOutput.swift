package import Synchronization

/// A message that was written.
package struct LogEntry: Equatable, Sendable {
  /// The app or module.
  package let subsystem: String
  /// The part of it.
  package let category: String
  /// How important it is.
  package let type: OSLogType
  /// The text; nothing is private.
  package let text: String
}

/// Where messages go.
package enum LogOutput {
  /// What receives messages, on any thread; nil: nobody.
  package static let receiver = Mutex<(@Sendable (LogEntry) -> Void)?>(nil)

  static func write(_ entry: LogEntry) {
    // Called outside the lock: it may log as well.
    let receive = receiver.withLock { $0 }
    receive?(entry)
  }
}
