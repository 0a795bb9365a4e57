import ScenarioSystem
import ScenarioTesting
import Testing

/// Each scenario case is a test case of its own.
@Suite struct ScenarioSuiteTests {
  @Test(arguments: try ScenarioSuite("Scenarios", tag: "interruption").cases)
  func everyCasePasses(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test(arguments: try ScenarioSuite("Tests/Fixtures/failing/state.yaml").cases)
  func aFailureIsAnIssueAtItsLine(_ scenario: ScenarioCase) async throws {
    try await withKnownIssue {
      try await scenario.run()
    } when: {
      !scenario.name.hasPrefix("As expected")
    } matching: { issue in
      issue.sourceLocation?.filePath.hasSuffix("failing/state.yaml") == true
        && (issue.sourceLocation?.line ?? 0) > 1
        && issue.comments.contains { $0.rawValue.contains("failed:") }
    }
  }

  @Test func casesHaveTheNamesOfTheCommand() throws {
    let cases = try ScenarioSuite("Scenarios/background").cases
    #expect(cases.allSatisfy { $0.testDescription == "\($0.path): \($0.name)" })
    #expect(Set(cases.map(\.testDescription)).count == cases.count)
  }

  @Test func aTagThatSelectsNothingIsAnError() {
    #expect(throws: ScenarioError.self) { try ScenarioSuite("Scenarios", tag: "no-such-tag") }
  }

  @Test(
    arguments: try ScenarioSuite(
      "Tests/ScenarioTestingTests/variables.yaml",
      variables: ["final": "suspended"]
    ).cases
  )
  func variablesHaveTheValuesOfTheSuite(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test func aVariableThatNoScenarioHasIsAnError() {
    #expect(throws: ScenarioError.self) {
      try ScenarioSuite("Tests/ScenarioTestingTests/variables.yaml", variables: ["finl": "active"])
    }
  }

  @Test func aPathThatDoesNotExistIsAnError() {
    #expect(throws: ScenarioError.self) { try ScenarioSuite("Scenaros") }
  }
}
