/// What the device shows; our app is one thing among others.
public enum Place: UInt8, CaseIterable, Sendable {
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
  public var words: String {
    switch self {
    case .homeScreen: "the home screen is in front"
    case .app: "the app is in front"
    case .otherApp: "another app is in front"
    case .callScreen: "the call screen is in front"
    case .lockScreen: "the lock screen is in front"
    }
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
  public var word: String {
    switch self {
    case .ringing: "ringing-call"
    case .alert: "alert"
    case .panel: "permission-alert"
    case .switcher: "switcher"
    case .notificationCentre: "notification-centre"
    case .controlCentre: "control-centre"
    case .siri: "siri"
    case .wigglingIcons: "wiggling-icons"
    }
  }

  /// The cover in words, for a diagnostic.
  public var words: String {
    switch self {
    case .ringing: "a ringing call"
    case .alert: "an alert"
    case .panel: "a permission alert"
    case .switcher: "the app switcher"
    case .notificationCentre: "the notification center"
    case .controlCentre: "the control center"
    case .siri: "Siri"
    case .wigglingIcons: "wiggling icons"
    }
  }
}
