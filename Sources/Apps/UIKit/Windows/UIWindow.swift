public import Foundation
import UIKitSystem

/// A window: it loads the view of its root view controller when it appears.
@MainActor open class UIWindow: UIView {
  /// The scene of the window; in an app with scenes, one without a scene is not on the screen.
  open weak var windowScene: UIWindowScene? { didSet { showRoot() } }
  /// The window level.
  open var windowLevel = Level.normal
  /// The screen.
  open var screen: UIScreen { .main }
  /// Whether the window is the key window.
  open var isKeyWindow: Bool { application?.keyWindowOfLaunch === self }
  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  private weak var application: UIApplication?
  private weak var shownController: UIViewController?

  /// The root view controller.
  open var rootViewController: UIViewController? {
    didSet {
      rootViewController?.windowOfRoot = self
      showRoot()
    }
  }

  /// Whether the window is hidden; initially true.
  open override var isHidden: Bool { didSet { showRoot() } }

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    register()
  }

  /// Creates a window for a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    register()
  }

  /// Creates a window from an archive, which is not read on Linux.
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
    guard !isHidden, windowScene != nil || application?.system.hasScenes != true,
      let root = rootViewController, root !== shownController
    else { return }
    shownController = root
    root.appear(animated: false)
  }
}

extension UIWindow {
  /// The level of a window, which determines what it is in front of.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level; windows with a greater level are in front.
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

    /// Whether a level is below another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// Returns a level above another.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// Returns a level below another.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
}

/// A weak reference to a window.
struct WeakWindow {
  weak var window: UIWindow?
}

extension UIApplication {
  /// The existing windows, in the order of their creation.
  var allWindows: [UIWindow] { windowReferences.compactMap(\.window) }

  /// The visible windows.
  public var windows: [UIWindow] { allWindows.filter { !$0.isHidden } }

  /// The key window.
  public var keyWindow: UIWindow? { keyWindowOfLaunch }
}
