public import Foundation
import UIKitSystem

// MARK: - URLs

extension UIApplication {
  /// The URL of the app's page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notifications in Settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only an app opens the link, and Safari does not.
    public static let universalLinksOnly =
      OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Whether an app can open a URL.
  public func canOpenURL(_ url: URL) -> Bool { system.canOpenURL(url) }

  /// Has the system open a URL, and answers whether an app did.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    system.openURL(url) { completion?($0) }
  }

  /// Has the system open a URL; returns whether an app did.
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      system.openURL(url) { continuation.resume(returning: $0) }
    }
  }

  /// Has the system open a URL, as before iOS 10.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url, options: [:], completionHandler: nil)
    return canOpenURL(url)
  }
}

// MARK: - Pushes and fetches

extension UIApplication {
  /// Whether the app has registered for pushes.
  public var isRegisteredForRemoteNotifications: Bool { system.isRegisteredForRemoteNotifications }

  /// Registers for pushes; the delegate receives the token or an error.
  public func registerForRemoteNotifications() { system.registerForRemoteNotifications() }

  /// Ends the registration for pushes.
  public func unregisterForRemoteNotifications() { system.unregisterForRemoteNotifications() }

  /// Fetch as often as the system allows.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Do not fetch.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Sets how often the app is launched to fetch what is new.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    let isNever = minimumBackgroundFetchInterval == Self.backgroundFetchIntervalNever
    system.setMinimumBackgroundFetchInterval(isNever ? nil : minimumBackgroundFetchInterval)
  }

  /// Registers for events of remote controls; recorded.
  public func beginReceivingRemoteControlEvents() { record("remote control events", "begin") }
  /// Ends the registration for events of remote controls; recorded.
  public func endReceivingRemoteControlEvents() { record("remote control events", "end") }
}

// MARK: - State restoration

extension UIApplication {
  /// The next launch does not restore; recorded.
  public func ignoreSnapshotOnNextApplicationLaunch() {
    record("ignoreSnapshotOnNextApplicationLaunch", "")
  }
  /// Restoring goes on after launching; recorded.
  public func extendStateRestoration() { record("state restoration", "extend") }
  /// Restoring is done; recorded.
  public func completeStateRestoration() { record("state restoration", "complete") }
}
