import UIKit

extension AppDelegate {
  @objc func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    Stations.show(url)
    return true
  }

  @objc func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let page = userActivity.webpageURL else { return false }
    Stations.show(page)
    return true
  }

  @objc func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Player.shared().play()
    completionHandler(true)
  }
}
