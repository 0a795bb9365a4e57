public import Foundation

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
