// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import UIKit

/// A plug-in that records its events, with the methods of an app delegate.
///
/// If an SDK's protocol has UIKit's methods, an empty extension is enough to conform to it:
/// `extension RecordingPlugIn: SDKPlugIn {}`. Any other method must call ``RecordingResponder/record(_:)``. Each plug-in
/// calls its completion handlers some seconds later, at a time of its own, and declines URLs and activities, so that the
/// next plug-in is asked.
@MainActor
open class RecordingPlugIn: RecordingResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
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
  open func applicationDidBecomeActive(_ application: UIApplication) {
    record(.didBecomeActive)
  }

  /// Records the event.
  open func applicationWillResignActive(_ application: UIApplication) {
    record(.willResignActive)
  }

  /// Records the event.
  open func applicationDidEnterBackground(_ application: UIApplication) {
    record(.didEnterBackground)
  }

  /// Records the event.
  open func applicationWillEnterForeground(_ application: UIApplication) {
    record(.willEnterForeground)
  }

  /// Records the event.
  open func applicationWillTerminate(_ application: UIApplication) {
    record(.willTerminate)
  }

  /// Records the event.
  open func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    record(.didReceiveMemoryWarning)
  }

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
  ) {
    record(.didRegisterForRemoteNotifications)
  }

  /// Records the event.
  open func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    record(.didFailToRegisterForRemoteNotifications)
  }

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
