/// How many cases ended how.
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
  /// Warnings about valid cases that were checked.
  public var warnings = 0
  /// Cases whose process crashed, hung or exited.
  public var errors = 0
  /// Cases that the end of the run cut off.
  public var interrupted = 0
  /// Cases among those that passed which did not at first.
  public var flaky = 0
  /// Cases that were executed twice with different results.
  public var different = 0
  /// Files and folders that could not be read.
  public var unreadable = 0
  /// Scenarios that the cases were made from.
  public var scenarios = 0
  /// Files that contain them.
  public var files = 0

  /// Creates counts of nothing.
  public init() {}

  /// Every test case of the run.
  public var cases: Int {
    passed + failed + skipped + knownIssues + invalid + errors + interrupted
  }

  /// Whether nothing is among them that fails a run.
  public var isGood: Bool { failed + errors + interrupted + invalid + unreadable == 0 }

  /// Adds a file's results.
  public mutating func add(_ file: FileResult) {
    if file.problem != nil { unreadable += 1 }
    if !file.cases.isEmpty { files += 1 }
    scenarios += file.scenarioCount
    warnings += file.warnings.count
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
