import UIKit

/// The delegate of each window.
@MainActor final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let app: AppDelegate

  /// Creates the delegate of a scene.
  init(_ app: AppDelegate) { self.app = app }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = EditorViewController(app)
    window.makeKeyAndVisible()
    self.window = window
    // What launched the app comes here only: the methods below are for scenes that are connected.
    let links = app.bug == .ignoredConnectionOptions ? [] : connectionOptions.urlContexts
    for context in links { app.open(context.url) }
    for activity in connectionOptions.userActivities { app.open(activity) }
    if let action = connectionOptions.shortcutItem { app.perform(action) }
    if let response = connectionOptions.notificationResponse { app.open(response) }
  }

  func sceneDidBecomeActive(_ scene: UIScene) { app.becomeActive() }

  func sceneDidEnterBackground(_ scene: UIScene) {
    let isLast = UIApplication.shared.applicationState == .background
    if isLast || app.bug == .appWideWorkInScene { app.enterBackground() }
  }

  // MARK: - Links

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { app.open(context.url) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    app.open(userActivity)
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    app.perform(shortcutItem)
    completionHandler(true)
  }
}
