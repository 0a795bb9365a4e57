// Defaults for unimplemented methods: each one reports itself, so that the model skips the call.
extension ApplicationDelegate {
  /// Not implemented.
  public func application(
    _ app: Application,
    willFinishLaunchingWithOptions _: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { app.markUnimplemented(true) }

  /// Not implemented.
  public func application(
    _ app: Application,
    didFinishLaunchingWithOptions _: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { app.markUnimplemented(true) }

  /// Not implemented.
  public func applicationDidFinishLaunching(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func applicationDidBecomeActive(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func applicationWillResignActive(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func applicationDidEnterBackground(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func applicationWillEnterForeground(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func applicationWillTerminate(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func applicationDidReceiveMemoryWarning(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func applicationSignificantTimeChange(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func application(_ app: Application, willChangeStatusBarFrame _: StatusBarFrame) {
    app.markUnimplemented()
  }

  /// Not implemented.
  public func application(_ app: Application, didChangeStatusBarFrame _: StatusBarFrame) {
    app.markUnimplemented()
  }

  /// Not implemented.
  public func applicationProtectedDataWillBecomeUnavailable(_ app: Application) {
    app.markUnimplemented()
  }

  /// Not implemented.
  public func applicationProtectedDataDidBecomeAvailable(_ app: Application) {
    app.markUnimplemented()
  }

  /// Not implemented.
  public func application(_ app: Application, handleOpen _: String) -> Bool {
    app.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(
    _ app: Application,
    open _: String,
    sourceApplication _: String?,
    annotation _: Any
  ) -> Bool { app.markUnimplemented(false) }

  /// Not implemented.
  public func application(
    _ app: Application,
    open _: String,
    options _: [Application.OpenURLOptionsKey: Any]
  ) -> Bool { app.markUnimplemented(false) }

  /// Not implemented.
  public func application(_ app: Application, didReceiveRemoteNotification _: String) {
    app.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ app: Application,
    didReceiveRemoteNotification _: String,
    fetchCompletionHandler _: @escaping (BackgroundFetchResult) -> Void
  ) { app.markUnimplemented() }

  /// Not implemented.
  public func application(_ app: Application, didReceive _: String) { app.markUnimplemented() }

  /// Not implemented.
  public func application(
    _ app: Application,
    didRegisterForRemoteNotificationsWithDeviceToken _: String
  ) { app.markUnimplemented() }

  /// Not implemented.
  public func application(
    _ app: Application,
    didFailToRegisterForRemoteNotificationsWithError _: String
  ) { app.markUnimplemented() }

  /// Not implemented.
  public func userNotificationCenter(
    _ app: Application,
    willPresent _: String,
    withCompletionHandler _: @escaping () -> Void
  ) { app.markUnimplemented() }

  /// Not implemented.
  public func userNotificationCenter(
    _ app: Application,
    didReceive _: String,
    withCompletionHandler _: @escaping () -> Void
  ) { app.markUnimplemented() }

  /// Not implemented.
  public func application(
    _ app: Application,
    performFetchWithCompletionHandler _: @escaping (BackgroundFetchResult) -> Void
  ) { app.markUnimplemented() }

  /// Not implemented.
  public func application(
    _ app: Application,
    handleEventsForBackgroundURLSession _: String,
    completionHandler _: @escaping () -> Void
  ) { app.markUnimplemented() }

  /// Not implemented.
  public func urlSession(
    _ session: BackgroundURLSession,
    task _: String,
    didCompleteWithError _: String?
  ) { session.application.markUnimplemented() }

  /// Not implemented.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: BackgroundURLSession) {
    session.application.markUnimplemented()
  }

  /// Not implemented.
  public func application(_ app: Application, willContinueUserActivityWithType _: String) -> Bool {
    app.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(
    _ app: Application,
    continue _: UserActivity,
    restorationHandler _: @escaping ([Any]?) -> Void
  ) -> Bool { app.markUnimplemented(false) }

  /// Not implemented.
  public func application(
    _ app: Application,
    didFailToContinueUserActivityWithType _: String,
    error _: String
  ) { app.markUnimplemented() }

  /// Not implemented.
  public func application(_ app: Application, didUpdate _: UserActivity) {
    app.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ app: Application,
    userDidAcceptCloudKitShareWith _: CloudKitShareMetadata
  ) { app.markUnimplemented() }

  /// Not implemented.
  public func application(
    _ app: Application,
    performActionFor _: ShortcutItem,
    completionHandler _: @escaping (Bool) -> Void
  ) { app.markUnimplemented() }

  /// Does nothing.
  public func application(_ app: Application, handle _: BackgroundEvent) {}

  /// Not implemented.
  public func application(_ app: Application, shouldSaveApplicationState _: StateCoder) -> Bool {
    app.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(_ app: Application, shouldRestoreApplicationState _: StateCoder) -> Bool {
    app.markUnimplemented(false)
  }

  /// Not implemented.
  public func application(_ app: Application, willEncodeRestorableStateWith _: StateCoder) {
    app.markUnimplemented()
  }

  /// Not implemented.
  public func application(_ app: Application, didDecodeRestorableStateWith _: StateCoder) {
    app.markUnimplemented()
  }

  /// Not implemented.
  public func application(
    _ app: Application,
    viewControllerWithRestorationIdentifierPath _: [String],
    coder _: StateCoder
  ) -> Any? { app.markUnimplemented(nil) }

  /// Not implemented.
  public func appInit(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func onAppear(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func onOpenURL(_ app: Application, url _: String) { app.markUnimplemented() }

  /// Not implemented.
  public func onContinueUserActivity(_ app: Application, activity _: UserActivity) {
    app.markUnimplemented()
  }

  /// Not implemented.
  public func scenePhaseIsActive(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func scenePhaseIsInactive(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func scenePhaseIsBackground(_ app: Application) { app.markUnimplemented() }

  /// Not implemented.
  public func application(
    _ app: Application,
    configurationForConnecting _: SceneSession,
    options _: Scene.ConnectionOptions
  ) -> SceneConfiguration { app.markUnimplemented(SceneConfiguration()) }

  /// Not implemented.
  public func application(_ app: Application, didDiscardSceneSessions _: Set<SceneSession>) {
    app.markUnimplemented()
  }
}
