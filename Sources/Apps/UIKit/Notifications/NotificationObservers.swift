import Dispatch
public import Foundation
import Synchronization
import UIKitSystem

/// The observers that apps add to notification centers, which are called in the order in which they were added.
///
/// Foundation calls the observers of a notification in an order that differs from run to run. So each one observes a name
/// of its own, and one observer of all notifications posts these names in order. Whoever is removed from the center, in
/// whichever way, is not called.
enum NotificationObservers {
  /// An observer, and what it observes.
  private final class Entry: @unchecked Sendable {
    let ownName: Notification.Name
    let launch = SystemConnection.launch
    let name: Notification.Name?
    private let isOfObject: Bool
    private(set) weak var center: NotificationCenter?
    private(set) weak var object: AnyObject?
    private let hasObserver: Bool
    /// The object whose method is called; nil if it exists no longer, or for a closure.
    private(set) weak var observer: AnyObject?
    /// What Foundation returns for the observer.
    fileprivate var token: (any NSObjectProtocol)?

    init(
      _ number: Int,
      _ center: NotificationCenter,
      _ name: Notification.Name?,
      _ object: AnyObject?,
      _ observer: AnyObject?
    ) {
      ownName = Notification.Name("\(prefix)\(number)")
      (self.center, self.name, self.object, isOfObject) = (center, name, object, object != nil)
      (self.observer, hasObserver) = (observer, observer != nil)
    }

    /// Whether nothing can be called any more.
    var hasEnded: Bool { center == nil || hasObserver && observer == nil }

    /// Whether it observes a notification.
    func observes(_ notification: Notification) -> Bool {
      guard launch == SystemConnection.launch, name == nil || name == notification.name else {
        return false
      }
      return !isOfObject || object != nil && notification.object as AnyObject? === object
    }
  }

  /// A notification on its way to an observer.
  private final class Parcel: @unchecked Sendable {
    let notification: Notification

    init(_ notification: Notification) { self.notification = notification }
  }

  private struct State {
    var entries: [Entry] = []
    /// The number of observers so far.
    var count = 0
    /// The centers all of whose notifications are observed.
    var centers: [WeakCenter] = []
  }

  private struct WeakCenter: @unchecked Sendable {
    weak var center: NotificationCenter?
    /// What the center returned for the observer of all its notifications.
    weak var token: AnyObject?
  }

  private static let prefix = "scenario-run observer "
  private static let state = Mutex(State())

  /// Adds an observer; `observer` is the object whose method is called, nil for a closure.
  static func add(
    to center: NotificationCenter,
    _ name: Notification.Name?,
    _ object: AnyObject?,
    queue: OperationQueue? = nil,
    observer: AnyObject? = nil,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    observeAll(of: center)
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let entry = Entry(number, center, name, object, observer)
    let token = center.addObserver(
      forName: entry.ownName,
      object: nil as Any?,
      queue: queue
    ) { ownNotification in
      guard let parcel = ownNotification.object as? Parcel else { return }
      block(parcel.notification)
    }
    entry.token = token
    remove(where: \.hasEnded)
    state.withLock { $0.entries.append(entry) }
    return token
  }

  /// Removes the entries of an observer or of a token that have this name and this object; nil stands for any.
  static func remove(
    _ observer: AnyObject,
    from center: NotificationCenter,
    _ name: Notification.Name? = nil,
    _ object: AnyObject? = nil
  ) {
    remove { entry in
      entry.center === center && (entry.observer === observer || entry.token === observer)
        && (name == nil || entry.name == name) && (object == nil || entry.object === object)
    }
  }

  /// Removes the observers that a launch has added.
  static func remove(ofLaunch launch: Int) { remove { $0.launch == launch } }

  private static func remove(where isEnded: (Entry) -> Bool) {
    let ended = state.withLock { state in
      let ended = state.entries.filter(isEnded)
      state.entries.removeAll(where: isEnded)
      return ended
    }
    for entry in ended {
      if let token = entry.token { entry.center?.removeObserver(token as Any) }
    }
  }

  /// Adds the observer of all notifications of a center, once.
  private static func observeAll(of center: NotificationCenter) {
    let isKnown = state.withLock { state in
      state.centers.removeAll { $0.center == nil }
      if state.centers.contains(where: { $0.center === center }) { return true }
      state.centers.append(WeakCenter(center: center))
      return false
    }
    if isKnown { return }
    let reference = WeakCenter(center: center)
    let token = center.addObserver(forName: nil, object: nil as Any?, queue: nil) { notification in
      guard let center = reference.center, !notification.name.rawValue.hasPrefix(prefix) else {
        return
      }
      let names = state.withLock { state in
        state.entries.filter { $0.center === center && $0.observes(notification) }.map(\.ownName)
      }
      for name in names { center.post(name: name, object: Parcel(notification)) }
    }
    let observed = WeakCenter(center: center, token: token)
    state.withLock { state in
      state.centers.removeAll { $0.center === observed.center }
      state.centers.append(observed)
    }
  }

  /// Whether a token is that of the observer of all notifications of a center, which outlives launches.
  static func isPermanent(_ token: AnyObject) -> Bool {
    let token = ObjectIdentifier(token)
    return state.withLock { state in
      state.centers.contains { $0.token.map { ObjectIdentifier($0) } == token }
    }
  }
}

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

  /// Removes the observers that a launch has added to any center, and those that it has added to Foundation's centers
  /// directly, by what the centers returned for them.
  package static func removeObservers(
    ofLaunch launch: Int,
    and others: [(center: NotificationCenter, token: AnyObject)] = []
  ) {
    NotificationObservers.remove(ofLaunch: launch)
    for other in others where !NotificationObservers.isPermanent(other.token) {
      other.center.removeObserver(other.token as Any)
    }
  }
}
