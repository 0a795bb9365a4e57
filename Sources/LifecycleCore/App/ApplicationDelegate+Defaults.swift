// What a delegate does not implement: each default says so, and the model skips the call.
extension ApplicationDelegate {
  /// Not implemented.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { application.noteDefault(answering: true) }

  /// Not implemented.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { application.noteDefault(answering: true) }

  /// Not implemented.
  public func applicationDidFinishLaunching(_ application: Application) {
    application.noteDefault()
  }

  /// Not implemented.
  public func applicationDidBecomeActive(_ application: Application) { application.noteDefault() }

  /// Not implemented.
  public func applicationWillResignActive(_ application: Application) { application.noteDefault() }

  /// Not implemented.
  public func applicationDidEnterBackground(_ application: Application) {
    application.noteDefault()
  }

  /// Not implemented.
  public func applicationWillEnterForeground(_ application: Application) {
    application.noteDefault()
  }

  /// Not implemented.
  public func applicationWillTerminate(_ application: Application) { application.noteDefault() }

  /// Not implemented.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {
    application.noteDefault()
  }

  /// Not implemented.
  public func applicationSignificantTimeChange(_ application: Application) {
    application.noteDefault()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    willChangeStatusBarFrame newStatusBarFrame: StatusBarFrame
  ) { application.noteDefault() }

  /// Not implemented.
  public func application(
    _ application: Application,
    didChangeStatusBarFrame oldStatusBarFrame: StatusBarFrame
  ) { application.noteDefault() }

  /// Not implemented.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: Application) {
    application.noteDefault()
  }

  /// Not implemented.
  public func applicationProtectedDataDidBecomeAvailable(_ application: Application) {
    application.noteDefault()
  }

  /// Not implemented.
  public func application(_ application: Application, handleOpen url: String) -> Bool {
    application.noteDefault(answering: false)
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    open url: String,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool { application.noteDefault(answering: false) }

  /// Not implemented.
  public func application(
    _ application: Application,
    open url: String,
    options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool { application.noteDefault(answering: false) }

  /// Not implemented.
  public func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String
  ) { application.noteDefault() }

  /// Not implemented.
  public func application(
    _ application: Application,
    didReceiveRemoteNotification notification: String,
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) { application.noteDefault() }

  /// Not implemented.
  public func application(_ application: Application, didReceive notification: String) {
    application.noteDefault()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    performFetchWithCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) { application.noteDefault() }

  /// Not implemented.
  public func application(
    _ application: Application,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { application.noteDefault() }

  /// Not implemented.
  public func application(
    _ application: Application,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool { application.noteDefault(answering: false) }

  /// Not implemented.
  public func application(
    _ application: Application,
    continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool { application.noteDefault(answering: false) }

  /// Not implemented.
  public func application(
    _ application: Application,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { application.noteDefault() }

  /// Nothing.
  public func application(_ application: Application, handle event: BackgroundEvent) {}

  /// Not implemented.
  public func application(
    _ application: Application,
    shouldSaveApplicationState coder: StateCoder
  ) -> Bool { application.noteDefault(answering: false) }

  /// Not implemented.
  public func application(
    _ application: Application,
    shouldRestoreApplicationState coder: StateCoder
  ) -> Bool { application.noteDefault(answering: false) }

  /// Not implemented.
  public func application(
    _ application: Application,
    willEncodeRestorableStateWith coder: StateCoder
  ) { application.noteDefault() }

  /// Not implemented.
  public func application(
    _ application: Application,
    didDecodeRestorableStateWith coder: StateCoder
  ) { application.noteDefault() }

  /// Not implemented.
  public func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: StateCoder
  ) -> Any? { application.noteDefault(answering: nil) }

  /// Not implemented.
  public func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration { application.noteDefault(answering: SceneConfiguration()) }

  /// Not implemented.
  public func application(
    _ application: Application,
    didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) { application.noteDefault() }
}
