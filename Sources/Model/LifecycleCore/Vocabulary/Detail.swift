/// The name of a detail of a call, event or effect, as used in expectations.
@_spi(Package) public enum Detail: String, CaseIterable, Sendable {
  /// The launch options: a mapping of keys to values.
  case options
  /// The URL that is opened.
  case url
  /// The bundle identifier of the app that requested to open the URL.
  case sourceApplication = "source-application"
  /// Whether a document is opened where it is, not as a copy.
  case openInPlace = "open-in-place"
  /// The URLs with which a scene connects or is opened.
  case urlContexts = "url-contexts"
  /// The kind of a background event.
  case kind
  /// The name of a push or of a local notification.
  case notification
  /// The identifier of the action of a notification that the user chose: `default` for a tap.
  case action
  /// The identifier of a background URL session or of a task of BGTaskScheduler.
  case identifier
  /// The identifiers of pending requests of BGTaskScheduler.
  case identifiers
  /// The error of BGTaskScheduler.
  case error
  /// The answer to a request for a permission.
  case answer
  /// Whether a task of BGTaskScheduler succeeded.
  case success
  /// The type of a user activity.
  case activityType = "activity-type"
  /// The web page of a user activity: the universal link.
  case webpageURL = "webpage-url"
  /// The keys of a push's payload besides `aps`, with their values as texts.
  case userInfo = "user-info"
  /// The payload of a push, as JSON.
  case payload
  /// The type of a quick action.
  case shortcutItem = "shortcut-item"
  /// The tapped notification that connects a scene.
  case notificationResponse = "notification-response"
  /// The types of the user activities with which a scene connects.
  case userActivities = "user-activities"
  /// The type of an activity that is on its way when a scene connects.
  case handoffActivityType = "handoff-user-activity-type"
  /// The name of a CloudKit share.
  case cloudKitShare = "cloudkit-share-metadata"
  /// The URL scheme whose launch image is shown.
  case scheme
  /// The class of the application object that UIApplicationMain receives.
  case principalClass = "principal"
  /// The class of the delegate that UIApplicationMain receives.
  case delegateClass = "delegate"
  /// The class of an object.
  case objectClass = "class"
  /// The kind of a main interface file: `nib` or `storyboard`.
  case interface
  /// The name of a file.
  case file
  /// The File's Owner of a nib, which exists before the nib is loaded.
  case owner
  /// The placeholder objects of a nib, which are not created from it.
  case standIns = "stand-ins"
  /// The outlet of the File's Owner that names an object of a nib.
  case outlet
  /// The restoration identifiers from the root to a view controller.
  case path
  /// The source of a restored view controller.
  case madeBy = "made-by"
  /// The name of the scene, in an app that supports several.
  case scene
  /// The role of the scene's session, in an app that supports several scenes.
  case role
  /// The name of the scene's configuration.
  case configuration
  /// The names of the scenes whose sessions were discarded, in an app that supports several scenes.
  case sessions
  /// Whether the session of a scene has an activity that describes its state.
  case stateRestorationActivity = "state-restoration-activity"
  /// The type of an audio interruption: `began` or `ended`.
  case interruptionType = "type"
  /// Whether the app should resume its audio.
  case shouldResume = "should-resume"
  /// Whether the audio was interrupted because the app was suspended.
  case wasSuspended = "was-suspended"
  /// The reason for a change of the audio route.
  case reason
  /// The height of the status bar, in points.
  case height
  /// The name of the object, such as a view, a socket or an app.
  case name
  /// The names of views.
  case views
  /// The object that receives an event; none if the event is discarded.
  case to
  /// The responders that passed the event on, in order.
  case through
  /// The objects that dispatched the event: the application and the window; none for one that does not come through the
  /// run loop.
  case via
  /// The number of a finger.
  case finger
  /// The number of fingers on the screen.
  case touches
  /// The number of taps in quick succession.
  case taps
  /// The control that sends an action message.
  case from
  /// The new or the previous orientation of the device.
  case orientation
  /// The language that the user chose in Settings.
  case language
  /// The locale of a formatter: `current` or `outdated`.
  case locale
  /// The area of a view to draw, if it is not the whole view: `x y width height`.
  case area
  /// The number of owners of an object.
  case count
  /// The name of a message.
  case message
  /// The name of a queue.
  case queue
  /// The thread on which work runs: `main` or `background`.
  case thread
  /// Where an alert or an action sheet of the app appears: `center` or `bottom` of the screen.
  case place
  /// The location that the Simulator reports.
  case coordinates
  /// A text that the user enters, or that is on the pasteboard.
  case text
  /// The data protection of a file.
  case protection
  /// The scale of an iPhone app on an iPad: `1x` or `2x`.
  case scale
  /// The point of a scroll view's content at its upper left corner.
  case contentOffset = "content-offset"

  /// The word in the scenario language.
  public var word: String { rawValue }
}

/// The details of one call, event or effect, without nil or empty values.
///
/// Stored in an array, which is faster than a dictionary for so few elements.
@_spi(Package)
public struct Details: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The value of one detail.
  public enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// Several texts.
    case list([String])
    /// Keys and texts.
    case mapping([String: String])
  }

  /// A detail with its value.
  public struct Item: Hashable, Sendable {
    /// The detail.
    public let detail: Detail
    /// Its value.
    public fileprivate(set) var value: Value
  }

  /// The details in the order in which they were set.
  public private(set) var items: [Item] = []

  /// Creates an empty collection.
  public init() {}

  /// Creates details from a literal with unique names.
  public init(dictionaryLiteral items: (Detail, Value)...) {
    self.items.reserveCapacity(max(items.count, Self.usualCount))
    for (detail, value) in items { self.items.append(Item(detail: detail, value: value)) }
  }

  /// The number for which memory is taken at first: nearly all have so many at most.
  private static let usualCount = 3

  /// Whether there are no details.
  public var isEmpty: Bool { items.isEmpty }

  /// The value of a detail; nil if it is absent.
  public subscript(detail: Detail) -> Value? {
    get { items.first { $0.detail == detail }?.value }
    set {
      let index = items.firstIndex { $0.detail == detail }
      switch (index, newValue) {
      case (let index?, let value?): items[index].value = value
      case (let index?, nil): items.remove(at: index)
      case (nil, let value?):
        if items.isEmpty { items.reserveCapacity(Self.usualCount) }
        items.append(Item(detail: detail, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The text of a detail; nil if it is absent or no text.
  package func text(_ detail: Detail) -> String? {
    if case .text(let text)? = self[detail] { text } else { nil }
  }

  /// The texts of a detail; none if it is absent or no list.
  package func list(_ detail: Detail) -> [String] {
    if case .list(let texts)? = self[detail] { texts } else { [] }
  }

  /// Sets a detail to a text, unless it is nil.
  mutating func set(_ detail: Detail, _ text: String?) {
    if let text { self[detail] = .text(text) }
  }
}
