// import AVFoundation
// import AltSign
// import AltStoreCore
// import Intents
// import Roxas
import UIKit
import UserNotifications


class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.tintColor = UIColor.green
    application.setMinimumBackgroundFetchInterval(3600)
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { isGranted, _ in
      guard isGranted else { return }
      DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
    }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    ServerManager.shared.stopDiscovering()
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    ServerManager.shared.startDiscovering()
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    return open(url)
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    ServerManager.shared.token = deviceToken
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    self.application(application, performFetchWithCompletionHandler: completionHandler)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let content = UNMutableNotificationContent()
    content.title = "Refreshing"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    let request = UNNotificationRequest(identifier: "refresh", content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
    ServerManager.shared.refresh { completionHandler($0 ? .newData : .failed) }
  }

  // @available(iOS 14.0, *)
//   func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
//     return nil
//   }

  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    ServerManager.shared.stopDiscovering()
  }

  func open(_ url: URL) -> Bool {
    NotificationCenter.default.post(
      name: Notification.Name("import"),
      object: nil,
      userInfo: ["url": url]
    )
    return url.scheme == "app"
  }
}
