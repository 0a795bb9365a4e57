/// The space in which an interface is laid out: the screen as it is held, and what the status bar takes of it.
///
/// Points are those of the interface as the user sees it, from its upper left corner.
struct Layout: Equatable {
  /// The screen when it is held upright.
  var portraitScreen = Device.Model.iphone.screen
  var isLandscape = false
  var statusBarHeight = StatusBar.usualHeight
  /// Whether views of view controllers reach below the usual status bar.
  var extendsUnderStatusBar = false
  /// The external display: the one that there is, or was last.
  var display = ScreenMode.vga.size

  /// The screen as it is held.
  var screen: Rectangle { Rectangle(isLandscape ? portraitScreen.transposed : portraitScreen) }

  /// What the system covers with a window of its own.
  var statusBar: Rectangle {
    Rectangle(x: 0, y: 0, width: screen.width, height: statusBarHeight)
  }

  /// What the view of a view controller fills in a window.
  var applicationFrame: Rectangle {
    let top = statusBarHeight - (extendsUnderStatusBar ? StatusBar.usualHeight : 0)
    return Rectangle(x: 0, y: top, width: screen.width, height: screen.height - top)
  }

  /// What a window fills: the screen of its display.
  func screen(of window: InterfaceDescription.View) -> Rectangle {
    window.isOnExternalDisplay ? Rectangle(display) : screen
  }
}

/// The status bar as the app knows it.
struct StatusBar {
  /// Whether it is the taller one, that of a call.
  var isTall = false

  /// The height that it has, in points.
  var height: Int { isTall ? 2 * Self.usualHeight : Self.usualHeight }

  /// Its height without a call.
  static let usualHeight = 20

  /// The height that it does not have now, in points: its next one before a change, its last one after it.
  var otherHeight: Int { isTall ? Self.usualHeight : 2 * Self.usualHeight }
}

/// A place in points.
struct Point: Hashable {
  var x: Int
  var y: Int
}

extension Device.Model {
  /// The screen in points, held upright.
  var screen: Size {
    switch self {
    case .iphone: Size(width: 320, height: 480)
    case .ipad: Size(width: 768, height: 1024)
    }
  }
}

extension ScreenMode {
  /// The external display in this mode.
  var size: Size {
    switch self {
    case .vga: Size(width: 640, height: 480)
    case .xga: Size(width: 1024, height: 768)
    case .hd: Size(width: 1280, height: 720)
    }
  }
}
