// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import CloudKit
public import Foundation

/// The methods that the system calls for the app's life cycle and for events.
///
/// All methods are optional: one that the delegate does not implement is not called. Methods with a completion
/// handler may have an async form: implement one of the two.
@MainActor public protocol UIApplicationDelegate: UIWindowHolder {
  /// The window of an app without scenes; a storyboard sets it before the launch ends.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// The first code of the app at launch, before state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The launch is nearly done; the app prepares its interface.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The older form, called where the one with options is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The app is active and gets user input.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is in the background and has a few seconds to save.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// A running app is about to be terminated and has 5 s.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short; the app frees what it can make again.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Midnight passed, or the clock or time zone changed.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// The status bar is about to grow or shrink; with its new height.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)

  /// The status bar grew or shrank; with its old height.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

  /// Protected files are about to be locked away.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Protected files can be read again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  /// The app opens a URL, iOS 4.1 and earlier.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// The app opens a URL, from iOS 4.2.
  func application(
    _ application: UIApplication,
    open url: URL,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool

  /// The app opens a URL, from iOS 9.
  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// A push reaches the foreground app, or the user tapped it.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  )

  /// The same, and in the background; called in place of the older form.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  )

  /// The asynchronous form.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult

  /// A local notification reaches the foreground app, or the user tapped it.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)

  /// The app may fetch something in the background.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  )

  /// The transfers of a background URL session are done.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  )

  /// The asynchronous form.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String
  ) async

  /// The user continues an activity, which is being transferred.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// The app continues an activity from another device or from a web page.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// An activity that was on its way does not arrive.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )

  /// The app's current activity was updated.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// The user accepted a CloudKit share.
  func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  )

  /// The user chose a quick action of the app's icon.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  )

  /// The asynchronous form.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

  /// Whether to preserve the state of the interface; NO if not implemented.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

  /// Whether to restore the preserved state; NO if not implemented.
  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool

  /// The app writes down its own part of the state.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// The state is restored; the app reads its own part.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  /// The app may provide a view controller that is restored; no for nil.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?

  /// A new scene session asks for its configuration.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The user closed scenes for good.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  /// The app can receive pushes, and gets the device's token.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// The app cannot receive pushes for now.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )

  /// Whether to save the app's state, with secure coding.
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Whether to restore the app's state, with secure coding.
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Returns the supported interface orientations of a window.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Whether to allow extensions of a kind.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool

  /// Whether key commands are localized automatically.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}
