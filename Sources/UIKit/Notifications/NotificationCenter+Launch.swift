import Dispatch
public import Foundation
import UIKitSystem

extension NotificationCenter {
  /// Adds a closure to call for each notification, in the order of the observers, until this launch ends.
  ///
  /// A process of a scenario outlives the launches of the app; Foundation would call the closures of them all. The
  /// type of the object makes Swift prefer this method to that of Foundation.
  public func addObserver(
    forName name: NSNotification.Name?,
    object: AnyObject?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    // Foundation waits for the queue, which never ends on the main thread.
    guard queue === OperationQueue.main else {
      return NotificationObservers.add(to: self, name, object, queue: queue, block)
    }
    return NotificationObservers.add(to: self, name, object) { notification in
      if isOnMain { return block(notification) }
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.async { block(notification) }
    }
  }

  /// Removes the observers that a launch has added to any center.
  package static func removeObservers(ofLaunch launch: Int) {
    NotificationObservers.remove(ofLaunch: launch)
  }
}
