public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, @unchecked Sendable {
  fileprivate struct Fields {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var targetContentIdentifier: String?
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  fileprivate var fields: Fields

  /// Creates empty content.
  public override init() { fields = Fields() }

  fileprivate init(fields: Fields) { self.fields = fields }

  /// The title.
  open var title: String { fields.title }
  /// The subtitle.
  open var subtitle: String { fields.subtitle }
  /// The body.
  open var body: String { fields.body }
  /// The badge of the app's icon.
  open var badge: NSNumber? { fields.badge }
  /// The sound.
  open var sound: UNNotificationSound? { fields.sound }
  /// The data with the notification, such as the payload of a remote notification.
  open var userInfo: [AnyHashable: Any] { fields.userInfo }
  /// The identifier of the category, which determines the actions.
  open var categoryIdentifier: String { fields.categoryIdentifier }
  /// The identifier by which notifications are grouped.
  open var threadIdentifier: String { fields.threadIdentifier }
  /// The launch image to use if the notification launches the app.
  open var launchImageName: String { fields.launchImageName }
  /// The identifier of the content of the scene that should handle the notification.
  open var targetContentIdentifier: String? { fields.targetContentIdentifier }
  /// The attachments.
  open var attachments: [UNNotificationAttachment] { fields.attachments }
  /// The interruption level.
  open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
  /// The relevance in a summary, from 0 to 1.
  open var relevanceScore: Double { fields.relevanceScore }
  /// The criteria for a Focus filter.
  open var filterCriteria: String? { fields.filterCriteria }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(fields: fields) }

  /// Returns a mutable copy.
  open override func mutableCopy() -> Any { UNMutableNotificationContent(fields: fields) }

  /// A copy of the content, for a request.
  var snapshot: UNNotificationContent { UNNotificationContent(fields: fields) }
}

/// The mutable content of a local notification.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { fields.title }
    set { fields.title = newValue }
  }
  /// The subtitle.
  open override var subtitle: String {
    get { fields.subtitle }
    set { fields.subtitle = newValue }
  }
  /// The body.
  open override var body: String {
    get { fields.body }
    set { fields.body = newValue }
  }
  /// The badge of the app's icon.
  open override var badge: NSNumber? {
    get { fields.badge }
    set { fields.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { fields.sound }
    set { fields.sound = newValue }
  }
  /// The data with the notification.
  open override var userInfo: [AnyHashable: Any] {
    get { fields.userInfo }
    set { fields.userInfo = newValue }
  }
  /// The identifier of the category, which determines the actions.
  open override var categoryIdentifier: String {
    get { fields.categoryIdentifier }
    set { fields.categoryIdentifier = newValue }
  }
  /// The identifier by which notifications are grouped.
  open override var threadIdentifier: String {
    get { fields.threadIdentifier }
    set { fields.threadIdentifier = newValue }
  }
  /// The launch image to use if the notification launches the app.
  open override var launchImageName: String {
    get { fields.launchImageName }
    set { fields.launchImageName = newValue }
  }
  /// The identifier of the content of the scene that should handle the notification.
  open override var targetContentIdentifier: String? {
    get { fields.targetContentIdentifier }
    set { fields.targetContentIdentifier = newValue }
  }
  /// The attachments.
  open override var attachments: [UNNotificationAttachment] {
    get { fields.attachments }
    set { fields.attachments = newValue }
  }
  /// The interruption level.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { fields.interruptionLevel }
    set { fields.interruptionLevel = newValue }
  }
  /// The relevance in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { fields.relevanceScore }
    set { fields.relevanceScore = newValue }
  }
  /// The criteria for a Focus filter.
  open override var filterCriteria: String? {
    get { fields.filterCriteria }
    set { fields.filterCriteria = newValue }
  }
}
