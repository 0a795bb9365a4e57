import Foundation

extension UIApplication {
  /// Opens a window, or brings the window of a session to the front.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    system.activateScene(sceneSession, userActivity: userActivity) { errorHandler?($0) }
  }

  /// Opens a window, or brings the window of a session to the front.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    system.activateScene(request.session, userActivity: request.userActivity) { errorHandler?($0) }
  }

  /// Closes the window of a session for good.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    system.destroyScene(sceneSession) { errorHandler?($0) }
  }

  /// Asks the system for a new snapshot of a scene for the app switcher.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    system.refreshScene(sceneSession)
  }
}

/// A request to open a window, or to bring one to the front.
public struct UISceneSessionActivationRequest {
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The session of the window; nil for a new one.
  public let session: UISceneSession?
  /// What the window is to show.
  public var userActivity: NSUserActivity?
  /// How the window is opened.
  public var options: UIScene.ActivationRequestOptions?

  /// A new window.
  @MainActor public init(
    role: UISceneSession.Role = .windowApplication,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// The window of a session.
  @MainActor public init(
    session: UISceneSession,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}
