/// What a call or an effect is given, by a name under which an expectation may ask for it.
public enum Detail: UInt8, CaseIterable, Sendable {
  /// The launch options: a mapping of key and value.
  case options
  /// The URL that is opened.
  case url
  /// The bundle identifier of the app that asked to open it.
  case sourceApplication
  /// The URLs with which a scene connects or is opened.
  case urlContexts
  /// The kind of a background event.
  case kind
  /// The name of a push or of a local notification.
  case notification
  /// The identifier of a background URL session.
  case identifier
  /// The type of a user activity.
  case activityType
  /// The type of a quick action.
  case shortcutItem
  /// The notification whose tap connects a scene.
  case notificationResponse
  /// The types of the user activities with which a scene connects.
  case userActivities
  /// The URL scheme whose launch image is shown.
  case scheme
  /// The class of the application object, as UIApplicationMain is told.
  case principalClass
  /// The class of the delegate, as UIApplicationMain is told.
  case delegateClass
  /// The class of an object.
  case objectClass
  /// The kind of a main interface file: `nib` or `storyboard`.
  case interface
  /// The name of a file.
  case file
  /// The object that exists before a nib is loaded, its File's Owner.
  case owner
  /// The objects of a nib that are not made of it.
  case standIns
  /// The restoration identifiers from the root to a view controller.
  case path
  /// Who gives a view controller back.
  case madeBy
  /// That the session of a scene holds an activity that describes its state.
  case stateRestorationActivity
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
  case contentOffset

  /// The word of the language.
  public var word: String {
    switch self {
    case .options: "options"
    case .url: "url"
    case .sourceApplication: "source-application"
    case .urlContexts: "url-contexts"
    case .kind: "kind"
    case .notification: "notification"
    case .identifier: "identifier"
    case .activityType: "activity-type"
    case .shortcutItem: "shortcut-item"
    case .notificationResponse: "notification-response"
    case .userActivities: "user-activities"
    case .scheme: "scheme"
    case .principalClass: "principal"
    case .delegateClass: "delegate"
    case .objectClass: "class"
    case .interface: "interface"
    case .file: "file"
    case .owner: "owner"
    case .standIns: "stand-ins"
    case .path: "path"
    case .madeBy: "made-by"
    case .stateRestorationActivity: "state-restoration-activity"
    case .height: "height"
    case .name: "name"
    case .views: "views"
    case .to: "to"
    case .through: "through"
    case .via: "via"
    case .finger: "finger"
    case .touches: "touches"
    case .taps: "taps"
    case .from: "from"
    case .language: "language"
    case .locale: "locale"
    case .area: "area"
    case .orientation: "orientation"
    case .count: "count"
    case .message: "message"
    case .queue: "queue"
    case .thread: "thread"
    case .text: "text"
    case .scale: "scale"
    case .contentOffset: "content-offset"
    }
  }
}

/// The values of the details of one call or effect.
public struct Details: Hashable, Sendable {
  /// The value of one detail.
  public enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// Several texts.
    case list([String])
    /// Keys and texts.
    case mapping([String: String])
  }

  /// Those that are not nil or empty.
  public var values: [Detail: Value]
}
