import UIKit
import UserNotifications

// Notifications and quick actions of an app without scenes; a second window covers it while it is inactive.
final class QuickActionDelegate: NSObject, UIApplicationDelegate {
  lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
  private var privacyWindow: UIWindow?
  private(set) var performed: [String] = []
  private(set) var observed: [Notification.Name] = []
  private var tokens: [any NSObjectProtocol] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    for name in [
      UIApplication.willResignActiveNotification,
      UIApplication.backgroundRefreshStatusDidChangeNotification,
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
          [weak self] notification in
          let name = notification.name
          MainActor.assumeIsolated { self?.observed.append(name) }
        }
      )
    }
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
      perform(item)
      return false
    }
    return application.backgroundRefreshStatus == .available
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    perform(shortcutItem)
    completionHandler(true)
  }

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = userActivity.webpageURL
    else { return false }
    performed.append(url.absoluteString)
    restorationHandler(window?.rootViewController.map { [$0] })
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    let privacyWindow = UIWindow(frame: UIScreen.main.bounds)
    privacyWindow.windowLevel = .alert + 1
    privacyWindow.rootViewController = UIViewController()
    privacyWindow.isHidden = false
    self.privacyWindow = privacyWindow
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    privacyWindow?.isHidden = true
    privacyWindow = nil
    application.applicationIconBadgeNumber = 0
  }

  private func perform(_ item: UIApplicationShortcutItem) { performed.append(item.type) }
}

extension QuickActionDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.alert, .badge, .sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier:
      performed.append(response.notification.request.identifier)
    case "later":
      center.removeDeliveredNotifications(withIdentifiers: [
        response.notification.request.identifier
      ])
    default:
      break
    }
    completionHandler()
  }
}
