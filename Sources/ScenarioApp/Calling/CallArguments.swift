internal import Foundation
internal import LifecycleCore
internal import UIKit
internal import UserNotifications

/// The arguments of a call, with the types that UIKit passes.
@MainActor struct CallArguments {
  private let details: Details

  init(_ details: Details) { self.details = details }

  private func text(_ detail: Detail) -> String? {
    if case .text(let text)? = details[detail] { text } else { nil }
  }

  private func list(_ detail: Detail) -> [String] {
    if case .list(let list)? = details[detail] { list } else { [] }
  }

  // MARK: - URLs

  var url: URL { Self.url(text(.url) ?? "") }
  var sourceApplication: String? { text(.sourceApplication) }

  /// A URL as the scenario has it; what is no URL is escaped.
  private static func url(_ text: String) -> URL {
    URL(string: text) ?? URL(fileURLWithPath: text)
  }

  var openURLOptions: [UIApplication.OpenURLOptionsKey: Any] {
    var options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    options[.sourceApplication] = sourceApplication
    options[.openInPlace] = text(.openInPlace).map { $0 == "true" }
    return options
  }

  var urlContexts: Set<UIOpenURLContext> {
    Set(
      list(.urlContexts).map { url in
        UIOpenURLContext(
          url: Self.url(url),
          options: UIScene.OpenURLOptions(
            sourceApplication: sourceApplication,
            openInPlace: text(.openInPlace) == "true"
          )
        )
      }
    )
  }

  // MARK: - Activities, quick actions, notifications

  var activityType: String { text(.activityType) ?? "" }
  var userActivity: NSUserActivity { Self.activity(activityType) }

  /// A browsing activity has the URL of a web page.
  private static func activity(_ type: String) -> NSUserActivity {
    guard let url = URL(string: type), let scheme = url.scheme, ["http", "https"].contains(scheme)
    else { return NSUserActivity(activityType: type) }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activity
  }

  var shortcutItem: UIApplicationShortcutItem { Self.item(text(.shortcutItem) ?? "") }

  private static func item(_ type: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: type, localizedTitle: type)
  }

  /// The payload of a push, with its name as the alert.
  var userInfo: [AnyHashable: Any] { Self.userInfo(text(.notification) ?? "") }

  private static func userInfo(_ name: String) -> [AnyHashable: Any] {
    ["aps": ["alert": name], "name": name]
  }

  var notification: UNNotification { Self.notification(text(.notification) ?? "") }

  private static func notification(_ name: String) -> UNNotification {
    let content = UNMutableNotificationContent()
    content.title = name
    content.userInfo = userInfo(name)
    let request = UNNotificationRequest(identifier: name, content: content, trigger: nil)
    return UNNotification(request: request, date: Date())
  }

  var localNotification: UILocalNotification { UILocalNotification() }

  var identifier: String { text(.identifier) ?? "" }
  var height: Double { text(.height).flatMap(Double.init) ?? 0 }
  var path: [String] { list(.path) }

  // MARK: - Launch and connection options

  var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    guard case .mapping(let options)? = details[.options] else { return nil }
    var result: [UIApplication.LaunchOptionsKey: Any] = [:]
    for (name, value) in options {
      switch Application.LaunchOptionsKey(rawValue: name) {
      case .url: result[.url] = Self.url(value)
      case .sourceApplication: result[.sourceApplication] = value
      case .remoteNotification: result[.remoteNotification] = Self.userInfo(value)
      case .localNotification: result[.localNotification] = UILocalNotification()
      case .shortcutItem: result[.shortcutItem] = Self.item(value)
      case .location: result[.location] = true
      case .userActivity:
        let activity = Self.activity(value)
        result[.userActivityDictionary] = [
          "UIApplicationLaunchOptionsUserActivityTypeKey": activity.activityType,
          "UIApplicationLaunchOptionsUserActivityKey": activity,
        ]
      default: result[UIApplication.LaunchOptionsKey(rawValue: name)] = value
      }
    }
    return result
  }

  func connectionOptions(of scene: UIScene?) -> UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(
      urlContexts: urlContexts,
      userActivities: Set(list(.userActivities).map(Self.activity)),
      shortcutItem: text(.shortcutItem).map(Self.item),
      notificationResponse: text(.notificationResponse).map {
        UNNotificationResponse(notification: Self.notification($0), target: scene)
      },
      sourceApplication: sourceApplication,
      handoffUserActivityType: text(.handoffActivityType)
    )
  }
}
