public import Foundation
import UIKitSystem

/// An object that can handle events.
@MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder: none.
  open var next: UIResponder? { nil }
  /// Whether this object receives the keyboard.
  open var isFirstResponder: Bool { false }
  /// Whether this object wants the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this object gives up the keyboard.
  open var canResignFirstResponder: Bool { true }
  /// The activity that the object shows.
  open var userActivity: NSUserActivity?

  /// Takes the keyboard: it does not here.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives up the keyboard.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Restores the state of an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Updates an activity before it is saved.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Fills in menus: never called here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Touches began: never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches moved: never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches ended: never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches were cancelled: never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A remote control was used: never called here.
  open func remoteControlReceived(with event: UIEvent?) {}
}

/// What fills in menus.
@MainActor public protocol UIMenuBuilder: AnyObject {}

extension UIMenuBuilder {
  /// Removes a menu: not available.
  @available(
    *,
    unavailable,
    message: "menus are not simulated, and buildMenu(with:) is never called"
  )
  public func remove(menu: Any) {}
  /// Adds a menu: not available.
  @available(
    *,
    unavailable,
    message: "menus are not simulated, and buildMenu(with:) is never called"
  )
  public func insertSibling(_ menu: Any, afterMenu: Any) {}
  /// Adds a menu: not available.
  @available(
    *,
    unavailable,
    message: "menus are not simulated, and buildMenu(with:) is never called"
  )
  public func insertChild(_ menu: Any, atStartOfMenu: Any) {}
}

/// A finger on the screen: there is none here.
@MainActor open class UITouch: NSObject {}

/// An event of the user: there is none here.
@MainActor open class UIEvent: NSObject {}
