public import Foundation
import UIKitSystem

extension NotificationCenter {
  /// Adds a method to call for each notification, until the observer is deallocated or this launch ends.
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

  /// Removes an observer or a token.
  public func removeObserver(_ observer: AnyObject) {
    NotificationObservers.remove(observer, from: self)
    removeObserver(observer as Any)
  }

  /// Removes the observations of an observer with this name and object; nil stands for any.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: AnyObject?
  ) {
    NotificationObservers.remove(observer, from: self, aName, anObject)
    removeObserver(observer as Any, name: aName, object: anObject as Any?)
  }
}

/// A weak reference to an observer.
private struct WeakObserver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
}
