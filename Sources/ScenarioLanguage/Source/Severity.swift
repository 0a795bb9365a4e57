/// How bad something in a file is.
public enum Severity: String, Sendable {
  /// It cannot be played as it is written.
  case error
  /// It can be played, but not as it is meant.
  case warning
}
