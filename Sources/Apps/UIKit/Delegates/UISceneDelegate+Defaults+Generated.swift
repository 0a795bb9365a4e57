// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

import UIKitSystem

extension UISceneDelegate {
  /// The method is not implemented.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func sceneWillEnterForeground(_ scene: UIScene) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func sceneWillResignActive(_ scene: UIScene) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func sceneDidDisconnect(_ scene: UIScene) {
    defaultImplementationRan(of: self)
  }

  /// The method is not implemented.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    defaultImplementationRan(of: self)
    return nil
  }

  /// The method is not implemented.
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    defaultImplementationRan(of: self)
  }
}
