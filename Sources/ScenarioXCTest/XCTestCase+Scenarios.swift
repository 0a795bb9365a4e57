internal import Foundation
internal import ScenarioReports
internal import ScenarioRunner
@_exported public import ScenarioTesting
internal import Testing
public import XCTest

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
  /// - Parameter suite: The cases.
  /// - Throws: `XCTSkip` if all cases are skipped, with the reason of the first one.
  public func runScenarios(_ suite: ScenarioSuite) throws {
    var reasons: [String] = []
    for scenario in suite.cases {
      let file = Self.onMainThread { scenario.result() }
      let result = file.cases[0]
      if result.outcome == .skipped { reasons.append(result.reason) }
      if !result.outcome.isSuccess { record(file, result.location(in: scenario.path)) }
    }
    if reasons.count == suite.cases.count, let reason = reasons.first { throw XCTSkip(reason) }
  }

  /// Runs code on the main thread, to which the code of an app belongs.
  private static func onMainThread<Result: Sendable>(
    _ code: @MainActor @Sendable () -> Result
  ) -> Result {
    if Thread.isMainThread { return MainActor.assumeIsolated(code) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(code) }
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
