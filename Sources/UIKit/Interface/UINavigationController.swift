public import Foundation

/// A stack of view controllers: it keeps them, and calls no appearance methods of those that it shows.
@MainActor open class UINavigationController: UIViewController {
  /// The view controllers, the root first.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where !viewControllers.contains(controller) {
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
    }
  }
  /// The bar at the top.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom.
  public let toolbar = UIToolbar(frame: .zero)
  /// Whether the navigation bar is hidden; stored, without effect.
  open var isNavigationBarHidden = false

  /// Creates a stack with one view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a stack.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack of an archive, which is not read on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view controller on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The view controller that the user sees.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Puts a view controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Removes the view controller on top.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Removes all but the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
  /// Removes all above a view controller.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return popped
  }
  /// Hides or shows the navigation bar; the value is stored, without effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// View controllers side by side behind tabs: it keeps them.
@MainActor open class UITabBarController: UIViewController {
  /// The view controllers.
  open var viewControllers: [UIViewController]? {
    didSet { for controller in viewControllers ?? [] { addChild(controller) } }
  }
  /// The number of the tab.
  open var selectedIndex = 0
  /// The bar at the bottom.
  public let tabBar = UITabBar(frame: .zero)

  /// The view controller of the tab.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      if let newValue, let index = viewControllers?.firstIndex(of: newValue) {
        selectedIndex = index
      }
    }
  }
  /// Replaces the view controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// View controllers in columns: it keeps them.
@MainActor open class UISplitViewController: UIViewController {
  /// The view controllers.
  open var viewControllers: [UIViewController] = [] {
    didSet { for controller in viewControllers { addChild(controller) } }
  }
  /// The delegate; stored, without effect.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether the interface is collapsed; always false on Linux.
  open var isCollapsed: Bool { false }
  /// The preferred display mode; stored, without effect.
  open var preferredDisplayMode = DisplayMode.automatic

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// Which columns are shown.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
}

/// The delegate of a split view controller; its methods are never called on Linux.
@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

/// The delegate of a navigation controller; its methods are never called on Linux.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
