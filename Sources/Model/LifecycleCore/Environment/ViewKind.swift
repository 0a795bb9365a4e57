/// The kinds of views with different built-in behavior.
@_spi(Package) public enum ViewKind: String, CaseIterable, Sendable {
  /// A custom view, which draws itself in `drawRect:`.
  case view
  /// A window, which has no superview.
  case window
  // Controls.
  case button, `switch`, slider
  case textField = "text-field"
  // Views that display content.
  case label, image
  case progressView = "progress-view"
  case activityIndicator = "activity-indicator"
  case mapView = "map-view"
  // Text and web pages.
  case textView = "text-view"
  case webView = "web-view"
  // Container views.
  case scrollView = "scroll-view"
  case tableView = "table-view"
  case toolbar
  // Navigation.
  case tabBar = "tab-bar"
  case navigationBar = "navigation-bar"
  /// A surface for OpenGL ES, which draws nothing itself.
  case glView = "gl-view"

  /// Whether it is a control, which handles touches itself and sends an action message.
  var isControl: Bool {
    switch self {
    case .button, .switch, .slider, .textField: true
    default: false
    }
  }

  /// Whether a tap on it begins text input from the keyboard.
  var acceptsText: Bool { self == .textField || self == .textView }

  /// Whether the system draws it rather than the app's code.
  var drawsItself: Bool { self != .view && self != .glView }

  /// Whether it scrolls content that can be larger than the view.
  public var scrolls: Bool { self == .scrollView || self == .tableView || self == .textView }

  /// Whether it displays or accepts text; custom views draw their own.
  public var hasText: Bool {
    acceptsText || self == .label || self == .button || self == .webView
  }

  /// The event on the view, or on a row of a table view, that sends its action.
  var actionEvent: InterfaceEvent? {
    switch self {
    case .button, .switch, .tableView: .touchEnded
    case .slider: .touchMoved
    default: nil
    }
  }
}

/// The directions in which a view resizes with its superview.
@_spi(Package) public enum ViewResizing: String, CaseIterable, Sendable {
  case none, width, height, both

  var resizesWidth: Bool { self == .width || self == .both }
  var resizesHeight: Bool { self == .height || self == .both }
}

/// The kind of a view controller.
@_spi(Package) public enum ViewControllerKind: String, CaseIterable, Sendable {
  /// A view controller without children.
  case viewController = "view-controller"
  /// A container with a stack of view controllers, of which the topmost is visible.
  case navigationController = "navigation-controller"
  /// A container with one view controller for each tab.
  case tabBarController = "tab-bar-controller"
}
