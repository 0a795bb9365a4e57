internal import UIKit

/// The scenes and sessions of an app, for the system of a launch.
@MainActor protocol SceneDirectory: AnyObject {
  /// The connected scenes.
  var connected: Set<UIScene> { get }
  /// All sessions.
  var openSessions: Set<UISceneSession> { get }
  /// Returns the name of the scene of a session; nil if the session was discarded.
  func name(of session: UISceneSession?) -> String?
  /// Returns a name for the scene of a new window.
  func nameOfNewScene() -> String
  /// Stores the activity of a request until the scene receives it.
  func expectScene(_ name: String, _ activity: NSUserActivity?)
  /// Removes a request that the system has denied.
  func cancelScene(_ name: String)
}
