internal import ScenarioRunner

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
