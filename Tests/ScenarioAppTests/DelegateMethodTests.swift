@_spi(Package) import LifecycleCore
import ScenarioApp
import ScenarioRunner
import Testing
import UIKit

/// Methods of delegates that nothing calls are reported, wherever and however the delegate is declared.
@MainActor @Suite struct DelegateMethodTests {
  private func run(_ app: AppUnderTest) throws -> FileResult {
    try results(
      of: app,
      "scenario: It is launched\nios: 17.0\nsteps: [{user: tap-icon, state: active}]\n"
    )
  }

  private func failures(of app: AppUnderTest) throws -> [String] {
    try run(app).cases.flatMap(\.failures).map(\.message)
  }

  private func app(
    _ uncalledMethods: UncalledMethods = .warn,
    of makeDelegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate,
    scene: @escaping @MainActor @Sendable () -> any UISceneDelegate = { EmptySceneDelegate() }
  ) -> AppUnderTest {
    AppUnderTest("Methods", uncalledMethods: uncalledMethods) { launch in
      launch.delegate = makeDelegate()
      launch.sceneDelegate { scene() }
    }
  }

  @Test(arguments: [
    (
      "application(application:didFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      "application(_:openURL:sourceApplication:annotation:)",
      "application(_:open:sourceApplication:annotation:)"
    ),
    ("application(_:didFinishLaunching:)", "application(_:didFinishLaunchingWithOptions:)"),
    (
      "application(_:didReceiveRemoteNotification:completionHandler:)",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    ),
    (
      "application(_:continueUserActivity:restorationHandler:)",
      "application(_:continue:restorationHandler:)"
    ),
    ("application(_:performFetch:)", "application(_:performFetchWithCompletionHandler:)"),
    (
      "application(_:didRegisterForRemoteNotificationsWithToken:)",
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)"
    ),
    ("application(_:didFailToRegister:)", "application(_:"),
    ("application(_:continue:)", "application(_:"),
    ("application(_:open:)", "application(_:"),
    ("applicationEnteredBackground(_:)", "applicationDidEnterBackground(_:)"),
  ])
  func otherLabelsAreReportedWithTheNearestMethod(_ name: String, _ nearest: String) throws {
    let failures = try failures(of: app(of: { OtherLabels() }))
    let message = failures.first { $0.contains("'OtherLabels.\(name)' is never called") }
    #expect(message?.contains("'\(nearest)") == true, "\(failures)")
  }

  @Test func otherLabelsOfASceneDelegateAreReported() throws {
    let failures = try failures(of: app(of: { EmptyDelegate() }, scene: { OtherSceneLabels() }))
    #expect(
      failures.contains {
        $0.contains("'OtherSceneLabels.scene(_:willConnectToSession:options:)'")
      },
      "\(failures)"
    )
  }

  @Test func methodsOfTheClassItselfAreReported() throws {
    let failures = try failures(of: app(of: { TypeMethods() }))
    #expect(failures.contains { $0.contains("it is a type method") })
  }

  @Test func aDelegateOfTheNotificationCenterIsChecked() throws {
    let failures = try failures(of: app(of: { WithCenterDelegate() }))
    #expect(
      failures.contains { $0.contains("'CenterDelegate.userNotificationCenter(_:didReceive:)'") },
      "\(failures)"
    )
  }

  @Test func privateLocalAndGenericClassesAreChecked() throws {
    final class Local: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinish: Bool) {}
    }
    for (name, app) in [
      ("Hidden", app(of: { Hidden() })), ("Local", app(of: { Local() })),
      ("Generic<Int>", app(of: { Generic<Int>() })),
    ] {
      let failures = try failures(of: app)
      #expect(
        failures.contains { $0.contains("'\(name).application(_:didFinish:)' is never called") },
        "\(name): \(failures)"
      )
    }
  }

  @Test func methodsOfAnotherDelegateAreReportedAsTheAppWantsIt() throws {
    let sentence = """
      'WithSceneMethods.sceneDidBecomeActive(_:)' is never called: it is a method of UISceneDelegate, \
      to which 'WithSceneMethods' does not conform
      """
    let warned = try run(app(of: { WithSceneMethods() }))
    #expect(warned.cases.map(\.outcome) == [.passed])
    #expect(warned.warnings.map(\.message) == ["the app: \(sentence)"])
    #expect(
      try failures(of: app(.fail, of: { WithSceneMethods() })).contains { $0.contains(sentence) }
    )
    let scene = try run(app(of: { EmptyDelegate() }, scene: { WithAppMethods() }))
    #expect(
      scene.warnings.map(\.message).contains {
        $0.contains("'WithAppMethods.applicationDidBecomeActive(_:)' is never called")
      }
    )
  }

  @Test func methodsThatAreNotSimulatedAndOwnMethodsHaveAWarning() throws {
    let result = try run(app(.fail, of: { WithOrientations() }))
    #expect(
      result.cases.map(\.outcome) == [.passed],
      "\(result.cases.flatMap(\.failures).map(\.message))"
    )
    let warnings = result.warnings.map(\.message).joined(separator: "\n")
    #expect(
      warnings.contains(
        """
        'application(_:supportedInterfaceOrientationsFor:)' is implemented, but never called here: \
        windows are not drawn
        """
      ),
      "\(warnings)"
    )
    #expect(
      warnings.contains("'WithOrientations.sceneTitle()' is a method of no delegate protocol")
    )
    #expect(!warnings.contains("applicationHelper"))
    #expect(try run(app(.ignore, of: { WithOrientations() })).warnings.isEmpty)
  }
}

@MainActor private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

@MainActor private final class OtherLabels: UIResponder, UIApplicationDelegate {
  typealias Options = [UIApplication.LaunchOptionsKey: Any]

  func application(application: UIApplication, didFinishLaunchingWithOptions: Options?) -> Bool {
    true
  }
  func application(
    _ application: UIApplication,
    openURL: URL,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool { true }
  func application(_ application: UIApplication, didFinishLaunching: Options?) -> Bool { true }
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification: [AnyHashable: Any],
    completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  func application(_ application: UIApplication, continue: NSUserActivity) -> Bool { true }
  func application(
    _ application: UIApplication,
    continueUserActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool { true }
  func application(_ application: UIApplication, open: URL) -> Bool { true }
  func application(_ application: UIApplication, performFetch: () -> Void) {}
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithToken: Data
  ) {}
  func application(_ application: UIApplication, didFailToRegister: any Error) {}
  func applicationEnteredBackground(_ application: UIApplication) {}
}

@MainActor private final class OtherSceneLabels: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene,
    willConnectToSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {}
}

@MainActor private final class TypeMethods: UIResponder, UIApplicationDelegate {
  class func applicationDidBecomeActive(_ application: UIApplication) {}
}

@MainActor private final class CenterDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive notification: UNNotification
  ) {}
}

@MainActor private final class WithCenterDelegate: UIResponder, UIApplicationDelegate {
  private let centerDelegate = CenterDelegate()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = centerDelegate
    return true
  }
}

@MainActor private final class Hidden: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinish: Bool) {}
}

@MainActor private class Generic<Value>: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinish: Value) {}
}

@MainActor private final class WithSceneMethods: UIResponder, UIApplicationDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {}
}

@MainActor private final class WithAppMethods: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func applicationDidBecomeActive(_ application: UIApplication) {}
}

@MainActor final class WithOrientations: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  func sceneTitle() -> String { "" }
  func update() { applicationHelper(UIApplication.shared) }
  private func applicationHelper(_ application: UIApplication) {}
}
