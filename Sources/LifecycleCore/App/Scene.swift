/// One scene of the app: UIScene, as far as the life cycle goes.
public struct Scene {
  /// The app to which it belongs.
  public let application: Application
  /// What outlives it while it is disconnected.
  public let session: SceneSession

  /// What the scene's state reads now.
  public var activationState: SceneState { application.sceneState }

  /// With what a scene connects.
  public struct ConnectionOptions: Sendable {
    /// The URLs to open.
    public let urlContexts: Set<OpenURLContext>
    /// The activities to continue.
    public var userActivities: Set<UserActivity> = []
    /// The quick action that the user chose.
    public var shortcutItem: ShortcutItem?
    /// The name of the notification that the user tapped.
    public var notificationResponse: String?
  }
}

/// What the system keeps of a scene: UISceneSession.
public struct SceneSession: Hashable, Sendable {
  /// The session's name, the same as long as it lives.
  public let persistentIdentifier: String
  /// What the scene said of its state when it was last in the background; nil where nothing is kept.
  public internal(set) var stateRestorationActivity: String?
}

/// How a scene is made: UISceneConfiguration.
public struct SceneConfiguration: Hashable, Sendable {
  /// The name of an entry of the Info.plist's scene manifest.
  public var name: String?

  /// Creates a configuration, as a delegate answers it.
  public init(name: String? = nil) { self.name = name }
}

/// A URL that a scene is to open: UIOpenURLContext.
public struct OpenURLContext: Hashable, Sendable {
  /// The URL, as the scenario writes it.
  public let url: String
}
