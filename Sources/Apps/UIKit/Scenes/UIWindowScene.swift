public import Foundation
import UIKitSystem

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open var windows: [UIWindow] { system.application.allWindows.filter { $0.windowScene === self } }
  /// The key window.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The coordinate space of the scene.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  /// The interface orientation: always portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the scene; all but the idiom are unspecified on Linux.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// The geometry of the scene.
  open var effectiveGeometry: Geometry { Geometry() }

  /// Whether the scene fills the screen; always true on Linux.
  open var isFullScreen: Bool { true }

  /// Requests another geometry; recorded.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) { system.record("requestGeometryUpdate", "") }

  /// The title bar on a Mac; unavailable on Linux.
  @available(*, unavailable, message: "Mac Catalyst has title bars, and no Mac is simulated")
  open var titlebar: Never { fatalError() }
  /// The windowing behaviors; unavailable on Linux.
  @available(*, unavailable, message: "moving and closing windows by hand is not simulated")
  open var windowingBehaviors: Never { fatalError() }
  /// The size restrictions; unavailable on Linux.
  @available(*, unavailable, message: "the sizes of windows are not simulated")
  open var sizeRestrictions: Never { fatalError() }
  /// The status bar manager; unavailable on Linux.
  @available(*, unavailable, message: "the status bar is not simulated")
  open var statusBarManager: Never { fatalError() }
  /// The service for screenshots; unavailable on Linux.
  @available(*, unavailable, message: "screenshots are not simulated")
  open var screenshotService: Never { fatalError() }
}

extension UIWindowScene {
  /// The geometry of a scene.
  @MainActor open class Geometry: NSObject {
    /// The interface orientation: always portrait.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  }

  /// A requested geometry.
  @MainActor open class GeometryPreferences: NSObject {
    /// Geometry preferences on iOS.
    @MainActor open class iOS: GeometryPreferences {
      /// Creates preferences with interface orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) { super.init() }
    }
  }
}
