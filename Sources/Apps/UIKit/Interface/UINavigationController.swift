public import Foundation

/// A navigation controller; it does not call the appearance methods of its view controllers.
@MainActor open class UINavigationController: UIViewController {
  /// The view controllers of the navigation stack, the root first.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where !viewControllers.contains(controller) {
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
    }
  }
  /// The navigation bar.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The toolbar.
  public let toolbar = UIToolbar(frame: .zero)
  /// Whether the navigation bar is hidden; stored, without effect.
  open var isNavigationBarHidden = false

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller from an archive, which is not read on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view controller at the top of the navigation stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The visible view controller: the presented one, or the one at the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Replaces the view controllers of the navigation stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Pushes a view controller onto the navigation stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Pops the view controller at the top.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Pops all view controllers but the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
  /// Pops all view controllers above this one.
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

/// A tab bar controller; it does not call the appearance methods of its view controllers.
@MainActor open class UITabBarController: UIViewController {
  /// The view controllers.
  open var viewControllers: [UIViewController]? {
    didSet { for controller in viewControllers ?? [] { addChild(controller) } }
  }
  /// The index of the selected tab.
  open var selectedIndex = 0
  /// The tab bar.
  public let tabBar = UITabBar(frame: .zero)

  /// The view controller of the selected tab.
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

/// A split view controller; it does not call the appearance methods of its view controllers.
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

  /// The display mode of a split view controller.
  public enum DisplayMode: Int, Sendable {
    /// A display mode.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
}

/// The delegate of a split view controller; its methods are never called on Linux.
@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

/// The delegate of a navigation controller; its methods are never called on Linux.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
