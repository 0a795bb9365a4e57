import NotesUnderTest
import ScenarioApp
import ScenarioTesting
import Testing

@Suite struct LifeCycleTests {
  @Test(arguments: try ScenarioSuite("Scenarios", of: notes()).cases)
  func scenarioPasses(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }
}
