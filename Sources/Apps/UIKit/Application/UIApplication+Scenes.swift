extension UIApplication {
  /// Activates the scene of a session, or a new one.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    system.activateScene(sceneSession, userActivity: userActivity) { errorHandler?($0) }
  }

  /// Activates the scene of a session, or a new one.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    system.activateScene(request.session, userActivity: request.userActivity) { errorHandler?($0) }
  }

  /// Destroys a scene session.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    system.destroyScene(sceneSession) { errorHandler?($0) }
  }

  /// Requests a new snapshot of a scene for the app switcher.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    system.refreshScene(sceneSession)
  }
}

/// A request to activate a scene.
public struct UISceneSessionActivationRequest {
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The session of the scene; nil for a new one.
  public let session: UISceneSession?
  /// The user activity that the scene receives.
  public var userActivity: NSUserActivity?
  /// The options of the request.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene.
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

  /// Creates a request for the scene of a session.
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
