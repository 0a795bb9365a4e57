/// What a call or an effect is given, by the name that an expectation uses.
public enum Detail: String, CaseIterable, Sendable {
  /// The launch options: a mapping of key and value.
  case options
  /// The URL that is opened.
  case url
  /// The bundle identifier of the app that asked to open it.
  case sourceApplication = "source-application"
  /// The URLs with which a scene connects or is opened.
  case urlContexts = "url-contexts"
  /// The kind of a background event.
  case kind
  /// The name of a push or of a local notification.
  case notification
  /// The identifier of a background URL session.
  case identifier
  /// The type of a user activity.
  case activityType = "activity-type"
  /// The type of a quick action.
  case shortcutItem = "shortcut-item"
  /// The notification whose tap connects a scene.
  case notificationResponse = "notification-response"
  /// The types of the user activities with which a scene connects.
  case userActivities = "user-activities"
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
  /// The object that exists before a nib is loaded, its File's Owner.
  case owner
  /// The objects of a nib that are not made of it.
  case standIns = "stand-ins"
  /// The restoration identifiers from the root to a view controller.
  case path
  /// Who gives a view controller back.
  case madeBy = "made-by"
  /// That the session of a scene holds an activity that describes its state.
  case stateRestorationActivity = "state-restoration-activity"
  /// The height of the status bar, in points.
  case height
  /// The name of the thing that it is about: a view, a socket, an app.
  case name
  /// The names of views.
  case views
  /// The object that gets an event; none if it is discarded.
  case to
  /// The responders that passed it on before, in their order.
  case through
  /// Who dispatched it: the application and the window.
  case via
  /// The number of a finger.
  case finger
  /// How many fingers are on the screen.
  case touches
  /// How many taps in quick succession it is the last of.
  case taps
  /// The control that sends an action message.
  case from
  /// How the device is held, or was.
  case orientation
  /// The language that the user chose in Settings.
  case language
  /// By which locale something is formatted: `current` or `outdated`.
  case locale
  /// What must be drawn of a view, where it is not all of it: `x y width height`.
  case area
  /// How many owners an object has.
  case count
  /// The name of a message.
  case message
  /// The name of a queue.
  case queue
  /// Where work runs: `main` or `background`.
  case thread
  /// A text.
  case text
  /// How large an iPhone app is shown on an iPad: `1x` or `2x`.
  case scale
  /// Which point of its content lies at the upper left corner of a scroll view.
  case contentOffset = "content-offset"

  /// The word of the language.
  public var word: String { rawValue }
}

/// The details of one call or effect: those that are not nil or empty.
///
/// There are a few at most, so a list is faster than a dictionary.
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

  /// Creates no details.
  public init() {}

  /// Creates details, each of which is named once.
  public init(dictionaryLiteral items: (Detail, Value)...) {
    self.items = items.map { Item(detail: $0, value: $1) }
  }

  /// Whether there is none.
  public var isEmpty: Bool { items.isEmpty }

  /// The value of a detail; nil where it has none.
  public subscript(detail: Detail) -> Value? {
    get { items.first { $0.detail == detail }?.value }
    set {
      let index = items.firstIndex { $0.detail == detail }
      switch (index, newValue) {
      case (let index?, let value?): items[index].value = value
      case (let index?, nil): items.remove(at: index)
      case (nil, let value?): items.append(Item(detail: detail, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Sets a detail to a text, if there is one.
  mutating func set(_ detail: Detail, _ text: String?) {
    if let text { self[detail] = .text(text) }
  }
}
