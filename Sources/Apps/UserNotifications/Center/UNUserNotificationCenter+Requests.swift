import UIKitSystem

extension UNUserNotificationCenter {
  /// Schedules a local notification; a pending one with the same identifier is replaced.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = onMain { system.addNotificationRequest(request) }
    if let completionHandler { reply { completionHandler(error) } }
  }

  /// Schedules a local notification; a pending one with the same identifier is replaced.
  public func add(_ request: UNNotificationRequest) async throws {
    if let error = onMain({ system.addNotificationRequest(request) }) { throw error }
  }

  /// Passes the pending requests to the handler.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    reply { [system] in completionHandler(system.pendingNotificationRequests) }
  }

  /// Returns the pending requests.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    onMain { system.pendingNotificationRequests }
  }

  /// Removes pending requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMain { system.removePendingNotificationRequests(identifiers) }
  }

  /// Removes all pending requests.
  public func removeAllPendingNotificationRequests() {
    onMain { system.removePendingNotificationRequests(nil) }
  }

  /// Passes the delivered notifications that are still in Notification Center to the handler.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    reply { [system] in completionHandler(system.deliveredNotifications) }
  }

  /// Returns the delivered notifications that are still in Notification Center.
  public func deliveredNotifications() async -> [UNNotification] {
    onMain { system.deliveredNotifications }
  }

  /// Removes delivered notifications.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMain { system.removeDeliveredNotifications(identifiers) }
  }

  /// Removes all delivered notifications.
  public func removeAllDeliveredNotifications() {
    onMain { system.removeDeliveredNotifications(nil) }
  }
}
