import Foundation
import ScenarioApp
@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import Testing
import UIKit

/// What an app does that nothing fails at has a warning.
@MainActor @Suite struct WarningTests {
  private func warnings(
    _ scenario: String,
    _ uncalledMethods: UncalledMethods = .warn,
    of delegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate,
    hasStoryboard: Bool = false
  ) throws -> String {
    let app = AppUnderTest("Warned", uncalledMethods: uncalledMethods) { launch in
      launch.delegate = delegate()
      launch.sceneDelegate { EmptySceneDelegate() }
      if hasStoryboard { launch.storyboard { UIViewController() } }
    }
    let result = try results(of: app, "scenario: It runs\n\(scenario)\n")
    let failures = result.cases.flatMap(\.failures).map(\.message)
    #expect(uncalledMethods == .fail || failures == [] && result.cases.count > 0)
    #expect(result.cases.allSatisfy { $0.diagnostics.allSatisfy { $0.severity == .warning } })
    return (result.warnings.map(\.message) + failures).joined(separator: "\n")
  }

  // MARK: - Older forms

  private nonisolated static let url = """
    app: {life-cycle: app-delegate}
    steps: [{user: tap-icon, state: active}]
    """

  /// The version, whether the app has the newest form, and the older ones that are reported.
  private nonisolated static let forms: [(version: String, hasNewer: Bool, names: [String])] = [
    ("8.0", true, []), ("4.0", true, []),
    ("9.0", true, ["open:sourceApplication:annotation:", "handleOpen:"]),
    ("17.0", true, ["open:sourceApplication:annotation:", "handleOpen:"]), ("17.0", false, []),
  ]

  @Test(arguments: forms.indices)
  func anOlderFormBesideTheNewerOneIsReported(_ index: Int) throws {
    let (version, hasNewer, names) = Self.forms[index]
    let warnings = try warnings(
      "ios: \(version)\n\(Self.url)",
      of: { makeDelegate(hasNewer) }
    )
    for name in names {
      #expect(
        warnings.contains(
          """
          'application(_:\(name))' is implemented, but never called: from iOS 9.0 on, \
          'application(_:open:options:)' is called in its place
          """
        ),
        "\(warnings)"
      )
    }
    // Between iOS 4.2 and 9, the middle one takes the place of the oldest.
    let count = warnings.components(separatedBy: "is called in its place").count - 1
    #expect(count == (version == "8.0" ? 1 : names.count), "\(warnings)")
  }

  @Test func anOlderFormIsReportedAsTheAppWantsIt() throws {
    let scenario = "ios: 17.0\n\(Self.url)"
    let failures = try warnings(scenario, .fail, of: { AllURLForms() })
    #expect(failures.contains("is called in its place"))
    #expect(try warnings(scenario, .ignore, of: { AllURLForms() }) == "")
  }

  // MARK: - Completion handlers

  private nonisolated static let quickAction = """
    ios: 17.0
    app: {life-cycle: app-delegate}
    steps:
    - user: tap-icon
    - user: press-home
    - user: {choose-quick-action: new}
      state: active
    - wait: 5s
      state: active
    """

  @Test func aQuickActionThatIsNotAnsweredHasAWarning() throws {
    let warning = """
      the completion handler of 'application(_:performActionFor:completionHandler:)' was not called \
      until the end of the case
      """
    let warnings = try warnings(Self.quickAction, of: { QuickActions(answers: nil) })
    #expect(warnings.contains(warning), "\(warnings)")
    for delay in [0, 2] {
      #expect(try self.warnings(Self.quickAction, of: { QuickActions(answers: delay) }) == "")
    }
    #expect(try self.warnings(Self.quickAction, of: { AsyncQuickActions() }) == "")
  }

  // MARK: - Storyboards

  @Test(arguments: ["app-delegate", "scenes"])
  func aMainStoryboardNeedsAClosure(_ lifeCycle: String) throws {
    let scenario = """
      ios: 17.0
      app: {life-cycle: \(lifeCycle), info: {UIMainStoryboardFile: Main}}
      steps: [{user: tap-icon, state: active}]
      """
    let warnings = try warnings(scenario, of: { WithWindow() })
    #expect(warnings.contains("the main storyboard 'Main' (UIMainStoryboardFile) is not read"))
    #expect(try self.warnings(scenario, of: { WithWindow() }, hasStoryboard: true) == "")
  }
}

@MainActor private func makeDelegate(_ hasNewer: Bool) -> any UIApplicationDelegate {
  if hasNewer { return AllURLForms() }
  return OldestURLForm()
}

@MainActor private final class OldestURLForm: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool { true }
}

@MainActor private final class AllURLForms: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool { true }
  func application(
    _ application: UIApplication,
    open url: URL,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool { true }
  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { true }
}

@MainActor private final class QuickActions: UIResponder, UIApplicationDelegate {
  private let delay: Int?

  /// The seconds after which it answers; nil for never.
  init(answers delay: Int?) { self.delay = delay }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let delay else { return }
    nonisolated(unsafe) let completionHandler = completionHandler
    if delay == 0 { return completionHandler(true) }
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(delay)) { completionHandler(true) }
  }
}

@MainActor private final class AsyncQuickActions: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    try? await Task.sleep(for: .seconds(1))
    return true
  }
}

@MainActor private final class WithWindow: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
