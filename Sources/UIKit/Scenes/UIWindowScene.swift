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
  /// The place of the scene.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  /// How the scene is turned: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the scene; all but the idiom are unspecified on Linux.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// The geometry of the scene.
  open var effectiveGeometry: Geometry { Geometry() }

  /// Whether the scene fills the screen; always true on Linux.
  open var isFullScreen: Bool { true }

  /// Asks for another geometry; recorded.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) { system.record("requestGeometryUpdate", "") }

  /// The title bar on a Mac; unavailable on Linux.
  @available(*, unavailable, message: "Mac Catalyst has title bars, and no Mac is simulated")
  open var titlebar: Never { fatalError() }
  /// What the user can do with the window; unavailable on Linux.
  @available(*, unavailable, message: "moving and closing windows by hand is not simulated")
  open var windowingBehaviors: Never { fatalError() }
  /// The sizes of the window; unavailable on Linux.
  @available(*, unavailable, message: "the sizes of windows are not simulated")
  open var sizeRestrictions: Never { fatalError() }
  /// The frame of the status bar; unavailable on Linux.
  @available(*, unavailable, message: "the status bar is not simulated")
  open var statusBarManager: Never { fatalError() }
  /// The service for screenshots; unavailable on Linux.
  @available(*, unavailable, message: "screenshots are not simulated")
  open var screenshotService: Never { fatalError() }
}

extension UIWindowScene {
  /// The geometry of a scene.
  @MainActor open class Geometry: NSObject {
    /// How the scene is turned.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  }

  /// A geometry that is asked for.
  @MainActor open class GeometryPreferences: NSObject {
    /// Orientations on iOS.
    @MainActor open class iOS: GeometryPreferences {
      /// Asks for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) { super.init() }
    }
  }
}
