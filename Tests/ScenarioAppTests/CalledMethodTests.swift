@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import Testing
import UIKit
import UserNotifications

@testable import ScenarioApp

/// Every method that UIKit declares for a delegate is called, or reported with a reason.
@MainActor @Suite struct CalledMethodTests {
  private nonisolated static let protocols = [
    "UIKit.UIApplicationDelegate", "UIKit.UISceneDelegate", "UIKit.UIWindowSceneDelegate",
    "UserNotifications.UNUserNotificationCenterDelegate",
  ]

  @Test(arguments: protocols)
  func aRequirementIsCalledOrHasAReason(_ name: String) {
    let requirements = DelegateRequirements(of: name) { _ in true }
    #expect(!requirements.methods.isEmpty)
    let called = Set(DelegateMethod.allCases.flatMap(\.swiftForms))
    for method in requirements.methods {
      let hasReason = methodsWithoutCalls[method.fullName] != nil
      #expect(called.contains(method.fullName) != hasReason, "\(method.fullName)")
    }
  }

  @Test func aMethodThatIsNotCalledIsReported() throws {
    let app = AppUnderTest("Uncalled", uncalledMethods: .warn) { launch in
      launch.delegate = EveryUncalledMethod()
      launch.sceneDelegate { EveryUncalledSceneMethod() }
    }
    let result = try results(
      of: app,
      "scenario: It is launched\nios: 17.0\nsteps: [{user: tap-icon, state: active}]\n"
    )
    #expect(result.cases.map(\.outcome) == [.passed], "\(result.cases.flatMap(\.failures))")
    let warnings = result.warnings.map(\.message).joined(separator: "\n")
    // Swift on Linux has no types for these.
    let undeclared = [
      "application(_:handleWatchKitExtensionRequest:reply:)",
      "application(_:didChangeStatusBarOrientation:)",
      "application(_:willChangeStatusBarOrientation:duration:)",
      "applicationShouldRequestHealthAuthorization(_:)",
    ]
    for (name, reason) in methodsWithoutCalls where !undeclared.contains(name) {
      let line = warnings.split(separator: "\n").first { $0.contains("\(name)'") }
      #expect(line?.contains(reason) == true, "\(name): \(warnings)")
    }
  }
}

@MainActor private final class EveryUncalledMethod: UIResponder, UIApplicationDelegate {
  private let center = CenterDelegate()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = center
    return true
  }
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier identifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
    true
  }
  override var keyCommands: [UIKeyCommand]? { [] }
  override func buildMenu(with builder: any UIMenuBuilder) { builder.remove(menu: .format) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func remoteControlReceived(with event: UIEvent?) {}
  override func restoreUserActivityState(_ activity: NSUserActivity) {}
  override func updateUserActivityState(_ activity: NSUserActivity) {}
}

@MainActor private final class EveryUncalledSceneMethod: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}

@MainActor private final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}
