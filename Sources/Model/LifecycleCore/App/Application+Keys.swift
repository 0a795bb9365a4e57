extension Application {
  /// A key of the launch options.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The word in the scenario language.
    public let rawValue: String

    /// Creates a key from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app was launched to open, as a string.
    public static let url = Self(rawValue: "url")
    /// The bundle identifier of the app that requested the launch, as a string.
    public static let sourceApplication = Self(rawValue: "source-application")
    /// True if a location event launched the app.
    public static let location = Self(rawValue: "location")
    /// The name of the push that the user tapped or that launched the app in the background, as a string.
    public static let remoteNotification = Self(rawValue: "remote-notification")
    /// The name of the local notification that the user tapped, as a string.
    public static let localNotification = Self(rawValue: "local-notification")
    /// The type of the user activity that the app continues, as a string.
    public static let userActivity = Self(rawValue: "user-activity")
    /// The type of the quick action that the user chose, as a string.
    public static let shortcutItem = Self(rawValue: "shortcut-item")
    /// The name of the CloudKit share that the user accepted, as a string.
    public static let cloudKitShareMetadata = Self(rawValue: Detail.cloudKitShare.word)
    /// True if Newsstand launched the app.
    public static let newsstandDownloads = Self(rawValue: "newsstand")
    /// True if a Bluetooth device launched the app.
    public static let bluetoothCentrals = Self(rawValue: "bluetooth")

    /// The keys that say why the app was launched.
    package static let reasons: Set<Self> =
      Set(LaunchReason.allCases.compactMap(\.launchOption).map { Self(rawValue: $0) })
      .union([.url])
  }

  /// A key of the options passed with a URL.
  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The word in the scenario language.
    public let rawValue: String

    /// Creates a key from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that opened the URL, as a string.
    public static let sourceApplication = Self(rawValue: "source-application")
    /// Whether the document is opened where it is, as a Boolean value; absent for other URLs.
    public static let openInPlace = Self(rawValue: Detail.openInPlace.word)
  }
}
