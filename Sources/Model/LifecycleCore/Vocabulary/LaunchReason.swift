/// The reason for which the system launches or wakes the app or brings it to the front, apart from URLs.
enum LaunchReason: UInt8, CaseIterable {
  // Background events.
  case location, voip, accessory, newsstand, bluetooth
  // Events for which the app delegate receives a completion handler.
  case fetch, transfer, push
  // Choices of the user.
  case localNotification, notificationAction, activity, universalLink, handoff
  case cloudKitShare, quickAction

  /// The properties of a launch reason.
  struct Properties {
    let phrase: String
    /// The first OS version on which it can launch or wake an app in the background.
    var since = OSVersion(7)
    /// The background modes of which an app must declare one; empty if none is needed.
    var modes: Set<BackgroundMode> = []
    /// The corresponding background event.
    var event: BackgroundEvent?
    /// The key of the launch options, for reasons that are not background events.
    var launchOption: String?
  }

  var properties: Properties { Self.allProperties[Int(rawValue)] }

  /// The name that the trace records.
  var name: String { Self.names[Int(rawValue)] }

  /// Built once.
  private static let allProperties = allCases.map(\.newProperties)
  private static let names = allCases.map { "\($0)" }

  private var newProperties: Properties {
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
    case .notificationAction: .init(phrase: "an action of a notification", since: .iOS10)
    case .activity: .init(phrase: "a user activity", launchOption: "user-activity")
    case .universalLink: .init(phrase: "a universal link", launchOption: "user-activity")
    case .handoff: .init(phrase: "an activity on its way", launchOption: "user-activity")
    case .cloudKitShare:
      .init(phrase: "a CloudKit share", launchOption: Detail.cloudKitShare.word)
    case .quickAction: .init(phrase: "a quick action", launchOption: "shortcut-item")
    }
  }

  /// Whether it is a notification itself, and not an action of one.
  var isNotification: Bool { self == .push || self == .localNotification }

  /// The key of the launch options; nil if they do not contain the reason.
  var launchOption: String? { properties.launchOption ?? properties.event?.word }

  init(_ event: BackgroundEvent) {
    self = Self.allCases.first { $0.properties.event == event } ?? .location
  }

  var mask: UInt16 { 1 << UInt16(rawValue) }
}
