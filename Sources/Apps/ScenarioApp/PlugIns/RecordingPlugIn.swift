public import LifecycleCore
public import UIKit

/// A plug-in that records its events, with the methods of an app delegate.
///
/// If an SDK's protocol has UIKit's methods, an empty extension is enough to conform to it:
/// `extension RecordingPlugIn: SDKPlugIn {}`. Any other method must call ``record(_:)``. Each plug-in calls its completion
/// handlers some seconds later, at a time of its own, and declines URLs and activities, so that the next plug-in is asked.
@MainActor
open class RecordingPlugIn: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  /// The name in messages.
  public var name: String { receiver.name }
  private let receiver: PlugInReceiver
  private let receive: (DelegateMethod) -> ForwardedEvent?

  init(_ receiver: PlugInReceiver, _ receive: @escaping (DelegateMethod) -> ForwardedEvent?) {
    (self.receiver, self.receive) = (receiver, receive)
  }

  /// Records that the plug-in has received an event.
  public func record(_ method: DelegateMethod) { _ = receive(method) }

  /// Records an event with a completion handler, which is called later.
  public func record(_ method: DelegateMethod, answer: @escaping @MainActor @Sendable () -> Void) {
    guard let event = receive(method) else { return answer() }
    event.hasPassedHandlers = true
    event.pending.append(receiver)
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(receiver.index + 1)) { [receiver] in
      MainActor.assumeIsolated {
        event.pending.removeAll { $0.index == receiver.index }
        answer()
      }
    }
  }

  // MARK: - Launching and states

  /// Records the event.
  open func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    record(.willFinishLaunching)
    return true
  }

  /// Records the event.
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    record(.didFinishLaunching)
    return true
  }

  /// Records the event.
  open func applicationDidBecomeActive(_ application: UIApplication) { record(.didBecomeActive) }

  /// Records the event.
  open func applicationWillResignActive(_ application: UIApplication) { record(.willResignActive) }

  /// Records the event.
  open func applicationDidEnterBackground(_ application: UIApplication) {
    record(.didEnterBackground)
  }

  /// Records the event.
  open func applicationWillEnterForeground(_ application: UIApplication) {
    record(.willEnterForeground)
  }

  /// Records the event.
  open func applicationWillTerminate(_ application: UIApplication) { record(.willTerminate) }

  /// Records the event.
  open func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    record(.didReceiveMemoryWarning)
  }

  // MARK: - Links, activities, quick actions

  /// Records the event, and declines it.
  open func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    record(.openURLOptions)
    return false
  }

  /// Records the event, and declines it.
  open func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    record(.continueUserActivity)
    return false
  }

  /// Records the event; the completion handler is called later.
  open func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    record(.performShortcutAction) { completionHandler(false) }
  }

  // MARK: - Background events and pushes

  /// Records the event; the completion handler is called later.
  open func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    record(.performFetch) { completionHandler(.noData) }
  }

  /// Records the event; the completion handler is called later.
  open func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    record(.didReceiveRemoteNotificationFetch) { completionHandler(.noData) }
  }

  /// Records the event; the completion handler is called later.
  open func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  ) {
    record(.handleBackgroundURLSession) { completionHandler() }
  }

  /// Records the event.
  open func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { record(.didRegisterForRemoteNotifications) }

  /// Records the event.
  open func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { record(.didFailToRegisterForRemoteNotifications) }

  // MARK: - The user notification center

  /// Records the event; the completion handler is called later.
  open func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    record(.willPresentNotification) { completionHandler([]) }
  }

  /// Records the event; the completion handler is called later.
  open func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    record(.didReceiveNotificationResponse) { completionHandler() }
  }
}
