/// An app delegate in Swift: the methods of UIApplicationDelegate that the model calls, under UIKit's names.
///
/// Write the methods that the app has; the model sees which ones these are, since every other one is the default
/// below. As with any protocol, a method counts in the class that conforms: one that only a subclass of it adds, or
/// whose parameters have other types, is another method, and never called.
///
/// A URL is a text here, since the model needs no Foundation. A class of the main actor conforms, too: the model calls it on
/// the thread of whoever leads the simulator.
public protocol ApplicationDelegate: AnyObject {
  /// The first code of the app at launch, before state is restored; iOS 6.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The launch is nearly done; the app makes its interface ready; iOS 3.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The older form, called where the one with options is not implemented.
  func applicationDidFinishLaunching(_ application: Application)

  /// The app is active and gets user input.
  func applicationDidBecomeActive(_ application: Application)

  /// The app is about to become inactive.
  func applicationWillResignActive(_ application: Application)

  /// The app is in the background and has 5 s to save; iOS 4.
  func applicationDidEnterBackground(_ application: Application)

  /// The app leaves the background; iOS 4.
  func applicationWillEnterForeground(_ application: Application)

  /// A running app is about to be terminated and has 5 s.
  func applicationWillTerminate(_ application: Application)

  /// Memory is short; the app frees what it can make again.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  /// Midnight passed, or the clock or time zone changed.
  func applicationSignificantTimeChange(_ application: Application)

  /// The status bar is about to grow or shrink.
  func application(
    _ application: Application,
    willChangeStatusBarFrame newStatusBarFrame: StatusBarFrame
  )

  /// The status bar grew or shrank.
  func application(
    _ application: Application,
    didChangeStatusBarFrame oldStatusBarFrame: StatusBarFrame
  )

  /// Protected files are about to be locked away; iOS 4.
  func applicationProtectedDataWillBecomeUnavailable(_ application: Application)

  /// Protected files can be read again; iOS 4.
  func applicationProtectedDataDidBecomeAvailable(_ application: Application)

  /// The app opens a URL, iOS 4.1 and earlier.
  func application(_ application: Application, handleOpen url: String) -> Bool

  /// The app opens a URL, from iOS 4.2.
  func application(
    _ application: Application,
    open url: String,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool

  /// The app opens a URL, from iOS 9.
  func application(
    _ application: Application,
    open url: String,
    options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool

  /// A push reaches the app in front, or the user tapped it; iPhone OS 3.
  func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String
  )

  /// The same, and in the background; called in place of the older form from iOS 7.
  func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String,
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  )

  /// A local notification reaches the app in front, or the user tapped it; iOS 4.
  func application(_ application: Application, didReceive notification: String)

  /// The app may fetch something in the background; iOS 7.
  func application(
    _ application: Application,
    performFetchWithCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  )

  /// The transfers of a background URL session are done; iOS 7.
  func application(
    _ application: Application,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )

  /// The user continues an activity, which is being transferred; iOS 8.
  func application(
    _ application: Application,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// The app continues an activity from another device or from a web page; iOS 8.
  func application(
    _ application: Application,
    continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool

  /// The user chose a quick action of the app's icon; iOS 9.
  func application(
    _ application: Application,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// A framework hands the app an event: this stands for the delegates of Core Location, Core Bluetooth and others.
  func application(_ application: Application, handle event: BackgroundEvent)

  /// Whether the state of the interface is kept; iOS 6.
  func application(
    _ application: Application,
    shouldSaveApplicationState coder: StateCoder
  ) -> Bool

  /// Whether the state that was kept is restored; iOS 6.
  func application(
    _ application: Application,
    shouldRestoreApplicationState coder: StateCoder
  ) -> Bool

  /// The app writes down its own part of the state; iOS 6.
  func application(_ application: Application, willEncodeRestorableStateWith coder: StateCoder)

  /// The state is restored, and the app reads its own part; iOS 6.
  func application(_ application: Application, didDecodeRestorableStateWith coder: StateCoder)

  /// The app may provide a view controller that is restored, or nil; iOS 6.
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: StateCoder
  ) -> Any?

  /// A new scene session asks for its configuration; iOS 13.
  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration

  /// The user closed scenes for good; iOS 13.
  func application(
    _ application: Application,
    didDiscardSceneSessions sceneSessions: Set<SceneSession>
  )
}
