public import ScenarioLanguage
public import ScenarioSystem

/// A file that was read: its selected cases, and what is known of their results before they are executed.
struct PreparedFile: Sendable {
  /// A case that can be executed.
  struct Case: Sendable {
    /// Its position among the results of the file.
    var position: Int
    /// Its number among all plans of the file, selected or not.
    var number: Int
    var plan: Plan
    var warnings: [Diagnostic]

    /// The wall-clock time after which it is stopped, in nanoseconds.
    var timeLimit: UInt64 { plan.timeLimitNanoseconds }
  }

  /// Where the file is.
  var location: Path = ""
  /// A result for each case, which is final where the case cannot be executed.
  var result: FileResult
  /// The cases that can be executed.
  var executable: [Case] = []

  /// The lines that a result refers to.
  var context = FileContext(SourceFile(path: "", bytes: []))

  /// The name of a case's scenario in the file, for an error of its process.
  func excerpt(ofCase index: Int) -> SourceExcerpt {
    context.excerpt(executable[index].plan.scenario.range)
  }

  /// Its cases as they are announced.
  var planned: [PlannedCase] { result.cases.map(PlannedCase.init) }
}

/// A file and its lines, to which failures refer.
struct FileContext: Sendable {
  let source: SourceFile
  let lines: LineTable

  init(_ source: SourceFile) {
    self.source = source
    lines = source.lineTable()
  }

  /// The words of a place.
  func excerpt(_ range: SourceRange) -> SourceExcerpt { SourceExcerpt(source, range, lines) }

  /// The record of a diagnostic.
  func record(_ diagnostic: Diagnostic) -> DiagnosticRecord {
    DiagnosticRecord(diagnostic, in: source, lines)
  }
}

extension SourceFile {
  /// Creates a file that lies at a path: reports show the one, and what it includes is found from the other.
  public init(_ display: Path, at location: Path, bytes: [UInt8]) {
    self.init(path: display.description, location: location.text, bytes: bytes)
  }
}
