/// How often a case is played, where, and when a run gives up.
public struct RunTrials: Hashable, Sendable {
  /// How often a case that failed is tried again.
  public var retries = 0
  /// Whether a case that only passed at a later attempt makes the run end with 6.
  public var failsOnFlaky = false
  /// How many rounds of each case are played, until one does not end well.
  public var rounds = 1
  /// After how many cases that did not end well nothing more is played; nil to play all.
  public var failureLimit: Int?
  /// Whether cases are played in processes of their own, which the run outlives.
  ///
  /// A worker is the program itself, started again with an argument that only the command knows.
  package var isolates = false
  /// Whether each case is played twice, in workers, and all must happen alike.
  package var provesDeterminism = false
  /// How long the run may take, in milliseconds of wall-clock time; nil for as long as it takes.
  public var timeLimit: Int?

  /// Creates the wish to play each case once, in this process.
  public init() {}
}
