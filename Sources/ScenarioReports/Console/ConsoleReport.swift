internal import LifecycleCore
internal import ScenarioLanguage
public import ScenarioRunner

/// What a person reads while a run goes on.
public struct ConsoleReport {
  /// How much is said.
  public enum Style: Sendable {
    /// Failures and the last line.
    case quiet
    /// A line for each file, too.
    case normal
    /// Every case, and every step's trace.
    case verbose
  }

  private let style: Style
  private let paint: Paint
  private let cases: CaseText
  private let passed: String

  /// Creates a report in a style, with a paint.
  ///
  /// `passed` is the word for a case without trouble: one that is only checked is `valid`.
  public init(style: Style, paint: Paint, passed: String = "passed") {
    self.style = style
    self.passed = passed
    self.paint = paint
    cases = CaseText(paint: paint)
  }

  /// The lines for a file, each with its line feed.
  public func text(of file: FileResult) -> String {
    var lines: [String] = []
    if let problem = file.problem {
      lines.append("\(paint("error:", .error)) \(DisplayWidth.visible("\(problem)"))")
    } else if !file.cases.isEmpty || !file.findings.isEmpty, style != .quiet || file.source != nil {
      lines = caseLines(file)
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func caseLines(_ file: FileResult) -> [String] {
    var counts = Counts()
    counts.add(file)
    var lines: [String] = []
    let isGood = counts.failed + counts.invalid == 0
    if style != .quiet {
      let word =
        !isGood
        ? paint("FAIL", .error)
        : counts.warnings > 0 ? paint("warn", .warning) : paint("  ok", .success)
      lines.append(
        "\(word)  \(DisplayWidth.visible(file.path))  \(paint(summary(counts), .faint))"
      )
    }
    var diagnostics = Diagnostic.List()
    file.warnings.forEach { diagnostics.add($0) }
    for result in file.cases {
      lines += self.lines(result, in: file)
      if case .invalid(let found) = result.outcome { found.forEach { diagnostics.add($0) } }
    }
    // What is wrong with a suite is wrong with each of its scenarios: it is said once for the file.
    if let source = file.source {
      lines += DiagnosticText(paint).lines(diagnostics.sorted, in: source)
    }
    return lines
  }

  private func lines(_ result: CaseResult, in file: FileResult) -> [String] {
    if case .passed = result.outcome, style != .verbose { return [] }
    let name = DisplayWidth.visible(result.name)
    var lines: [String] = []
    switch result.outcome {
    case .passed:
      if style == .verbose { lines.append("      \(paint("passed", .success))  \(name)") }
    case .skipped(let reason):
      if style == .verbose {
        lines.append("      skipped  \(name): \(DisplayWidth.visible(reason))")
      }
    case .knownIssue(let reason, _):
      if style == .verbose {
        lines.append("      known issue  \(name): \(DisplayWidth.visible(reason))")
      }
    case .failed, .unexpectedPass:
      lines.append("\(paint("failed", .error))  \(paint(name, .strong))")
    case .invalid:
      lines.append("\(paint("invalid", .error)) \(paint(name, .strong))")
      return lines
    }
    if style == .verbose, let record = result.record {
      lines += TraceText(paint: paint).lines(record)
    }
    if case .knownIssue = result.outcome { return lines }
    if let source = file.source { lines += cases.details(of: result, in: source) }
    return lines
  }

  /// What is invalid in a file or keeps it from being read, and nothing else.
  public func troubleText(of file: FileResult) -> String {
    if file.problem != nil { return text(of: file) }
    var diagnostics = Diagnostic.List()
    for result in file.cases {
      if case .invalid(let found) = result.outcome { found.forEach { diagnostics.add($0) } }
    }
    guard let source = file.source, !diagnostics.all.isEmpty else { return "" }
    return DiagnosticText(paint).lines(diagnostics.sorted, in: source).joined(separator: "\n")
      + "\n"
  }

  /// The last line: counts and time.
  public func lastLine(_ counts: Counts, wallTime: UInt64, note: String) -> String {
    let hundredths = (wallTime + 5_000_000) / 10_000_000
    let rest = hundredths % 100
    let time = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    let isGood =
      counts.failed + counts.invalid + counts.unreadable + counts.warnings == 0 && note.isEmpty
    let word = paint(summary(counts), isGood ? .success : .error)
    let size =
      "\(Self.count(counts.scenarios, "scenario")) in \(Self.count(counts.files, "file"))"
    return "\(word) in \(time) (\(size))\(note.isEmpty ? "" : ", \(note)")\n"
  }

  private func summary(_ counts: Counts) -> String {
    var parts: [String] = []
    if counts.failed > 0 { parts.append("\(counts.failed) failed") }
    if counts.invalid > 0 { parts.append("\(counts.invalid) invalid") }
    if counts.unreadable > 0 { parts.append("\(counts.unreadable) unreadable") }
    if counts.warnings > 0 { parts.append(Self.count(counts.warnings, "warning")) }
    if counts.cases > 0 || parts.isEmpty { parts.append("\(counts.passed) \(passed)") }
    if counts.skipped > 0 { parts.append("\(counts.skipped) skipped") }
    if counts.knownIssues > 0 { parts.append(Self.count(counts.knownIssues, "known issue")) }
    return parts.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}
