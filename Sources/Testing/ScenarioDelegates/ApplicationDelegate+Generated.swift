// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import LifecycleCore

/// An app delegate in Swift: the methods of UIApplicationDelegate that the model calls, under UIKit's names.
///
/// Implement the methods that the app has; the model detects the others by their default implementations. As with
/// any protocol, only methods of the conforming class count: a method that is added in a subclass, or has other
/// parameter types, is never called.
///
/// URLs are strings, since the model does not import Foundation. A class isolated to the main actor can conform: the
/// model calls it on the thread that uses the simulator. The delegate is also that of background URL sessions and
/// of the notification center, and stands for the code of a SwiftUI app.
public protocol ApplicationDelegate: AnyObject {
  /// The first code of the app at launch, before state is restored.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The launch is nearly done; the app prepares its interface.
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

  /// The app is in the background and has a few seconds to save.
  func applicationDidEnterBackground(_ application: Application)

  /// The app leaves the background.
  func applicationWillEnterForeground(_ application: Application)

  /// A running app is about to be terminated and has 5 s.
  func applicationWillTerminate(_ application: Application)

  /// Memory is short; the app frees what it can make again.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  /// Midnight passed, or the clock or time zone changed.
  func applicationSignificantTimeChange(_ application: Application)

  /// The status bar is about to grow or shrink; with its new height.
  func application(
    _ application: Application,
    willChangeStatusBarFrame newStatusBarFrame: StatusBarFrame
  )

  /// The status bar grew or shrank; with its old height.
  func application(
    _ application: Application,
    didChangeStatusBarFrame oldStatusBarFrame: StatusBarFrame
  )

  /// Protected files are about to be locked away.
  func applicationProtectedDataWillBecomeUnavailable(_ application: Application)

  /// Protected files can be read again.
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

  /// A push reaches the foreground app, or the user tapped it.
  func application(_ application: Application, didReceiveRemoteNotification notification: String)

  /// The same, and in the background; called in place of the older form.
  func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String,
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  )

  /// A local notification reaches the foreground app, or the user tapped it.
  func application(_ application: Application, didReceive notification: String)

  /// The app may fetch something in the background.
  func application(
    _ application: Application,
    performFetchWithCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  )

  /// The transfers of a background URL session are done.
  func application(
    _ application: Application,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )

  /// The user continues an activity, which is being transferred.
  func application(
    _ application: Application,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// The app continues an activity from another device or from a web page.
  func application(
    _ application: Application,
    continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool

  /// An activity that was on its way does not arrive.
  func application(
    _ application: Application,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: String
  )

  /// The app's current activity was updated.
  func application(_ application: Application, didUpdate userActivity: UserActivity)

  /// The user accepted a CloudKit share.
  func application(
    _ application: Application,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CloudKitShareMetadata
  )

  /// The user chose a quick action of the app's icon.
  func application(
    _ application: Application,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// Whether to preserve the state of the interface; NO if not implemented.
  func application(_ application: Application, shouldSaveApplicationState coder: StateCoder) -> Bool

  /// Whether to restore the preserved state; NO if not implemented.
  func application(
    _ application: Application,
    shouldRestoreApplicationState coder: StateCoder
  ) -> Bool

  /// The app writes down its own part of the state.
  func application(_ application: Application, willEncodeRestorableStateWith coder: StateCoder)

  /// The state is restored; the app reads its own part.
  func application(_ application: Application, didDecodeRestorableStateWith coder: StateCoder)

  /// The app may provide a view controller that is restored; no for nil.
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: StateCoder
  ) -> Any?

  /// A new scene session asks for its configuration.
  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration

  /// The user closed scenes for good.
  func application(
    _ application: Application,
    didDiscardSceneSessions sceneSessions: Set<SceneSession>
  )

  /// The app can receive pushes, and gets the device's token.
  func application(
    _ application: Application,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: String
  )

  /// The app cannot receive pushes for now.
  func application(
    _ application: Application,
    didFailToRegisterForRemoteNotificationsWithError error: String
  )

  /// A transfer of a background URL session is done, or failed.
  func urlSession(
    _ session: BackgroundURLSession,
    task: String,
    didCompleteWithError error: String?
  )

  /// The delegate of a background URL session has received what it missed.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: BackgroundURLSession)

  /// A notification arrives in the foreground; the app chooses how it is presented.
  func userNotificationCenter(
    _ application: Application,
    willPresent notification: String,
    withCompletionHandler completionHandler: @escaping () -> Void
  )

  /// The user tapped a notification of the app or chose an action of it.
  func userNotificationCenter(
    _ application: Application,
    didReceive response: String,
    withCompletionHandler completionHandler: @escaping () -> Void
  )

  /// A SwiftUI app is created, before its app delegate.
  func appInit(_ application: Application)

  /// The first view of a SwiftUI app appears.
  func onAppear(_ application: Application)

  /// A view of a SwiftUI app opens a URL.
  func onOpenURL(_ application: Application, url: String)

  /// A view of a SwiftUI app continues an activity.
  func onContinueUserActivity(_ application: Application, activity userActivity: UserActivity)

  /// A SwiftUI app refreshes itself in the background, in a closure.
  func backgroundTaskAppRefresh(_ application: Application, identifier: String)

  /// The transfers of a background URL session are done, for a closure of a SwiftUI app.
  func backgroundTaskURLSession(_ application: Application, identifier: String)

  /// The phase of a SwiftUI app's scene is now active.
  func scenePhaseIsActive(_ application: Application)

  /// The phase of a SwiftUI app's scene is now inactive.
  func scenePhaseIsInactive(_ application: Application)

  /// The phase of a SwiftUI app's scene is now background.
  func scenePhaseIsBackground(_ application: Application)

  /// A framework delivers an event; represents the delegates of Core Location and others.
  func application(_ application: Application, handle event: BackgroundEvent)
}
