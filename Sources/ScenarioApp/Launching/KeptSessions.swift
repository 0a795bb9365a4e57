internal import UIKit

/// The sessions of an app's scenes, which survive the end of the process, by the names of the scenes.
final class KeptSessions {
  /// What survives a launch of one session.
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
