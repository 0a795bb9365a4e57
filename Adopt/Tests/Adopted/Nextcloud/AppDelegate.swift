import BackgroundTasks
// import Firebase
// import LocalAuthentication
// import NextcloudKit
import UIKit
// import WidgetKit


class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var backgroundSessionCompletionHandler: (() -> Void)?
  private var timer: Timer?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    NextcloudKit.shared.setup(delegate: self)
    UNUserNotificationCenter.current().delegate = self
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { _, _ in }
    application.registerForRemoteNotifications()
    timer = Timer.scheduledTimer(
      timeInterval: 30,
      target: self,
      selector: Selector("checkTransfers", AppDelegate.checkTransfers),
      userInfo: nil,
      repeats: true
    )
    return true
  }

  private func checkTransfers() { NextcloudKit.shared.checkTransfers() }

  func applicationWillTerminate(_ application: UIApplication) {
    guard UIApplication.shared.backgroundRefreshStatus == .available else { return }
    let content = UNMutableNotificationContent()
    content.body = "Uploads stop"
    let request = UNNotificationRequest(identifier: "stop", content: content, trigger: nil)
    UNUserNotificationCenter.current().add(request)
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(
      name: "Default Configuration",
      sessionRole: connectingSceneSession.role
    )
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    backgroundSessionCompletionHandler = completionHandler
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.backgroundSessionCompletionHandler?()
      self?.backgroundSessionCompletionHandler = nil
    }
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    NextcloudKit.shared.pushToken = deviceToken
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(NextcloudKit.shared.apply(userInfo) ? .newData : .noData)
  }

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    return false
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}
