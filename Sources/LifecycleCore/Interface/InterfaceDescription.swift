/// The interface of an app: its windows with the views in them, and the objects that answer for them.
///
/// A class, so that a world without an interface carries one empty reference and nothing else.
public final class InterfaceDescription: Hashable, Sendable {
  /// A view and its description.
  public struct View: Hashable, Sendable {
    /// The name, unique among all objects of the interface.
    public var name: String
    /// What kind of view it is.
    public var kind = ViewKind.view
    /// Its superview, by its index; nil for a window, and for a view that is in none yet.
    public var superview: Int?
    /// The view controller whose own view it is, by its index.
    public var controller: Int?
    /// Its rectangle in its superview; nil for a view that fills its superview.
    public var frame: Rectangle?
    /// In which directions it grows and shrinks with its superview; nil for both if it has no frame, else for none.
    public var resizing: ViewResizing?
    /// How large the content of a scroll view is; nil for as large as the view.
    public var contentSize: Size?
    /// The text that it shows.
    public var text: String?
    /// Whether it is a window for the external display.
    public var isOnExternalDisplay = false
    /// Whether it is hidden.
    public var isHidden = false
    /// Whether touches reach it and what is in it.
    public var isUserInteractionEnabled = true
    /// The action message that a control sends.
    public var action: String?
    /// To whom; nil to look for somebody along the responder chain.
    public var target: String?
    /// What it handles by itself, with what its code does then.
    public var handles: [String: [Action]] = [:]

    /// Creates a plain view of that name.
    public init(name: String) { self.name = name }
  }

  /// A view controller and its description.
  public struct Controller: Hashable, Sendable {
    /// The name, unique among all objects of the interface.
    public var name: String
    /// Whether it manages views alone, or other view controllers.
    public var kind = ViewControllerKind.viewController
    /// The names of the view controllers that it holds; it shows the first one.
    public var children: [String] = []
    /// The ways of holding the device to which it turns its views; nil for all.
    public var orientations: [String]?
    /// What it handles by itself, with what its code does then.
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
  /// The windows on the screen of the device, the topmost last.
  let windows: [Int]
  /// The windows for an external display.
  let externalWindows: [Int]

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
    let allWindows = views.indices.filter { views[$0].kind == .window }
    windows = allWindows.filter { !views[$0].isOnExternalDisplay }
    externalWindows = allWindows.filter { views[$0].isOnExternalDisplay }
  }

  /// Two interfaces are equal if their descriptions are.
  public static func == (one: InterfaceDescription, other: InterfaceDescription) -> Bool {
    one === other
      || one.views == other.views && one.controllers == other.controllers
        && one.applicationHandles == other.applicationHandles
        && one.delegateHandles == other.delegateHandles
  }

  /// Hashes the descriptions of the views and view controllers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(views)
    hasher.combine(controllers)
  }
}
