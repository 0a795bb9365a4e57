public import Foundation
import UIKitSystem

/// A view controller; it loads its view and presents other view controllers.
///
/// The appearance methods are called for root view controllers of windows, and for presented view controllers.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  weak var windowOfRoot: UIWindow?

  /// The title; stored, without effect.
  open var title: String?
  /// The name of the nib.
  open var nibName: String?
  /// The bundle of the nib.
  open var nibBundle: Bundle?
  /// The storyboard; always nil on Linux.
  open var storyboard: UIStoryboard? { nil }
  /// The restoration identifier; stored, without effect.
  open var restorationIdentifier: String?
  /// The restoration class; stored, without effect.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// The modal presentation style; stored, without effect.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The interface style, light or dark; stored, without effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits; all but the idiom are unspecified on Linux.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// The supported interface orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The child view controllers.
  open private(set) var children: [UIViewController] = []
  /// The parent view controller.
  open private(set) weak var parent: UIViewController?
  /// The presented view controller.
  open private(set) var presentedViewController: UIViewController?
  /// The presenting view controller.
  open private(set) weak var presentingViewController: UIViewController?

  /// Creates a view controller; nibs are not read on Linux.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller from an archive, which is not read on Linux.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a view controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Views

  /// The view, which is loaded on first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view, if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// Creates the view, an empty one.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// The view has been loaded.
  open func viewDidLoad() {}
  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The app received a memory warning; never called on Linux.
  open func didReceiveMemoryWarning() {}
  /// Encodes state to preserve.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes preserved state.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The appearance of the status bar changed; has no effect on Linux.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Segues

  /// Prepares for a segue; never called on Linux, where storyboards are not read.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether to perform a segue; never called on Linux.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue; unavailable on Linux.
  @available(*, unavailable, message: "storyboards are not read: present the view controller")
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  // MARK: Presenting

  /// Presents a view controller.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let presented = presentedViewController {
      SystemConnection.report("present: \(type(of: self)) already presents \(type(of: presented))")
      return
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    SystemConnection.record("present", "\(type(of: viewControllerToPresent))")
    viewControllerToPresent.appear(animated: flag, completion: completion)
  }

  /// Dismisses the presented view controller or, if there is none, this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presentedViewController = nil
    presented.presentingViewController = nil
    SystemConnection.record("dismiss", "\(type(of: presented))")
    presented.viewWillDisappear(flag)
    later {
      presented.viewDidDisappear(flag)
      completion?()
    }
  }

  /// Loads the view, and calls the appearance methods.
  func appear(animated: Bool, completion: (() -> Void)? = nil) {
    loadViewIfNeeded()
    viewWillAppear(animated)
    later { [self] in
      viewDidAppear(animated)
      completion?()
    }
  }

  private func later(_ action: @escaping @MainActor () -> Void) {
    _ = SystemConnection.current?.schedule(after: 0, repeating: nil, action)
  }

  // MARK: Containers

  /// Adds a child view controller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  /// Removes the view controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// The view controller has moved to a parent.
  open func didMove(toParent parent: UIViewController?) {}
  /// The view controller is about to move to a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// The nearest navigation controller that contains it.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The item of the view controller in a tab bar; stored, without effect.
  open var tabBarItem: UITabBarItem? = UITabBarItem()
  /// The nearest tab bar controller that contains it.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}

/// A class that restores view controllers.
@MainActor public protocol UIViewControllerRestoration {
  /// Returns the view controller for a restoration identifier path, whose last component is its own.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// A modal presentation style; it has no effect on Linux.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation style.
  case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom
  /// A presentation style.
  case overFullScreen, overCurrentContext, popover
}
