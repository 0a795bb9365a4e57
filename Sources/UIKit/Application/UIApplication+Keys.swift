import Foundation

extension UIApplication {
  /// What launched the app.
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
    /// The payload of the push: a dictionary.
    public static let remoteNotification = Self("RemoteNotification")
    /// The local notification: a `UILocalNotification`.
    public static let localNotification = Self("LocalNotification")
    /// The data that the opening app sent.
    public static let annotation = Self("Annotation")
    /// A change of location: an `NSNumber`.
    public static let location = Self("Location")
    /// Identifiers of newsstand assets.
    public static let newsstandDownloads = Self("NewsstandDownloads")
    /// Identifiers of the central managers to restore.
    public static let bluetoothCentrals = Self("BluetoothCentrals")
    /// Identifiers of the peripheral managers to restore.
    public static let bluetoothPeripherals = Self("BluetoothPeripherals")
    /// The quick action: a `UIApplicationShortcutItem`.
    public static let shortcutItem = Self("ShortcutItem")
    /// The user activity: a dictionary with `userActivityType`.
    public static let userActivityDictionary = Self("UserActivityDictionary")
    /// The type of the user activity: a `String`.
    public static let userActivityType = Self("UserActivityType")
    /// An invitation to share data of CloudKit.
    public static let cloudKitShareMetadata = Self("CloudKitShareMetadata")
    /// Events of the App Store.
    public static let eventAttribution = Self("EventAttribution")
  }

  /// How a URL is to be opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opened the URL: a `String`.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// The data that the opening app sent.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is edited where it is: an `NSNumber`.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// Events of the App Store.
    public static let eventAttribution =
      Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// A point where extensions plug in.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the point.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards of other apps.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}

/// What launched the app, as it was written before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// How a URL is to be opened, as it was written before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
