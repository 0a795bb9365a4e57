package import ScenarioRunner

/// The progress of a run.
package struct ProgressText {
  /// The number of files that were run.
  package var files = 0
  /// The number of files; nil if unknown.
  package var fileCount: Int?
  /// The clock time when the run began, in nanoseconds.
  private let start: UInt64
  /// The current clock time.
  package var now: UInt64

  /// Creates the progress of a run that starts now.
  package init(start: UInt64) {
    self.start = start
    now = start
  }

  /// Returns the numbers of cases and files, and the elapsed time.
  package func text(_ counts: Counts) -> String {
    let notPassed = counts.failed + counts.errors + counts.invalid + counts.interrupted
    let total = fileCount.map { "/\($0)" } ?? ""
    let tenths = (now - min(start, now)) / 100_000_000
    return "\(counts.cases) run, \(notPassed) not passed, \(files)\(total) files, "
      + "\(tenths / 10).\(tenths % 10) s"
  }

  /// Returns a line that fits into the columns of a terminal, with the path of the last file.
  package func line(_ counts: Counts, path: String, columns: Int) -> String {
    var line = ""
    var width = 0
    for character in "\(text(counts))  \(VisibleText.of(path))" {
      width += DisplayWidth.of(character)
      guard width <= columns else { break }
      line.append(character)
    }
    return line
  }
}
