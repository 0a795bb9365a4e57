public import Foundation
import UIKitSystem

/// A class with values for all its objects.
@MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The values for all objects of the class; the values are stored, and not applied.
  static func appearance() -> Self
}

extension UIAppearance where Self: UIView {
  /// The values for objects inside others; the values are stored, and not applied.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

/// A class whose objects contain views.
@MainActor public protocol UIAppearanceContainer {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// One object for each class, which keeps what is set on `appearance()`.
@MainActor enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: UIView] = [:]

  static func proxy<View: UIView>(of type: View.Type) -> View {
    if let proxy = proxies[ObjectIdentifier(type)] as? View { return proxy }
    guard let proxy = View(coder: NSCoder()) else { fatalError("\(type) has no init(coder:)") }
    proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }
}

/// A place in coordinates of its own.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The place.
  var bounds: CGRect { get }
}

/// The traits of the interface; all but the idiom are unspecified on Linux.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// Narrow or wide.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  /// Low or high.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  /// The kind of device that the scenario runs on; unspecified while no app runs.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    onMain {
      (SystemConnection.current as? any ApplicationSystem)?.userInterfaceIdiom ?? .unspecified
    }
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// What the device has, light, or dark.
  case unspecified, light, dark
}

/// Narrow or wide.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown, narrow, or wide.
  case unspecified, compact, regular
}
