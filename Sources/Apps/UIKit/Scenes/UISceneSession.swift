public import Foundation

/// A scene session, which outlives the scene: its configuration, and the state to restore.
@MainActor open class UISceneSession: NSObject {
  /// The identifier of the session, which persists across launches.
  public let persistentIdentifier: String
  /// The role of the scene.
  public let role: Role
  /// The configuration that the app chose.
  open package(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open package(set) weak var scene: UIScene?
  /// The activity from which the scene is restored.
  open var stateRestorationActivity: NSUserActivity?
  /// Data of the app, which persists across launches.
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

  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on an external display, before iOS 16.
    public static let windowExternalDisplay =
      Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// Windows on an external display without touch input.
    public static let windowExternalDisplayNonInteractive =
      Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// A CarPlay screen.
    public static let carTemplateApplication =
      Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }
}

/// The configuration of a scene.
@MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the Info.plist.
  public let name: String?
  /// The role of the scene.
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
