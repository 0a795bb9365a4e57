@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioJSON
@_spi(Package) public import ScenarioLanguage

/// An unmet expectation, with everything that reports show about it.
public struct FailureRecord: Hashable, Sendable {
  /// A rule that explains what happened.
  package struct Reason: Hashable, Sendable {
    /// The rule's identifier.
    package var rule: String
    /// The explanation, in one sentence.
    package var text: String
    /// The citation of the rule's first source; nil if there is none.
    package var source: String?
    /// The confidence of the rule, `stated`, `observed` or `inferred`; empty if no rule is the reason, or if an earlier
    /// version wrote the result.
    package var confidence = ""

    /// Whether the rule is inferred, and may be wrong.
    package var isInferred: Bool { confidence == Confidence.inferred.rawValue }
  }

  /// The step's number, from 1; nil for an expectation of the whole run.
  package var step: Int?
  /// The number of executed steps.
  package var stepCount = 0
  /// The step as written in the scenario, `user: press-home`.
  package var stepText = ""
  /// The failure message, on one line.
  public var message: String
  /// The expectation in its file.
  package var excerpt: SourceExcerpt
  /// The expected and actual items side by side, if the expectation is a list.
  package var rows: [Failure.Row] = []
  /// The virtual time of the failure.
  package var time: VirtualTime
  /// The state of the app at that time.
  package var state: AppState
  /// The rules that explain the failure, in the order in which they applied.
  package var reasons: [Reason] = []
}

/// A diagnostic of a scenario file, with everything that reports show about it.
public struct DiagnosticRecord: Hashable, Sendable {
  /// The identifier in the catalog, `unknown-action`.
  package var id = ""
  /// The severity.
  package var severity = Severity.error
  /// The message.
  public var message = ""
  /// A suggestion for a correction; may be empty.
  package var help = ""
  /// The edits that the help suggests, the likeliest first.
  package var fixes: [Fix] = []
  /// The offset of the marked text in its file, in bytes.
  package var offset = 0
  /// The length of the marked text, in bytes.
  package var length = 0
  /// The line in which the marked text ends, counted from 1.
  package var endLine = 1
  /// The column after the marked text, counted from 1.
  package var endColumn = 1
  /// The marked text and its line.
  package var excerpt = SourceExcerpt()

  /// Creates the record of a diagnostic, given the lines of its file.
  package init(_ diagnostic: Diagnostic, in source: SourceFile, _ lines: LineTable) {
    id = diagnostic.id.name
    severity = diagnostic.severity
    message = diagnostic.message
    help = diagnostic.help
    let range = diagnostic.range
    let start = source.file(at: range.start).start
    offset = Int(range.start - start)
    length = Int(range.end - range.start)
    excerpt = SourceExcerpt(source, range, lines)
    let end = SourceExcerpt(source, SourceRange(Int(range.end), Int(range.end)), lines)
    (endLine, endColumn) = (end.line, end.column)
    fixes = diagnostic.fixes.map { fix in
      Fix(
        offset: Int(fix.range.start - start),
        length: Int(fix.range.end - fix.range.start),
        text: fix.text
      )
    }
  }

  /// An edit of the file.
  package struct Fix: Hashable, Sendable {
    /// The offset of what is replaced, in bytes.
    package var offset: Int
    /// The length of what is replaced, in bytes.
    package var length: Int
    /// The text that replaces it.
    package var text: String
  }
}

extension DiagnosticRecord {
  /// The ID of warnings about the app under test.
  static let appID = "app"

  /// Whether it is about the app under test, not about the file.
  var isAboutApp: Bool { id == Self.appID }
}

// MARK: - Fields

extension FailureRecord: FieldObject {
  package init() {
    self.init(message: "", excerpt: SourceExcerpt(), time: .zero, state: .notRunning)
  }

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("step", &step, default: nil)
    try coder.field("steps", &stepCount, default: 0)
    try coder.field("words", &stepText, default: "")
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
    try coder.field("confidence", &confidence, default: "")
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

extension Severity: FieldEnum {
  /// Every severity.
  public static var allCases: [Severity] { [.error, .warning, .note] }
  package static var kind: String { "a severity" }
}

extension DiagnosticRecord.Fix: FieldObject {
  package init() { self.init(offset: 0, length: 0, text: "") }

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("offset", &offset)
    try coder.field("length", &length)
    try coder.field("text", &text)
  }
}

extension DiagnosticRecord: FieldObject {
  package init() {}

  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("id", &id)
    try coder.field("severity", &severity)
    try coder.field("message", &message)
    try coder.field("help", &help, default: "")
    try coder.field("fixes", &fixes, default: [])
    try coder.field("offset", &offset)
    try coder.field("length", &length, default: 0)
    try coder.field("endLine", &endLine, default: 1)
    try coder.field("endColumn", &endColumn, default: 1)
    try coder.field("place", &excerpt)
  }
}
