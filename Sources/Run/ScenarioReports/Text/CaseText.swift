internal import ScenarioRunner

extension CaseResult {
  /// The attempt that shows the problem: for a flaky case, the last one that did not pass.
  var decisiveAttempt: CaseResult {
    isFlaky ? earlierAttempts.last { !$0.outcome.isSuccess } ?? self : self
  }
}

/// Formats the problems of a case, for the console and for reports.
struct CaseText {
  /// The maximum number of lines to show of the output of a process.
  private static let maximumOutputLines = 20

  let paint: Paint

  /// Returns the lines after the heading of a case that did not pass.
  func details(of record: CaseResult) -> [String] {
    let isPlain = record.outcome.isSuccess || record.outcome == .interrupted
    let round = record.round > 0 && !isPlain ? ["in round \(record.round)"] : []
    let difference =
      record.difference.isEmpty
      ? [] : ["not deterministic: \(VisibleText.of(record.difference))"]
    return round + difference + outcomeLines(record)
  }

  private func outcomeLines(_ record: CaseResult) -> [String] {
    switch record.outcome {
    case .passed, .skipped, .interrupted: []
    case .failed, .knownIssue, .invalid:
      failureLines(record) + DiagnosticText(paint).lines(record.diagnostics)
    case .unexpectedPass: unexpectedPassLines(record)
    case .error: errorLines(record)
    }
  }

  /// Returns the unmet expectations; an invalid case has those of the steps before an impossible action.
  func failureLines(_ record: CaseResult) -> [String] {
    record.failures.flatMap { FailureText(paint).lines($0) }
  }

  /// Returns the problem on one line.
  func headline(of record: CaseResult) -> String {
    switch record.outcome {
    case .passed: record.difference
    case .skipped, .interrupted: record.reason
    case .failed, .knownIssue: record.failures.first?.message ?? ""
    case .unexpectedPass: "it passed despite the known issue: \(record.reason)"
    case .invalid: record.diagnostics.first?.message ?? ""
    case .error: record.processFailure?.message ?? "its process terminated abnormally"
    }
  }

  /// Returns where the case failed, as `path:line:column`.
  func location(of record: CaseResult, in path: String) -> String {
    record.faultExcerpt?.location ?? "\(path):\(record.scenario.line):1"
  }

  private func unexpectedPassLines(_ record: CaseResult) -> [String] {
    guard let excerpt = record.excerpt else { return [headline(of: record)] }
    return [
      "\(paint(VisibleText.of(excerpt.location) + ":", .strong)) "
        + "\(paint("failed:", .error)) \(VisibleText.of(headline(of: record)))"
    ] + excerpt.lines(paint, help: "remove 'known-issue'")
  }

  private func errorLines(_ record: CaseResult) -> [String] {
    var lines = ["\(paint("error:", .error)) \(VisibleText.of(headline(of: record)))"]
    let warnings = DiagnosticText(paint).lines(record.diagnostics)
    guard let failure = record.processFailure else { return lines + warnings }
    if let step = failure.step { lines.append("   in step \(step)") }
    var output = failure.output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if output.last?.isEmpty == true { output.removeLast() }
    if !output.isEmpty {
      lines.append("   its last output:")
      lines += output.suffix(Self.maximumOutputLines).map { "   | \(VisibleText.of($0))" }
    }
    return lines + warnings
  }
}

/// The status of a case in a report, the worst first.
enum CaseStatus: Int, CaseIterable {
  case error, invalid, failed, interrupted, different, flaky, knownIssue, skipped, passed

  init(_ result: CaseResult) {
    self =
      switch result.outcome {
      case .passed where !result.difference.isEmpty,
        .knownIssue where !result.difference.isEmpty:
        .different
      case .passed: result.isFlaky ? .flaky : .passed
      case .failed, .unexpectedPass: .failed
      case .skipped: .skipped
      case .knownIssue: .knownIssue
      case .invalid: .invalid
      case .error: .error
      case .interrupted: .interrupted
      }
  }
}
