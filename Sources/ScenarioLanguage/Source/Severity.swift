/// How bad something in a file is.
public enum Severity: String, Sendable {
  /// It cannot be run as it is written.
  case error
  /// It can be run, but not as it is meant.
  case warning
}
