public import Foundation

/// A local notification of iOS 4 to 9, which a delegate receives; it cannot be scheduled on Linux.
open class UILocalNotification: NSObject, @unchecked Sendable {
  /// When the notification appears.
  open nonisolated(unsafe) var fireDate: Date?
  /// The message.
  open nonisolated(unsafe) var alertBody: String?
  /// The title.
  open nonisolated(unsafe) var alertTitle: String?
  /// The title of the button.
  open nonisolated(unsafe) var alertAction: String?
  /// The name of the sound.
  open nonisolated(unsafe) var soundName: String?
  /// The number for the app's icon.
  open nonisolated(unsafe) var applicationIconBadgeNumber = 0
  /// The app's own data.
  open nonisolated(unsafe) var userInfo: [AnyHashable: Any]?
}

/// The permission for notifications of iOS 8 and 9; unavailable on Linux.
@available(
  *,
  unavailable,
  message: "UIKit removed it: use UNUserNotificationCenter.requestAuthorization"
)
open class UIUserNotificationSettings: NSObject {}

extension UIApplication {
  /// Schedules a local notification of iOS 4 to 9; unavailable on Linux.
  @available(*, unavailable, message: "use UNUserNotificationCenter.add")
  public func scheduleLocalNotification(_ notification: UILocalNotification) {}

  /// Cancels a local notification of iOS 4 to 9; unavailable on Linux.
  @available(
    *,
    unavailable,
    message: "use UNUserNotificationCenter.removePendingNotificationRequests"
  )
  public func cancelLocalNotification(_ notification: UILocalNotification) {}

  /// Cancels all local notifications of iOS 4 to 9; unavailable on Linux.
  @available(
    *,
    unavailable,
    message: "use UNUserNotificationCenter.removeAllPendingNotificationRequests"
  )
  public func cancelAllLocalNotifications() {}
}
