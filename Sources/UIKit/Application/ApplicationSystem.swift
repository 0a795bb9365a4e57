package import Foundation
package import UIKitSystem

/// What UIKit's classes ask of the system that runs the app.
@MainActor package protocol ApplicationSystem: SystemInterface {
  /// The application object of this launch, made once.
  var application: UIApplication { get }

  // Facts.

  /// The state of the app.
  var applicationState: UIApplication.State { get }
  /// The seconds until background tasks expire; the greatest finite number if they do not expire.
  var backgroundTimeRemaining: TimeInterval { get }
  /// The version of iOS, such as "18.0".
  var systemVersion: String { get }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  /// Whether protected files can be read.
  var isProtectedDataAvailable: Bool { get }
  /// Whether the system may launch the app in the background.
  var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }
  /// Whether the app has registered for pushes.
  var isRegisteredForRemoteNotifications: Bool { get }
  /// Whether the Info.plist supports several windows.
  var supportsMultipleScenes: Bool { get }
  /// The scenes that are connected.
  var connectedScenes: Set<UIScene> { get }
  /// The sessions that exist, those of disconnected scenes included.
  var openSessions: Set<UISceneSession> { get }
  /// The state of the scene of a session.
  func activationState(of session: UISceneSession) -> UIScene.ActivationState

  // Requests.

  /// Begins a background task; returns its id, and 0 if the system grants none.
  func beginBackgroundTask(
    name: String?,
    expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> Int
  /// Ends a background task that is open.
  func endBackgroundTask(_ id: Int)
  /// Whether an app can open a URL.
  func canOpenURL(_ url: URL) -> Bool
  /// Opens a URL, and replies whether an app did.
  func openURL(_ url: URL, reply: @escaping @MainActor (Bool) -> Void)
  /// Registers for pushes: the system calls the delegate with the result.
  func registerForRemoteNotifications()
  /// Ends the registration for pushes.
  func unregisterForRemoteNotifications()
  /// Sets how often the app is launched to fetch what is new: nil for never, 0 for as often as possible.
  func setMinimumBackgroundFetchInterval(_ interval: TimeInterval?)
  /// Opens a window or brings one to the front: a new one if there is no session.
  func activateScene(
    _ session: UISceneSession?,
    userActivity: NSUserActivity?,
    reply: @escaping @MainActor (any Error) -> Void
  )
  /// Closes a window for good.
  func destroyScene(_ session: UISceneSession, reply: @escaping @MainActor (any Error) -> Void)
  /// Has the system take a new picture of a scene.
  func refreshScene(_ session: UISceneSession)
}

extension SystemConnection {
  /// The system of the current launch, for a class of UIKit.
  static func application(for name: String) -> any ApplicationSystem { system(for: name) }
}
