// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import CloudKit
public import Foundation
import UIKitSystem

extension UIApplicationDelegate {
  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    defaultImplementationRan(of: self)
    return true
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    defaultImplementationRan(of: self)
    return true
  }

  /// The method is not implemented.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationWillResignActive(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationWillTerminate(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    open url: URL,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    defaultImplementationRan(of: self)
  }

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
    didReceive notification: UILocalNotification
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String
  ) async {
    defaultImplementationRan(of: self)
  }

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
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    defaultImplementationRan(of: self)
    return false
  }

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
    willEncodeRestorableStateWith coder: NSCoder
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    defaultImplementationRan(of: self)
    return nil
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    defaultImplementationRan(of: self)
    return connectingSceneSession.configuration
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    defaultImplementationRan(of: self)
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
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    defaultImplementationRan(of: self)
    return .all
  }

  /// The method is not implemented.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool {
    defaultImplementationRan(of: self)
    return true
  }

  /// The method is not implemented.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(
    _ application: UIApplication
  ) -> Bool {
    defaultImplementationRan(of: self)
    return true
  }
}
