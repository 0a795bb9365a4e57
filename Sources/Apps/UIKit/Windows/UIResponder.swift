public import Foundation

/// An object that can handle events.
@MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the responder chain; nil unless a subclass returns one.
  open var next: UIResponder? { nil }
  /// Whether this object is the first responder; always false on Linux.
  open var isFirstResponder: Bool { false }
  /// Whether this object can become the first responder; false unless a subclass overrides it.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this object can resign as the first responder.
  open var canResignFirstResponder: Bool { true }
  /// The user activity of the responder.
  open var userActivity: NSUserActivity?

  /// Becomes the first responder; returns false on Linux, which has no keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Resigns as the first responder.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Restores state from a user activity; never called on Linux.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Updates a user activity before it is saved; never called on Linux.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// The key commands of the responder; never read on Linux.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Builds the menus of the app; never called on Linux.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Handles touches that began; never called on Linux.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles touches that moved; never called on Linux.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles touches that ended; never called on Linux.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles touches that were cancelled; never called on Linux.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles an event of a remote control; never called on Linux.
  open func remoteControlReceived(with event: UIEvent?) {}
}

/// A touch on the screen; none is created on Linux.
@MainActor open class UITouch: NSObject {}

/// An event from the user; none is created on Linux.
@MainActor open class UIEvent: NSObject {}
