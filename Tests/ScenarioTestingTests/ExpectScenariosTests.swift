import ScenarioDelegates
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

  @Test func aFailedExpectationIsAnIssueAtItsLine() async throws {
    let path = "Tests/Fixtures/failing/state.yaml"
    try await withKnownIssue {
      try await expectScenarios(at: path)
    } matching: { issue in
      issue.sourceLocation?.filePath == path
        && [13, 20, 25].contains(issue.sourceLocation?.line)
        && issue.comments.contains { $0.rawValue.contains("failed:") }
    }
  }

  @Test func delegatesInSwiftAreTheAppWhereTheyAreHandedIn() async throws {
    let path = root + "/Tests/Fixtures/delegates/draft.yaml"
    try await expectScenarios(at: path) { _ in DelegateApp { SavingDelegate(endsTask: true) } }
    try await withKnownIssue {
      try await expectScenarios(at: path) { _ in DelegateApp { SavingDelegate(endsTask: false) } }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("state is background, expected suspended") }
    }
  }

  @Test func aPathThatDoesNotExistIsAnError() async {
    await #expect(throws: ScenarioError.self) {
      try await expectScenarios(at: root + "/Scenaros")
    }
  }
}

/// Saves in a background task, which a careless one never ends.
private final class SavingDelegate: ApplicationDelegate {
  private let endsTask: Bool

  init(endsTask: Bool) { self.endsTask = endsTask }

  func applicationDidEnterBackground(_ application: Application) {
    let task = application.beginBackgroundTask()
    application.work(for: .seconds(2))
    if endsTask { application.endBackgroundTask(task) }
  }
}
