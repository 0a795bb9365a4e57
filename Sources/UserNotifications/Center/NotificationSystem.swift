package import UIKitSystem

/// The requests of the notification center to the system that runs the app.
@MainActor package protocol NotificationSystem: SystemInterface {
  /// The notification center of this launch, created once.
  var notificationCenter: UNUserNotificationCenter { get }

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
