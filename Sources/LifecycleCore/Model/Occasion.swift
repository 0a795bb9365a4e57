/// For what the system launches or wakes the app, or brings it to the front; a URL apart.
enum Occasion: UInt8, CaseIterable {
  // Background events, in the order of `BackgroundEvent`.
  case location, voip, accessory, newsstand, bluetooth
  // What the app delegate is told of, with a completion handler.
  case fetch, transfer, push
  // What a user chose.
  case localNotification, activity, quickAction

  /// The key of the launch options, nil for what they do not tell.
  var launchOption: String? {
    switch self {
    case .location: "location"
    case .voip: "voip"
    case .accessory: "accessory"
    case .newsstand: "newsstand"
    case .bluetooth: "bluetooth"
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

  var mask: UInt16 { 1 << UInt16(rawValue) }
}

/// An occasion and what the app knows it by.
struct Occurrence {
  var occasion: Occasion
  var name: String?

  /// What an action brings, nil where it is none.
  init?(_ action: Action) {
    switch action.kind {
    case .backgroundEvent:
      // Whatever the action is told: a location is among its forms, which needs no mode.
      guard case .word(let index) = action.argument(0) else {
        self.init(.location)
        return
      }
      guard let occasion = Occasion(rawValue: UInt8(index)) else { return nil }
      self.init(occasion)
    case .backgroundFetch: self.init(.fetch)
    case .backgroundTransferDone: self.init(.transfer, action.text(0))
    case .push: self.init(.push, action.text(1) ?? "unnamed")
    case .localNotification: self.init(.localNotification, action.text(0) ?? "unnamed")
    case .continueActivity: self.init(.activity, action.text(0))
    case .chooseQuickAction: self.init(.quickAction, action.text(0))
    default: return nil
    }
  }

  private init(_ occasion: Occasion, _ name: String? = nil) {
    self.occasion = occasion
    self.name = name
  }
}
