/// The screen or app in front on the device.
@_spi(Package) public enum FrontScreen: UInt8, CaseIterable, Sendable {
  /// The home screen.
  case homeScreen
  /// The app under test.
  case app
  /// Another app.
  case otherApp
  /// The screen of an ongoing call.
  case callScreen
  /// The lock screen.
  case lockScreen

  /// The word in the scenario language.
  public var word: String {
    switch self {
    case .homeScreen: "home-screen"
    case .app: "app"
    case .otherApp: "other-app"
    case .callScreen: "call-screen"
    case .lockScreen: "lock-screen"
    }
  }

  /// A clause for diagnostics.
  var phrase: String {
    switch self {
    case .app: "the app is in the foreground"
    case .otherApp: "another app is in front"
    default: "the \(word.replacing("-", with: " ")) is in front"
    }
  }
}

/// An overlay over the screen or app in front.
@_spi(Package) public enum Overlay: UInt8, CaseIterable, Sendable {
  /// A ringing call.
  case ringing
  /// An alert that opens another app if accepted.
  case alert
  /// An alert after which the app continues, such as for a permission.
  case permissionAlert
  /// The app switcher.
  case switcher
  /// Notification Center.
  case notificationCenter
  /// Control Center.
  case controlCenter
  /// Siri.
  case siri
  /// The home screen's icons in edit mode.
  case wigglingIcons

  /// The word in the scenario language.
  public var word: String { row.word }

  /// A noun phrase for diagnostics.
  var phrase: String { row.phrase }

  private var row: (word: String, phrase: String) {
    switch self {
    case .ringing: ("ringing-call", "a ringing call")
    case .alert: ("alert", "an alert")
    case .permissionAlert: ("permission-alert", "a permission alert")
    case .switcher: ("switcher", "the app switcher")
    case .notificationCenter: ("notification-center", "Notification Center")
    case .controlCenter: ("control-center", "Control Center")
    case .siri: ("siri", "Siri")
    case .wigglingIcons: ("wiggling-icons", "wiggling icons")
    }
  }
}
