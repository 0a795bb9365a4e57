extension Application {
  /// What the launch options may hold.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The word of the language.
    public let rawValue: String

    /// Creates the key of a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app was launched to open, a text.
    public static let url = Self(rawValue: "url")
    /// The bundle identifier of the app that requested it, a text.
    public static let sourceApplication = Self(rawValue: "source-application")
    /// True where a location event launched the app.
    public static let location = Self(rawValue: "location")
    /// The name of the push that the user tapped, or that launched the app in the background, a text.
    public static let remoteNotification = Self(rawValue: "remote-notification")
    /// The name of the local notification that the user tapped, a text.
    public static let localNotification = Self(rawValue: "local-notification")
    /// The type of the user activity that the app continues, a text.
    public static let userActivity = Self(rawValue: "user-activity")
    /// The type of the quick action that the user chose, a text.
    public static let shortcutItem = Self(rawValue: "shortcut-item")
    /// True where Newsstand did.
    public static let newsstandDownloads = Self(rawValue: "newsstand")
    /// True where a Bluetooth device did.
    public static let bluetoothCentrals = Self(rawValue: "bluetooth")
  }

  /// What comes along with a URL.
  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The word of the language.
    public let rawValue: String

    /// Creates the key of a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that requested it, a text.
    public static let sourceApplication = Self(rawValue: "source-application")
  }
}
