public import Foundation

/// The content of a notification.
@dynamicMemberLookup
open class UNNotificationContent: NSObject, NSCopying, @unchecked Sendable {
  /// The properties of the content; those of mutable content can be set.
  public struct Properties {
    /// The title.
    public var title = ""
    /// The subtitle.
    public var subtitle = ""
    /// The body.
    public var body = ""
    /// The badge of the app's icon.
    public var badge: NSNumber?
    /// The sound.
    public var sound: UNNotificationSound?
    /// The data with the notification, such as the payload of a remote notification.
    public var userInfo: [AnyHashable: Any] = [:]
    /// The identifier of the category, which determines the actions.
    public var categoryIdentifier = ""
    /// The identifier by which notifications are grouped.
    public var threadIdentifier = ""
    /// The launch image to use if the notification launches the app.
    public var launchImageName = ""
    /// The identifier of the content of the scene that should handle the notification.
    public var targetContentIdentifier: String?
    /// The attachments.
    public var attachments: [UNNotificationAttachment] = []
    /// The interruption level.
    public var interruptionLevel = UNNotificationInterruptionLevel.active
    /// The relevance in a summary, from 0 to 1.
    public var relevanceScore = 0.0
    /// The criteria for a Focus filter.
    public var filterCriteria: String?
  }

  fileprivate var properties: Properties

  /// Creates empty content.
  public override init() { properties = Properties() }

  fileprivate init(_ properties: Properties) { self.properties = properties }

  /// A property.
  public subscript<Value>(dynamicMember property: KeyPath<Properties, Value>) -> Value {
    properties[keyPath: property]
  }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { snapshot }

  /// Returns a mutable copy.
  open override func mutableCopy() -> Any { UNMutableNotificationContent(properties) }

  /// A copy of the content, for a request.
  var snapshot: UNNotificationContent { UNNotificationContent(properties) }
}

/// The mutable content of a local notification.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// A property.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Properties, Value>) -> Value {
    get { properties[keyPath: property] }
    set { properties[keyPath: property] = newValue }
  }
}
