/// A scene delegate in Swift: the methods of UISceneDelegate that the model calls, under UIKit's names.
///
/// As with `ApplicationDelegate`, methods left to their defaults count as not implemented.
public protocol SceneDelegate: AnyObject {
  /// A scene connects; the app creates its window.
  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  )

  /// A connected scene opens URLs.
  func scene(_ scene: Scene, openURLContexts urlContexts: Set<OpenURLContext>)

  /// A connected scene continues an activity, which is being transferred.
  func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String)

  /// An activity that was on its way does not arrive.
  func scene(
    _ scene: Scene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: String
  )

  /// The scene's current activity was updated.
  func scene(_ scene: Scene, didUpdate userActivity: UserActivity)

  /// The user accepted a CloudKit share, for a connected scene.
  func windowScene(
    _ windowScene: Scene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CloudKitShareMetadata
  )

  /// A connected scene continues an activity.
  func scene(_ scene: Scene, continue userActivity: UserActivity)

  /// A connected scene receives the quick action that the user chose.
  func windowScene(
    _ windowScene: Scene,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// The scene is about to appear on the screen.
  func sceneWillEnterForeground(_ scene: Scene)

  /// The scene is active and receives user input.
  func sceneDidBecomeActive(_ scene: Scene)

  /// The scene is about to become inactive.
  func sceneWillResignActive(_ scene: Scene)

  /// The scene is off the screen and has 5 s to save.
  func sceneDidEnterBackground(_ scene: Scene)

  /// The system disconnected the scene.
  func sceneDidDisconnect(_ scene: Scene)

  /// Returns the type of an NSUserActivity that describes the scene's state for its next connection, or nil.
  func stateRestorationActivity(for scene: Scene) -> String?
}

// Defaults for unimplemented methods: each one reports itself, so that the model skips the call.
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
  public func scene(_ scene: Scene, willContinueUserActivityWithType _: String) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func scene(
    _ scene: Scene,
    didFailToContinueUserActivityWithType _: String,
    error _: String
  ) { scene.application.markUnimplemented() }

  /// Not implemented.
  public func scene(_ scene: Scene, didUpdate _: UserActivity) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func windowScene(
    _ scene: Scene,
    userDidAcceptCloudKitShareWith _: CloudKitShareMetadata
  ) { scene.application.markUnimplemented() }

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
