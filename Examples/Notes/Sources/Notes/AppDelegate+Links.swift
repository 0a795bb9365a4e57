import UIKit

/// Links, activities, quick actions and notifications: each shows a note.
extension AppDelegate: UNUserNotificationCenterDelegate {
  /// Shows the note of a link, such as `notes://note/7` or `https://notes.example/note/7`.
  func open(_ url: URL) { shownNote = url.lastPathComponent }

  func open(_ activity: NSUserActivity) {
    if let url = activity.webpageURL { open(url) }
  }

  func perform(_ action: UIApplicationShortcutItem) { shownNote = action.type }

  func open(_ response: UNNotificationResponse) {
    shownNote = response.notification.request.content.title
  }

  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    open(url)
    return true
  }

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    open(userActivity)
    return true
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    perform(shortcutItem)
    completionHandler(true)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    open(response)
    completionHandler()
  }
}
