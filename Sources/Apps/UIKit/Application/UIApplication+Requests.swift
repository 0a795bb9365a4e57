public import Foundation
import UIKitSystem

// MARK: - URLs

extension UIApplication {
  /// The URL of the app's page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notifications in Settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// A key of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether to open the URL only if it is a universal link of an app.
    public static let universalLinksOnly =
      OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Whether an app can open a URL.
  public func canOpenURL(_ url: URL) -> Bool { system.canOpenURL(url) }

  /// Opens a URL; the handler receives whether an app has opened it.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    system.openURL(url) { completion?($0) }
  }

  /// Opens a URL; returns whether an app has opened it.
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      system.openURL(url) { continuation.resume(returning: $0) }
    }
  }

  /// Opens a URL, before iOS 10; returns whether an app can open it.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url, options: [:], completionHandler: nil)
    return canOpenURL(url)
  }
}

// MARK: - Pushes and fetches

extension UIApplication {
  /// Whether the app has registered for remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { system.isRegisteredForRemoteNotifications }

  /// Registers for remote notifications; the delegate receives the token or an error.
  public func registerForRemoteNotifications() { system.registerForRemoteNotifications() }

  /// Unregisters from remote notifications.
  public func unregisterForRemoteNotifications() { system.unregisterForRemoteNotifications() }

  /// The smallest interval that the system supports.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that disables background fetches.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Sets the minimum interval between background fetches.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    let isNever = minimumBackgroundFetchInterval == Self.backgroundFetchIntervalNever
    system.setMinimumBackgroundFetchInterval(isNever ? nil : minimumBackgroundFetchInterval)
  }

  /// Begins receiving remote control events; recorded.
  public func beginReceivingRemoteControlEvents() { record("remote control events", "begin") }
  /// Ends receiving remote control events; recorded.
  public func endReceivingRemoteControlEvents() { record("remote control events", "end") }
}

// MARK: - State restoration

extension UIApplication {
  /// Ignores the snapshot at the next launch; recorded.
  public func ignoreSnapshotOnNextApplicationLaunch() {
    record("ignoreSnapshotOnNextApplicationLaunch", "")
  }
  /// Extends state restoration beyond the launch; recorded.
  public func extendStateRestoration() { record("state restoration", "extend") }
  /// Completes state restoration; recorded.
  public func completeStateRestoration() { record("state restoration", "complete") }
}

extension UIApplication {
  /// Whether the app's icon can be changed.
  public var supportsAlternateIcons: Bool { true }

  /// The name of the alternate icon; nil for the primary icon.
  public var alternateIconName: String? { storedIconName }

  /// Changes the app's icon; recorded.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    storedIconName = alternateIconName
    record("icon", alternateIconName ?? "nil")
    guard let completionHandler else { return }
    _ = system.schedule(after: 0, repeating: nil) { completionHandler(nil) }
  }

  /// Changes the app's icon; recorded.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    setAlternateIconName(alternateIconName, completionHandler: nil)
  }
}

extension UIApplication {
  /// Begins ignoring touches; recorded.
  public func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
    record("ignores interaction events", "true")
  }

  /// Ends ignoring touches; recorded.
  public func endIgnoringInteractionEvents() {
    ignoringDepth = max(0, ignoringDepth - 1)
    record("ignores interaction events", "\(isIgnoringInteractionEvents)")
  }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// The supported interface orientations of a window; all of them on Linux, where there is no Info.plist.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// The layout direction; always left to right on Linux.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// A layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, or right to left.
  case leftToRight, rightToLeft
}
