import Foundation

/// A method of a target, and when a control calls it.
struct ControlTarget {
  weak var target: AnyObject?
  let action: Selector
  let events: UIControl.Event
}

extension UIControl {
  /// What a user does with a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touched it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger left it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It did what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Whatever happens.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Has a control call a method of a target, which it does not keep alive; only `sendActions` triggers it on Linux.
  public func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {
    targets.append(ControlTarget(target: target, action: action, events: controlEvents))
  }

  /// Calls the methods for what a user would do.
  public func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      if let target = entry.target { entry.action.call(target, self) }
    }
  }
}

extension UIApplication {
  /// Calls a method of a target; returns false without one, since events do not travel up the responder chain on Linux.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: AnyObject?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let target else { return false }
    action.call(target, sender)
    return true
  }
}
