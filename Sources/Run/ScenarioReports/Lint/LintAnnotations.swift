internal import AppLint
internal import ScenarioRunner

/// Workflow commands that annotate property lists on GitHub: ten errors, ten warnings and ten notices.
package struct LintAnnotations {
  /// GitHub shows no more than that for one step.
  private static let maximumCount = 10
  private var lines: [LintSeverity: [String]] = [:]

  /// Creates an empty list.
  package init() {}

  /// Adds the findings in a file.
  package mutating func add(_ file: LintFile) {
    for record in file.records {
      let finding = record.finding
      let level = finding.severity == .note ? "notice" : finding.severity.rawValue
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
