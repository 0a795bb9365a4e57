public import Foundation
import UIKitSystem

/// A window: it loads the view of its root view controller when it appears.
@MainActor open class UIWindow: UIView {
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The place in front of or behind other windows.
  open var windowLevel = Level.normal
  /// The screen.
  open var screen: UIScreen { .main }
  /// Whether the window is the key window.
  open var isKeyWindow: Bool { application?.keyWindowOfLaunch === self }
  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  private weak var application: UIApplication?
  private weak var shownController: UIViewController?

  /// The view controller that fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      rootViewController?.windowOfRoot = self
      showRoot()
    }
  }

  /// Whether the window is hidden, as it is at first.
  open override var isHidden: Bool { didSet { showRoot() } }

  /// Creates a window at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    register()
  }

  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window of an archive, which is not read on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register()
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window; the call is recorded.
  open func makeKey() {
    application?.keyWindowOfLaunch = self
    application?.record("key window", "\(type(of: self))")
  }

  /// The window became the key window; never called on Linux.
  open func becomeKey() {}
  /// The window is no longer the key window; never called on Linux.
  open func resignKey() {}

  private func register() {
    isHidden = true
    application = (SystemConnection.current as? any ApplicationSystem)?.application
    application?.windowReferences.append(WeakWindow(window: self))
  }

  private func showRoot() {
    guard !isHidden, let root = rootViewController, root !== shownController else { return }
    shownController = root
    root.appear(animated: false)
  }
}

extension UIWindow {
  /// A place in front of or behind other windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The place: the greater, the nearer.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)

    /// Whether one level is behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level in front of another.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A level behind another.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
}

/// A window that lives as long as the app keeps it.
struct WeakWindow {
  weak var window: UIWindow?
}

extension UIApplication {
  /// The windows that live, in the order in which they were made.
  var allWindows: [UIWindow] { windowReferences.compactMap(\.window) }

  /// The windows that are shown.
  public var windows: [UIWindow] { allWindows.filter { !$0.isHidden } }

  /// The key window.
  public var keyWindow: UIWindow? { keyWindowOfLaunch }
}
