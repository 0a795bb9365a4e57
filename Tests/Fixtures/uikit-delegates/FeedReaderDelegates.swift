import BackgroundTasks
import OSLog
import UIKit
import UserNotifications

// The async forms, a task in the background that waits for work, and a scene that restores its selection.
final class FeedReaderAppDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  static let logger = Logger(subsystem: "sample.feeds", category: "Application")

  var isSyncing = false
  private(set) var received: [String] = []
  private var waitTask = UIBackgroundTaskIdentifier.invalid
  private let queue = DispatchQueue(label: "refresh")

  override init() {
    super.init()
    Self.logger.info("made \(String(describing: self), privacy: .public)")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "sample.feeds.refresh", using: queue) {
      [weak self] task in
      guard let self, let task = task as? BGAppRefreshTask else { return }
      refresh(task)
    }
    UNUserNotificationCenter.current().delegate = self
    Task {
      let isGranted = try? await UNUserNotificationCenter.current()
        .requestAuthorization(options: [.badge, .sound, .alert])
      if isGranted == true { application.registerForRemoteNotifications() }
      try? await UNUserNotificationCenter.current().setBadgeCount(3)
    }
    return true
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    received.append("push")
    await Task.yield()
    return .newData
  }

  func applicationWillTerminate(_ application: UIApplication) { isSyncing = false }

  func prepareForBackground() {
    guard waitTask == .invalid else { return }
    waitTask = UIApplication.shared.beginBackgroundTask { [weak self] in
      guard let self else { return }
      completeWait(suspending: true)
    }
    Task { @MainActor [weak self] in
      while self?.isSyncing == true { try? await Task.sleep(nanoseconds: 1_000_000_000) }
      self?.completeWait(suspending: false)
    }
  }

  private func completeWait(suspending: Bool) {
    guard waitTask != .invalid else { return }
    UIApplication.shared.endBackgroundTask(waitTask)
    waitTask = .invalid
  }

  private func refresh(_ task: BGAppRefreshTask) {
    let request = BGAppRefreshTaskRequest(identifier: "sample.feeds.refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
    do { try BGTaskScheduler.shared.submit(request) } catch {
      Self.logger.error("not scheduled: \(error.localizedDescription)")
    }
    task.expirationHandler = { [weak task] in task?.setTaskCompleted(success: false) }
    task.setTaskCompleted(success: UIApplication.shared.applicationState == .background)
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.list, .banner, .badge, .sound]
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let identifier = response.actionIdentifier
    MainActor.assumeIsolated {
      received.append(identifier)
      if let delegate = response.targetScene?.delegate as? FeedReaderSceneDelegate {
        delegate.handle(response)
      }
    }
    completionHandler()
  }
}

class FeedReaderSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var handled: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // swift-format-ignore: NeverForceUnwrap
    window!.tintColor = UIColor(named: "primary")
    // swift-format-ignore: NeverForceUnwrap
    window!.rootViewController = UINavigationController(rootViewController: UIViewController())
    if let item = connectionOptions.shortcutItem {
      handled.append(item.type)
      return
    }
    if let response = connectionOptions.notificationResponse {
      handle(response)
      return
    }
    if let url = connectionOptions.urlContexts.first?.url { handled.append(url.absoluteString) }
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    if let activity { handled.append(activity.activityType) }
  }

  func sceneWillEnterForeground(_ scene: UIScene) { window?.overrideUserInterfaceStyle = .dark }

  func sceneDidEnterBackground(_ scene: UIScene) {
    let app = UIApplication.shared
    let isAllBackground = app.connectedScenes.allSatisfy { $0.activationState == .background }
    if isAllBackground { (app.delegate as? FeedReaderAppDelegate)?.prepareForBackground() }
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    handled.append(shortcutItem.type)
    return true
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    handled.append(userActivity.activityType)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { window?.userActivity }

  func handle(_ response: UNNotificationResponse) {
    let userInfo = response.notification.request.content.userInfo
    handled.append(userInfo["feed"] as? String ?? "no feed")
  }
}
