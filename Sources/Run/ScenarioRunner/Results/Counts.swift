@_spi(Package) internal import ScenarioLanguage

/// The number of cases with each outcome.
package struct Counts: Hashable, Sendable {
  /// Cases that passed.
  package var passed = 0
  /// Cases that failed, unexpected passes among them.
  package var failed = 0
  /// Cases that were not executed.
  package var skipped = 0
  /// Cases that failed as expected.
  package var knownIssues = 0
  /// Scenarios and files that could not be executed.
  package var invalid = 0
  /// Warnings about valid cases of a check.
  package var warnings = 0
  /// Words in the files of a check that have a standard spelling.
  package var notes = 0
  /// The warnings among them that are about the app under test: they do not change the exit status.
  package var appWarnings = 0
  /// Cases whose process crashed, hung or exited.
  package var errors = 0
  /// Cases that were interrupted or not started when the run ended.
  package var interrupted = 0
  /// Passed cases that had failed before.
  package var flaky = 0
  /// Cases whose two executions differed.
  package var different = 0
  /// Files and folders that could not be read.
  package var unreadable = 0
  /// Scenarios with a case.
  package var scenarios = 0
  /// Files with a case.
  package var files = 0

  /// Creates counts of zero.
  package init() {}

  /// The total number of test cases.
  package var cases: Int {
    passed + failed + skipped + knownIssues + invalid + errors + interrupted
  }

  /// Whether nothing failed, is invalid or unreadable, or was interrupted.
  package var isSuccess: Bool { failed + errors + interrupted + invalid + unreadable == 0 }

  /// Adds the results of a file.
  package mutating func add(_ file: FileResult) {
    if file.problem != nil { unreadable += 1 }
    if !file.cases.isEmpty { files += 1 }
    scenarios += file.scenarioCount
    let remarks = file.warnings
    let found = remarks.filter { $0.severity != .note }
    notes += remarks.count - found.count
    warnings += found.count
    appWarnings += found.count(where: \.isAboutApp)
    for index in file.cases.indices { add(file.cases[index]) }
  }

  /// Adds the result of a case.
  package mutating func add(_ result: CaseResult) {
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
