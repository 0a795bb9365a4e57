/// What all who write and read streams agree on.
public enum EventFormat {
  /// The version of the format; a reader takes streams of this one alone.
  ///
  /// New keys and new events do not change it: a reader passes over what it does not know.
  public static let version = 1
}

/// The kinds of lines.
enum EventKind: String {
  case runStarted = "run-started"
  case fileStarted = "file-started"
  case fileUnreadable = "file-unreadable"
  case rule
  case caseFinished = "case-finished"
  case runFinished = "run-finished"
}
