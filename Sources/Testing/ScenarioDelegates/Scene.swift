@_spi(Package) public import LifecycleCore

/// One scene of the app: the life-cycle part of UIScene.
public struct Scene {
  /// The app that owns the scene.
  public let application: Application
  /// The session, which outlives the scene while it is disconnected.
  public let session: SceneSession

  /// The current state of the scene.
  public var activationState: SceneState {
    application.state(ofScene: session.persistentIdentifier)
  }

  /// The options with which a scene connects.
  public struct ConnectionOptions: Sendable {
    /// The URLs to open.
    public let urlContexts: Set<OpenURLContext>
    /// The bundle identifier of the app that requested to open them; nil if it is not known.
    public var sourceApplication: String?
    /// The activities to continue.
    public var userActivities: Set<UserActivity> = []
    /// The type of an activity that is on its way, and that the scene continues later.
    public var handoffUserActivityType: String?
    /// The CloudKit share that the user accepted.
    public var cloudKitShareMetadata: CloudKitShareMetadata?
    /// The quick action that the user chose.
    public var shortcutItem: ShortcutItem?
    /// The name of the notification that the user tapped.
    public var notificationResponse: String?
  }
}

/// The persistent part of a scene: UISceneSession.
public struct SceneSession: Hashable, Sendable {
  /// The name of the session, constant during its lifetime: that of its window in the scenario.
  public let persistentIdentifier: String
  /// The scene's state restoration activity from its last time in the background; nil if none is preserved.
  public internal(set) var stateRestorationActivity: String?
}

/// The configuration of a new scene: UISceneConfiguration.
public struct SceneConfiguration: Hashable, Sendable {
  /// The name of an entry of the Info.plist's scene manifest.
  public var name: String?

  /// Creates the configuration that a delegate returns.
  public init(name: String? = nil) { self.name = name }
}

/// A URL that a scene is to open: UIOpenURLContext.
public struct OpenURLContext: Hashable, Sendable {
  /// The URL, as written in the scenario.
  public let url: String
  /// Whether the document at the URL is opened where it is, not as a copy.
  public var openInPlace = false
}
