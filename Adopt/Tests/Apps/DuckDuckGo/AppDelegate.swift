import BackgroundTasks
import Combine
import Core
import UIKit
import UserNotifications
import WidgetKit
import os.log

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coverWindow: UIWindow?
  private var isLaunching = true
  private var syncTask = UIBackgroundTaskIdentifier.invalid
  private let privacy = PrivacyStore()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard application.isProtectedDataAvailable else { return false }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    UNUserNotificationCenter.current().delegate = self
    BGTaskScheduler.shared.getPendingTaskRequests { requests in
      os_log("%d requests are pending", requests.count)
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    coverWindow?.isHidden = true
    coverWindow = nil
    if !isLaunching { privacy.refresh() }
    isLaunching = false
    NotificationCenter.default.post(name: Notification.Name("active"), object: nil)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    privacy.refresh()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let cover = UIWindow(frame: window?.frame ?? .zero)
    cover.windowLevel = .alert
    cover.isHidden = false
    coverWindow = cover
    guard application.backgroundRefreshStatus == .available else { return }
    syncTask = application.beginBackgroundTask(withName: "sync") { [weak self] in
      self?.endSync()
    }
    DispatchQueue.global().async {
      DispatchQueue.main.async { [weak self] in self?.endSync() }
    }
  }

  private func endSync() {
    guard syncTask != .invalid else { return }
    UIApplication.shared.endBackgroundTask(syncTask)
    syncTask = .invalid
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    privacy.download { completionHandler($0 ? .newData : .noData) }
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    privacy.opened.append(url)
    return true
  }

  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard application.applicationState != .background else { return }
    if shortcutItem.type == "search" { privacy.refresh() }
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler(.banner)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
      privacy.show(response.notification.request.content.title)
    }
    completionHandler()
  }
}
