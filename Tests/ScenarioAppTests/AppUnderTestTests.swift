import AppSamples
import ScenarioApp
import ScenarioTesting
import Synchronization
import Testing

/// Delegates with UIKit's types run in scenarios, in virtual time.
@Suite struct AppUnderTestTests {
  @Test(
    arguments: try ScenarioSuite("Tests/ScenarioAppTests/Scenarios/notes.yaml", of: notes).cases
  )
  func everyCasePasses(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test(
    arguments: try ScenarioSuite(
      "Tests/ScenarioAppTests/Scenarios/asynchronous.yaml",
      of: asynchronous
    ).cases
  )
  func codeThatRunsLaterFollowsVirtualTime(_ scenario: ScenarioCase) async throws {
    for _ in 0..<20 { try await scenario.run() }
  }

  @Test(
    arguments: try ScenarioSuite("Tests/ScenarioAppTests/Scenarios/windows.yaml", of: windows).cases
  )
  func eachSceneHasItsOwnDelegate(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test(
    arguments: try ScenarioSuite("Tests/ScenarioAppTests/Scenarios/tasks.yaml", of: tasks).cases
  )
  func launchHandlersRunInBackgroundTasks(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test(
    arguments: try ScenarioSuite("Tests/ScenarioAppTests/Scenarios/shares.yaml", of: shares).cases
  )
  func invitationsOfCloudKitReachTheDelegates(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test(
    arguments: try ScenarioSuite("Tests/ScenarioAppTests/Scenarios/events.yaml", of: events).cases
  )
  func eventsHaveWhatTheAppHasRequested(_ scenario: ScenarioCase) async throws {
    try await scenario.run()
  }

  @Test func aLateLaunchHandlerEndsTheAppAndIsReported() async throws {
    let issues = try await issues(of: tasks, in: "late-task")
    #expect(issues.contains("'late' was registered after launching finished"), "\(issues)")
    #expect(!issues.contains("terminated"), "\(issues)")
  }

  @Test func methodsThatNearlyMatchAreReported() async throws {
    let issues = try await issues(of: nearMisses)
    for sentence in [
      "'NearMisses.application(_:open:options:)' is never called: 'open' is String, but UIKit passes URL",
      "'NearMisses.applicationDidBecomActive(_:)' is never called: it nearly matches 'applicationDidBecomeActive(_:)'",
      "'NearMisses.applicationWillTerminate()' is never called",
      "'NearMissInSubclass.applicationDidEnterBackground(_:)' is never called: 'NearMisses' conforms to",
    ] {
      #expect(issues.contains(sentence), "\(issues)")
    }
    #expect(!issues.contains("update"))
    #expect(!issues.contains("performActionFor"))
  }

  @Test func whatVirtualTimeDoesNotHaveIsReported() async throws {
    let issues = try await issues(of: realTime)
    for sentence in [
      "a Foundation Timer never fires here", "a thread was started",
      "waits for a semaphore or a group that nothing can signal",
      "declares the probe 'missing'", "defines the probe 'undeclared'",
    ] {
      #expect(issues.contains(sentence), "\(issues)")
    }
  }

  /// Returns the text of the issues of a launch of an app.
  private func issues(
    of app: AppUnderTest,
    in file: String = "launch"
  ) async throws -> String {
    let suite = try ScenarioSuite("Tests/ScenarioAppTests/Scenarios/\(file).yaml", of: app)
    let texts = Texts()
    try await withKnownIssue {
      for scenario in suite.cases { try await scenario.run() }
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    return texts.all
  }
}

/// Collects texts on any thread.
final class Texts: Sendable {
  private let texts = Mutex("")

  var all: String { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0 += text + "\n" } }
}
