public import Foundation
import UIKitSystem

/// A view controller: it loads its view, presents others, and shows nothing.
///
/// The appearance methods are called for the root of a window and for what is presented.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  weak var windowOfRoot: UIWindow?

  /// The title; stored, without effect.
  open var title: String?
  /// The name of the nib.
  open var nibName: String?
  /// The bundle of the nib.
  open var nibBundle: Bundle?
  /// The storyboard it came from: none.
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
  /// The orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The view controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The view controller around it.
  open private(set) weak var parent: UIViewController?
  /// The view controller that it presents.
  open private(set) var presentedViewController: UIViewController?
  /// The view controller that presents it.
  open private(set) weak var presentingViewController: UIViewController?

  /// Creates a view controller; nibs are not read on Linux.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller of an archive, which is not read on Linux.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a view controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Views

  /// The view, which is loaded when it is first asked for.
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
  /// Loads the view.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// Makes the view: an empty one.
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
  /// Adds to the state that is saved.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the state that was saved.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The appearance of the status bar changed; has no effect on Linux.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Segues

  /// Prepares for a segue; never called on Linux, where storyboards are not read.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue is performed; never called on Linux.
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

  /// Removes what is presented, or itself if it is presented.
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

  /// Loads the view and calls what UIKit calls for one that appears.
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

  /// Puts a view controller inside.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  /// Takes itself out of the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// It has moved.
  open func didMove(toParent parent: UIViewController?) {}
  /// It is about to move.
  open func willMove(toParent parent: UIViewController?) {}
  /// The navigation controller around it.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The tab bar controller around it.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}

/// A class that restores view controllers.
@MainActor public protocol UIViewControllerRestoration {
  /// The view controller for a path of names, the last one being its own.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// How a view controller is presented; without effect on Linux.
public enum UIModalPresentationStyle: Int, Sendable {
  /// How a view controller is presented.
  case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom
  /// How a view controller is presented.
  case overFullScreen, overCurrentContext, popover
}
