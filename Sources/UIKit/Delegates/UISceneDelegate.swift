public import Foundation
import UIKitSystem

/// The methods that the system calls when something happens to a scene.
///
/// All methods are optional: one that the delegate does not implement is not called.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// A scene connects: the place for its window, and for what launched it.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// A scene has disconnected; it can connect again.
  func sceneDidDisconnect(_ scene: UIScene)

  /// A scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// A scene is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)

  /// A scene is about to leave the background, or to appear first.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// A scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Opens URLs in a scene that is connected.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// The activity from which a scene is restored.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Restores a scene from an activity.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  )

  /// An activity is about to arrive.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Continues an activity in a scene that is connected.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// An activity could not be fetched.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )

  /// An activity has new data.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

// MARK: - Defaults

extension UISceneDelegate {
  /// The method is not implemented.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func sceneDidDisconnect(_ scene: UIScene) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func sceneDidBecomeActive(_ scene: UIScene) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func sceneWillResignActive(_ scene: UIScene) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func sceneWillEnterForeground(_ scene: UIScene) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func sceneDidEnterBackground(_ scene: UIScene) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
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
  ) { defaultImplementationRan(of: self) }

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
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    defaultImplementationRan(of: self)
  }
}
