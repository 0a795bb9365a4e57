import AutomatticTracks
import CocoaLumberjack
import Reachability
import UIKit

class WordPressAppDelegate: UIResponder, UIApplicationDelegate {
  @objc var window: UIWindow?
  private var backgroundTask = UIBackgroundTaskIdentifier.invalid
  private var showsInterface = false
  let uploads = UploadQueue()

  @objc class var shared: WordPressAppDelegate? {
    UIApplication.shared.delegate as? WordPressAppDelegate
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.tintColor = UIColor.blue
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(handleLowMemory(_:)),
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: nil
    )
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    DDLogInfo("launched on \(UIDevice.current.systemVersion)")
    window?.rootViewController = UITabBarController()
    window?.makeKeyAndVisible()
    showsInterface = application.windows.isEmpty == false
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    NotificationCenter.default.post(name: Notification.Name("active"), object: nil)
  }

  func applicationWillResignActive(_ application: UIApplication) { DDLogInfo("resigns") }

  func applicationDidEnterBackground(_ application: UIApplication) {
    backgroundTask = application.beginBackgroundTask { [weak self] in self?.endTask() }
    uploads.finish { [weak self] in self?.endTask() }
  }

  func applicationWillEnterForeground(_ application: UIApplication) { endTask() }

  func applicationWillTerminate(_ application: UIApplication) { uploads.save() }

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else {
      return userActivity.activityType.hasPrefix("com.example")
    }
    return userActivity.webpageURL != nil
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(shortcutItem.type == "search")
  }

  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    uploads.resume(identifier)
    DispatchQueue.main.async(execute: completionHandler)
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    PushService.shared.register(deviceToken: deviceToken)
  }

  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {
    PushService.shared.unregister()
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    PushService.shared.handle(userInfo, completion: completionHandler)
  }

  func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    return window != nil
  }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    return identifierComponents.count > 1 ? UIViewController() : nil
  }

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    return UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }

  @objc private func handleLowMemory(_ notification: Notification) { uploads.save() }

  private func endTask() {
    guard backgroundTask != .invalid else { return }
    UIApplication.shared.endBackgroundTask(backgroundTask)
    backgroundTask = .invalid
  }
}
