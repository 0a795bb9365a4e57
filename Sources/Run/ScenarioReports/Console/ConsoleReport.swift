package import ScenarioRunner

extension CaseResult {
  /// Whether a normal report shows the case, even if it ended well.
  fileprivate var needsAttention: Bool { !outcome.isSuccess || isFlaky || !difference.isEmpty }
}

extension FileResult {
  /// Whether no case was run because the run ended before; the summary line covers such files.
  fileprivate var wasNotRun: Bool {
    !cases.isEmpty && cases.allSatisfy { $0.outcome == .interrupted && $0.scenario.name == nil }
  }
}

/// The console report of a run.
package struct ConsoleReport {
  /// The level of detail.
  package enum Style: Sendable {
    /// Only failures and the summary line.
    case quiet
    /// Also a line for each file.
    case normal
    /// Every case, with the trace of every step.
    case verbose
  }

  private let style: Style
  private let paint: Paint
  private let cases: CaseText
  private let passed: String

  /// Creates a report with a style and colors.
  ///
  /// `passed` is the label for good cases: a check uses `valid`.
  package init(style: Style, paint: Paint, passed: String = "passed") {
    self.style = style
    self.passed = passed
    self.paint = paint
    cases = CaseText(paint: paint)
  }

  /// Returns the lines for a file with all of its failures.
  package func text(of file: FileResult) -> String {
    var digest = FailureDigest(limit: .max)
    return text(of: file, &digest)
  }

  /// Returns the lines for a file; the digest limits the failures that are shown.
  package func text(of file: FileResult, _ digest: inout FailureDigest) -> String {
    var lines: [String] = []
    let warnings = file.warnings
    if let problem = file.problem {
      lines.append("\(paint("error:", .error)) \(VisibleText.of("\(problem)"))")
    } else if !file.cases.isEmpty || !warnings.isEmpty, style == .verbose || !file.wasNotRun {
      var counts = Counts()
      counts.add(file)
      lines = style == .quiet ? [] : [heading("\(file.path)", counts)]
      lines += caseLines(file, &digest)
      lines += DiagnosticText(paint).lines(warnings, of: "\(file.path)")
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ path: String, _ counts: Counts) -> String {
    let word =
      !counts.isSuccess
      ? paint("FAIL", .error)
      : counts.warnings > 0 ? paint("warn", .warning) : paint("  ok", .success)
    return "\(word)  \(VisibleText.of(path))  \(paint(summary(counts), .faint))"
  }

  private func caseLines(_ file: FileResult, _ digest: inout FailureDigest) -> [String] {
    var lines: [String] = []
    var shown: Set<DiagnosticRecord> = []
    var reported: Set<Int> = []
    var isTruncated = false
    lines += interruptedLines(file, &reported)
    for index in file.cases.indices {
      // Most cases are good, and are not even copied.
      if style != .verbose, !file.cases[index].needsAttention,
        style == .quiet || file.cases[index].outcome != .knownIssue
      {
        continue
      }
      let record = file.cases[index]
      guard !record.outcome.isSuccess else {
        lines += self.lines(record)
        continue
      }
      digest.add(record, in: "\(file.path)")
      guard !reported.contains(index) else { continue }
      let identicalFailures = style == .verbose ? [] : identicalFailures(of: index, in: file.cases)
      reported.formUnion(identicalFailures)
      switch digest.nextDetail() {
      case .full:
        var text =
          self.lines(record) + identicalFailureLines(identicalFailures.map { file.cases[$0] })
        if record.outcome == .invalid { text += diagnosticLines(record, &shown) }
        lines += style == .verbose || digest.showsAll ? text : ShortText.lines(text)
      case .brief:
        isTruncated = true
        let location = VisibleText.of(cases.location(of: record, in: "\(file.path)"))
        let headline = VisibleText.of(cases.headline(of: record))
        lines.append(
          ShortText.line(
            "\(location): \(paint("\(record.outcome.displayName):", .error)) \(headline)"
          )
        )
      case .none: isTruncated = true
      }
    }
    let rest = file.diagnostics.count - shown.count
    if rest > 0, !isTruncated {
      lines.append("\(VisibleText.of("\(file.path)")): and \(rest) more")
    }
    return lines
  }

  /// Returns one line for several interrupted cases with the same reason, instead of their names.
  private func interruptedLines(_ file: FileResult, _ reported: inout Set<Int>) -> [String] {
    guard style != .verbose else { return [] }
    let interrupted = file.cases.indices.filter { file.cases[$0].outcome == .interrupted }
    return Dictionary(grouping: interrupted) { file.cases[$0].reason }
      .filter { $0.value.count > 1 }.sorted { $0.value[0] < $1.value[0] }.map { reason, indices in
        reported.formUnion(indices)
        return "\(paint("interrupted", .error))  \(indices.count) cases: \(reason)"
      }
  }

  /// Returns the later cases of the same scenario that failed in the same way.
  private func identicalFailures(of index: Int, in cases: [CaseResult]) -> [Int] {
    let record = cases[index]
    guard record.outcome == .failed, record.scenario.name != nil else { return [] }
    return cases.indices.dropFirst(index + 1).prefix {
      cases[$0].scenario.isSame(as: record.scenario)
    }.filter { other in
      cases[other].outcome == .failed && cases[other].failures == record.failures
        && cases[other].earlierAttempts.isEmpty && record.earlierAttempts.isEmpty
        && cases[other].difference == record.difference && cases[other].round == record.round
        && cases[other].warningsAboutApp == record.warningsAboutApp
    }
  }

  private func identicalFailureLines(_ identicalFailures: [CaseResult]) -> [String] {
    guard !identicalFailures.isEmpty else { return [] }
    let names = identicalFailures.map { failure -> String in
      guard let scenario = failure.scenario.name, failure.name.hasPrefix("\(scenario) ") else {
        return failure.name
      }
      return String(failure.name.dropFirst(scenario.count + 1))
    }
    return ["   the same: \(VisibleText.of(names.joined(separator: ", ")))"]
  }

  /// Returns the diagnostics of a case, except those already shown, up to the limit of the file.
  private func diagnosticLines(
    _ record: CaseResult,
    _ shown: inout Set<DiagnosticRecord>
  ) -> [String] {
    var lines: [String] = []
    for diagnostic in record.diagnostics where !shown.contains(diagnostic) {
      guard shown.count < DiagnosticText.maximumCount else { return lines }
      shown.insert(diagnostic)
      lines += DiagnosticText(paint).lines(diagnostic)
    }
    if lines.isEmpty, let first = record.diagnostics.first {
      lines.append("\(VisibleText.of(first.excerpt.location)): as above")
    }
    return lines
  }

  private func lines(_ record: CaseResult) -> [String] {
    let isKnown = style == .normal && record.outcome == .knownIssue
    guard style == .verbose || record.needsAttention || isKnown else { return [] }
    var lines = [heading(of: record)]
    // An invalid case has the trace up to the step that is not possible.
    if style == .verbose, let trace = record.trace { lines += TraceText(paint: paint).lines(trace) }
    if record.outcome == .invalid { return lines + cases.failureLines(record) }
    return record.outcome == .knownIssue && record.difference.isEmpty
      ? lines : lines + cases.details(of: record)
  }

  /// Returns the line of a case: its status, its name, and the reason.
  private func heading(of record: CaseResult) -> String {
    let name = VisibleText.of(record.name)
    let reason = record.reason.isEmpty ? "" : ": \(VisibleText.of(record.reason))"
    let isDifferent = record.outcome == .passed && !record.difference.isEmpty
    let word = isDifferent ? "differs" : record.isFlaky ? "flaky" : record.outcome.displayName
    switch record.outcome {
    case .passed where isDifferent: return "\(paint(word, .warning))  \(paint(name, .strong))"
    case .passed where record.isFlaky:
      return
        "\(paint(word, .warning))  \(paint(name, .strong)), passed on attempt \(record.attempt)"
    case .passed: return "      \(paint(word, .success))  \(name)"
    case .skipped, .knownIssue: return "      \(word)  \(name)\(reason)"
    case .interrupted: return "\(paint(word, .error))  \(paint(name, .strong))\(reason)"
    case .invalid: return "\(paint(word, .error)) \(paint(name, .strong))"
    case .failed, .unexpectedPass, .error:
      return "\(paint(word, .error))  \(paint(name, .strong))"
    }
  }

  /// Returns only the errors that make a file invalid or unreadable.
  package func errorText(of file: FileResult) -> String {
    if file.problem != nil { return text(of: file) }
    let lines = DiagnosticText(paint).lines(file.diagnostics, of: "\(file.path)")
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  /// Returns the summary line with counts and time.
  package func summaryLine(_ counts: Counts, wallTime: UInt64, note: String) -> String {
    let hundredths = (wallTime + 5_000_000) / 10_000_000
    let rest = hundredths % 100
    let time = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    let isSuccess = counts.isSuccess && counts.warnings + counts.different == 0 && note.isEmpty
    let word = paint(summary(counts), isSuccess ? .success : .error)
    let size =
      "\(counts.scenarios.counted("scenario")) in \(counts.files.counted("file"))"
    return "\(word) in \(time) (\(size))\(note.isEmpty ? "" : ", \(note)")\n"
  }

  private func summary(_ counts: Counts) -> String {
    var parts: [String] = []
    if counts.failed > 0 { parts.append("\(counts.failed) failed") }
    if counts.errors > 0 { parts.append(counts.errors.counted("error")) }
    if counts.interrupted > 0 { parts.append("\(counts.interrupted) interrupted") }
    if counts.invalid > 0 { parts.append("\(counts.invalid) invalid") }
    if counts.unreadable > 0 { parts.append("\(counts.unreadable) unreadable") }
    let flaky = counts.flaky > 0 ? " (\(counts.flaky) flaky)" : ""
    if counts.different > 0 { parts.append("\(counts.different) not deterministic") }
    if counts.warnings > 0 { parts.append(counts.warnings.counted("warning")) }
    if counts.notes > 0 { parts.append(counts.notes.counted("note")) }
    if counts.cases > 0 || parts.isEmpty { parts.append("\(counts.passed) \(passed)\(flaky)") }
    if counts.skipped > 0 { parts.append("\(counts.skipped) skipped") }
    if counts.knownIssues > 0 { parts.append(counts.knownIssues.counted("known issue")) }
    return parts.joined(separator: ", ")
  }
}
