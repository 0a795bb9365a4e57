import UIKitSystem

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the background task.
  public let rawValue: Int
  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No background task: the system did not grant one.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// No background task, as it was written before Swift 4.2.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

extension UIApplication {
  /// Begins a background task; returns `.invalid` if the system does not grant it.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    begin(nil, handler)
  }

  /// Begins a background task with a name for logs; returns `.invalid` if the system does not grant it.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    begin(taskName, handler)
  }

  /// Ends a background task; one that is unknown or has ended is ignored and reported.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    let id = identifier.rawValue
    if let name = openTasks.removeValue(forKey: id) {
      endedTasks[id] = name
      system.endBackgroundTask(id)
    } else if let name = endedTasks[id] {
      system.report("endBackgroundTask: the task '\(name)' has ended already")
    } else if identifier == .invalid {
      system.report("endBackgroundTask: the identifier is UIBackgroundTaskIdentifier.invalid")
    } else {
      system.report("endBackgroundTask: no task of this launch has the identifier \(id)")
    }
  }

  private func begin(
    _ name: String?,
    _ handler: (@MainActor @Sendable () -> Void)?
  ) -> UIBackgroundTaskIdentifier {
    let id = system.beginBackgroundTask(name: name, expirationHandler: handler)
    if id != 0 { openTasks[id] = name ?? "unnamed" }
    return UIBackgroundTaskIdentifier(rawValue: id)
  }
}
