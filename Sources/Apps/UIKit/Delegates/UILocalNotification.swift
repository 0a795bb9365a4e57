public import Foundation

/// A local notification of iOS 4 to 9, which a delegate receives; it cannot be scheduled on Linux.
open class UILocalNotification: NSObject, @unchecked Sendable {
  /// The date of delivery.
  open nonisolated(unsafe) var fireDate: Date?
  /// The text of the alert.
  open nonisolated(unsafe) var alertBody: String?
  /// The title.
  open nonisolated(unsafe) var alertTitle: String?
  /// The title of the action button.
  open nonisolated(unsafe) var alertAction: String?
  /// The name of the sound.
  open nonisolated(unsafe) var soundName: String?
  /// The badge of the app's icon.
  open nonisolated(unsafe) var applicationIconBadgeNumber = 0
  /// Data that the app has added.
  open nonisolated(unsafe) var userInfo: [AnyHashable: Any]?
}

/// The notification settings of iOS 8 and 9; unavailable on Linux.
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
