/// What the device shows; our app is one thing among others.
public enum FrontScreen: UInt8, CaseIterable, Sendable {
  /// The home screen.
  case homeScreen
  /// Our app.
  case app
  /// Another app.
  case otherApp
  /// The screen of a call that is on.
  case callScreen
  /// The lock screen.
  case lockScreen

  /// The word of the language.
  public var word: String {
    switch self {
    case .homeScreen: "home-screen"
    case .app: "app"
    case .otherApp: "other-app"
    case .callScreen: "call-screen"
    case .lockScreen: "lock-screen"
    }
  }

  /// The place in words, for a diagnostic.
  var phrase: String {
    "\(self == .otherApp ? "another app" : "the \(word.replacing("-", with: " "))") is in front"
  }
}

/// What lies over the thing in front.
public enum Cover: UInt8, CaseIterable, Sendable {
  /// A ringing call.
  case ringing
  /// An alert whose acceptance opens another app.
  case alert
  /// A question after which the app continues, such as a permission.
  case panel
  /// The app switcher.
  case switcher
  /// The notification center.
  case notificationCentre
  /// The control center.
  case controlCentre
  /// Siri.
  case siri
  /// Icons that wiggle, ready to be moved or removed.
  case wigglingIcons

  /// The word of the language.
  public var word: String { row.word }

  /// The cover in words, for a diagnostic.
  var phrase: String { row.phrase }

  private var row: (word: String, phrase: String) {
    switch self {
    case .ringing: ("ringing-call", "a ringing call")
    case .alert: ("alert", "an alert")
    case .panel: ("permission-alert", "a permission alert")
    case .switcher: ("switcher", "the app switcher")
    case .notificationCentre: ("notification-centre", "the notification center")
    case .controlCentre: ("control-centre", "the control center")
    case .siri: ("siri", "Siri")
    case .wigglingIcons: ("wiggling-icons", "wiggling icons")
    }
  }
}
