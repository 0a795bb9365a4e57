import BackgroundTasks
import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    Tasks.register()
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    for session in sceneSessions { Drafts.remove(of: session.persistentIdentifier) }
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Thumbnails.removeAll()
  }

  func applicationSignificantTimeChange(_ application: UIApplication) {
    Entries.showToday()
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    Entries.close()
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    Entries.open()
  }

  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    Downloads.resume(identifier, completionHandler)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    Drafts.saveAll()
  }
}
