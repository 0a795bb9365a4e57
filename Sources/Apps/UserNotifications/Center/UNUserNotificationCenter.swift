public import Foundation
package import UIKitSystem

/// The notification center: it requests authorization, schedules local notifications and calls its delegate.
///
/// Each launch has its own. Completion handlers run on the main thread, after the code that is running now.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  let system: any NotificationSystem

  /// The object that receives notifications and the user's responses; set it before launching ends.
  public nonisolated(unsafe) weak var delegate: (any UNUserNotificationCenterDelegate)? {
    didSet {
      guard let delegate else { return }
      nonisolated(unsafe) let receiver = delegate
      onMain { system.notificationDelegateDidChange(receiver) }
    }
  }

  nonisolated(unsafe) var categories: Set<UNNotificationCategory> = []

  /// Creates the center of a launch.
  @MainActor package init(system: any NotificationSystem) { self.system = system }

  /// The notification center of the app.
  open class func current() -> UNUserNotificationCenter {
    onMain {
      let name = "UNUserNotificationCenter.current()"
      return SystemConnection.system(for: name, as: (any NotificationSystem).self)
        .notificationCenter
    }
  }

  /// Whether content extensions are supported; always false on Linux.
  open var supportsContentExtensions: Bool { false }

  /// Calls a handler after the code that is running now.
  func reply(_ answer: @escaping @MainActor () -> Void) {
    onMain { _ = system.schedule(after: 0, repeating: nil, answer) }
  }
}

// MARK: - Permission and settings

extension UNUserNotificationCenter {
  /// Requests authorization to show notifications.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onMain { system.requestAuthorization(options) { completionHandler($0, $1) } }
  }

  /// Requests authorization to show notifications.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { isGranted, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isGranted))
      }
    }
  }

  /// Passes the notification settings to the handler.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    reply { [system] in completionHandler(system.notificationSettings) }
  }

  /// Returns the notification settings.
  public func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  /// Sets the badge of the app's icon; recorded.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain { system.record("badge", "\(newBadgeCount)") }
    if let completionHandler { reply { completionHandler(nil) } }
  }

  /// Sets the badge of the app's icon; recorded.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    onMain { system.record("badge", "\(newBadgeCount)") }
  }
}

// MARK: - Categories

extension UNUserNotificationCenter {
  /// Sets the notification categories, with their actions; recorded.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
    onMain {
      let names = categories.map(\.identifier).sorted().joined(separator: ", ")
      system.record("notification categories", names)
    }
  }

  /// Passes the notification categories to the handler.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    reply { [self] in completionHandler(categories) }
  }

  /// Returns the notification categories.
  public func notificationCategories() async -> Set<UNNotificationCategory> { categories }
}

/// The requests of the notification center to the system that runs the app.
@MainActor package protocol NotificationSystem: SystemInterface {
  /// The notification center of this launch, created once.
  var notificationCenter: UNUserNotificationCenter { get }

  /// The app has set the object that receives notifications.
  func notificationDelegateDidChange(_ delegate: any UNUserNotificationCenterDelegate)

  /// The notification settings, as the user has chosen them.
  var notificationSettings: UNNotificationSettings { get }

  /// The pending requests, whose notifications have not been delivered.
  var pendingNotificationRequests: [UNNotificationRequest] { get }

  /// The delivered notifications in Notification Center.
  var deliveredNotifications: [UNNotification] { get }

  /// Requests authorization, and replies when the user has answered.
  func requestAuthorization(
    _ options: UNAuthorizationOptions,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  )

  /// Schedules a local notification; returns an error if that is not possible.
  func addNotificationRequest(_ request: UNNotificationRequest) -> (any Error)?

  /// Removes pending requests; all of them if nil.
  func removePendingNotificationRequests(_ identifiers: [String]?)

  /// Removes delivered notifications; all of them if nil.
  func removeDeliveredNotifications(_ identifiers: [String]?)
}
