public import LifecycleCore

/// An expectation that was not met: where it stands, what was wanted and seen, and why.
public struct Failure: Hashable, Sendable {
  /// One line of what was wanted beside what was seen.
  public struct Row: Hashable, Sendable {
    /// What the scenario wants there, if anything.
    public var wanted: String?
    /// What happened there, if anything.
    public var seen: String?
    /// When that was, and what the app read there.
    public var note = ""
    /// Whether this is where they differ first.
    public var isFirstDifference = false

    /// Creates a line; one without a wish or without an event lacks it.
    public init(
      wanted: String? = nil,
      seen: String? = nil,
      note: String = "",
      isFirstDifference: Bool = false
    ) {
      self.wanted = wanted
      self.seen = seen
      self.note = note
      self.isFirstDifference = isFirstDifference
    }
  }

  /// The bytes of the expectation that was not met.
  public var range: SourceRange
  /// What is wrong, in one line.
  public var message: String
  /// Wanted beside seen, where the expectation is a list.
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
