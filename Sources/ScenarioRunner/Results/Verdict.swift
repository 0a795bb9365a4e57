/// How a case ended, without what else is known of it.
public enum Verdict: String, CaseIterable, Sendable {
  /// Everything expected was met.
  case passed
  /// Something expected was not met.
  case failed
  /// It was not played.
  case skipped
  /// It failed, as was known.
  case knownIssue = "known-issue"
  /// It passed although it is known to fail.
  case unexpectedPass = "unexpected-pass"
  /// It could not be played: something in the file is wrong.
  case invalid
  /// It came to no end of its own: its process crashed, hung or went away.
  case error
  /// The run ended before it did.
  case interrupted

  /// Whether a run of such cases alone has passed.
  public var isGood: Bool {
    switch self {
    case .passed, .skipped, .knownIssue: true
    case .failed, .unexpectedPass, .invalid, .error, .interrupted: false
    }
  }

  /// Whether another attempt may end otherwise: what is wrong with a file stays so.
  public var mayChange: Bool {
    switch self {
    case .failed, .unexpectedPass, .error: true
    case .passed, .skipped, .knownIssue, .invalid, .interrupted: false
    }
  }
}

extension CaseResult.Outcome {
  /// The same without what else is known.
  public var verdict: Verdict {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .skipped: .skipped
    case .knownIssue: .knownIssue
    case .unexpectedPass: .unexpectedPass
    case .invalid: .invalid
    case .error: .error
    case .interrupted: .interrupted
    }
  }

  /// Whether a run of such cases alone has passed.
  public var isGood: Bool { verdict.isGood }
}

extension Counts {
  /// Adds how a case ended.
  public mutating func add(_ verdict: Verdict) {
    switch verdict {
    case .passed: passed += 1
    case .failed, .unexpectedPass: failed += 1
    case .skipped: skipped += 1
    case .knownIssue: knownIssues += 1
    case .invalid: invalid += 1
    case .error: errors += 1
    case .interrupted: interrupted += 1
    }
  }
}
