import Foundation
import UIKitSystem

extension UNUserNotificationCenter {
  /// Schedules a local notification; one with the same identifier that waits is replaced.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = onMain { system.addNotificationRequest(request) }
    if let completionHandler { reply { completionHandler(error) } }
  }

  /// Schedules a local notification; one with the same identifier that waits is replaced.
  public func add(_ request: UNNotificationRequest) async throws {
    if let error = onMain({ system.addNotificationRequest(request) }) { throw error }
  }

  /// Answers the requests whose notifications have not appeared yet.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    reply { [system] in completionHandler(system.pendingNotificationRequests) }
  }

  /// The requests whose notifications have not appeared yet.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    onMain { system.pendingNotificationRequests }
  }

  /// Cancels requests whose notifications have not appeared yet.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMain { system.removePendingNotificationRequests(identifiers) }
  }

  /// Cancels all requests whose notifications have not appeared yet.
  public func removeAllPendingNotificationRequests() {
    onMain { system.removePendingNotificationRequests(nil) }
  }

  /// Answers the notifications that the device still shows.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    reply { [system] in completionHandler(system.deliveredNotifications) }
  }

  /// The notifications that the device still shows.
  public func deliveredNotifications() async -> [UNNotification] {
    onMain { system.deliveredNotifications }
  }

  /// Removes notifications that the device still shows.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMain { system.removeDeliveredNotifications(identifiers) }
  }

  /// Removes all notifications that the device still shows.
  public func removeAllDeliveredNotifications() {
    onMain { system.removeDeliveredNotifications(nil) }
  }
}
