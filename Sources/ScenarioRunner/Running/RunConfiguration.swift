/// What a run does with the cases, and what of them it keeps.
public struct RunConfiguration: Sendable {
  /// What is done with each case.
  public enum Purpose: Sendable {
    /// It is played and judged.
    case run
    /// It is played so far that an impossible action is found, and not judged.
    case check
    /// It is only made.
    case list
  }

  /// What is done with each case.
  public var purpose = Purpose.run
  /// How many files are worked on at a time.
  public var jobs = 1
  /// Which cases are chosen.
  public var selection = Selection()
  /// Whether the line of each case is wanted.
  public var wantsLines = false
  /// Whether every case keeps what happened, and not only one that failed.
  public var keepsRecords = false
  /// Whether what a lint needs is kept of each file.
  public var lints = false
  /// Whether each case is timed.
  public var isTimed = false

  /// Creates the configuration of a plain run.
  public init() {}
}
