public import CloudKit
public import Foundation
import UIKitSystem

extension UIApplicationDelegate {
  // MARK: Pushes and fetches

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    defaultImplementationRan(of: self)
    return .noData
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String
  ) async { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceive notification: UILocalNotification
  ) { defaultImplementationRan(of: self) }

  // MARK: Activities and quick actions

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  // MARK: State restoration

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    willEncodeRestorableStateWith coder: NSCoder
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    defaultImplementationRan(of: self)
    return nil
  }
}
