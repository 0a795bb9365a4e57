@_spi(Package) public import LifecycleCore

/// An expectation that was not met: its range, what was expected, what happened, and why.
@_spi(Package) public struct Failure: Hashable, Sendable {
  /// One line of a comparison of expected and actual entries.
  public struct Row: Hashable, Sendable {
    /// The expected entry, if any; empty if the list allows any other entry here.
    public var expected: String?
    /// The actual entry, if any.
    public var actual: String?
    /// The time of the actual entry, and the state that the app read.
    public var note = ""
    /// Whether this line is the first difference.
    public var isFirstDifference: Bool
  }

  /// The reason why something did not happen: a sentence, and the rule that did not apply.
  public struct AbsenceReason: Hashable, Sendable {
    /// The reason as a sentence.
    public var text: String
    /// The index of the rule in the rule book; nil if there is no single rule.
    public var rule: Int?

    /// Creates a reason.
    public init(text: String, rule: Int? = nil) {
      self.text = text
      self.rule = rule
    }
  }

  /// The range of the expectation that was not met.
  public var range: SourceRange
  /// The headline: what was expected and what happened instead, in one line.
  public var message: String
  /// The comparison of expected and actual entries, if the expectation is a list.
  public var rows: [Row] = []
  /// The virtual time of the entry that caused the failure.
  public var time: VirtualTime
  /// The state of the app at that time.
  public var state: AppState
  /// The indices in the rule book of the rules that led to the entry, in order.
  public var rules: [Int]

  /// The expected term that did not occur, if that is the failure.
  public var missing: Term?
  /// The reasons why it did not occur.
  public var absenceReasons: [AbsenceReason] = []
  /// The changes with which the case passes, of a setting or of the app, each a sentence; they follow the reasons.
  package var passingChanges: [String] = []
}

extension Failure.Row {
  /// Creates a line without an expected or actual entry.
  package init() { self.init(isFirstDifference: false) }
}
