public import Foundation

/// What outlives a scene: its place in the app switcher, its configuration, and what it is restored from.
@MainActor open class UISceneSession: NSObject {
  /// The name of the session, which survives launches.
  public let persistentIdentifier: String
  /// What the scene is for.
  public let role: Role
  /// The configuration that the app chose.
  open package(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open package(set) weak var scene: UIScene?
  /// The activity from which the scene is restored.
  open var stateRestorationActivity: NSUserActivity?
  /// The app's own data, which survives launches.
  open var userInfo: [String: Any]?

  /// Creates a session.
  package init(
    persistentIdentifier: String,
    role: Role = .windowApplication,
    configuration: UISceneConfiguration
  ) {
    self.persistentIdentifier = persistentIdentifier
    self.role = role
    self.configuration = configuration
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the screen of the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external screen, before iOS 16.
    public static let windowExternalDisplay =
      Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// Windows on an external screen that nobody touches.
    public static let windowExternalDisplayNonInteractive =
      Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The screen of a car.
    public static let carTemplateApplication =
      Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }
}

/// Which delegate a scene gets.
@MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the Info.plist.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the delegate; the simulator creates it by the name of the configuration.
  open var delegateClass: AnyClass?
  /// The storyboard of the scene.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
