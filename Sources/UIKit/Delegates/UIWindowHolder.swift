import UIKitSystem

/// A delegate whose window is an optional requirement in Apple's SDK.
///
/// It gives code such as `delegate?.window??.rootViewController` the second optional that it unwraps: the requirement
/// itself is the one that Swift prefers less.
@MainActor public protocol UIWindowHolder: NSObjectProtocol {}

extension UIWindowHolder {
  /// The window; nil if the delegate does not have the property.
  public var window: UIWindow?? {
    let didRunDefault = SystemConnection.didRunDefault
    defer { SystemConnection.didRunDefault = didRunDefault }
    SystemConnection.didRunDefault = false
    let window: UIWindow? =
      switch self {
      case let delegate as any UIApplicationDelegate: delegate.window
      case let delegate as any UIWindowSceneDelegate: delegate.window
      default: nil
      }
    return SystemConnection.didRunDefault ? nil : .some(window)
  }
}
