import ScenarioApp
import ScenarioTesting
import Testing

/// Delegates with UIKit's types run in scenarios, in virtual time.
@Suite struct AppUnderTestTests {
  @Test(arguments: try ScenarioSuite("Tests/ScenarioAppTests/Scenarios/notes.yaml", of: notes).cases)
  func everyCasePasses(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }
}
