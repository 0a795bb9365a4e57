import HackerSwifter
import SwiftHNShared
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var lastFetch: Date?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    UINavigationBar.appearance().barTintColor = UIColor.orange
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Preferences.shared.reload()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    Preferences.shared.save()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    lastFetch = Date()
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    lastFetch = nil
  }

  func applicationWillTerminate(_ application: UIApplication) {
    Preferences.shared.save()
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Post.fetch(filter: .top) { posts, isFromNetwork in
      guard isFromNetwork else { return completionHandler(.failed) }
      completionHandler(posts.isEmpty ? .noData : .newData)
    }
  }
}
