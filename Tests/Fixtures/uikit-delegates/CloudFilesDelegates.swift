import BackgroundTasks
import UIKit
import UserNotifications

// Pushes, two kinds of work in the background, transfers of a session, and scenes that cover what is private.
class CloudFilesAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  static let refreshIdentifier = "sample.files.refresh"
  static let processingIdentifier = "sample.files.processing"

  var backgroundSessionCompletionHandler: (() -> Void)?
  private(set) var token: Data?
  private(set) var work: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, _ in
      guard isGranted else { return }
      Task { @MainActor in UIApplication.shared.registerForRemoteNotifications() }
    }
    BGTaskScheduler.shared.register(
      forTaskWithIdentifier: Self.refreshIdentifier,
      using: nil
    ) { task in
      // swift-format-ignore: NeverForceUnwrap
      self.handleRefresh(task as! BGAppRefreshTask)
    }
    BGTaskScheduler.shared.register(
      forTaskWithIdentifier: Self.processingIdentifier,
      using: .main
    ) { task in
      guard let task = task as? BGProcessingTask else { return }
      self.handleProcessing(task)
    }
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    let content = UNMutableNotificationContent()
    content.title = "Transfers stop"
    content.body = "Open the app to continue."
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
    let request = UNNotificationRequest(
      identifier: UUID().uuidString,
      content: content,
      trigger: trigger
    )
    UNUserNotificationCenter.current().add(request)
  }

  func scheduleWork() {
    let refresh = BGAppRefreshTaskRequest(identifier: Self.refreshIdentifier)
    refresh.earliestBeginDate = Date(timeIntervalSinceNow: 60)
    let processing = BGProcessingTaskRequest(identifier: Self.processingIdentifier)
    processing.requiresNetworkConnectivity = true
    processing.requiresExternalPower = false
    do {
      try BGTaskScheduler.shared.submit(refresh)
      try BGTaskScheduler.shared.submit(processing)
    } catch {
      work.append("refused: \(error)")
    }
  }

  func handleRefresh(_ task: BGAppRefreshTask) {
    scheduleWork()
    task.expirationHandler = { task.setTaskCompleted(success: false) }
    work.append("refresh")
    task.setTaskCompleted(success: true)
  }

  func handleProcessing(_ task: BGProcessingTask) {
    work.append("processing")
    task.setTaskCompleted(success: true)
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { token = deviceToken }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    work.append("push \(userInfo["kind"] as? String ?? "unknown")")
    completionHandler(.noData)
  }

  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { backgroundSessionCompletionHandler = completionHandler }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    if #available(iOS 14.0, *) { completionHandler([.list, .banner, .sound]) }
  }
}

class CloudFilesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var privacyWindow: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene,
      let appDelegate = UIApplication.shared.delegate as? CloudFilesAppDelegate
    else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UITabBarController()
    window.makeKeyAndVisible()
    self.window = window
    if appDelegate.token == nil { window.overrideUserInterfaceStyle = .light }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    privacyWindow?.isHidden = true
    privacyWindow = nil
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let windowScene = scene as? UIWindowScene else { return }
    privacyWindow = UIWindow(windowScene: windowScene)
    privacyWindow?.windowLevel = .alert + 1
    privacyWindow?.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    // swift-format-ignore: NeverForceUnwrap
    (UIApplication.shared.delegate as! CloudFilesAppDelegate).scheduleWork()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url,
      let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return }
    window?.windowScene?.title = components.host
  }
}
