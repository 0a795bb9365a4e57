public import LifecycleCore
public import ScenarioLanguage

/// An expectation that was not met, with all that is shown of it.
public struct FailureRecord: Hashable, Sendable {
  /// A rule that led to what happened.
  public struct Reason: Hashable, Sendable {
    /// The rule's name.
    public var rule: String
    /// Why it is so, in one sentence.
    public var text: String
    /// The first source that says so; nil if there is none.
    public var source: String?
  }

  /// The step's number, from 1; nil for an expectation of the whole run.
  public var step: Int?
  /// How many steps were executed.
  public var stepCount = 0
  /// The step's action as the language writes it, `user: press-home`.
  public var words = ""
  /// What is wrong, in one line.
  public var message: String
  /// The words that were not met.
  public var excerpt: SourceExcerpt
  /// Expected next to actual, where the expectation is a list.
  public var rows: [Failure.Row] = []
  /// When it happened, on the virtual clock.
  public var time: VirtualTime
  /// What state the app was in then.
  public var state: AppState
  /// The rules that led to it, the first one first.
  public var reasons: [Reason] = []
}

/// Something wrong with a scenario file, with all that is shown of it.
public struct DiagnosticRecord: Hashable, Sendable {
  /// Its identifier in the catalog, `unknown-action`.
  public var id = ""
  /// How bad it is.
  public var severity = Severity.error
  /// What is wrong.
  public var message = ""
  /// What would be right; may be empty.
  public var help = ""
  /// The byte of its file at which its words begin.
  public var offset = 0
  /// How many bytes its words have.
  public var length = 0
  /// The line in which its words end, counted from 1.
  public var endLine = 1
  /// The column behind its words, counted from 1.
  public var endColumn = 1
  /// Its words.
  public var excerpt = SourceExcerpt()

  /// Creates the record of a diagnostic of a file, whose lines are passed in.
  public init(_ diagnostic: Diagnostic, in source: SourceFile, _ lines: LineTable) {
    id = diagnostic.id.name
    severity = diagnostic.severity
    message = diagnostic.message
    help = diagnostic.help
    let range = diagnostic.range
    offset = Int(range.start - source.file(at: range.start).start)
    length = Int(range.end - range.start)
    excerpt = SourceExcerpt(source, range, lines)
    let end = SourceExcerpt(source, SourceRange(Int(range.end), Int(range.end)), lines)
    (endLine, endColumn) = (end.line, end.column)
  }
}

// MARK: - Fields

extension FailureRecord: FieldObject {
  package init() {
    self.init(message: "", excerpt: SourceExcerpt(), time: .zero, state: .notRunning)
  }

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("step", &step, default: nil)
    try coder.field("steps", &stepCount, default: 0)
    try coder.field("words", &words, default: "")
    try coder.field("message", &message)
    try coder.field("place", &excerpt)
    try coder.field("rows", &rows, default: [])
    try coder.field("atMilliseconds", &time)
    try coder.field("state", &state)
    try coder.field("why", &reasons, default: [])
  }
}

extension FailureRecord.Reason: FieldObject {
  package init() { self.init(rule: "", text: "", source: nil) }

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("id", &rule)
    try coder.field("reason", &text)
    try coder.field("source", &source, default: nil)
  }
}

extension Failure.Row: FieldObject {
  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("expected", &expected, default: nil)
    try coder.field("actual", &actual, default: nil)
    try coder.field("note", &note, default: "")
    try coder.field("differs", &isFirstDifference, default: false)
  }
}

extension Severity: FieldWord {
  /// Every severity.
  public static var allCases: [Severity] { [.error, .warning] }
  package static var kind: String { "a severity" }
}

extension DiagnosticRecord: FieldObject {
  package init() {}

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("id", &id)
    try coder.field("severity", &severity)
    try coder.field("message", &message)
    try coder.field("help", &help, default: "")
    try coder.field("offset", &offset)
    try coder.field("length", &length, default: 0)
    try coder.field("endLine", &endLine, default: 1)
    try coder.field("endColumn", &endColumn, default: 1)
    try coder.field("place", &excerpt)
  }
}
