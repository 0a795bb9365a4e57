public import CloudKit
public import Foundation

/// The methods that the system calls when something happens to the app.
///
/// All methods are optional: one that the delegate does not implement is not called. Methods with a completion handler
/// may have an async form: implement one of the two.
@MainActor public protocol UIApplicationDelegate: UIWindowHolder {
  /// The window of an app without scenes; a storyboard sets it before the launch ends.
  @_disfavoredOverload var window: UIWindow? { get set }

  // MARK: Launching

  /// Prepares the launch; returns false if the URL or activity that launched the app cannot be handled.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Ends the launch; returns false if the URL or activity that launched the app cannot be handled.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Ends the launch, as before iOS 3: called if the method with options is missing.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: States

  /// The app is in the foreground.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to leave the front.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to leave the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: The device

  /// Memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// A new day began, or the clock was set.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Protected files are about to become unreadable.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Protected files can be read.
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

  /// Opens a URL, as before iOS 4.2.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// Opens a URL, as before iOS 9.
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

  /// The app is registered for pushes.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// The app could not be registered for pushes.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )

  /// A push arrived, as before iOS 7.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  )

  /// A push arrived; the handler says what was fetched, within 30 seconds.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  )

  /// A push arrived; returns what was fetched, within 30 seconds.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult

  /// Fetches what is new; the handler says what was fetched, within 30 seconds.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  )

  /// Transfers of a session in the background are done; the handler says that the interface shows them.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @Sendable () -> Void
  )

  /// Transfers of a session in the background are done.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String
  ) async

  /// A local notification arrived, as before iOS 10.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)

  // MARK: Activities and quick actions

  /// An activity is about to arrive; returns whether the app shows that.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Continues an activity, such as a link to a website; returns whether it was handled.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// An activity could not be fetched.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )

  /// An activity has new data.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Performs a quick action; the handler says whether it was.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  )

  /// Performs a quick action; returns whether it was.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

  /// The user accepted an invitation to share data of CloudKit.
  func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  )

  // MARK: State restoration

  /// Whether the state is saved, without secure coding.
  func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool

  /// Whether the state is restored, without secure coding.
  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool

  /// Whether the state is saved.
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Whether the state is restored.
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Adds to the state that is saved.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// Reads the state that was saved.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  /// The view controller for a path of names, the last one being its own.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?

  // MARK: Scenes

  /// The configuration of a scene that connects.
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

  // MARK: Interface

  /// The orientations of a window.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Whether extensions of a kind may be used.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool

  /// Whether titles of key commands are translated.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}
