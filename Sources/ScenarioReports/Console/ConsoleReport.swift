internal import ScenarioLanguage
public import ScenarioRunner

extension CaseResult {
  /// Whether it is shown, though it may have ended well.
  fileprivate var isRemarkable: Bool { !outcome.isGood || isFlaky || !difference.isEmpty }
}

extension FileResult {
  /// Whether nothing of it was run, since the run ended before: the last line covers all such files.
  fileprivate var wasLeftOut: Bool {
    !cases.isEmpty && cases.allSatisfy { $0.outcome == .interrupted && $0.scenario.name == nil }
  }
}

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
  /// `passed` is the word for a good case: one that is only checked is `valid`.
  public init(style: Style, paint: Paint, passed: String = "passed") {
    self.style = style
    self.passed = passed
    self.paint = paint
    cases = CaseText(paint: paint)
  }

  /// The lines for a file, each with its line feed, whatever else failed in the run.
  public func text(of file: FileResult) -> String {
    var digest = FailureDigest(limit: .max)
    return text(of: file, &digest)
  }

  /// The lines for a file, each with its line feed; the digest knows how much is still to be shown.
  public func text(of file: FileResult, _ digest: inout FailureDigest) -> String {
    var lines: [String] = []
    let warnings = file.warnings
    if let problem = file.problem {
      lines.append("\(paint("error:", .error)) \(VisibleText.of("\(problem)"))")
    } else if !file.cases.isEmpty || !warnings.isEmpty, style == .verbose || !file.wasLeftOut {
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
      !counts.isGood
      ? paint("FAIL", .error)
      : counts.warnings > 0 ? paint("warn", .warning) : paint("  ok", .success)
    return "\(word)  \(VisibleText.of(path))  \(paint(summary(counts), .faint))"
  }

  private func caseLines(_ file: FileResult, _ digest: inout FailureDigest) -> [String] {
    var lines: [String] = []
    var shown: Set<DiagnosticRecord> = []
    var reported: Set<Int> = []
    var isBounded = false
    lines += interruptedLines(file, &reported)
    for index in file.cases.indices {
      // Most are good, and a quiet report does not even copy them.
      if style == .quiet, !file.cases[index].isRemarkable { continue }
      let record = file.cases[index]
      guard !record.outcome.isGood else {
        lines += self.lines(record)
        continue
      }
      digest.add(record, in: "\(file.path)")
      guard !reported.contains(index) else { continue }
      let twins = style == .verbose ? [] : twins(of: index, in: file.cases)
      reported.formUnion(twins)
      switch digest.nextDetail() {
      case .full:
        var text = self.lines(record) + twinLines(twins.map { file.cases[$0] })
        if record.outcome == .invalid { text += diagnosticLines(record, &shown) }
        lines += style == .verbose || digest.showsAll ? text : ShortText.lines(text)
      case .brief:
        isBounded = true
        let place = VisibleText.of(cases.place(of: record, in: "\(file.path)"))
        let headline = VisibleText.of(cases.headline(of: record))
        lines.append(
          ShortText.line("\(place): \(paint("\(record.outcome.words):", .error)) \(headline)")
        )
      case .none: isBounded = true
      }
    }
    let rest = file.diagnostics.count - shown.count
    if rest > 0, !isBounded {
      lines.append("\(VisibleText.of("\(file.path)")): and \(rest) more")
    }
    return lines
  }

  /// A line for the cases that the end of the run cut off, where they are several: their names would say nothing.
  private func interruptedLines(_ file: FileResult, _ reported: inout Set<Int>) -> [String] {
    guard style != .verbose else { return [] }
    let interrupted = file.cases.indices.filter { file.cases[$0].outcome == .interrupted }
    return Dictionary(grouping: interrupted) { file.cases[$0].reason }
      .filter { $0.value.count > 1 }.sorted { $0.value[0] < $1.value[0] }.map { reason, indices in
        reported.formUnion(indices)
        return "\(paint("interrupted", .error))  \(indices.count) cases: \(reason)"
      }
  }

  /// The cases behind one that failed, of the same scenario, that failed in the very same way.
  private func twins(of index: Int, in cases: [CaseResult]) -> [Int] {
    let record = cases[index]
    guard record.outcome == .failed, record.scenario.name != nil else { return [] }
    return cases.indices.dropFirst(index + 1).prefix {
      cases[$0].scenario.isSame(as: record.scenario)
    }.filter { other in
      cases[other].outcome == .failed && cases[other].failures == record.failures
        && cases[other].earlier.isEmpty && record.earlier.isEmpty
        && cases[other].difference == record.difference && cases[other].round == record.round
    }
  }

  private func twinLines(_ twins: [CaseResult]) -> [String] {
    guard !twins.isEmpty else { return [] }
    let names = twins.map { twin -> String in
      guard let scenario = twin.scenario.name, twin.name.hasPrefix("\(scenario) ") else {
        return twin.name
      }
      return String(twin.name.dropFirst(scenario.count + 1))
    }
    return ["   the same: \(VisibleText.of(names.joined(separator: ", ")))"]
  }

  /// What is wrong with a case below its heading, unless a case before it has shown it, or enough is shown of the file.
  private func diagnosticLines(
    _ record: CaseResult,
    _ shown: inout Set<DiagnosticRecord>
  ) -> [String] {
    var lines: [String] = []
    for diagnostic in record.diagnostics where !shown.contains(diagnostic) {
      guard shown.count < DiagnosticText.most else { return lines }
      shown.insert(diagnostic)
      lines += DiagnosticText(paint).lines(diagnostic)
    }
    if lines.isEmpty, let first = record.diagnostics.first {
      lines.append("\(VisibleText.of(first.excerpt.place)): as above")
    }
    return lines
  }

  private func lines(_ record: CaseResult) -> [String] {
    let isKnown = style == .normal && record.outcome == .knownIssue
    guard style == .verbose || record.isRemarkable || isKnown else { return [] }
    var lines = [heading(of: record)]
    if record.outcome == .invalid { return lines }
    if style == .verbose, let trace = record.trace { lines += TraceText(paint: paint).lines(trace) }
    return record.outcome == .knownIssue && record.difference.isEmpty
      ? lines : lines + cases.details(of: record)
  }

  /// The line of a case: its status, its name, and the reason.
  private func heading(of record: CaseResult) -> String {
    let name = VisibleText.of(record.name)
    let reason = record.reason.isEmpty ? "" : ": \(VisibleText.of(record.reason))"
    let isDifferent = record.outcome == .passed && !record.difference.isEmpty
    let word = isDifferent ? "differs" : record.isFlaky ? "flaky" : record.outcome.words
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

  /// What is invalid in a file or keeps it from being read, and nothing else.
  public func troubleText(of file: FileResult) -> String {
    if file.problem != nil { return text(of: file) }
    let lines = DiagnosticText(paint).lines(file.diagnostics, of: "\(file.path)")
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  /// The last line: counts and time.
  public func lastLine(_ counts: Counts, wallTime: UInt64, note: String) -> String {
    let hundredths = (wallTime + 5_000_000) / 10_000_000
    let rest = hundredths % 100
    let time = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    let isGood = counts.isGood && counts.warnings + counts.different == 0 && note.isEmpty
    let word = paint(summary(counts), isGood ? .success : .error)
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
    if counts.cases > 0 || parts.isEmpty { parts.append("\(counts.passed) \(passed)\(flaky)") }
    if counts.skipped > 0 { parts.append("\(counts.skipped) skipped") }
    if counts.knownIssues > 0 { parts.append(counts.knownIssues.counted("known issue")) }
    return parts.joined(separator: ", ")
  }
}
