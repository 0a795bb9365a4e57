extension Application {
  /// What the launch options may hold.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The word of the language.
    public let rawValue: String

    /// Creates the key of a word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app was launched to open, a text.
    public static let url = Self(rawValue: "url")
    /// The bundle identifier of the app that asked for it, a text.
    public static let sourceApplication = Self(rawValue: "source-application")
    /// True where a location event launched the app.
    public static let location = Self(rawValue: "location")
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

    /// The bundle identifier of the app that asked for it, a text.
    public static let sourceApplication = Self(rawValue: "source-application")
  }
}
