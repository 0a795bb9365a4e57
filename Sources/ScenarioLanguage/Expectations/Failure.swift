public import LifecycleCore

/// An expectation that was not met: its place, what was expected, what happened, and why.
public struct Failure: Hashable, Sendable {
  /// One line of what was expected next to what happened.
  public struct Row: Hashable, Sendable {
    /// What the scenario expects there, if anything; empty where the list leaves room for others.
    public var expected: String?
    /// What happened there, if anything.
    public var actual: String?
    /// When that was, and what the app read there.
    public var note = ""
    /// Whether this is where they differ first.
    public var isFirstDifference = false

    /// Creates a line; a side without anything is nil.
    public init(
      expected: String? = nil,
      actual: String? = nil,
      note: String = "",
      isFirstDifference: Bool = false
    ) {
      self.expected = expected
      self.actual = actual
      self.note = note
      self.isFirstDifference = isFirstDifference
    }
  }

  /// The bytes of the expectation that was not met.
  public var range: SourceRange
  /// The headline: what was expected and what happened instead, in one line.
  public var message: String
  /// Expected next to actual, where the expectation is a list.
  public var rows: [Row] = []
  /// When what was seen happened, on the virtual clock.
  public var time: VirtualTime
  /// What state the app was in then.
  public var state: AppState
  /// The rules that led to what was seen, the first one first, by their indices in the rule book.
  public var rules: [Int]

  /// Creates a failure without rows.
  public init(
    range: SourceRange,
    message: String,
    rows: [Row] = [],
    time: VirtualTime,
    state: AppState,
    rules: [Int]
  ) {
    self.range = range
    self.message = message
    self.rows = rows
    self.time = time
    self.state = state
    self.rules = rules
  }
}
