public import Foundation

extension UIApplication {
  /// The app has launched.
  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The app has become active.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The app is about to become inactive.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The app has entered the background.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The app is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The app is about to be terminated.
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// The app received a memory warning.
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// A significant time change: a new day began, or the clock was set.
  public nonisolated static let significantTimeChangeNotification =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// Protected files are about to become unavailable.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Protected files have become available.
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  /// The background refresh status changed.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification =
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// The frame of the status bar is about to change.
  public nonisolated static let willChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// The frame of the status bar changed.
  public nonisolated static let didChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// The user took a screenshot; never posted on Linux.
  public nonisolated static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// The preferred content size changed; never posted on Linux.
  public nonisolated static let didChangeContentSizeCategoryNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension UIScene {
  /// A scene is about to connect.
  public nonisolated static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  /// A scene has disconnected.
  public nonisolated static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
  /// A scene has become active.
  public nonisolated static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  /// A scene is about to become inactive.
  public nonisolated static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  /// A scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}

// The names of notifications as they were written before Swift 4.2, such as `.UIApplicationDidBecomeActive`.
extension Notification.Name {
  /// The app has launched.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The app has become active.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The app is about to become inactive.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The app has entered the background.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The app is about to enter the foreground.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The app is about to be terminated.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The app received a memory warning.
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  /// A significant time change: a new day began, or the clock was set.
  public static let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
  /// Protected files are about to become unavailable.
  public static let UIApplicationProtectedDataWillBecomeUnavailable =
    UIApplication.protectedDataWillBecomeUnavailableNotification
  /// Protected files have become available.
  public static let UIApplicationProtectedDataDidBecomeAvailable =
    UIApplication.protectedDataDidBecomeAvailableNotification
  /// The background refresh status changed.
  public static let UIApplicationBackgroundRefreshStatusDidChange =
    UIApplication.backgroundRefreshStatusDidChangeNotification
}
