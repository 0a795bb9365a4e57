// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

public import Foundation

/// The delegate of the notification center, which receives notifications and the user's responses.
///
/// Methods with a completion handler have an async form: implement one of the two.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification arrives in the foreground; the app chooses how it is presented.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  )

  /// The asynchronous form.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The user tapped a notification of the app or chose an action of it.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  )

  /// The asynchronous form.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async

  /// Shows the app's own notification settings.
  @MainActor func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}
