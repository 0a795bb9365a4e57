// What a delegate does not implement: each default says so, and the model skips the call.
extension ApplicationDelegate {
  /// Not implemented.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.noteDefault()
    return true
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.noteDefault()
    return true
  }

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
  ) {
    application.noteDefault()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didChangeStatusBarFrame oldStatusBarFrame: StatusBarFrame
  ) {
    application.noteDefault()
  }

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
    application.noteDefault()
    return false
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    open url: String,
    sourceApplication: String?,
    annotation: Any
  ) -> Bool {
    application.noteDefault()
    return false
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    open url: String,
    options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    application.noteDefault()
    return false
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    application.noteDefault()
    return SceneConfiguration()
  }

  /// Not implemented.
  public func application(
    _ application: Application,
    didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    application.noteDefault()
  }
}
