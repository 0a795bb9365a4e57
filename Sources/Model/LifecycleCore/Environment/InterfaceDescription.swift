/// The interface of an app: its windows, views and view controllers, and the code of its responders.
///
/// A class, so that an environment without an interface only has a nil reference.
@_spi(Package) public final class InterfaceDescription: Hashable, Sendable {
  /// A view and its description.
  public struct View: Hashable, Sendable {
    /// The name, unique among all objects of the interface.
    public var name: String
    /// The kind of view.
    public var kind = ViewKind.view
    /// The index of the superview; nil for a window or a view without a superview.
    public var superview: Int?
    /// The index of the view controller that manages the view.
    public var controller: Int?
    /// The rectangle in the superview; nil for a view that fills its superview.
    public var frame: Rectangle?
    /// The directions in which it resizes with its superview; nil for both without a frame, otherwise for none.
    public var resizing: ViewResizing?
    /// The content size of a scroll view; nil for the size of the view.
    public var contentSize: Size?
    /// The displayed text.
    public var text: String?
    /// Whether it is a window for the external display.
    public var isOnExternalDisplay = false
    /// Whether it is hidden.
    public var isHidden = false
    /// Whether it and its subviews receive touches.
    public var isUserInteractionEnabled = true
    /// The action message that a control sends.
    public var action: String?
    /// The target of the action; nil to search the responder chain.
    public var target: String?
    /// The scripts of its handlers, by event or action message.
    public var handles: [String: [Action]] = [:]

    /// Creates a plain view with a name.
    public init(name: String) { self.name = name }
  }

  /// A view controller and its description.
  public struct Controller: Hashable, Sendable {
    /// The name, unique among all objects of the interface.
    public var name: String
    /// The kind of view controller.
    public var kind = ViewControllerKind.viewController
    /// The names of the child view controllers, of which the first is shown.
    public var children: [String] = []
    /// The supported orientations; nil for all.
    public var orientations: [String]?
    /// The scripts of its handlers, by event or action message.
    public var handles: [String: [Action]] = [:]

    /// Creates a view controller with a name.
    public init(name: String) { self.name = name }
  }

  /// The views, each after its superview; subviews in their order, the topmost last.
  public let views: [View]
  /// The view controllers, in the order of their creation.
  public let controllers: [Controller]
  /// The scripts of the application object's handlers.
  public let applicationHandles: [String: [Action]]
  /// The scripts of the app delegate's handlers, as a responder.
  public let delegateHandles: [String: [Action]]

  /// The indices of the first view and the first view controller with each name.
  let viewsByName: [String: Int]
  let controllersByName: [String: Int]
  /// The view that each view controller manages.
  let viewsOfControllers: [Int: Int]
  /// The windows on the device's screen, the topmost last.
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
    func first<ID: Hashable>(_ pairs: some Sequence<(ID, Int)>) -> [ID: Int] {
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
