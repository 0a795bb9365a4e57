// import Account
import BackgroundTasks
import UIKit
import UserNotifications
import OSLog


final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let log = Logger(subsystem: "news", category: "app")
  private var syncTask = UIBackgroundTaskIdentifier.invalid
  private(set) var unread = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("unreadCountDidChange(_:)", AppDelegate.unreadCountDidChange(_:)),
      name: AccountManager.unreadCountDidChange,
      object: nil
    )
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { isGranted, _ in
      guard isGranted else { return }
      DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
    }
    log.debug("launched")
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    application.applicationIconBadgeNumber = unread
  }

  func applicationWillTerminate(_ application: UIApplication) { AccountManager.shared.suspend() }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    AccountManager.shared.emptyCaches()
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Task { @MainActor in
      await AccountManager.shared.receive(userInfo)
      completionHandler(.newData)
    }
  }

  func sync() {
    guard syncTask == .invalid else { return }
    syncTask = UIApplication.shared.beginBackgroundTask { [weak self] in self?.endSync() }
    AccountManager.shared.sync { [weak self] in self?.endSync() }
  }

  private func endSync() {
    guard syncTask != .invalid else { return }
    UIApplication.shared.endBackgroundTask(syncTask)
    syncTask = .invalid
  }

  func unreadCountDidChange(_ note: Notification) {
    unread = AccountManager.shared.unreadCount
    UNUserNotificationCenter.current().setBadgeCount(unread)
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.list, .banner, .badge])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    let scene = response.targetScene?.delegate as? SceneDelegate
    scene?.open(response.notification.request.content.title)
  }
}
