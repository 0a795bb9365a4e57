public import Foundation
import UIKitSystem

extension UIApplicationDelegate {
  // MARK: Pushes and fetches

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    defaultBodyRan()
    return .noData
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String
  ) async { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceive notification: UILocalNotification
  ) { defaultBodyRan() }

  // MARK: Activities and quick actions

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    defaultBodyRan()
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    defaultBodyRan()
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    defaultBodyRan()
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    defaultBodyRan()
    return false
  }

  // MARK: State restoration

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    defaultBodyRan()
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    defaultBodyRan()
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    defaultBodyRan()
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    defaultBodyRan()
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    willEncodeRestorableStateWith coder: NSCoder
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) { defaultBodyRan() }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    defaultBodyRan()
    return nil
  }
}
