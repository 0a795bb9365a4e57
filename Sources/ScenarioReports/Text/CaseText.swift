internal import ScenarioLanguage
internal import ScenarioRunner

/// Writes everything that went wrong in a case, for the console and for a report's body.
struct CaseText {
  let paint: Paint

  /// The lines below the heading of a case that did not pass.
  func details(of result: CaseResult, in source: SourceFile) -> [String] {
    switch result.outcome {
    case .passed, .skipped: []
    case .failed(let failures), .knownIssue(_, let failures):
      failureLines(failures, of: result, in: source)
        + DiagnosticText(paint).lines(result.warnings, in: source)
    case .unexpectedPass: passLines(result, in: source)
    case .invalid(let diagnostics): DiagnosticText(paint).lines(diagnostics, in: source)
    }
  }

  /// What went wrong, in one line.
  func headline(of result: CaseResult) -> String {
    switch result.outcome {
    case .passed: ""
    case .skipped(let reason): reason
    case .failed(let failures), .knownIssue(_, let failures): failures.first?.failure.message ?? ""
    case .unexpectedPass(let reason): "it passed, and is known to fail: \(reason)"
    case .invalid(let diagnostics): diagnostics.first?.message ?? ""
    }
  }

  private func passLines(_ result: CaseResult, in source: SourceFile) -> [String] {
    let excerpt = SourceExcerpt(
      source,
      result.scenario?.range ?? .startOfFile,
      source.lineTable()
    )
    let place = "\(excerpt.path):\(excerpt.line):\(excerpt.column):"
    return [
      "\(paint(DisplayWidth.visible(place), .strong)) \(paint("failed:", .error)) "
        + DisplayWidth.visible(headline(of: result))
    ] + excerpt.lines(paint, help: "take 'known-issue' away")
  }

  private func failureLines(
    _ failures: [StepFailure],
    of result: CaseResult,
    in source: SourceFile
  ) -> [String] {
    let text = FailureText(paint, source)
    return failures.flatMap { failure in
      var lines: [String] = []
      if let step = failure.step, let record = result.record {
        lines.append("step \(step) of \(record.plan.count), \(record.plan[step - 1].words)")
      } else {
        lines.append("the whole run")
      }
      return lines + text.lines(failure.failure, in: result.record)
    }
  }
}
