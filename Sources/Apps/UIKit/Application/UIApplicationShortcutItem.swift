public import Foundation

/// A Home Screen quick action.
@dynamicMemberLookup
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The properties of a quick action; those of a mutable one can be set.
  public struct Properties {
    /// The type, by which the app identifies the quick action.
    public var type: String
    /// The title.
    public var localizedTitle: String
    /// The subtitle.
    public var localizedSubtitle: String?
    /// The icon.
    public var icon: UIApplicationShortcutIcon?
    /// Data that the app has added.
    public var userInfo: [String: any NSSecureCoding]?
    /// The identifier of the content of the scene that should perform the action.
    public var targetContentIdentifier: Any?
  }

  fileprivate var properties: Properties

  fileprivate init(_ properties: Properties) { self.properties = properties }

  /// Creates a quick action.
  public convenience init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.init(
      Properties(
        type: type,
        localizedTitle: localizedTitle,
        localizedSubtitle: localizedSubtitle,
        icon: icon,
        userInfo: userInfo
      )
    )
  }

  /// Creates a quick action.
  public convenience init(type: String, localizedTitle: String) {
    self.init(Properties(type: type, localizedTitle: localizedTitle))
  }

  /// A property.
  public subscript<Value>(dynamicMember property: KeyPath<Properties, Value>) -> Value {
    properties[keyPath: property]
  }

  /// Returns the quick action, as an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(properties) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UIMutableApplicationShortcutItem(properties)
  }
}

/// A mutable quick action.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// A property.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Properties, Value>) -> Value {
    get { properties[keyPath: property] }
    set { properties[keyPath: property] = newValue }
  }
}

/// The icon of a quick action; not drawn on Linux.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// Creates a system icon.
  public convenience init(type: IconType) { self.init() }
  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon from a system symbol.
  public convenience init(systemImageName: String) { self.init() }

  /// A system icon.
  public enum IconType: Int, Sendable {
    /// A system icon.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    /// A system icon.
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time
    /// A system icon.
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}
