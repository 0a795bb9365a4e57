internal import BackgroundTasks
internal import Foundation
internal import UIKit
internal import UserNotifications

/// The objects of a case that survive the end of the process, as files do.
@MainActor final class PersistentObjects {
  private var objects: [String: Any] = [:]

  nonisolated init() {}

  /// Returns the object with a name; the closure creates it on first use.
  func object<Object>(named name: String, _ make: () -> Object) -> Object {
    if let object = objects[name] as? Object { return object }
    let object = make()
    objects[name] = object
    return object
  }
}

/// The pending requests of the app to the system, which survive the process.
@MainActor final class PersistentRequests {
  /// The latest request to `BGTaskScheduler` with each identifier, and with all properties that the app has set.
  var tasks: [String: BGTaskRequest] = [:]
  /// The requests whose notifications have not been delivered.
  var notifications: [UNNotificationRequest] = []
  /// What the user has allowed.
  var authorization = UNAuthorizationStatus.notDetermined
  private var shown: [String: UNNotification] = [:]

  /// Returns the notification of a request, which is then no longer pending; nil if there is no such request.
  func notification(named identifier: String) -> UNNotification? {
    if let index = notifications.firstIndex(where: { $0.identifier == identifier }) {
      shown[identifier] = UNNotification(request: notifications.remove(at: index), date: Date())
    }
    return shown[identifier]
  }
}

/// The sessions of an app's scenes, which survive the end of the process, by the names of the scenes.
final class PersistentSessions {
  /// What one session keeps from launch to launch.
  struct Session {
    let identifier: String
    var role = UISceneSession.Role.windowApplication
    var configuration: String? = "Default Configuration"
    var activity: NSUserActivity?
    var userInfo: [String: Any]?
    /// Whether its scene has ever connected.
    var hasConnected = false
  }

  private(set) var all: [String: Session] = [:]
  /// The number of sessions that each scene has had.
  private var counts: [String: Int] = [:]

  /// The session of a scene; a later one with the same name has another identifier, as on a device.
  subscript(name: String) -> Session {
    get { all[name] ?? Session(identifier: identifier(of: name)) }
    set {
      if all[name] == nil { counts[name, default: 0] += 1 }
      all[name] = newValue
    }
  }

  private func identifier(of name: String) -> String {
    let count = counts[name, default: 0]
    return count == 0 ? name : "\(name) (\(count + 1))"
  }

  /// Removes the session of a scene.
  func discard(_ name: String) { all[name] = nil }
}
