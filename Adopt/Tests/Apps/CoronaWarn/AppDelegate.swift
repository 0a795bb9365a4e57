import AVFoundation
import ExposureNotification
import Foundation
import OpenCombine
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var privacyWindow: UIWindow?
  private var observer: NSObjectProtocol?
  let risk = ExposureManager()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    #if DEBUG
      if NSClassFromString("XCTestCase") != nil { UIView.setAnimationsEnabled(false) }
    #endif
    setupQuickActions()
    UNUserNotificationCenter.current().delegate = self
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(backgroundRefreshStatusDidChange),
      name: UIApplication.backgroundRefreshStatusDidChangeNotification,
      object: nil
    )
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification,
      object: nil,
      queue: .main
    ) { [weak self] _ in self?.risk.pause() }
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
      handle(item)
      return false
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    privacyWindow?.isHidden = true
    privacyWindow = nil
    if window == nil { showInterface() }
    application.applicationIconBadgeNumber = 0
    UNUserNotificationCenter.current().removeAllDeliveredNotifications()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    updateQuickActions()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let cover = UIWindow(frame: UIScreen.main.bounds)
    cover.rootViewController = UIViewController()
    cover.windowLevel = .alert + 1
    cover.isHidden = false
    privacyWindow = cover
  }

  func applicationWillEnterForeground(_ application: UIApplication) { risk.resume() }

  func applicationWillTerminate(_ application: UIApplication) {
    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
  }

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = userActivity.webpageURL
    else { return false }
    risk.open(url)
    return true
  }

  private func showInterface() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController()
    window?.makeKeyAndVisible()
  }

  @objc
  private func backgroundRefreshStatusDidChange() {
    risk.resume()
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {}
