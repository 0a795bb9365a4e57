public import Foundation
import UIKitSystem

extension NotificationCenter {
  /// Calls a method for each notification, as long as the observer and this launch of the app live.
  public func addObserver(
    _ observer: AnyObject,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: AnyObject?
  ) {
    let reference = WeakObserver(observer: observer)
    _ = NotificationObservers.add(to: self, aName, anObject, observer: observer) { notification in
      guard let observer = reference.observer else { return }
      nonisolated(unsafe) let (target, argument) = (observer, notification)
      onMain { _ = aSelector.call(target, argument) }
    }
  }

  /// Ends all observations of an observer, or that of a token.
  public func removeObserver(_ observer: AnyObject) {
    NotificationObservers.remove(observer, from: self)
    removeObserver(observer as Any)
  }

  /// Ends the observations of an observer that have this name and this object; nil stands for any.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: AnyObject?
  ) {
    NotificationObservers.remove(observer, from: self, aName, anObject)
    removeObserver(observer as Any, name: aName, object: anObject as Any?)
  }
}

/// An observer, which its observations do not keep alive.
private struct WeakObserver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
}
