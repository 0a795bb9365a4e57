// What an app under test with UIKit's types asks about the user's decisions, and about notifications.
extension Application {
  /// Whether the user lets apps refresh in the background.
  package var allowsBackgroundRefresh: Bool {
    process.machine.environment.device.backgroundRefresh
  }

  /// Whether the user lets apps show notifications.
  package var allowsNotifications: Bool { process.machine.environment.device.notifications }

  /// The names of the notifications that the device shows, the latest last.
  package var shownNotifications: [String] {
    process.machine.storage.notifications.compactMap(\.name)
  }

  /// Removes notifications that the device shows: all of them if nil.
  package func removeShownNotifications(_ names: [String]?) {
    process.machine.storage.notifications.removeAll { notification in
      names.map { $0.contains(notification.name ?? "") } ?? true
    }
  }
}
