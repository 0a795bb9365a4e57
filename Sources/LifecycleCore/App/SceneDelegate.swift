/// A scene delegate in Swift: the methods of UISceneDelegate that the model calls, under UIKit's names.
///
/// As with `ApplicationDelegate`, the methods that are not written are not implemented.
public protocol SceneDelegate: AnyObject {
  /// A scene connects; the app makes its window.
  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  )

  /// A connected scene opens URLs.
  func scene(_ scene: Scene, openURLContexts urlContexts: Set<OpenURLContext>)

  /// A connected scene continues an activity.
  func scene(_ scene: Scene, continue userActivity: UserActivity)

  /// A connected scene is given the quick action that the user chose.
  func windowScene(
    _ windowScene: Scene,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// The scene comes to the screen.
  func sceneWillEnterForeground(_ scene: Scene)

  /// The scene is active and gets user input.
  func sceneDidBecomeActive(_ scene: Scene)

  /// The scene is about to become inactive.
  func sceneWillResignActive(_ scene: Scene)

  /// The scene is off the screen and has 5 s to save.
  func sceneDidEnterBackground(_ scene: Scene)

  /// The system let the scene go.
  func sceneDidDisconnect(_ scene: Scene)

  /// The scene describes its state for its next connection, or nil; an NSUserActivity is its type here, a text.
  func stateRestorationActivity(for scene: Scene) -> String?
}

// What a delegate does not implement: each default says so, and the model skips the call.
extension SceneDelegate {
  /// Not implemented.
  public func scene(
    _ scene: Scene,
    willConnectTo _: SceneSession,
    options _: Scene.ConnectionOptions
  ) { scene.application.markUnimplemented() }

  /// Not implemented.
  public func scene(_ scene: Scene, openURLContexts _: Set<OpenURLContext>) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func scene(_ scene: Scene, continue _: UserActivity) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func windowScene(
    _ scene: Scene,
    performActionFor _: ShortcutItem,
    completionHandler _: @escaping (Bool) -> Void
  ) { scene.application.markUnimplemented() }

  /// Not implemented.
  public func sceneWillEnterForeground(_ scene: Scene) { scene.application.markUnimplemented() }

  /// Not implemented.
  public func sceneDidBecomeActive(_ scene: Scene) { scene.application.markUnimplemented() }

  /// Not implemented.
  public func sceneWillResignActive(_ scene: Scene) { scene.application.markUnimplemented() }

  /// Not implemented.
  public func sceneDidEnterBackground(_ scene: Scene) { scene.application.markUnimplemented() }

  /// Not implemented.
  public func sceneDidDisconnect(_ scene: Scene) { scene.application.markUnimplemented() }

  /// Not implemented.
  public func stateRestorationActivity(for scene: Scene) -> String? {
    scene.application.markUnimplemented(nil)
  }
}
