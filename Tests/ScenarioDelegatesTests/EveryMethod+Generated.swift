// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

import LifecycleCore
import ScenarioDelegates

extension EveryMethod: ApplicationDelegate, SceneDelegate {
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    note(.willFinishLaunching)
    return true
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    note(.didFinishLaunching)
    return true
  }

  func applicationDidFinishLaunching(_ application: Application) {
    note(.applicationDidFinishLaunching)
  }

  func applicationDidBecomeActive(_ application: Application) {
    note(.didBecomeActive)
  }

  func applicationWillResignActive(_ application: Application) {
    note(.willResignActive)
  }

  func applicationDidEnterBackground(_ application: Application) {
    note(.didEnterBackground)
  }

  func applicationWillEnterForeground(_ application: Application) {
    note(.willEnterForeground)
  }

  func applicationWillTerminate(_ application: Application) {
    note(.willTerminate)
  }

  func applicationDidReceiveMemoryWarning(_ application: Application) {
    note(.didReceiveMemoryWarning)
  }

  func applicationSignificantTimeChange(_ application: Application) {
    note(.significantTimeChange)
  }

  func application(
    _ application: Application,
    willChangeStatusBarFrame newStatusBarFrame: StatusBarFrame
  ) {
    note(.willChangeStatusBarFrame)
  }

  func application(
    _ application: Application,
    didChangeStatusBarFrame oldStatusBarFrame: StatusBarFrame
  ) {
    note(.didChangeStatusBarFrame)
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: Application) {
    note(.protectedDataWillBecomeUnavailable)
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: Application) {
    note(.protectedDataDidBecomeAvailable)
  }

  func application(_ application: Application, handleOpen url: String) -> Bool {
    note(.handleOpenURL)
    return true
  }

  func application(
    _ application: Application,
    open url: String,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool {
    note(.openURLSourceApplication)
    return true
  }

  func application(
    _ application: Application,
    open url: String,
    options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    note(.openURLOptions)
    return true
  }

  func application(_ application: Application, didReceiveRemoteNotification notification: String) {
    note(.didReceiveRemoteNotification)
  }

  func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String,
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {
    note(.didReceiveRemoteNotificationFetch)
    completionHandler(.noData)
  }

  func application(_ application: Application, didReceive notification: String) {
    note(.didReceiveLocalNotification)
  }

  func application(
    _ application: Application,
    performFetchWithCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {
    note(.performFetch)
    completionHandler(.noData)
  }

  func application(
    _ application: Application,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    note(.handleBackgroundURLSession)
    completionHandler()
  }

  func application(
    _ application: Application,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    note(.willContinueUserActivity)
    return true
  }

  func application(
    _ application: Application,
    continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    note(.continueUserActivity)
    return true
  }

  func application(
    _ application: Application,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: String
  ) {
    note(.didFailToContinueUserActivity)
  }

  func application(_ application: Application, didUpdate userActivity: UserActivity) {
    note(.didUpdateUserActivity)
  }

  func application(
    _ application: Application,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CloudKitShareMetadata
  ) {
    note(.userDidAcceptCloudKitShare)
  }

  func application(
    _ application: Application,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    note(.performShortcutAction)
    completionHandler(true)
  }

  func application(
    _ application: Application,
    shouldSaveApplicationState coder: StateCoder
  ) -> Bool {
    note(.shouldSaveState)
    return true
  }

  func application(
    _ application: Application,
    shouldRestoreApplicationState coder: StateCoder
  ) -> Bool {
    note(.shouldRestoreState)
    return true
  }

  func application(_ application: Application, willEncodeRestorableStateWith coder: StateCoder) {
    note(.willEncodeState)
  }

  func application(_ application: Application, didDecodeRestorableStateWith coder: StateCoder) {
    note(.didDecodeState)
  }

  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: StateCoder
  ) -> Any? {
    note(.viewControllerWithPath)
    return self
  }

  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    note(.configurationForConnecting)
    return SceneConfiguration(name: "Default")
  }

  func application(
    _ application: Application,
    didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    note(.didDiscardSceneSessions)
  }

  func application(
    _ application: Application,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: String
  ) {
    note(.didRegisterForRemoteNotifications)
  }

  func application(
    _ application: Application,
    didFailToRegisterForRemoteNotificationsWithError error: String
  ) {
    note(.didFailToRegisterForRemoteNotifications)
  }

  func urlSession(
    _ session: BackgroundURLSession,
    task: String,
    didCompleteWithError error: String?
  ) {
    note(.urlSessionTaskDidComplete)
  }

  func urlSessionDidFinishEvents(forBackgroundURLSession session: BackgroundURLSession) {
    note(.urlSessionDidFinishEvents)
  }

  func userNotificationCenter(
    _ application: Application,
    willPresent notification: String,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    note(.willPresentNotification)
    completionHandler()
  }

  func userNotificationCenter(
    _ application: Application,
    didReceive response: String,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    note(.didReceiveNotificationResponse)
    completionHandler()
  }

  func appInit(_ application: Application) {
    note(.swiftUIInit)
  }

  func onAppear(_ application: Application) {
    note(.swiftUIAppear)
  }

  func onOpenURL(_ application: Application, url: String) {
    note(.swiftUIOpenURL)
  }

  func onContinueUserActivity(_ application: Application, activity userActivity: UserActivity) {
    note(.swiftUIContinueActivity)
  }

  func backgroundTaskAppRefresh(_ application: Application, identifier: String) {
    note(.swiftUIRefreshTask)
  }

  func backgroundTaskURLSession(_ application: Application, identifier: String) {
    note(.swiftUISessionTask)
  }

  func scenePhaseIsActive(_ application: Application) {
    note(.scenePhaseActive)
  }

  func scenePhaseIsInactive(_ application: Application) {
    note(.scenePhaseInactive)
  }

  func scenePhaseIsBackground(_ application: Application) {
    note(.scenePhaseBackground)
  }

  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    note(.sceneWillConnect)
  }

  func scene(_ scene: Scene, openURLContexts urlContexts: Set<OpenURLContext>) {
    note(.sceneOpenURLContexts)
  }

  func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String) {
    note(.sceneWillContinueUserActivity)
  }

  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    note(.sceneContinueUserActivity)
  }

  func scene(
    _ scene: Scene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: String
  ) {
    note(.sceneDidFailToContinueUserActivity)
  }

  func scene(_ scene: Scene, didUpdate userActivity: UserActivity) {
    note(.sceneDidUpdateUserActivity)
  }

  func windowScene(
    _ windowScene: Scene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CloudKitShareMetadata
  ) {
    note(.windowSceneUserDidAcceptCloudKitShare)
  }

  func windowScene(
    _ windowScene: Scene,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    note(.windowScenePerformShortcutAction)
    completionHandler(true)
  }

  func sceneWillEnterForeground(_ scene: Scene) {
    note(.sceneWillEnterForeground)
  }

  func sceneDidBecomeActive(_ scene: Scene) {
    note(.sceneDidBecomeActive)
  }

  func sceneWillResignActive(_ scene: Scene) {
    note(.sceneWillResignActive)
  }

  func sceneDidEnterBackground(_ scene: Scene) {
    note(.sceneDidEnterBackground)
  }

  func sceneDidDisconnect(_ scene: Scene) {
    note(.sceneDidDisconnect)
  }

  func stateRestorationActivity(for scene: Scene) -> String? {
    note(.sceneStateRestorationActivity)
    return "com.example.todo.list"
  }

  func scene(_ scene: Scene, restoreInteractionStateWith stateRestorationActivity: UserActivity) {
    note(.sceneRestoreInteractionState)
  }
}
