public import LifecycleCore
public import ScenarioLanguage

/// An expectation that was not met, with all that is shown of it.
public struct FailureRecord: Hashable, Sendable {
  /// A rule that led to what was seen.
  public struct Reason: Hashable, Sendable {
    /// The rule's name.
    public var rule: String
    /// Why it is so, in one sentence.
    public var text: String
    /// The first source that says so; nil if there is none.
    public var source: String?

    /// Creates a reason.
    public init(rule: String, text: String, source: String?) {
      self.rule = rule
      self.text = text
      self.source = source
    }
  }

  /// The step's number, from 1; nil for an expectation of the whole run.
  public var step: Int?
  /// How many steps were played.
  public var stepCount = 0
  /// The step's action as the language writes it, `user: press-home`.
  public var words = ""
  /// What is wrong, in one line.
  public var message: String
  /// The words that were not met.
  public var excerpt: SourceExcerpt
  /// Expected next to actual, where the expectation is a list.
  public var rows: [Failure.Row] = []
  /// When what was seen happened, on the virtual clock.
  public var time: VirtualTime
  /// What state the app was in then.
  public var state: AppState
  /// The rules that led to what was seen, the first one first.
  public var reasons: [Reason] = []

  /// Creates the record of a failure of the whole run, without rows and reasons.
  public init(message: String, excerpt: SourceExcerpt, time: VirtualTime, state: AppState) {
    self.message = message
    self.excerpt = excerpt
    self.time = time
    self.state = state
  }
}

/// Something wrong with a scenario file, with all that is shown of it.
public struct DiagnosticRecord: Hashable, Sendable {
  /// Its identifier in the catalogue, `unknown-action`.
  public var id: String
  /// How bad it is.
  public var severity: Severity
  /// What is wrong.
  public var message: String
  /// What would be right; may be empty.
  public var help: String
  /// Where its words begin among the bytes of the file, what it includes behind it.
  public var offset: Int
  /// Its words.
  public var excerpt: SourceExcerpt

  /// Creates a record from its parts.
  public init(
    id: String,
    severity: Severity,
    message: String,
    help: String,
    offset: Int,
    excerpt: SourceExcerpt
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.help = help
    self.offset = offset
    self.excerpt = excerpt
  }

  /// Creates the record of a diagnostic of a file, whose lines are handed in.
  public init(_ diagnostic: Diagnostic, in source: SourceFile, _ lines: LineTable) {
    id = diagnostic.id.rawValue
    severity = diagnostic.severity
    message = diagnostic.message
    help = diagnostic.help
    offset = Int(diagnostic.range.start)
    excerpt = SourceExcerpt(source, diagnostic.range, lines)
  }
}
