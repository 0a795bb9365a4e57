public import Foundation
import UIKitSystem

/// The methods of the object that receives notifications and the user's responses.
///
/// Methods with a completion handler have an async form: implement one of the two.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Decides how a notification is presented that arrives while the app is in the foreground.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (
        UNNotificationPresentationOptions
      ) -> Void
  )

  /// Decides how a notification is presented that arrives while the app is in the foreground.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Handles what the user did with a notification: tapped it, dismissed it or chose an action.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  )

  /// Handles what the user did with a notification: tapped it, dismissed it or chose an action.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async

  /// Shows the app's own notification settings: never called here.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

// MARK: - Defaults

extension UNUserNotificationCenterDelegate {
  /// The method is not implemented: the notification is not shown.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (
        UNNotificationPresentationOptions
      ) -> Void
  ) { defaultBodyRan() }

  /// The method is not implemented: the notification is not shown.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    defaultBodyRan()
    return []
  }

  /// The method is not implemented: nothing happens.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { defaultBodyRan() }

  /// The method is not implemented: nothing happens.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async { defaultBodyRan() }

  /// The method is not implemented: nothing happens.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) { defaultBodyRan() }
}
