/// A launch reason with the name that the app receives for it.
struct LaunchTrigger {
  var reason: LaunchReason
  var name: String?
  /// The web page of a universal link.
  private(set) var webpageURL: String?
  /// The payload of a push.
  private(set) var payload: PushPayload?
  /// The action of a notification that the user chose, with its arguments; nil for a tap, and for any other reason.
  private(set) var response: Action?

  /// Creates the trigger for an action; nil if the action is not a launch reason.
  init?(_ action: Action) {
    guard var reason = action.kind.launchReason else { return nil }
    switch reason {
    case .location:
      if let event = action.word(BackgroundEvent.self, "kind") { reason = LaunchReason(event) }
    case .activity:
      guard action.flag("on-its-way") else {
        self = .activity(action.name(of: .payloads))
        return
      }
      reason = .handoff
    case .universalLink:
      self.init(.universalLink, Action.browsingActivity)
      webpageURL = action.subject
      return
    default: break
    }
    let name = action.name(of: .payloads)
    self.init(reason, name ?? (reason.isNotification ? Action.unnamedNotification : nil))
    payload = action.payload
  }

  init(_ reason: LaunchReason, _ name: String? = nil) {
    self.reason = reason
    self.name = name
  }

  /// Returns the trigger of the chosen action of this notification.
  func responding(with action: Action) -> Self {
    var response = self
    response.reason = .notificationAction
    response.response = action
    return response
  }

  /// Returns the trigger of an activity, whose data are there: that of a web page is a universal link.
  static func activity(_ type: String?) -> Self {
    Self(type == Action.browsingActivity ? .universalLink : .activity, type)
  }
}

extension Action {
  /// The name of a notification to which a scenario gives none.
  package static let unnamedNotification = "unnamed"

  /// The action with which an app receives a tap on a notification.
  package static let defaultNotificationAction = "default"

  /// The type of the activity with which an app receives a universal link.
  package static let browsingActivity = "NSUserActivityTypeBrowsingWeb"
}
