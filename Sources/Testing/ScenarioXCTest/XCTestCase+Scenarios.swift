internal import ScenarioReports
internal import ScenarioRunner
@_exported public import ScenarioTesting
internal import Synchronization
internal import Testing
public import XCTest

/// How many suites each test has run.
private let calls = Mutex<[ObjectIdentifier: Int]>([:])

extension XCTestCase {
  /// Runs all cases of a suite, and records a failure at the line of the file for each that does not pass.
  ///
  /// ```swift
  /// final class LifeCycleTests: XCTestCase {
  ///   func testLifeCycle() throws {
  ///     try runScenarios(ScenarioSuite("Scenarios", of: notes))
  ///   }
  /// }
  /// ```
  ///
  /// XCTest has no parameterized tests: the suite is one test. Skipped cases and expected failures are not reported as
  /// failures.
  ///
  /// The cases of an app under test run in a worker process, so that a crash, a hang or an exit is a failure of one case
  /// (see ``ScenarioIsolation``). It is the test program, started once more with this test alone, which it runs up to
  /// this call: do nothing before it that must happen only once.
  ///
  /// - Parameter suite: The cases.
  /// - Throws: `XCTSkip` if all cases are skipped, with the reason of the first one.
  public func runScenarios(_ suite: ScenarioSuite) throws {
    let start = workerStart()
    if let requested = SuiteWorker.requestedName {
      // Calls before the one that the worker is for have been run by another process.
      guard requested == start.name, let worker = suite.worker else { return }
      worker.serve()
    }
    var reasons: [String] = []
    for scenario in suite.cases {
      let file = MainThread.run { scenario.result(by: start) }
      let result = file.cases[0]
      if result.outcome == .skipped { reasons.append(result.reason) }
      if !result.outcome.isSuccess { record(file, result.location(in: scenario.path)) }
    }
    if reasons.count == suite.cases.count, let reason = reasons.first { throw XCTSkip(reason) }
  }

  /// Returns how a worker process is started that reaches this call.
  private func workerStart() -> WorkerStart {
    let call = calls.withLock { [test = ObjectIdentifier(self)] in
      $0[test, default: 0] += 1
      return $0[test, default: 1]
    }
    // 'LifeCycleTests.testLifeCycle', and '-[LifeCycleTests testLifeCycle]' on a Mac.
    let method = name.split { ". ]".contains($0) }.last ?? ""
    return WorkerStart(
      xctest: String(reflecting: type(of: self)),
      method: String(method),
      call: call
    )
  }

  private func record(_ file: FileResult, _ place: SourceLocation) {
    let text = ScenarioCase.text(of: file, .quiet)
    // Not compiled on a Mac yet.
    #if canImport(ObjectiveC)
      let location = XCTSourceCodeLocation(filePath: place.filePath, lineNumber: place.line)
      let context = XCTSourceCodeContext(location: location)
      var issue = XCTIssue(
        type: .assertionFailure,
        compactDescription: text,
        sourceCodeContext: context
      )
      issue.add(XCTAttachment(string: ScenarioCase.text(of: file, .verbose)))
      record(issue)
    #else
      recordFailure(
        withDescription: text,
        inFile: place.filePath,
        atLine: place.line,
        expected: true
      )
    #endif
  }
}
