internal import BackgroundTasks
internal import Foundation
internal import UserNotifications

/// The pending requests of the app to the system, which survive the process.
@MainActor final class KeptRequests {
  /// The latest request to `BGTaskScheduler` with each identifier, and with all properties that the app has set.
  var tasks: [String: BGTaskRequest] = [:]
  /// The requests whose notifications have not been delivered.
  var notifications: [UNNotificationRequest] = []
  private var shown: [String: UNNotification] = [:]

  /// Returns the notification of a request, which is then no longer pending; nil if there is no such request.
  func notification(named identifier: String) -> UNNotification? {
    if let index = notifications.firstIndex(where: { $0.identifier == identifier }) {
      shown[identifier] = UNNotification(request: notifications.remove(at: index), date: Date())
    }
    return shown[identifier]
  }
}
