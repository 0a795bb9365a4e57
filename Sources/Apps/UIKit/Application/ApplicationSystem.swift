package import Foundation
package import UIKitSystem

/// The requests of UIKit's classes to the system that runs the app.
@MainActor package protocol ApplicationSystem: SystemInterface {
  /// The application object of this launch, created once.
  var application: UIApplication { get }

  // Facts.

  /// The state of the app.
  var applicationState: UIApplication.State { get }
  /// The seconds until background tasks expire; the greatest finite number if they do not expire.
  var backgroundTimeRemaining: TimeInterval { get }
  /// The version of iOS, such as "18.0".
  var systemVersion: String { get }
  /// The idiom of the device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  /// Whether protected files can be read.
  var isProtectedDataAvailable: Bool { get }
  /// Whether the user lets the system launch the app in the background.
  var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }
  /// Whether the app has registered for remote notifications.
  var isRegisteredForRemoteNotifications: Bool { get }
  /// Whether the app has scenes.
  var hasScenes: Bool { get }
  /// Whether the Info.plist enables multiple windows.
  var supportsMultipleScenes: Bool { get }
  /// The connected scenes.
  var connectedScenes: Set<UIScene> { get }
  /// All sessions, including those of disconnected scenes.
  var openSessions: Set<UISceneSession> { get }
  /// Returns the activation state of a session's scene.
  func activationState(of session: UISceneSession) -> UIScene.ActivationState

  // Requests.

  /// Begins a background task; returns its identifier, 0 if the system does not grant it.
  func beginBackgroundTask(
    name: String?,
    expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> Int
  /// Ends a background task that is open.
  func endBackgroundTask(_ id: Int)
  /// Whether an app can open a URL.
  func canOpenURL(_ url: URL) -> Bool
  /// Opens a URL, and replies whether an app has opened it.
  func openURL(_ url: URL, reply: @escaping @MainActor (Bool) -> Void)
  /// Registers for remote notifications: the system calls the delegate with the result.
  func registerForRemoteNotifications()
  /// Unregisters from remote notifications.
  func unregisterForRemoteNotifications()
  /// Sets the minimum interval between background fetches: nil for never, 0 for as often as possible.
  func setMinimumBackgroundFetchInterval(_ interval: TimeInterval?)
  /// Activates a scene: that of a session, or a new one.
  func activateScene(
    _ session: UISceneSession?,
    userActivity: NSUserActivity?,
    reply: @escaping @MainActor (any Error) -> Void
  )
  /// Destroys a scene session.
  func destroyScene(_ session: UISceneSession, reply: @escaping @MainActor (any Error) -> Void)
  /// Updates the snapshot of a scene.
  func refreshScene(_ session: UISceneSession)
}

extension SystemConnection {
  /// The system of the current launch, for a class of UIKit.
  static func application(for name: String) -> any ApplicationSystem { system(for: name) }
}
