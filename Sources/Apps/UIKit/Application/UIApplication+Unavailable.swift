public import Foundation

// Members that apps may refer to, but that have no meaning on Linux.
extension UIApplication {
  /// The frame of the status bar; unavailable on Linux.
  @available(*, unavailable, message: "the status bar is not simulated")
  public var statusBarFrame: CGRect { .zero }
  /// The style of the status bar; unavailable on Linux.
  @available(*, unavailable, message: "the status bar is not simulated")
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Whether the status bar is hidden; unavailable on Linux.
  @available(*, unavailable, message: "the status bar is not simulated")
  public var isStatusBarHidden: Bool {
    get { false }
    set {}
  }
  /// The orientation of the status bar; unavailable on Linux.
  @available(*, unavailable, message: "the status bar is not simulated")
  public var statusBarOrientation: UIInterfaceOrientation { .unknown }
  /// Registers the notification settings of iOS 8 and 9; unavailable on Linux.
  @available(*, unavailable, message: "use UNUserNotificationCenter.requestAuthorization")
  public func registerUserNotificationSettings(_ notificationSettings: Any) {}
  /// The notification settings of iOS 8 and 9; unavailable on Linux.
  @available(*, unavailable, message: "use UNUserNotificationCenter.notificationSettings()")
  public var currentUserNotificationSettings: Any? { nil }
  /// Registers for remote notifications, before iOS 8; unavailable on Linux.
  @available(
    *,
    unavailable,
    message: "it was removed from UIKit: use registerForRemoteNotifications()"
  )
  public func registerForRemoteNotifications(matching types: Any) {}
  /// The local notifications of iOS 4 to 9; unavailable on Linux.
  @available(*, unavailable, message: "use UNUserNotificationCenter.pendingNotificationRequests()")
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { nil }
    set {}
  }
  /// The preferred content size; unavailable on Linux.
  @available(*, unavailable, message: "text sizes are not simulated")
  public var preferredContentSizeCategory: Any { "" }
  /// Changes the status bar; unavailable on Linux.
  @available(*, unavailable, message: "the status bar is not simulated")
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Sends an event to the app; unavailable on Linux.
  @available(*, unavailable, message: "touches are not simulated")
  public func sendEvent(_ event: UIEvent) {}
  /// Registers an object other than a view controller for state restoration; unavailable on Linux.
  @available(
    *,
    unavailable,
    message: "write to the coder in application(_:willEncodeRestorableStateWith:)"
  )
  public class func registerObject(
    forStateRestoration object: Any,
    restorationIdentifier: String
  ) {}
  /// Registers the periodic handler of a VoIP app, in iOS 4 to 8; unavailable on Linux.
  @available(*, unavailable, message: "it was removed from UIKit")
  public func setKeepAliveTimeout(_ timeout: TimeInterval, handler: (() -> Void)?) -> Bool { false }
}

/// Full-page screenshots; unavailable on Linux.
@available(*, unavailable, message: "screenshots are not simulated")
@MainActor open class UIScreenshotService: NSObject {}

/// A delegate for full-page screenshots; unavailable on Linux.
@available(*, unavailable, message: "screenshots are not simulated")
@MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {}

/// A text input mode, such as the language of the keyboard; unavailable on Linux.
@available(*, unavailable, message: "keyboards are not simulated")
@MainActor open class UITextInputMode: UIResponder {}

/// The dictionary of the device; unavailable on Linux.
@available(*, unavailable, message: "there is no dictionary")
@MainActor open class UIReferenceLibraryViewController: UIViewController {}

/// A view of a website; unavailable on Linux.
@available(*, unavailable, message: "it was removed from UIKit, and WebKit is not simulated")
@MainActor open class UIWebView: UIView {}
