import ScenarioApp
import ScenarioRunner
import Testing
import UIKit

/// The system answers what the scenario describes.
@MainActor @Suite struct SystemAnswerTests {
  private func run(_ app: AppUnderTest, _ text: String) throws -> FileResult {
    let result = try results(of: app, "scenario: The system answers\n" + text)
    try #require(result.cases.count > 0, "\(result)")
    return result
  }

  private func messages(_ result: FileResult) -> [String] {
    result.cases.flatMap(\.failures).map(\.message)
  }

  /// An app that asks for permission, and knows what the system says.
  private let asking = AppUnderTest(
    "Asking",
    actions: ["ask", "clear", "look", "remind"],
    probes: ["status", "granted", "refresh", "delivered", "pending"]
  ) { launch in
    let app = AskingDelegate()
    launch.delegate = app
    launch.action("ask") { app.ask() }
    launch.action("look") { app.look() }
    launch.action("remind") { app.remind($0) }
    launch.action("clear") {
      UNUserNotificationCenter.current().removeAllDeliveredNotifications()
    }
    launch.probe("status") { app.status }
    launch.probe("granted") { app.isGranted }
    launch.probe("refresh") { UIApplication.shared.backgroundRefreshStatus == .available }
    launch.probe("delivered") { app.delivered }
    launch.probe("pending") { app.pending }
  }

  @Test(arguments: [(true, "authorized"), (false, "denied")])
  func theScenarioDecidesAboutPermission(_ isAllowed: Bool, _ status: String) throws {
    let result = try run(
      asking,
      """
      ios: 12.0
      app: {life-cycle: app-delegate}
      device: {notifications: \(isAllowed)}
      steps:
      - user: tap-icon
      - app: look
        expect: {app: {status: notDetermined, granted: null}}
      - app: ask
      - wait: 1s
      - app: look
        expect: {app: {status: \(status), granted: \(isAllowed)}}
      - user: press-home
      - wait: 60s
      - system: low-memory
        state: not-running
      - user: tap-icon
      - app: look
        expect: {app: {status: \(status)}}
      """
    )
    #expect(result.cases.map(\.outcome) == [.passed], "\(messages(result))")
  }

  @Test(arguments: [true, false])
  func theStatusOfBackgroundRefreshIsThatOfTheDevice(_ isAllowed: Bool) throws {
    let result = try run(
      asking,
      """
      ios: 12.0
      app: {life-cycle: app-delegate}
      device: {background-refresh: \(isAllowed)}
      steps:
      - user: tap-icon
        expect: {app: {refresh: \(isAllowed)}}
      """
    )
    #expect(messages(result).isEmpty, "\(messages(result))")
  }

  @Test func deliveredNotificationsAreThoseThatTheDeviceShows() throws {
    let result = try run(
      asking,
      """
      ios: 12.0
      app: {life-cycle: app-delegate}
      steps:
      - user: tap-icon
      - app: {remind: draft}
      - app: look
        expect: {app: {delivered: [], pending: [draft]}}
      - user: press-home
      - wait: 60s
      - system: {local-notification: draft}
      - system: {local-notification: other}
      - user: tap-icon
      - app: look
        expect: {app: {delivered: [draft, other], pending: []}}
      - app: clear
      - app: look
        expect: {app: {delivered: []}}
      """
    )
    #expect(result.cases.map(\.outcome) == [.passed], "\(messages(result))")
  }

  @Test func aStoryboardServesBothLifeCycles() throws {
    let app = AppUnderTest("Storyboard", probes: ["root"]) { launch in
      let app = WindowDelegate()
      launch.delegate = app
      launch.sceneDelegate { EmptySceneDelegate() }
      launch.storyboard { UIViewController() }
      launch.probe("root") { app.window?.rootViewController != nil }
    }
    for (lifeCycle, hasRoot) in [("app-delegate", true), ("scenes", false)] {
      let result = try run(
        app,
        """
        ios: 17.0
        app: {life-cycle: \(lifeCycle)}
        steps: [{user: tap-icon, expect: {app: {root: \(hasRoot)}}}]
        """
      )
      #expect(messages(result).isEmpty, "\(messages(result))")
    }
  }

  @Test func aRegistrationWithoutAResultHasAWarning() throws {
    let app = AppUnderTest("Pushes") { launch in
      launch.delegate = RegisteringDelegate()
      launch.sceneDelegate { EmptySceneDelegate() }
    }
    let start = "ios: 17.0\nsteps:\n- user: tap-icon\n  state: active\n"
    let without = try run(app, start)
    #expect(without.cases.map(\.outcome) == [.passed])
    #expect(
      without.warnings.map(\.message) == [
        """
        the app: it called registerForRemoteNotifications, and the scenario delivers no result: add \
        'system: finish-remote-registration'
        """
      ]
    )
    let with = try run(app, start + "- system: finish-remote-registration\n")
    #expect(with.cases.map(\.outcome) == [.passed], "\(messages(with))")
    #expect(with.warnings.map(\.message) == [])
  }
}

@MainActor private final class AskingDelegate: UIResponder, UIApplicationDelegate {
  private(set) var isGranted: Bool?
  private(set) var status = ""
  private(set) var delivered: [String] = []
  private(set) var pending: [String] = []
  private let center = UNUserNotificationCenter.current()

  func ask() {
    center.requestAuthorization(options: [.alert]) { isGranted, _ in
      MainActor.assumeIsolated { self.isGranted = isGranted }
    }
  }

  func remind(_ name: String) {
    let content = UNMutableNotificationContent()
    center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
  }

  /// Asks the center for everything; it answers after this code.
  func look() {
    center.getNotificationSettings { settings in
      MainActor.assumeIsolated { self.status = "\(settings.authorizationStatus)" }
    }
    center.getDeliveredNotifications { notifications in
      let names = notifications.map(\.request.identifier)
      MainActor.assumeIsolated { self.delivered = names }
    }
    center.getPendingNotificationRequests { requests in
      let names = requests.map(\.identifier)
      MainActor.assumeIsolated { self.pending = names }
    }
  }
}

@MainActor private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

@MainActor private final class RegisteringDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
}
