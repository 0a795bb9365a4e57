public import Foundation
import UIKitSystem

/// The methods that the system calls for a scene's life cycle and for its events.
///
/// All methods are optional: one that the delegate does not implement is not called.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// A scene connects: create its window, and handle what launched it.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// A scene has disconnected; it can connect again.
  func sceneDidDisconnect(_ scene: UIScene)

  /// A scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// A scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)

  /// A scene is about to enter the foreground, also for the first time.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// A scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Opens URLs in a connected scene.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Returns the activity from which the scene is restored later.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Restores a scene from an activity.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  )

  /// A user activity is about to be continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Continues a user activity in a connected scene.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// A user activity could not be continued.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )

  /// A user activity was updated.
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
