// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import LifecycleCore

extension ApplicationDelegate {
  /// Not implemented.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.markUnimplemented(true)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.markUnimplemented(true)
  }

  /// Not implemented.
  public func applicationDidFinishLaunching(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func applicationDidBecomeActive(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func applicationWillResignActive(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func applicationDidEnterBackground(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func applicationWillEnterForeground(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func applicationWillTerminate(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func applicationSignificantTimeChange(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    willChangeStatusBarFrame newStatusBarFrame: StatusBarFrame
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didChangeStatusBarFrame oldStatusBarFrame: StatusBarFrame
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func applicationProtectedDataDidBecomeAvailable(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(_ application: Application, handleOpen url: String) -> Bool {
    application.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    open url: String,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool {
    application.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    open url: String,
    options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    application.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String,
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(_ application: Application, didReceive notification: String) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    performFetchWithCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    application.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    application.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: String
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(_ application: Application, didUpdate userActivity: UserActivity) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CloudKitShareMetadata
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    shouldSaveApplicationState coder: StateCoder
  ) -> Bool {
    application.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    shouldRestoreApplicationState coder: StateCoder
  ) -> Bool {
    application.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    willEncodeRestorableStateWith coder: StateCoder
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didDecodeRestorableStateWith coder: StateCoder
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: StateCoder
  ) -> Any? {
    application.markUnimplemented(nil)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    application.markUnimplemented(SceneConfiguration())
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: String
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didFailToRegisterForRemoteNotificationsWithError error: String
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func urlSession(
    _ session: BackgroundURLSession,
    task: String,
    didCompleteWithError error: String?
  ) {
    session.application.markUnimplemented()
  }

  /// Not implemented.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: BackgroundURLSession) {
    session.application.markUnimplemented()
  }

  /// Not implemented.
  public func userNotificationCenter(
    _ application: Application,
    willPresent notification: String,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func userNotificationCenter(
    _ application: Application,
    didReceive response: String,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func appInit(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func onAppear(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func onOpenURL(_ application: Application, url: String) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func onContinueUserActivity(
    _ application: Application,
    activity userActivity: UserActivity
  ) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func backgroundTaskAppRefresh(_ application: Application, identifier: String) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func backgroundTaskURLSession(_ application: Application, identifier: String) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func scenePhaseIsActive(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func scenePhaseIsInactive(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func scenePhaseIsBackground(_ application: Application) {
    application.markUnimplemented()
  }

  /// Not implemented.
  public func application(_ application: Application, handle event: BackgroundEvent) {
  }
}
