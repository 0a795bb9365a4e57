public import Foundation

// The names of notifications as they were written before Swift 4.2, such as `.UIApplicationDidBecomeActive`.
extension Notification.Name {
  /// The app has launched.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// The app has become active.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The app is about to become inactive.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The app is in the background.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The app is about to leave the background.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The app is about to end.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// Memory is low.
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  /// A new day began, or the clock was set.
  public static let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
  /// Protected files are about to become unreadable.
  public static let UIApplicationProtectedDataWillBecomeUnavailable =
    UIApplication.protectedDataWillBecomeUnavailableNotification
  /// Protected files can be read.
  public static let UIApplicationProtectedDataDidBecomeAvailable =
    UIApplication.protectedDataDidBecomeAvailableNotification
  /// The user changed whether the app may be launched in the background.
  public static let UIApplicationBackgroundRefreshStatusDidChange =
    UIApplication.backgroundRefreshStatusDidChangeNotification
}
