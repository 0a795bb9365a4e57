/// The interface of an app: its windows with the views in them, and the objects that answer for them.
///
/// A class, so that a world without an interface carries one empty reference and nothing else.
public final class InterfaceDescription: Hashable, Sendable {
  /// A view and what is said of it.
  public struct View: Hashable, Sendable {
    /// The name, unique among all objects of the interface.
    public var name: String
    /// What kind of view it is.
    public var kind = ViewKind.view
    /// Its superview, by its index; nil for a window, and for a view that is in none yet.
    public var superview: Int?
    /// The view controller whose own view it is, by its index.
    public var controller: Int?
    /// Its rectangle in its superview; nil where it does not matter.
    public var frame: Rectangle?
    /// Whether it is not to be seen.
    public var isHidden = false
    /// Whether touches reach it and what is in it.
    public var takesTouches = true
    /// The action message that a control sends.
    public var action: String?
    /// To whom; nil to look for somebody along the responder chain.
    public var target: String?
    /// What it handles by itself, with what its code does then.
    public var handles: [String: [Action]] = [:]

    /// Creates a plain view of that name.
    public init(name: String) { self.name = name }
  }

  /// A view controller and what is said of it.
  public struct Controller: Hashable, Sendable {
    /// The name, unique among all objects of the interface.
    public var name: String
    /// The ways of holding the device to which it turns its views; nil for all.
    public var orientations: [String]?
    /// What it handles, with what its code does then.
    public var handles: [String: [Action]] = [:]

    /// Creates a view controller of that name.
    public init(name: String) { self.name = name }
  }

  /// The views, each after its superview; subviews of one view in their order, the topmost last.
  public let views: [View]
  /// The view controllers, in the order in which they are made.
  public let controllers: [Controller]
  /// What the application object handles, with what its code does then.
  public let applicationHandles: [String: [Action]]
  /// What the app delegate handles, as a responder, with what its code does then.
  public let delegateHandles: [String: [Action]]

  /// The first view and the first view controller of each name.
  let viewsByName: [String: Int]
  let controllersByName: [String: Int]
  /// The view that each view controller manages.
  let viewsOfControllers: [Int: Int]
  /// The windows, the topmost last.
  let windows: [Int]

  /// Creates the description of an interface.
  public init(
    views: [View],
    controllers: [Controller] = [],
    applicationHandles: [String: [Action]] = [:],
    delegateHandles: [String: [Action]] = [:]
  ) {
    self.views = views
    self.controllers = controllers
    self.applicationHandles = applicationHandles
    self.delegateHandles = delegateHandles
    func first<Key: Hashable>(_ pairs: some Sequence<(Key, Int)>) -> [Key: Int] {
      Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
    viewsByName = first(views.indices.lazy.map { (views[$0].name, $0) })
    controllersByName = first(controllers.indices.lazy.map { (controllers[$0].name, $0) })
    viewsOfControllers = first(
      views.indices.lazy.compactMap { index in views[index].controller.map { ($0, index) } }
    )
    windows = views.indices.filter { views[$0].kind == .window }
  }

  /// Two interfaces are equal if all that is said of them is.
  public static func == (one: InterfaceDescription, other: InterfaceDescription) -> Bool {
    one === other
      || one.views == other.views && one.controllers == other.controllers
        && one.applicationHandles == other.applicationHandles
        && one.delegateHandles == other.delegateHandles
  }

  /// Hashes what is said of the views and view controllers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(views)
    hasher.combine(controllers)
  }
}

/// A rectangle in points.
public struct Rectangle: Hashable, Sendable {
  /// The distance from the left edge of the superview.
  public var x: Int
  /// The distance from its upper edge.
  public var y: Int
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point of the superview lies in it.
  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}

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
  public var isControl: Bool {
    switch self {
    case .button, .switch, .slider, .textField: true
    default: false
    }
  }

  /// Whether a tap on it begins to take text from the keyboard.
  public var takesText: Bool { self == .textField || self == .textView }

  /// Whether the system draws it, and not code of the app.
  public var drawsItself: Bool { self != .view && self != .glView }

  /// When a control sends its action: what must happen to it.
  var actionEvent: InterfaceEvent? {
    switch self {
    case .button, .switch: .touchEnded
    case .slider: .touchMoved
    default: nil
    }
  }
}
