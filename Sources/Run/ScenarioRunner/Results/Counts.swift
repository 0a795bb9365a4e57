/// The number of cases with each outcome.
public struct Counts: Hashable, Sendable {
  /// Cases that passed.
  public var passed = 0
  /// Cases that failed, unexpected passes among them.
  public var failed = 0
  /// Cases that were not executed.
  public var skipped = 0
  /// Cases that failed as expected.
  public var knownIssues = 0
  /// Scenarios and files that could not be executed.
  public var invalid = 0
  /// Warnings about valid cases of a check.
  public var warnings = 0
  /// The warnings among them that are about the app under test: they do not change the exit status.
  public var appWarnings = 0
  /// Cases whose process crashed, hung or exited.
  public var errors = 0
  /// Cases that were interrupted or not started when the run ended.
  public var interrupted = 0
  /// Passed cases that had failed before.
  public var flaky = 0
  /// Cases whose two executions differed.
  public var different = 0
  /// Files and folders that could not be read.
  public var unreadable = 0
  /// Scenarios with a case.
  public var scenarios = 0
  /// Files with a case.
  public var files = 0

  /// Creates counts of zero.
  public init() {}

  /// The total number of test cases.
  public var cases: Int {
    passed + failed + skipped + knownIssues + invalid + errors + interrupted
  }

  /// Whether nothing failed, is invalid or unreadable, or was interrupted.
  public var isSuccess: Bool { failed + errors + interrupted + invalid + unreadable == 0 }

  /// Adds the results of a file.
  public mutating func add(_ file: FileResult) {
    if file.problem != nil { unreadable += 1 }
    if !file.cases.isEmpty { files += 1 }
    scenarios += file.scenarioCount
    let found = file.warnings
    warnings += found.count
    appWarnings += found.count(where: \.isAboutApp)
    for index in file.cases.indices { add(file.cases[index]) }
  }

  /// Adds the result of a case.
  public mutating func add(_ result: CaseResult) {
    switch result.outcome {
    case .passed: passed += 1
    case .failed, .unexpectedPass: failed += 1
    case .skipped: skipped += 1
    case .knownIssue: knownIssues += 1
    case .invalid: invalid += 1
    case .error: errors += 1
    case .interrupted: interrupted += 1
    }
    if result.isFlaky { flaky += 1 }
    if !result.difference.isEmpty { different += 1 }
  }
}
