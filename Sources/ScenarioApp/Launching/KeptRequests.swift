internal import BackgroundTasks
internal import Foundation
internal import UserNotifications

/// What the app has asked the system to do later, which survives the process.
@MainActor final class KeptRequests {
  /// The latest request to `BGTaskScheduler` of each identifier, with all that the app wrote in it.
  var tasks: [String: BGTaskRequest] = [:]
  /// The requests whose notifications have not appeared yet.
  var notifications: [UNNotificationRequest] = []
  private var shown: [String: UNNotification] = [:]

  /// Returns the notification of a request, which is pending no longer; nil if the app has not requested it.
  func notification(named identifier: String) -> UNNotification? {
    if let index = notifications.firstIndex(where: { $0.identifier == identifier }) {
      shown[identifier] = UNNotification(request: notifications.remove(at: index), date: Date())
    }
    return shown[identifier]
  }
}
