/// The kinds of views that differ in what they do by themselves.
public enum ViewKind: String, CaseIterable, Sendable {
  /// A view of the app's own, which draws itself in `drawRect:`.
  case view
  /// A window, which lies in no other view.
  case window
  // Controls.
  case button, `switch`, slider
  case textField = "text-field"
  // What shows something.
  case label, image
  // Text and web pages.
  case textView = "text-view"
  case webView = "web-view"
  // What holds other views.
  case scrollView = "scroll-view"
  case tableView = "table-view"
  case toolbar
  // Navigation.
  case tabBar = "tab-bar"
  case navigationBar = "navigation-bar"
  /// A view that is a surface for OpenGL ES and draws nothing itself.
  case glView = "gl-view"

  /// Whether it is a control: it handles touches by itself, and sends an action message.
  var isControl: Bool {
    switch self {
    case .button, .switch, .slider, .textField: true
    default: false
    }
  }

  /// Whether a tap on it begins to take text from the keyboard.
  var acceptsText: Bool { self == .textField || self == .textView }

  /// Whether the system draws it, and not code of the app.
  var drawsItself: Bool { self != .view && self != .glView }

  /// Whether it shows a part of what is larger, and scrolls.
  var scrolls: Bool { self == .scrollView || self == .tableView }

  /// Whether it shows or takes a text of its own; the app's own views draw theirs.
  public var hasText: Bool { acceptsText || self == .label || self == .button }

  /// When it sends its action: what must happen to it, for a table to one of its rows.
  var actionEvent: InterfaceEvent? {
    switch self {
    case .button, .switch, .tableView: .touchEnded
    case .slider: .touchMoved
    default: nil
    }
  }
}

/// In which directions a view grows and shrinks with its superview.
public enum ViewResizing: String, CaseIterable, Sendable {
  case none, width, height, both

  var resizesWidth: Bool { self == .width || self == .both }
  var resizesHeight: Bool { self == .height || self == .both }
}

/// What a view controller manages.
public enum ViewControllerKind: String, CaseIterable, Sendable {
  /// Views alone.
  case viewController = "view-controller"
  /// A stack of view controllers, of which the top one is visible.
  case navigationController = "navigation-controller"
  /// Several view controllers, one for each tab.
  case tabBarController = "tab-bar-controller"
}
