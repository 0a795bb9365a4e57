import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  static let activityType = "com.example.edit"
  var window: UIWindow?
  private(set) var events: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("launched")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }

  func applicationWillResignActive(_ application: UIApplication) { save() }

  func applicationDidEnterBackground(_ application: UIApplication) { save() }

  func applicationWillEnterForeground(_ application: UIApplication) { events.append("returning") }

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    events.append(userActivity.activityType)
    return true
  }

  private func save() { UserDefaults.standard.set(events, forKey: "events") }

  // MARK: - Before iOS 13

  func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    coder.encode(1, forKey: "version")
    return true
  }

  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    return coder.decodeInteger(forKey: "version") == 1
  }

  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    return true
  }

  // MARK: - Scenes

  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
  }

  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    events.append("discarded \(sceneSessions.count)")
  }
}
