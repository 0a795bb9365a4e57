/// For what the system launches or wakes the app, or brings it to the front; a URL apart.
enum LaunchReason: UInt8, CaseIterable {
  // Background events.
  case location, voip, accessory, newsstand, bluetooth
  // What the app delegate is called for with a completion handler.
  case fetch, transfer, push
  // What a user chose.
  case localNotification, activity, quickAction

  init(_ event: BackgroundEvent) {
    switch event {
    case .location: self = .location
    case .voip: self = .voip
    case .accessory: self = .accessory
    case .newsstand: self = .newsstand
    case .bluetooth: self = .bluetooth
    }
  }

  /// The background event that it is.
  var event: BackgroundEvent? { BackgroundEvent.allCases.first { LaunchReason($0) == self } }

  /// The key of the launch options, nil for what they do not contain.
  var launchOption: String? {
    switch self {
    case .location, .voip, .accessory, .newsstand, .bluetooth: event?.word
    case .fetch, .transfer: nil
    case .push: "remote-notification"
    case .localNotification: "local-notification"
    case .activity: "user-activity"
    case .quickAction: "shortcut-item"
    }
  }

  /// The first OS version on which it may launch or wake an app in the background.
  var since: OSVersion {
    switch self {
    case .location, .voip: OSVersion(4)
    case .accessory, .newsstand, .bluetooth: OSVersion(5)
    default: OSVersion(7)
    }
  }

  /// The background modes one of which an app must declare; empty where none is needed.
  var modes: Set<BackgroundMode> {
    switch self {
    case .voip: [.voip]
    case .accessory: [.externalAccessory]
    case .newsstand: [.newsstandContent]
    case .bluetooth: [.bluetoothCentral, .bluetoothPeripheral]
    case .fetch: [.fetch]
    case .push: [.remoteNotification]
    default: []
    }
  }

  var words: String {
    switch self {
    case .location: "a location"
    case .voip: "VoIP"
    case .accessory: "an accessory"
    case .newsstand: "Newsstand"
    case .bluetooth: "Bluetooth"
    case .fetch: "a fetch"
    case .transfer: "a background URL session"
    case .push: "a push"
    case .localNotification: "a local notification"
    case .activity: "a user activity"
    case .quickAction: "a quick action"
    }
  }

  var mask: UInt16 { 1 << UInt16(rawValue) }
}

/// A launch reason and what the app knows it by.
struct LaunchTrigger {
  var reason: LaunchReason
  var name: String?

  /// What an action brings, nil where it is nothing of the kind.
  init?(_ action: Action) {
    switch action.kind {
    case .backgroundEvent:
      // Whatever the action is given: a location is among its forms, which needs no mode.
      self.init(action.word(BackgroundEvent.self, "kind").map { LaunchReason($0) } ?? .location)
    case .backgroundFetch: self.init(.fetch)
    case .backgroundTransferDone: self.init(.transfer, action.subject)
    case .push: self.init(.push, action.text("name") ?? "unnamed")
    case .localNotification: self.init(.localNotification, action.subject ?? "unnamed")
    case .continueActivity: self.init(.activity, action.subject)
    case .chooseQuickAction: self.init(.quickAction, action.subject)
    default: return nil
    }
  }

  private init(_ reason: LaunchReason, _ name: String? = nil) {
    self.reason = reason
    self.name = name
  }
}
