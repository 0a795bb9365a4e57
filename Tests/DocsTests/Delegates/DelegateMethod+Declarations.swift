@_spi(Package) import LifecycleCore

extension DelegateMethod {
  /// Its declaration in Swift, as Apple's documentation shows it, or as this package has named the code of a SwiftUI app.
  ///
  /// The protocols of the delegates, their default implementations and the calls are generated from it, and what the model
  /// knows of it.
  var declaration: String {
    switch self {
    case .willFinishLaunching:
      """
      func application(_ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool
      """
    case .didFinishLaunching:
      """
      func application(_ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool
      """
    case .applicationDidFinishLaunching:
      "func applicationDidFinishLaunching(_ application: UIApplication)"
    case .didBecomeActive: "func applicationDidBecomeActive(_ application: UIApplication)"
    case .willResignActive: "func applicationWillResignActive(_ application: UIApplication)"
    case .didEnterBackground: "func applicationDidEnterBackground(_ application: UIApplication)"
    case .willEnterForeground: "func applicationWillEnterForeground(_ application: UIApplication)"
    case .willTerminate: "func applicationWillTerminate(_ application: UIApplication)"
    case .didReceiveMemoryWarning:
      "func applicationDidReceiveMemoryWarning(_ application: UIApplication)"
    case .significantTimeChange:
      "func applicationSignificantTimeChange(_ application: UIApplication)"
    case .willChangeStatusBarFrame:
      """
      func application(_ application: UIApplication,
        willChangeStatusBarFrame newStatusBarFrame: CGRect)
      """
    case .didChangeStatusBarFrame:
      """
      func application(_ application: UIApplication,
        didChangeStatusBarFrame oldStatusBarFrame: CGRect)
      """
    case .protectedDataWillBecomeUnavailable:
      "func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)"
    case .protectedDataDidBecomeAvailable:
      "func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)"
    case .handleOpenURL:
      "func application(_ application: UIApplication, handleOpen url: URL) -> Bool"
    case .openURLSourceApplication:
      """
      func application(_ application: UIApplication, open url: URL, sourceApplication: String?,
        annotation: Any) -> Bool
      """
    case .openURLOptions:
      """
      func application(_ application: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
      """
    case .didReceiveRemoteNotification:
      """
      func application(_ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any])
      """
    case .didReceiveRemoteNotificationFetch:
      """
      func application(_ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
          @escaping @Sendable (UIBackgroundFetchResult) -> Void)
      """
    case .didReceiveLocalNotification:
      "func application(_ application: UIApplication, didReceive notification: UILocalNotification)"
    case .performFetch:
      """
      func application(_ application: UIApplication,
        performFetchWithCompletionHandler completionHandler:
          @escaping @Sendable (UIBackgroundFetchResult) -> Void)
      """
    case .handleBackgroundURLSession:
      """
      func application(_ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void)
      """
    case .willContinueUserActivity:
      """
      func application(_ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String) -> Bool
      """
    case .continueUserActivity:
      """
      func application(_ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void) -> Bool
      """
    case .didFailToContinueUserActivity:
      """
      func application(_ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
      """
    case .didUpdateUserActivity:
      "func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)"
    case .userDidAcceptCloudKitShare:
      """
      func application(_ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
      """
    case .performShortcutAction:
      """
      func application(_ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void)
      """
    case .shouldSaveState:
      """
      func application(_ application: UIApplication,
        shouldSaveApplicationState coder: NSCoder) -> Bool
      """
    case .shouldRestoreState:
      """
      func application(_ application: UIApplication,
        shouldRestoreApplicationState coder: NSCoder) -> Bool
      """
    case .willEncodeState:
      "func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)"
    case .didDecodeState:
      "func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)"
    case .viewControllerWithPath:
      """
      func application(_ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder) -> UIViewController?
      """
    case .configurationForConnecting:
      """
      func application(_ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions) -> UISceneConfiguration
      """
    case .didDiscardSceneSessions:
      """
      func application(_ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
      """
    case .didRegisterForRemoteNotifications:
      """
      func application(_ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
      """
    case .didFailToRegisterForRemoteNotifications:
      """
      func application(_ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error)
      """
    case .urlSessionTaskDidComplete:
      """
      func urlSession(_ session: URLSession, task: URLSessionTask,
        didCompleteWithError error: (any Error)?)
      """
    case .urlSessionDidFinishEvents:
      "func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)"
    case .willPresentNotification:
      """
      func userNotificationCenter(_ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
          @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
      """
    case .didReceiveNotificationResponse:
      """
      func userNotificationCenter(_ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
      """
    case .swiftUIInit: "func appInit(_ application: UIApplication)"
    case .swiftUIAppear: "func onAppear(_ application: UIApplication)"
    case .swiftUIOpenURL: "func onOpenURL(_ application: UIApplication, url: URL)"
    case .swiftUIContinueActivity:
      """
      func onContinueUserActivity(_ application: UIApplication,
        activity userActivity: NSUserActivity)
      """
    case .swiftUIRefreshTask:
      "func backgroundTaskAppRefresh(_ application: UIApplication, identifier: String)"
    case .swiftUISessionTask:
      "func backgroundTaskURLSession(_ application: UIApplication, identifier: String)"
    case .scenePhaseActive: "func scenePhaseIsActive(_ application: UIApplication)"
    case .scenePhaseInactive: "func scenePhaseIsInactive(_ application: UIApplication)"
    case .scenePhaseBackground: "func scenePhaseIsBackground(_ application: UIApplication)"
    case .sceneWillConnect:
      """
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
      """
    case .sceneOpenURLContexts:
      "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)"
    case .sceneWillContinueUserActivity:
      "func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)"
    case .sceneContinueUserActivity:
      "func scene(_ scene: UIScene, continue userActivity: NSUserActivity)"
    case .sceneDidFailToContinueUserActivity:
      """
      func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)
      """
    case .sceneDidUpdateUserActivity:
      "func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)"
    case .windowSceneUserDidAcceptCloudKitShare:
      """
      func windowScene(_ windowScene: UIWindowScene,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
      """
    case .windowScenePerformShortcutAction:
      """
      func windowScene(_ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void)
      """
    case .sceneWillEnterForeground: "func sceneWillEnterForeground(_ scene: UIScene)"
    case .sceneDidBecomeActive: "func sceneDidBecomeActive(_ scene: UIScene)"
    case .sceneWillResignActive: "func sceneWillResignActive(_ scene: UIScene)"
    case .sceneDidEnterBackground: "func sceneDidEnterBackground(_ scene: UIScene)"
    case .sceneDidDisconnect: "func sceneDidDisconnect(_ scene: UIScene)"
    case .sceneStateRestorationActivity:
      "func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?"
    case .sceneRestoreInteractionState:
      """
      func scene(_ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
      """
    }
  }
}
