/// The space for an interface: the screen in its current orientation, and the status bar.
///
/// Coordinates are measured from the upper left corner of the interface as the user sees it.
struct Layout: Equatable {
  /// The size of the screen in portrait.
  var portraitScreen = Device.Model.iphone.screen
  var isLandscape = false
  var statusBarHeight = StatusBar.usualHeight
  /// Whether views of view controllers extend under the normal status bar.
  var extendsUnderStatusBar = false
  /// The size of the current or last external display.
  var display = ScreenMode.vga.size

  /// The bounds of the screen in the current orientation.
  var screen: Rectangle { Rectangle(isLandscape ? portraitScreen.transposed : portraitScreen) }

  /// The area that the status bar covers.
  var statusBar: Rectangle {
    Rectangle(x: 0, y: 0, width: screen.width, height: statusBarHeight)
  }

  /// The area that a view controller's view fills in a window.
  var applicationFrame: Rectangle {
    let top = statusBarHeight - (extendsUnderStatusBar ? StatusBar.usualHeight : 0)
    return Rectangle(x: 0, y: top, width: screen.width, height: screen.height - top)
  }

  /// Returns the area that a window fills: the screen of its display.
  func screen(of window: InterfaceDescription.View) -> Rectangle {
    window.isOnExternalDisplay ? Rectangle(display) : screen
  }
}

/// A location; its coordinates are in points.
struct Point: Hashable {
  var x: Int
  var y: Int
}

extension Device.Model {
  /// The size of the screen in portrait, in points.
  var screen: Size {
    switch self {
    case .iphone: Size(width: 320, height: 480)
    case .ipad: Size(width: 768, height: 1024)
    }
  }
}

extension ScreenMode {
  /// The size of the external display in this mode.
  var size: Size {
    switch self {
    case .vga: Size(width: 640, height: 480)
    case .xga: Size(width: 1024, height: 768)
    case .hd: Size(width: 1280, height: 720)
    }
  }
}
