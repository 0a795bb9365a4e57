import AppSamples
import Foundation
import ScenarioApp
import ScenarioTesting
import Testing

private let isEnabled = ProcessInfo.processInfo.environment["FAULTY_APP"] != nil
private let path = "Tests/ScenarioAppTests/Scenarios/faults.yaml"
private let tag = ProcessInfo.processInfo.environment["FAULTY_APP_TAG"]

/// Tests whose app crashes, hangs and exits; `IsolationTests` runs them in a process of their own.
@Suite(.enabled(if: isEnabled)) struct FaultyAppTests {
  @Test(arguments: try ScenarioSuite(path, of: AppSamples.notes, tag: tag).cases)
  func isolated(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test(arguments: try ScenarioSuite(path, of: AppSamples.notes, tag: tag, isolation: .none).cases)
  func withoutIsolation(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test func createdByTheTest() async throws {
    let suite = try ScenarioSuite(path, of: AppSamples.notes, tag: tag)
    for scenario in suite.cases { try await scenario.run() }
  }

  /// One place that creates two suites with the same arguments.
  private static func cases(_ type: String) throws -> [ScenarioCase] {
    try ScenarioSuite("Tests/ScenarioAppTests/Scenarios/launch.yaml", of: failing(type)).cases
  }

  private static func failing(_ how: String) -> AppUnderTest {
    AppUnderTest("Failing") { launch in
      print("launched to \(how)")
      let app = NotesDelegate(disk: Disk())
      launch.delegate = app
    }
  }

  @Test(arguments: try cases("crash") + cases("exit"))
  func twoAppsOfOnePlace(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }
}
