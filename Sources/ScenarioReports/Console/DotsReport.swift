public import ScenarioRunner

/// A character for each case while a run is in progress, and failures on lines between them.
public struct DotsReport {
  private let failures: ConsoleReport
  private let paint: Paint
  private var column = 0

  /// The maximum number of characters per line.
  private static let maximumWidth = 80

  /// Creates a report with colors.
  public init(paint: Paint) {
    self.paint = paint
    failures = ConsoleReport(style: .quiet, paint: paint)
  }

  /// Returns the characters for a file, and its failures on separate lines.
  public mutating func text(of file: FileResult, _ digest: inout FailureDigest) -> String {
    let dots = file.cases.map { dot($0) }.joined()
    let failure = failures.text(of: file, &digest)
    return failure.isEmpty ? dots : dots + endLine() + failure
  }

  /// Ends the current line, if it is not empty.
  public mutating func endLine() -> String {
    defer { column = 0 }
    return column > 0 ? "\n" : ""
  }

  private mutating func dot(_ record: CaseResult) -> String {
    let dot =
      switch CaseStatus(record) {
      case .different: paint("d", .warning)
      case .flaky: paint("f", .warning)
      case .passed: "."
      case .skipped: "s"
      case .knownIssue: "k"
      case .failed: paint("F", .error)
      case .invalid: paint("V", .error)
      case .error: paint("E", .error)
      case .interrupted: paint("I", .error)
      }
    column += 1
    return column % Self.maximumWidth == 0 ? dot + endLine() : dot
  }
}
