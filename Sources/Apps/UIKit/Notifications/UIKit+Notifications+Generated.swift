// Generated from NotificationName.swift by 'make record': do not edit.

public import Foundation

extension UIApplication {
  /// The launch is done.
  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// The app is active and gets user input.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The app is about to become inactive.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The app is in the background.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The app leaves the background.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The app is about to be terminated.
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// Midnight passed, or the clock or time zone changed.
  public nonisolated static let significantTimeChangeNotification =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  /// The status bar is about to grow or shrink.
  public nonisolated static let willChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  /// The status bar grew or shrank.
  public nonisolated static let didChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// Protected files are about to be locked.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Protected files can be read again.
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
}

extension UIScene {
  /// A scene connects.
  public nonisolated static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  /// A scene comes to the screen.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  /// A scene is active and gets user input.
  public nonisolated static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  /// A scene is about to become inactive.
  public nonisolated static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  /// A scene is off the screen.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
  /// The system disconnected a scene.
  public nonisolated static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
}

// The names of notifications as they were written before Swift 4.2, such as `.UIApplicationDidBecomeActive`.
extension Notification.Name {
  /// The launch is done.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The app is active and gets user input.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The app is about to become inactive.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The app is in the background.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The app leaves the background.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The app is about to be terminated.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// Memory is short.
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  /// Midnight passed, or the clock or time zone changed.
  public static let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
  /// The status bar is about to grow or shrink.
  public static let UIApplicationWillChangeStatusBarFrame =
    UIApplication.willChangeStatusBarFrameNotification
  /// The status bar grew or shrank.
  public static let UIApplicationDidChangeStatusBarFrame =
    UIApplication.didChangeStatusBarFrameNotification
  /// Protected files are about to be locked.
  public static let UIApplicationProtectedDataWillBecomeUnavailable =
    UIApplication.protectedDataWillBecomeUnavailableNotification
  /// Protected files can be read again.
  public static let UIApplicationProtectedDataDidBecomeAvailable =
    UIApplication.protectedDataDidBecomeAvailableNotification
}
