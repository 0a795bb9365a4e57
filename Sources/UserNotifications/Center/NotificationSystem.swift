package import UIKitSystem

/// What the notification center asks of the system that runs the app.
@MainActor package protocol NotificationSystem: SystemInterface {
  /// The notification center of this launch, made once.
  var notificationCenter: UNUserNotificationCenter { get }

  /// What the user has allowed.
  var notificationSettings: UNNotificationSettings { get }

  /// The requests whose notifications have not appeared yet.
  var pendingNotificationRequests: [UNNotificationRequest] { get }

  /// The notifications that the notification center of the device shows.
  var deliveredNotifications: [UNNotification] { get }

  /// Asks the user for permission, and replies when the user has answered.
  func requestAuthorization(
    _ options: UNAuthorizationOptions,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  )

  /// Schedules a local notification; returns why it cannot.
  func addNotificationRequest(_ request: UNNotificationRequest) -> (any Error)?

  /// Removes requests: all of them if nil.
  func removePendingNotificationRequests(_ identifiers: [String]?)

  /// Removes notifications that have appeared: all of them if nil.
  func removeDeliveredNotifications(_ identifiers: [String]?)
}
