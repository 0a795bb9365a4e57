import UIKitSystem

/// A delegate whose window is an optional requirement in Apple's SDK.
///
/// It gives code such as `delegate?.window??.rootViewController` the second optional that it unwraps: the requirement
/// itself is the one that Swift prefers less.
@MainActor public protocol UIWindowHolder: NSObjectProtocol {}

extension UIApplicationDelegate {
  /// The delegate has no window.
  @_disfavoredOverload public var window: UIWindow? {
    get { missingWindow }
    set { reportMissingWindow(of: "the app delegate") }
  }
}

extension UIWindowSceneDelegate {
  /// The delegate has no window.
  @_disfavoredOverload public var window: UIWindow? {
    get { missingWindow }
    set { reportMissingWindow(of: "the scene delegate") }
  }
}

extension UIApplicationDelegate where Self: UIWindowSceneDelegate {
  /// No window, in a class that is both the app delegate and the scene delegate.
  @_disfavoredOverload public var window: UIWindow? {
    get { missingWindow }
    set { reportMissingWindow(of: "the delegate") }
  }
}

extension UIWindowHolder {
  fileprivate var missingWindow: UIWindow? {
    defaultImplementationRan(of: self)
    return nil
  }

  fileprivate func reportMissingWindow(of delegate: String) {
    SystemConnection.report("\(delegate) has no property 'window', which the storyboard would set")
  }

  /// The window; nil if the delegate does not have the property.
  public var window: UIWindow?? {
    let before = (SystemConnection.didRunDefault, SystemConnection.calledDelegate)
    defer { (SystemConnection.didRunDefault, SystemConnection.calledDelegate) = before }
    (SystemConnection.didRunDefault, SystemConnection.calledDelegate) = (false, self)
    let window: UIWindow? =
      switch self {
      case let delegate as any UIApplicationDelegate: delegate.window
      case let delegate as any UIWindowSceneDelegate: delegate.window
      default: nil
      }
    return SystemConnection.didRunDefault ? nil : .some(window)
  }
}
