/// An event of the device that the app is notified of, such as a change of orientation (2010, Table 2-4).
enum DeviceEvent: UInt8, CaseIterable {
  case accessoryConnected, accessoryDisconnected
  case orientation, significantTime
  case batteryLevel, batteryState, proximity
  case protectedDataUnavailable, protectedDataAvailable
  case displayConnected, displayDisconnected
  case screenMode, settings, locale
  /// The in-call status bar; not in the table, and never queued.
  case statusBar
}

/// A changeable property of the device, in the order of the document's table; at most one change of each is queued.
enum DeviceProperty: UInt8, CaseIterable {
  case accessory, orientation, significantTime, batteryLevel, batteryState, proximity
  case protectedData, display, screenMode, settings, locale

  /// Whether the property has a value, so that a change can be undone.
  var hasValue: Bool {
    switch self {
    case .significantTime, .settings, .locale: false
    default: true
    }
  }

  /// Returns the event of a change to a new value.
  func event(ofChangeTo value: Int) -> DeviceEvent {
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
