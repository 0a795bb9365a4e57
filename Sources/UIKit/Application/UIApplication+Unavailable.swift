public import Foundation

// Members that code of apps names, and that nothing here could give a meaning to.
extension UIApplication {
  /// The frame of the status bar: not available.
  @available(*, unavailable, message: "the status bar is not simulated")
  public var statusBarFrame: CGRect { .zero }
  /// The texts of the status bar: not available.
  @available(*, unavailable, message: "the status bar is not simulated")
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Whether the status bar is hidden: not available.
  @available(*, unavailable, message: "the status bar is not simulated")
  public var isStatusBarHidden: Bool {
    get { false }
    set {}
  }
  /// How the status bar is turned: not available.
  @available(*, unavailable, message: "the status bar is not simulated")
  public var statusBarOrientation: UIInterfaceOrientation { .unknown }
  /// Sends a method to responders: not available.
  @available(*, unavailable, message: "Linux has no selectors: call the method")
  public func sendAction(
    _ action: Any,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  )
    -> Bool
  { false }
  /// Asks for the permission of iOS 8 and 9: not available.
  @available(*, unavailable, message: "use UNUserNotificationCenter.requestAuthorization")
  public func registerUserNotificationSettings(_ notificationSettings: Any) {}
  /// Keeps the app running for iOS 4 to 8: not available.
  @available(*, unavailable, message: "UIKit removed it")
  public func setKeepAliveTimeout(_ timeout: TimeInterval, handler: (() -> Void)?) -> Bool { false }
}

/// Screenshots of whole documents: not available.
@available(*, unavailable, message: "screenshots are not simulated")
@MainActor open class UIScreenshotService: NSObject {}

/// A delegate for screenshots of whole documents: not available.
@available(*, unavailable, message: "screenshots are not simulated")
@MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {}

/// The keys of a keyboard: not available.
@available(*, unavailable, message: "keyboards are not simulated")
@MainActor open class UITextInputMode: UIResponder {}

/// The dictionary of the device: not available.
@available(*, unavailable, message: "there is no dictionary")
@MainActor open class UIReferenceLibraryViewController: UIViewController {}

/// A view of a website: not available.
@available(*, unavailable, message: "UIKit removed it, and WebKit is not simulated")
@MainActor open class UIWebView: UIView {}
