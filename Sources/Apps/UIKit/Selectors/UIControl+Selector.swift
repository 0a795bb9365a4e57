/// A target, its action, and the events that trigger it.
struct ControlTarget {
  weak var target: AnyObject?
  let action: Selector
  let events: UIControl.Event
}

extension UIControl {
  /// A control event.
  public struct Event: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Adds a target, which is not retained, and an action; on Linux, only `sendActions(for:)` triggers it.
  public func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {
    targets.append(ControlTarget(target: target, action: action, events: controlEvents))
  }

  /// Sends the action messages for control events.
  public func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      if let target = entry.target { entry.action.call(target, self) }
    }
  }
}

extension UIApplication {
  /// Sends an action message to a target; returns false if it is nil, since there is no responder chain on Linux.
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
