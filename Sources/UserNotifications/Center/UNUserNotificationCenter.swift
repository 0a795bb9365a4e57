public import Foundation
import UIKitSystem

/// The center that asks for permission, schedules local notifications and calls a delegate for them.
///
/// Each launch has its own. Completion handlers run on the main thread, after the code that is running now.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  let system: any NotificationSystem

  /// The object that receives notifications and the user's responses; set it before launching ends.
  public nonisolated(unsafe) weak var delegate: (any UNUserNotificationCenterDelegate)?

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

  /// Whether content extensions are supported: they are not.
  open var supportsContentExtensions: Bool { false }

  /// Runs an answer after the code that is running now.
  func reply(_ answer: @escaping @MainActor () -> Void) {
    onMain { _ = system.schedule(after: 0, repeating: nil, answer) }
  }
}

// MARK: - Permission and settings

extension UNUserNotificationCenter {
  /// Asks the user for permission to show notifications.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onMain { system.requestAuthorization(options) { completionHandler($0, $1) } }
  }

  /// Asks the user for permission to show notifications.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { isGranted, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isGranted))
      }
    }
  }

  /// Answers what the user has allowed.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    reply { [system] in completionHandler(system.notificationSettings) }
  }

  /// What the user has allowed.
  public func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  /// Sets the number on the app's icon; recorded.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain { system.record("badge", "\(newBadgeCount)") }
    if let completionHandler { reply { completionHandler(nil) } }
  }

  /// Sets the number on the app's icon; recorded.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    onMain { system.record("badge", "\(newBadgeCount)") }
  }
}

// MARK: - Categories

extension UNUserNotificationCenter {
  /// Sets the kinds of notifications and their actions; recorded.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
    onMain {
      let names = categories.map(\.identifier).sorted().joined(separator: ", ")
      system.record("notification categories", names)
    }
  }

  /// Answers the categories that were set.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    reply { [self] in completionHandler(categories) }
  }

  /// The categories that were set.
  public func notificationCategories() async -> Set<UNNotificationCategory> { categories }
}
