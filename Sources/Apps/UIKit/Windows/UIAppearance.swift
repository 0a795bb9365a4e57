public import Foundation
import UIKitSystem

/// A class with an appearance proxy.
@MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class; its values are stored, but not applied.
  static func appearance() -> Self
}

extension UIAppearance where Self: UIView {
  /// Returns the appearance proxy for objects in containers; its values are stored, but not applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

/// A class whose objects can contain views.
@MainActor public protocol UIAppearanceContainer {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The appearance proxies, one for each class.
@MainActor enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: UIView] = [:]

  static func proxy<View: UIView>(of type: View.Type) -> View {
    if let proxy = proxies[ObjectIdentifier(type)] as? View { return proxy }
    guard let proxy = View(coder: NSCoder()) else { fatalError("\(type) has no init(coder:)") }
    proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }
}

/// A coordinate space.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds.
  var bounds: CGRect { get }
}

/// The traits of the interface; all but the idiom are unspecified on Linux.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The interface style.
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  /// The idiom of the scenario's device; unspecified while no app runs.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    onMain {
      (SystemConnection.current as? any ApplicationSystem)?.userInterfaceIdiom ?? .unspecified
    }
  }
}

/// An interface style.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified, light, or dark.
  case unspecified, light, dark
}

/// A size class.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified, compact, or regular.
  case unspecified, compact, regular
}
