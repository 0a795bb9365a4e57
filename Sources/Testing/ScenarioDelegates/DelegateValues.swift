@_spi(Package) public import LifecycleCore

/// The result of a background fetch: UIBackgroundFetchResult.
public enum BackgroundFetchResult: Sendable {
  /// New data was available.
  case newData
  /// There was no new data.
  case noData
  /// The fetch failed.
  case failed
}

/// An activity that the app continues: NSUserActivity.
public struct UserActivity: Hashable, Sendable {
  /// The type, as written in the scenario.
  public let activityType: String
  /// The web page, for a universal link.
  public var webpageURL: String?
}

/// The metadata of a CloudKit share that the user accepted: CKShare.Metadata.
public struct CloudKitShareMetadata: Hashable, Sendable {
  /// The name of the share, as written in the scenario.
  public let share: String
}

/// A quick action of the app's icon: UIApplicationShortcutItem.
public struct ShortcutItem: Hashable, Sendable {
  /// The type, as written in the scenario.
  public let type: String
}

/// A background URL session, whose delegate the app delegate is here: URLSession.
public struct BackgroundURLSession {
  /// The app that created the session.
  public let application: Application
  /// The identifier of the session.
  public let identifier: String
}

/// The frame of the status bar, reduced to its height, the only part that changes.
public struct StatusBarFrame: Hashable, Sendable {
  /// The height, in points: 20, and 40 during a call.
  public let height: Int
}

/// The archive of preserved state, written by the app and read at its next launch: a minimal NSCoder.
public final class StateCoder {
  private var values: [String: Any] = [:]

  /// Creates an empty coder.
  public init() {}

  /// Encodes a value under a key; nil removes it.
  public func encode(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the value under a key, or nil if none was encoded.
  public func decodeObject(forKey key: String) -> Any? { values[key] }

  /// Returns whether a value was encoded under the key.
  public func containsValue(forKey key: String) -> Bool { values[key] != nil }
}
