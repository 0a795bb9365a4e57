/// The kind of a value that the app receives from outside, such as a URL.
package enum PayloadKind: CaseIterable, Sendable {
  case url, notification, activity, quickAction, cloudKitShare, transfer

  /// The kind under a key of the launch options.
  package init?(launchOption key: String) {
    if key == Detail.url.word {
      self = .url
    } else if let kind = LaunchReason.allCases.first(where: { $0.launchOption == key })?.payload {
      self = kind
    } else {
      return nil
    }
  }
}

extension LaunchReason {
  /// The kind of thing that arrives; nil if the app learns only that something happened.
  var payload: PayloadKind? {
    switch self {
    case .push, .localNotification, .notificationAction: .notification
    case .activity, .universalLink, .handoff: .activity
    case .cloudKitShare: .cloudKitShare
    case .quickAction: .quickAction
    case .transfer: .transfer
    case .location, .voip, .accessory, .newsstand, .bluetooth, .fetch: nil
    }
  }
}

extension DelegateMethod {
  /// Whether the app is to handle what the method receives, and not only to choose the configuration of the scene that will
  /// receive it.
  package var handsOverPayloads: Bool { self != .configurationForConnecting }
}

extension Detail {
  /// The kind of thing that it contains; nil if it contains nothing from outside, or the options of a launch.
  package var payloadKind: PayloadKind? {
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
