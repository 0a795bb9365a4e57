// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import Foundation

/// The methods that the system calls for a scene's life cycle and for its events.
///
/// All methods are optional: one that the delegate does not implement is not called.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// A scene connects; the app makes its window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// A connected scene opens URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// A connected scene continues an activity, which is being transferred.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// A connected scene continues an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// An activity that was on its way does not arrive.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )

  /// The scene's current activity was updated.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

  /// The scene comes to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is active and gets user input.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is off the screen and has a few seconds to save.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// The system let the scene go.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene describes its state, for its next connection; no for nil.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// A scene that has connected restores its state from the activity of its session.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}
