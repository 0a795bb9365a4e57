// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

/// A scene delegate in Swift: the methods of UISceneDelegate that the model calls, under UIKit's names.
///
/// As with `ApplicationDelegate`, methods left to their defaults count as not implemented.
public protocol SceneDelegate: AnyObject {
  /// A scene connects; the app makes its window.
  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  )

  /// A connected scene opens URLs.
  func scene(_ scene: Scene, openURLContexts urlContexts: Set<OpenURLContext>)

  /// A connected scene continues an activity, which is being transferred.
  func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String)

  /// A connected scene continues an activity.
  func scene(_ scene: Scene, continue userActivity: UserActivity)

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

  /// The scene is off the screen and has a few seconds to save.
  func sceneDidEnterBackground(_ scene: Scene)

  /// The system let the scene go.
  func sceneDidDisconnect(_ scene: Scene)

  /// The scene describes its state, for its next connection; no for nil.
  func stateRestorationActivity(for scene: Scene) -> String?

  /// A scene that has connected restores its state from the activity of its session.
  func scene(_ scene: Scene, restoreInteractionStateWith stateRestorationActivity: UserActivity)
}
