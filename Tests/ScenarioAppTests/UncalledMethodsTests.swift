import ScenarioApp
import ScenarioRunner
import Testing
import UIKit

/// A delegate that was written before scenes, in an app that has them.
@MainActor class LeftBehind: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) {}

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { true }

  /// Called with scenes, too.
  func applicationWillTerminate(_ application: UIApplication) {}

  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
}

/// Methods that the life cycle leaves uncalled are reported as the app wants it.
@Suite struct UncalledMethodsTests {
  private func app(_ uncalledMethods: UncalledMethods) -> AppUnderTest {
    AppUnderTest("Left behind", uncalledMethods: uncalledMethods) { launch in
      launch.delegate = LeftBehind()
      launch.sceneDelegate { EmptySceneDelegate() }
    }
  }

  private func run(
    _ uncalledMethods: UncalledMethods,
    _ keys: String = "ios: 17.0"
  ) async throws -> FileResult {
    try await results(
      of: app(uncalledMethods),
      "scenario: It is launched\n\(keys)\nsteps: [{user: tap-icon, state: active}]\n"
    )
  }

  private let inScenes = """
    'application(_:performActionFor:)', 'applicationDidEnterBackground(_:)' are implemented, but \
    never called: the app has scenes
    """

  @Test func aFileThatPassesHasOneWarning() async throws {
    let file = try await run(.warn, "ios: [15.0, 17.0]")
    #expect(file.cases.map(\.outcome) == [.passed, .passed])
    #expect(file.warnings.map(\.message) == ["the app: \(inScenes)"])
    var counts = Counts()
    counts.add(file)
    #expect(counts.warnings == 1)
    #expect(counts.appWarnings == 1)
  }

  @Test func anAppWithOneLifeCycleFails() async throws {
    let file = try await run(.fail)
    #expect(file.cases[0].outcome == .failed)
    #expect(file.cases[0].failures.map(\.message).contains { $0.contains(inScenes) })
  }

  @Test func methodsForScenesAreUncalledWithoutThem() async throws {
    let file = try await run(.warn, "ios: 17.0\napp: {life-cycle: app-delegate}")
    let name = "'application(_:configurationForConnecting:options:)'"
    #expect(
      file.warnings.map(\.message) == [
        "the app: \(name) is implemented, but never called: the app has no scenes"
      ]
    )
  }

  @Test func nothingIsSaidBeforeIOS13OrIfTheAppAllowsIt() async throws {
    #expect(try await run(.warn, "ios: 12.0").warnings.isEmpty)
    #expect(try await run(.ignore).warnings.isEmpty)
  }
}
