/// What all who write and read streams agree on.
public enum EventFormat {
  /// The version of the format; a reader takes streams of this one alone.
  ///
  /// New keys and new events do not change it: a reader passes over what it does not know.
  public static let version = 2

  /// The longest time on the wall that a stream tells, in nanoseconds: eleven days.
  ///
  /// A longer one is told as this; so no sum of a run's times overflows.
  static let longestTime: UInt64 = 1_000_000_000_000_000
}

extension JSONCursor {
  /// A time on the wall, in nanoseconds.
  mutating func wallTime() throws(JSONError) -> UInt64 {
    let number = try number()
    guard number >= 0, number <= EventFormat.longestTime else {
      throw JSONError(message: "a time is out of its bounds")
    }
    return UInt64(number)
  }

  /// A date with its time, as `Clock` writes it: a report leaves no room for anything longer.
  mutating func timestamp() throws(JSONError) -> String {
    let text = try text()
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x3A).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "T")
    }
    guard isPlain, text.utf8.count == 19 else {
      throw JSONError(message: "its timestamp is not written as 2026-01-31T23:59:59")
    }
    return text
  }
}

extension JSONBytes {
  /// Begins a line of a kind; its keys follow.
  mutating func beginLine(_ kind: EventKind) {
    openObject()
    key("event")
    word(kind.rawValue)
  }

  /// Writes a time on the wall, in nanoseconds.
  mutating func wallTime(_ nanoseconds: UInt64) {
    key("wallNanoseconds")
    number(Int64(min(nanoseconds, EventFormat.longestTime)))
  }
}

/// The kinds of lines.
enum EventKind: String {
  case runStarted = "run-started"
  case fileStarted = "file-started"
  case fileUnreadable = "file-unreadable"
  case rule
  case trace
  case caseFinished = "case-finished"
  case runFinished = "run-finished"
}
