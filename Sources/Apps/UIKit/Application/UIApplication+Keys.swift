extension UIApplication {
  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }

    /// The URL to open: a `URL`.
    public static let url = Self("URL")
    /// The app that opened the URL: a `String`.
    public static let sourceApplication = Self("SourceApplication")
    /// The payload of the remote notification: a dictionary.
    public static let remoteNotification = Self("RemoteNotification")
    /// The local notification: a `UILocalNotification`.
    public static let localNotification = Self("LocalNotification")
    /// The annotation of the app that opened the URL.
    public static let annotation = Self("Annotation")
    /// A location event: an `NSNumber`.
    public static let location = Self("Location")
    /// Identifiers of Newsstand assets.
    public static let newsstandDownloads = Self("NewsstandDownloads")
    /// Identifiers of the Bluetooth central managers to restore.
    public static let bluetoothCentrals = Self("BluetoothCentrals")
    /// Identifiers of the Bluetooth peripheral managers to restore.
    public static let bluetoothPeripherals = Self("BluetoothPeripherals")
    /// The quick action: a `UIApplicationShortcutItem`.
    public static let shortcutItem = Self("ShortcutItem")
    /// The user activity: a dictionary with `userActivityType`.
    public static let userActivityDictionary = Self("UserActivityDictionary")
    /// The type of the user activity: a `String`.
    public static let userActivityType = Self("UserActivityType")
    /// An invitation to a CloudKit share.
    public static let cloudKitShareMetadata = Self("CloudKitShareMetadata")
    /// The event attribution of an advertisement.
    public static let eventAttribution = Self("EventAttribution")
  }

  /// A key of the options with which the app is asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opened the URL: a `String`.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// The annotation of the app that opened the URL.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether to open the file in place: an `NSNumber`.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The event attribution of an advertisement.
    public static let eventAttribution =
      Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// An extension point.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the extension point.
    public let rawValue: String
    /// Creates an extension point.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Custom keyboards.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}

/// A key of the launch options, as it was written before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// A key of the options for opening a URL, as it was written before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
