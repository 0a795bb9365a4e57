import CocoaLumberjack
import CoreData
import Storage
import UIKit
import os.log

class AppDelegate: UIResponder, UIApplicationDelegate {
  static var shared: AppDelegate {
    guard let delegate = UIApplication.shared.delegate as? AppDelegate else {
      fatalError("another delegate was installed")
    }
    return delegate
  }

  var window: UIWindow?
  let storageManager = CoreDataManager(name: "Shop")
  private(set) var deviceToken: Data?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    setupWindow()
    DDLogInfo("will finish launching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if #available(iOS 13.0, *) {
      window?.overrideUserInterfaceStyle = .unspecified
    }
    NotificationCenter.default.post(name: .launched, object: self)
    return true
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard let root = window?.rootViewController else { fatalError() }
    return root.isViewLoaded || url.scheme != nil
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    self.deviceToken = deviceToken
  }

  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {
    DDLogError("no token: \(error)")
    deviceToken = nil
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { completionHandler(.newData) }
  }

  func applicationWillResignActive(_ application: UIApplication) { DDLogVerbose("resigns") }

  func applicationDidEnterBackground(_ application: UIApplication) {
    storageManager.save()
    os_log("saved")
  }

  func applicationWillEnterForeground(_ application: UIApplication) { DDLogVerbose("returns") }

  func applicationDidBecomeActive(_ application: UIApplication) {
    application.keyWindow?.layer.speed = 1
  }

  func applicationWillTerminate(_ application: UIApplication) { storageManager.save() }

  private func setupWindow() {
    let window = UIWindow()
    window.tintColor = UIColor.purple
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    self.window = window
  }
}

extension Notification.Name {
  static let launched = Notification.Name("launched")
}
