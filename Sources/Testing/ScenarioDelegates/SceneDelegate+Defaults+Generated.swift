// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

internal import LifecycleCore

extension SceneDelegate {
  /// Not implemented.
  public func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func scene(_ scene: Scene, openURLContexts urlContexts: Set<OpenURLContext>) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func scene(_ scene: Scene, continue userActivity: UserActivity) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func scene(
    _ scene: Scene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: String
  ) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func scene(_ scene: Scene, didUpdate userActivity: UserActivity) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func windowScene(
    _ windowScene: Scene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CloudKitShareMetadata
  ) {
    windowScene.application.markUnimplemented()
  }

  /// Not implemented.
  public func windowScene(
    _ windowScene: Scene,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    windowScene.application.markUnimplemented()
  }

  /// Not implemented.
  public func sceneWillEnterForeground(_ scene: Scene) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func sceneDidBecomeActive(_ scene: Scene) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func sceneWillResignActive(_ scene: Scene) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func sceneDidEnterBackground(_ scene: Scene) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func sceneDidDisconnect(_ scene: Scene) {
    scene.application.markUnimplemented()
  }

  /// Not implemented.
  public func stateRestorationActivity(for scene: Scene) -> String? {
    scene.application.markUnimplemented(nil)
  }

  /// Not implemented.
  public func scene(
    _ scene: Scene,
    restoreInteractionStateWith stateRestorationActivity: UserActivity
  ) {
    scene.application.markUnimplemented()
  }
}
