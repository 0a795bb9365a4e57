internal import UIKit

/// What the system of a launch asks about the scenes of the app.
@MainActor protocol SceneDirectory: AnyObject {
  /// The scenes that are connected.
  var connected: Set<UIScene> { get }
  /// The sessions that exist.
  var openSessions: Set<UISceneSession> { get }
  /// Returns the name of the scene of a session; nil if the session was discarded.
  func name(of session: UISceneSession?) -> String?
  /// Returns a name for the scene of a new window.
  func nameOfNewScene() -> String
  /// Keeps the activity of a request until the scene receives it.
  func expectScene(_ name: String, _ activity: NSUserActivity?)
  /// Forgets a request that the system has refused.
  func cancelScene(_ name: String)
}
