internal import UserNotifications

extension LaunchSystem: NotificationSystem {
  func notificationDelegateDidChange(_ delegate: any UNUserNotificationCenterDelegate) {
    check(delegate)
  }

  // MARK: - Permission

  var notificationSettings: UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: requests.authorization)
  }

  func requestAuthorization(
    _ options: UNAuthorizationOptions,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    let isAllowed = model.allowsNotifications
    _ = schedule(after: 0, repeating: nil) { [requests] in
      requests.authorization =
        switch (isAllowed, options.contains(.provisional)) {
        case (false, _): .denied
        case (true, true) where requests.authorization != .authorized: .provisional
        case (true, _): .authorized
        }
      reply(isAllowed, nil)
    }
  }

  // MARK: - Requests

  var pendingNotificationRequests: [UNNotificationRequest] {
    _ = deliveredNotifications
    return requests.notifications
  }

  func addNotificationRequest(_ request: UNNotificationRequest) -> (any Error)? {
    removePendingNotificationRequests([request.identifier])
    requests.notifications.append(request)
    return nil
  }

  func removePendingNotificationRequests(_ identifiers: [String]?) {
    requests.notifications.removeAll { identifiers?.contains($0.identifier) ?? true }
  }

  // MARK: - Delivered notifications

  /// The notifications that the device shows: those of the app's own requests, or as the scenario has them.
  var deliveredNotifications: [UNNotification] {
    model.shownNotifications.map { name in
      requests.notification(named: name) ?? CallArguments.notification(name)
    }
  }

  func removeDeliveredNotifications(_ identifiers: [String]?) {
    model.removeShownNotifications(identifiers)
  }
}
