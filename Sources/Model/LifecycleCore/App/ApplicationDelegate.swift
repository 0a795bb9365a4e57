/// An app delegate in Swift: the methods of UIApplicationDelegate that the model calls, under UIKit's names.
///
/// Implement the methods that the app has; the model detects the others by their default implementations. As with
/// any protocol, only methods of the conforming class count: a method that is added in a subclass, or has other
/// parameter types, is never called.
///
/// URLs are strings, since the model does not import Foundation. A class isolated to the main actor can conform: the
/// model calls it on the thread that uses the simulator.
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

  /// The older form, called if the one with options is not implemented.
  func applicationDidFinishLaunching(_ application: Application)

  /// The app is active and receives user input.
  func applicationDidBecomeActive(_ application: Application)

  /// The app is about to become inactive.
  func applicationWillResignActive(_ application: Application)

  /// The app is in the background and has 5 s to save; iOS 4.
  func applicationDidEnterBackground(_ application: Application)

  /// The app leaves the background; iOS 4.
  func applicationWillEnterForeground(_ application: Application)

  /// A running app is about to be terminated and has 5 s.
  func applicationWillTerminate(_ application: Application)

  /// Memory is low; the app frees what it can re-create.
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

  /// Protected files are about to become unavailable; iOS 4.
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

  /// A push reaches the foreground app, or the user tapped it; iPhone OS 3.
  func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String
  )

  /// A push arrives, also in the background; called in place of the older form from iOS 7.
  func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String,
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  )

  /// A local notification reaches the foreground app, or the user tapped it; iOS 4.
  func application(_ application: Application, didReceive notification: String)

  /// The app can receive pushes, and gets the device's token; iPhone OS 3.
  func application(
    _ application: Application,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: String
  )

  /// The app cannot receive pushes for now; iPhone OS 3.
  func application(
    _ application: Application,
    didFailToRegisterForRemoteNotificationsWithError error: String
  )

  /// A notification arrives while the app is in the foreground; iOS 10.
  ///
  /// A method of `UNUserNotificationCenterDelegate`, which the app delegate is here, too.
  func userNotificationCenter(
    _ application: Application,
    willPresent notification: String,
    withCompletionHandler completionHandler: @escaping () -> Void
  )

  /// The user tapped a notification of the app or chose an action of it; iOS 10.
  ///
  /// A method of `UNUserNotificationCenterDelegate`, which the app delegate is here, too.
  func userNotificationCenter(
    _ application: Application,
    didReceive response: String,
    withCompletionHandler completionHandler: @escaping () -> Void
  )

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

  /// A transfer of a background URL session is done, or failed; iOS 7.
  ///
  /// A method of `URLSessionTaskDelegate`, which the app delegate is here, too.
  func urlSession(
    _ session: BackgroundURLSession,
    task: String,
    didCompleteWithError error: String?
  )

  /// The delegate of a background URL session has received what it missed; iOS 7.
  ///
  /// A method of `URLSessionDelegate`, which the app delegate is here, too.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: BackgroundURLSession)

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

  /// An activity that was on its way does not arrive; iOS 8.
  func application(
    _ application: Application,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: String
  )

  /// The app's current activity was updated; iOS 8.
  func application(_ application: Application, didUpdate userActivity: UserActivity)

  /// The user accepted a CloudKit share; iOS 10.
  func application(
    _ application: Application,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CloudKitShareMetadata
  )

  /// The user chose a quick action of the app's icon; iOS 9.
  func application(
    _ application: Application,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// A framework delivers an event; represents the delegates of Core Location, Core Bluetooth and others.
  func application(_ application: Application, handle event: BackgroundEvent)

  /// Returns whether to preserve the state of the interface; iOS 6.
  func application(
    _ application: Application,
    shouldSaveApplicationState coder: StateCoder
  ) -> Bool

  /// Returns whether to restore the preserved state; iOS 6.
  func application(
    _ application: Application,
    shouldRestoreApplicationState coder: StateCoder
  ) -> Bool

  /// The app encodes its own part of the state; iOS 6.
  func application(_ application: Application, willEncodeRestorableStateWith coder: StateCoder)

  /// The state is restored, and the app decodes its own part; iOS 6.
  func application(_ application: Application, didDecodeRestorableStateWith coder: StateCoder)

  /// Returns the view controller to restore, or nil; iOS 6.
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: StateCoder
  ) -> Any?

  /// A SwiftUI app is created: `App.init`; iOS 14.
  ///
  /// The app delegate stands for the code of the `App`, too, also where the app has no delegate.
  func appInit(_ application: Application)

  /// The first view of a SwiftUI app appears: `onAppear`; iOS 14.
  func onAppear(_ application: Application)

  /// A view of a SwiftUI app opens a URL: `onOpenURL`; iOS 14.
  func onOpenURL(_ application: Application, url: String)

  /// A view of a SwiftUI app continues an activity: `onContinueUserActivity`; iOS 14.
  func onContinueUserActivity(_ application: Application, activity: UserActivity)

  /// The value `scenePhase` of a SwiftUI app changed to `active`; iOS 14.
  func scenePhaseIsActive(_ application: Application)

  /// The value `scenePhase` of a SwiftUI app changed to `inactive`; iOS 14.
  func scenePhaseIsInactive(_ application: Application)

  /// The value `scenePhase` of a SwiftUI app changed to `background`; iOS 14.
  func scenePhaseIsBackground(_ application: Application)

  /// Returns the configuration of a new scene session; iOS 13.
  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration

  /// The user closed scenes permanently; iOS 13.
  func application(
    _ application: Application,
    didDiscardSceneSessions sceneSessions: Set<SceneSession>
  )
}
