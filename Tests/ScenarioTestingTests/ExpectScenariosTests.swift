import ScenarioSystem
import ScenarioTesting
import Testing

@Suite struct ExpectScenariosTests {
  /// The package's own folder, wherever the tests are run from.
  private let root = String(
    #filePath.dropLast("/Tests/ScenarioTestingTests/ExpectScenariosTests.swift".count)
  )

  @Test func everyScenarioOfTheRepositoryPasses() async throws {
    try await expectScenarios(at: root + "/Scenarios")
  }

  @Test func aFailedExpectationIsAnIssueAtItsScenario() async throws {
    try await withKnownIssue {
      try await expectScenarios(at: root + "/Tests/Fixtures/failing/state.yaml")
    } matching: { issue in
      issue.sourceLocation?.filePath.hasSuffix("failing/state.yaml") == true
        && issue.comments.contains { $0.rawValue.contains("failed:") }
    }
  }

  @Test func aPathThatDoesNotExistIsAnError() async {
    await #expect(throws: ScenarioError.self) {
      try await expectScenarios(at: root + "/Scenaros")
    }
  }
}
