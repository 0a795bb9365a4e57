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
    public var isFirstDifference: Bool
  }

  /// What kept something from happening: a sentence, and the rule that did not apply.
  public struct Obstacle: Hashable, Sendable {
    /// The sentence.
    public var text: String
    /// The rule, by its index in the rule book; nil where it is no single rule.
    public var rule: Int?

    /// Creates an obstacle.
    public init(text: String, rule: Int? = nil) {
      self.text = text
      self.rule = rule
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

  /// What was expected and did not happen, where the failure is about that.
  public var missing: Term?
  /// What kept it from happening.
  public var obstacles: [Obstacle] = []
}

extension Failure.Row {
  /// Creates a line on which nothing is expected and nothing happened.
  package init() { self.init(isFirstDifference: false) }
}
