// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import UIKit

/// A plug-in that records its events, with the methods of an app delegate and of a scene delegate.
@MainActor open class RecordingScenePlugIn: RecordingPlugIn, UIWindowSceneDelegate {
  /// No window: Swift needs the property in a delegate of both kinds.
  open var window: UIWindow?

  /// Records the event.
  open func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    record(.sceneWillConnect)
  }

  /// Records the event.
  open func sceneDidDisconnect(_ scene: UIScene) {
    record(.sceneDidDisconnect)
  }

  /// Records the event.
  open func sceneWillEnterForeground(_ scene: UIScene) {
    record(.sceneWillEnterForeground)
  }

  /// Records the event.
  open func sceneDidBecomeActive(_ scene: UIScene) {
    record(.sceneDidBecomeActive)
  }

  /// Records the event.
  open func sceneWillResignActive(_ scene: UIScene) {
    record(.sceneWillResignActive)
  }

  /// Records the event.
  open func sceneDidEnterBackground(_ scene: UIScene) {
    record(.sceneDidEnterBackground)
  }

  /// Records the event.
  open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    record(.sceneOpenURLContexts)
  }

  /// Records the event.
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    record(.sceneContinueUserActivity)
  }

  /// Records the event; the completion handler is called later.
  open func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    record(.windowScenePerformShortcutAction) { completionHandler(false) }
  }
}
