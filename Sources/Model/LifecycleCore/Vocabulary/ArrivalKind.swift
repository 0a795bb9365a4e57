/// A kind of thing that arrives from outside the app.
package enum ArrivalKind: CaseIterable, Sendable {
  case url, notification, activity, quickAction, cloudKitShare, transfer

  /// The kind under a key of the launch options.
  package init?(launchOption key: String) {
    switch key {
    case "url": self = .url
    case "remote-notification", "local-notification": self = .notification
    case "user-activity": self = .activity
    case "shortcut-item": self = .quickAction
    case Detail.cloudKitShare.word: self = .cloudKitShare
    default: return nil
    }
  }
}

extension Detail {
  /// The kind of thing that it contains; nil if it contains nothing from outside, or the options of a launch.
  package var arrivalKind: ArrivalKind? {
    switch self {
    case .url, .urlContexts: .url
    case .notification, .notificationResponse: .notification
    case .activityType, .userActivities, .handoffActivityType: .activity
    case .shortcutItem: .quickAction
    case .cloudKitShare: .cloudKitShare
    case .identifier: .transfer
    default: nil
    }
  }
}
