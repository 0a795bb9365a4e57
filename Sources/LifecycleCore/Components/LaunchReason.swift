/// For what the system launches or wakes the app, or brings it to the front; a URL apart.
enum LaunchReason: UInt8, CaseIterable {
  // Background events.
  case location, voip, accessory, newsstand, bluetooth
  // What the app delegate is called for with a completion handler.
  case fetch, transfer, push
  // What a user chose.
  case localNotification, activity, quickAction

  /// What the system and the app know of it.
  struct Row {
    let phrase: String
    /// The first OS version on which it may launch or wake an app in the background.
    var since = OSVersion(7)
    /// The background modes one of which an app must declare; empty where none is needed.
    var modes: Set<BackgroundMode> = []
    /// The background event that it is.
    var event: BackgroundEvent?
    /// The key of the launch options, for what is not a background event.
    var launchOption: String?
  }

  var row: Row { Self.rows[Int(rawValue)] }

  /// Its name, as the trace records it.
  var name: String { Self.names[Int(rawValue)] }

  /// Built once.
  private static let rows = allCases.map(\.newRow)
  private static let names = allCases.map { "\($0)" }

  private var newRow: Row {
    switch self {
    case .location: .init(phrase: "a location", since: .iOS4, event: .location)
    case .voip: .init(phrase: "VoIP", since: .iOS4, modes: [.voip], event: .voip)
    case .accessory:
      .init(phrase: "an accessory", since: .iOS5, modes: [.externalAccessory], event: .accessory)
    case .newsstand:
      .init(phrase: "Newsstand", since: .iOS5, modes: [.newsstandContent], event: .newsstand)
    case .bluetooth:
      .init(
        phrase: "Bluetooth",
        since: .iOS5,
        modes: [.bluetoothCentral, .bluetoothPeripheral],
        event: .bluetooth
      )
    case .fetch: .init(phrase: "a fetch", modes: [.fetch])
    case .transfer: .init(phrase: "a background URL session")
    case .push:
      .init(phrase: "a push", modes: [.remoteNotification], launchOption: "remote-notification")
    case .localNotification:
      .init(phrase: "a local notification", launchOption: "local-notification")
    case .activity: .init(phrase: "a user activity", launchOption: "user-activity")
    case .quickAction: .init(phrase: "a quick action", launchOption: "shortcut-item")
    }
  }

  /// The key of the launch options, nil for what they do not contain.
  var launchOption: String? { row.launchOption ?? row.event?.word }

  init(_ event: BackgroundEvent) {
    self = Self.allCases.first { $0.row.event == event } ?? .location
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
