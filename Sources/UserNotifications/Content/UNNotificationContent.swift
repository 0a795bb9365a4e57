public import Foundation

/// What a notification shows, and the data with it.
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

  /// Creates content without a text.
  public override init() { fields = Fields() }

  fileprivate init(fields: Fields) { self.fields = fields }

  /// The first line.
  open var title: String { fields.title }
  /// The second line.
  open var subtitle: String { fields.subtitle }
  /// The message.
  open var body: String { fields.body }
  /// The number for the app's icon.
  open var badge: NSNumber? { fields.badge }
  /// The sound.
  open var sound: UNNotificationSound? { fields.sound }
  /// The data with the notification, such as the payload of a push.
  open var userInfo: [AnyHashable: Any] { fields.userInfo }
  /// The category that determines the actions.
  open var categoryIdentifier: String { fields.categoryIdentifier }
  /// What groups notifications.
  open var threadIdentifier: String { fields.threadIdentifier }
  /// The launch image if the notification launches the app.
  open var launchImageName: String { fields.launchImageName }
  /// The scene that the notification is meant for.
  open var targetContentIdentifier: String? { fields.targetContentIdentifier }
  /// Files that the notification shows.
  open var attachments: [UNNotificationAttachment] { fields.attachments }
  /// How important and urgent the notification is.
  open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
  /// The place in a summary, from 0 to 1.
  open var relevanceScore: Double { fields.relevanceScore }
  /// What a Focus filters notifications by.
  open var filterCriteria: String? { fields.filterCriteria }

  /// The same content, which no longer changes.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(fields: fields) }

  /// The same content, which can be changed.
  open override func mutableCopy() -> Any { UNMutableNotificationContent(fields: fields) }

  /// The same content, as a request keeps it.
  var snapshot: UNNotificationContent { UNNotificationContent(fields: fields) }
}

/// The content of a local notification, to be filled in.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { fields.title }
    set { fields.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { fields.subtitle }
    set { fields.subtitle = newValue }
  }
  /// The message.
  open override var body: String {
    get { fields.body }
    set { fields.body = newValue }
  }
  /// The number for the app's icon.
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
  /// The category that determines the actions.
  open override var categoryIdentifier: String {
    get { fields.categoryIdentifier }
    set { fields.categoryIdentifier = newValue }
  }
  /// What groups notifications.
  open override var threadIdentifier: String {
    get { fields.threadIdentifier }
    set { fields.threadIdentifier = newValue }
  }
  /// The launch image if the notification launches the app.
  open override var launchImageName: String {
    get { fields.launchImageName }
    set { fields.launchImageName = newValue }
  }
  /// The scene that the notification is meant for.
  open override var targetContentIdentifier: String? {
    get { fields.targetContentIdentifier }
    set { fields.targetContentIdentifier = newValue }
  }
  /// Files that the notification shows.
  open override var attachments: [UNNotificationAttachment] {
    get { fields.attachments }
    set { fields.attachments = newValue }
  }
  /// How important and urgent the notification is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { fields.interruptionLevel }
    set { fields.interruptionLevel = newValue }
  }
  /// The place in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { fields.relevanceScore }
    set { fields.relevanceScore = newValue }
  }
  /// What a Focus filters notifications by.
  open override var filterCriteria: String? {
    get { fields.filterCriteria }
    set { fields.filterCriteria = newValue }
  }
}
