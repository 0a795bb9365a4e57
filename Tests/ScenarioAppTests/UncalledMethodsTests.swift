import Foundation
import ScenarioApp
import ScenarioReports
import ScenarioRunner
import ScenarioTesting
import Testing
import UIKit

/// A delegate that was written before scenes, in an app that has them.
@MainActor class DelegateWithoutScenes: UIResponder, UIApplicationDelegate {
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
      launch.delegate = DelegateWithoutScenes()
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

  @Test func nothingIsReportedBeforeIOS13OrIfTheAppAllowsIt() async throws {
    #expect(try await run(.warn, "ios: 12.0").warnings.isEmpty)
    #expect(try await run(.ignore).warnings.isEmpty)
  }

  // MARK: - Cases that fail

  /// An app that saves its draft only in a method that is never called, and does other things wrong.
  private var forgetful: AppUnderTest {
    AppUnderTest("Forgetful", actions: ["type", "fail"], probes: ["draft"]) { launch in
      let delegate = DelegateWithoutScenes()
      var draft = ""
      launch.delegate = delegate
      launch.sceneDelegate { EmptySceneDelegate() }
      launch.action("type") { draft += $0 as String }
      launch.action("fail") { (_: String) in throw Mistake() }
      launch.probe("draft") { draft }
    }
  }

  private struct Mistake: Error {}

  /// Scenarios that fail in different ways.
  private static let failing = [
    "A step fails": "steps: [{user: tap-icon, state: inactive}]",
    "The app loses its draft": """
    steps:
      - user: tap-icon
      - app: {type: hello}
      - user: press-home
      - wait: 1min
      - system: low-memory
      - user: tap-icon
        expect: {app: {draft: hello}}
    """,
    "A value does not survive": """
    survives: [draft]
    steps:
      - user: tap-icon
      - app: {type: hello}
      - user: press-home
      - wait: 1min
      - system: low-memory
      - user: tap-icon
        state: active
    """,
    "An action fails": "steps: [{user: tap-icon}, {app: {fail: x}, state: active}]",
    "Something happens":
      "never: [UISceneDidActivateNotification]\nsteps: [{user: tap-icon, state: active}]",
    "A known issue":
      "known-issue: it is late\nsteps: [{user: tap-icon, state: inactive}]",
  ]

  @Test(arguments: failing.keys.sorted())
  func aFailingCaseNamesTheMethodsThatAreNeverCalled(_ name: String) async throws {
    let steps = try #require(Self.failing[name])
    let file = try await results(of: forgetful, "scenario: \(name)\nios: 17.0\n\(steps)\n")
    let result = file.cases[0]
    #expect(result.outcome == (name == "A known issue" ? .knownIssue : .failed))
    #expect(result.diagnostics.map(\.message).contains("the app: \(inScenes)"))
    if result.outcome == .failed {
      #expect(file.warnings.isEmpty)
      #expect(ScenarioCase.text(of: file, .quiet).contains(inScenes))
    }
    for format in ReportFormat.all where result.outcome == .failed {
      // They show the headlines alone, or at the end of the run.
      if format.name.hasPrefix("github-") { continue }
      var writer = format.makeWriter(RunStart(timestamp: ""))
      var bytes: [UInt8] = []
      writer.begin(into: &bytes)
      writer.add(file, into: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("but never called: the app has scenes"), "\(format.name): \(text)")
    }
  }

  @Test func aCaseThatAnotherOneOfTheFileExplainsIsNotWarnedAboutTwice() async throws {
    let file = try await run(.warn, "ios: [15.0, 17.0]")
    #expect(file.warnings.count == 1)
    let mixed = try await results(
      of: app(.warn),
      """
      suite: Mixed
      ios: 17.0
      scenarios:
        - scenario: It passes
          steps: [{user: tap-icon, state: active}]
        - scenario: It fails
          steps: [{user: tap-icon, state: inactive}]

      """
    )
    #expect(mixed.warnings.isEmpty)
    let text = ScenarioCase.text(of: mixed, .normal)
    #expect(text.components(separatedBy: inScenes).count == 2, "\(text)")
  }
}
