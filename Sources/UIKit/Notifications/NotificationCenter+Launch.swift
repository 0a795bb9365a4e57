import Dispatch
public import Foundation
import UIKitSystem

extension NotificationCenter {
  /// Calls a closure for each notification, as long as this launch of the app lives.
  ///
  /// A process of a scenario outlives the launches of the app; Foundation would call the closures of them all. The
  /// type of the object makes Swift prefer this method to that of Foundation.
  public func addObserver(
    forName name: NSNotification.Name?,
    object: AnyObject?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let launch = SystemConnection.launch
    // Foundation waits for the queue, which never ends on the main thread.
    let isForMain = queue === OperationQueue.main
    return addObserver(
      forName: name,
      object: object as Any?,
      queue: isForMain ? nil : queue
    ) { notification in
      guard launch == SystemConnection.launch else { return }
      guard isForMain, !isOnMain else { return block(notification) }
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.async { block(notification) }
    }
  }

  /// Calls a method for each notification: not available.
  @available(
    *,
    unavailable,
    message: """
      Linux has no selectors: use addObserver(forName:object:queue:using:), which 'scenario-run adopt' writes for you
      """
  )
  public func addObserver(
    _ observer: Any,
    selector aSelector: Any,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}

/// The name of an Objective-C method: not available.
@available(
  *,
  unavailable,
  message: "Linux has no selectors: pass a closure, which 'scenario-run adopt' writes for you"
)
public struct Selector: ExpressibleByStringLiteral {
  /// Creates a selector.
  public init(stringLiteral: String) {}
  /// Creates a selector.
  public init(_ name: String) {}
}
