public import CloudKit
public import Foundation

/// The methods that the system calls for the app's life cycle and for events.
///
/// All methods are optional: one that the delegate does not implement is not called. Methods with a completion handler
/// may have an async form: implement one of the two.
@MainActor public protocol UIApplicationDelegate: UIWindowHolder {
  /// The window of an app without scenes; a storyboard sets it before the launch ends.
  @_disfavoredOverload var window: UIWindow? { get set }

  // MARK: Launching

  /// Launching has begun; returns false if the URL or activity that launched the app cannot be handled.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Launching is about to finish; returns false if the URL or activity that launched the app cannot be handled.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Launching has finished, before iOS 3; called if the method with options is missing.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: States

  /// The app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to be terminated.
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: The device

  /// The app received a memory warning.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// A significant time change: a new day began, or the clock was set.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Protected files are about to become unavailable.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Protected files have become available.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  /// The frame of the status bar is about to change.
  func application(
    _ application: UIApplication,
    willChangeStatusBarFrame newStatusBarFrame: CGRect
  )

  /// The frame of the status bar changed.
  func application(
    _ application: UIApplication,
    didChangeStatusBarFrame oldStatusBarFrame: CGRect
  )

  // MARK: URLs

  /// Opens a URL, before iOS 4.2.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// Opens a URL, before iOS 9.
  func application(
    _ application: UIApplication,
    open url: URL,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool

  /// Opens a URL; returns whether it was handled.
  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  // MARK: Pushes and fetches

  /// The app has registered for remote notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// The app could not register for remote notifications.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )

  /// A remote notification arrived, before iOS 7.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  )

  /// A remote notification arrived; call the handler with the fetch result within 30 seconds.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  )

  /// A remote notification arrived; return the fetch result within 30 seconds.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult

  /// Background fetch; call the handler with the fetch result within 30 seconds.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  )

  /// Events of a background URL session are waiting; call the handler once the interface is up to date.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  )

  /// Events of a background URL session are waiting; return once the interface is up to date.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String
  ) async

  /// A local notification arrived, before iOS 10.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)

  // MARK: Activities and quick actions

  /// A user activity is about to be continued; returns whether the app informs the user itself.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Continues a user activity, such as a universal link; returns whether it was handled.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// A user activity could not be continued.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )

  /// A user activity was updated.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Performs a quick action; call the handler with whether it succeeded.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  )

  /// Performs a quick action; returns whether it succeeded.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

  /// The user accepted an invitation to a CloudKit share.
  func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  )

  // MARK: State restoration

  /// Whether to save the app's state, without secure coding.
  func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool

  /// Whether to restore the app's state, without secure coding.
  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool

  /// Whether to save the app's state.
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Whether to restore the app's state.
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Encodes state to preserve.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// Decodes preserved state.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  /// Returns the view controller for a restoration identifier path, whose last component is its own.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?

  // MARK: Scenes

  /// Returns the configuration of a scene that connects.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The user has discarded scene sessions.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  // MARK: Interface

  /// Returns the supported interface orientations of a window.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Whether to allow extensions of a kind.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool

  /// Whether key commands are localized automatically.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}
