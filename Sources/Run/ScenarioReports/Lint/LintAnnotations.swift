internal import AppLint
internal import ScenarioRunner

/// Workflow commands that annotate property lists on GitHub: ten errors, ten warnings and ten notices.
package struct LintAnnotations {
  /// GitHub shows no more than that for one step.
  private static let maximumCount = 10
  private var lines: [LintSeverity: [String]] = [:]
  private let failsForNotes: Bool

  /// Creates an empty list.
  ///
  /// - Parameter failsForNotes: Whether a note makes the job fail, so that it is shown as an error.
  package init(failsForNotes: Bool) { self.failsForNotes = failsForNotes }

  /// Adds the findings in a file.
  package mutating func add(_ file: LintFile) {
    for record in file.records {
      let finding = record.finding
      let level =
        finding.severity > .note
        ? finding.severity.rawValue : failsForNotes ? LintSeverity.error.rawValue : "notice"
      var line = "::\(level) file=\(GitHubAnnotations.property(VisibleText.of(record.path)))"
      if let excerpt = record.excerpt { line += ",line=\(excerpt.line),col=\(excerpt.column)" }
      let key = record.excerpt == nil && !finding.keyPath.isEmpty ? "\(finding.keyPath): " : ""
      let message = VisibleText.of("\(key)\(finding.message); \(finding.help)")
      line += ",title=\(GitHubAnnotations.property(finding.id))"
      lines[finding.severity, default: []].append("\(line)::\(GitHubAnnotations.data(message))\n")
    }
  }

  /// The commands, the most serious ones first.
  package var text: String {
    [LintSeverity.error, .warning, .note].flatMap { severity in
      (lines[severity] ?? []).prefix(Self.maximumCount)
    }.joined()
  }
}
