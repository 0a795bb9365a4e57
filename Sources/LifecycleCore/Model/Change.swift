/// A change of the device that the app is notified of (2010, Table 2-4).
enum Change: UInt8, CaseIterable {
  case accessoryConnected, accessoryDisconnected
  case orientation, significantTime
  case batteryLevel, batteryState, proximity
  case protectedDataUnavailable, protectedDataAvailable
  case displayConnected, displayDisconnected
  case screenMode, settings, locale
  /// The in-call status bar; not in the table, and never queued.
  case statusBar
}

/// The changeable properties, in the order of the document's table; at most one change of each is queued.
enum ChangeSlot: UInt8, CaseIterable {
  case accessory, orientation, significantTime, batteryLevel, batteryState, proximity
  case protectedData, display, screenMode, settings, locale

  /// Whether the property has a value, so that a change can be undone.
  var hasValue: Bool {
    switch self {
    case .significantTime, .settings, .locale: false
    default: true
    }
  }

  /// Returns the change to a new value.
  func change(to value: Int) -> Change {
    switch self {
    case .accessory: value == 1 ? .accessoryConnected : .accessoryDisconnected
    case .orientation: .orientation
    case .significantTime: .significantTime
    case .batteryLevel: .batteryLevel
    case .batteryState: .batteryState
    case .proximity: .proximity
    case .protectedData: value == 1 ? .protectedDataAvailable : .protectedDataUnavailable
    case .display: value == 1 ? .displayConnected : .displayDisconnected
    case .screenMode: .screenMode
    case .settings: .settings
    case .locale: .locale
    }
  }

  /// The initial value.
  var initialValue: Int {
    switch self {
    case .batteryLevel: 100
    case .proximity, .protectedData: 1
    default: 0
    }
  }
}

/// A change of a slot: the name, if it has several objects, and the new value.
struct DeviceChange: Hashable {
  var slot: ChangeSlot
  var name = ""
  var value = 1

  /// Creates the change that an action makes; nil if it changes no slot.
  init?(_ action: Action) {
    switch action.kind {
    case .connectAccessory: self.init(slot: .accessory, name: action.name, value: 1)
    case .disconnectAccessory: self.init(slot: .accessory, name: action.name, value: 0)
    case .connectDisplay: self.init(slot: .display, value: 1)
    case .disconnectDisplay: self.init(slot: .display, value: 0)
    case .rotate: self.init(slot: .orientation, value: Self.number(action))
    case .batteryLevel: self.init(slot: .batteryLevel, value: Self.number(action))
    case .batteryState: self.init(slot: .batteryState, value: Self.number(action))
    case .proximity: self.init(slot: .proximity, value: Self.number(action))
    case .screenMode: self.init(slot: .screenMode, value: Self.number(action))
    case .significantTimeChange: self.init(slot: .significantTime)
    case .changeSettings: self.init(slot: .settings)
    case .changeLocale: self.init(slot: .locale)
    default: return nil
    }
  }

  init(slot: ChangeSlot, name: String = "", value: Int = 1) {
    self.slot = slot
    self.name = name
    self.value = value
  }

  /// The change that the app is notified of.
  var change: Change { slot.change(to: value) }

  private static func number(_ action: Action) -> Int {
    switch action["to"] {
    case .word(let index): index
    case .count(let count): count
    default: 0
    }
  }
}
