public import Foundation
import UIKitSystem

/// The delegate of the notification center, which receives notifications and the user's responses.
///
/// Methods with a completion handler have an async form: implement one of the two.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Decides how to present a notification that arrives while the app is in the foreground.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (
        UNNotificationPresentationOptions
      ) -> Void
  )

  /// Decides how to present a notification that arrives while the app is in the foreground.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Handles the user's response to a notification: a tap, a dismissal or an action.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  )

  /// Handles the user's response to a notification: a tap, a dismissal or an action.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async

  /// Shows the app's own notification settings; never called on Linux.
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
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented: the notification is not shown.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    defaultImplementationRan(of: self)
    return []
  }

  /// The method is not implemented: nothing happens.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { defaultImplementationRan(of: self) }

  /// The method is not implemented: nothing happens.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async { defaultImplementationRan(of: self) }

  /// The method is not implemented: nothing happens.
  @MainActor public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) { defaultImplementationRan(of: self) }
}
