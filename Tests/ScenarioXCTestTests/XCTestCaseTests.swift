import ScenarioXCTest
import Testing
import XCTest

/// A suite of scenarios in XCTest.
@Suite struct XCTestCaseTests {
  @Test func aSuiteThatPassesHasNoFailure() throws {
    #expect(try failures(of: "Scenarios/background").isEmpty)
  }

  @Test func aFailureIsAtTheLineOfTheFile() throws {
    let failures = try failures(of: "Tests/Fixtures/failing/state.yaml")
    #expect(!failures.isEmpty)
    for failure in failures {
      #expect(failure.file.hasSuffix("failing/state.yaml"))
      #expect(failure.line > 1)
      #expect(failure.text.contains("failed:"))
    }
    #expect(Set(failures.map(\.line)).count == failures.count)
  }

  @Test func aKnownIssueIsNotAFailure() throws {
    let failures = try failures(of: "Tests/Fixtures/failing/known-issues.yaml")
    #expect(failures.map(\.line) == [10, 10, 20, 26, 33, 33])
  }

  /// Returns the failures that XCTest is given.
  private func failures(of path: String) throws -> [RecordingCase.Failure] {
    let test = RecordingCase(name: "scenarios") { _ in }
    try test.runScenarios(ScenarioSuite(path))
    return test.failures
  }
}

/// Keeps failures instead of reporting them.
private final class RecordingCase: XCTestCase {
  struct Failure {
    let text: String
    let file: String
    let line: Int
  }

  private(set) var failures: [Failure] = []

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append(Failure(text: description, file: filePath, line: lineNumber))
  }
}
