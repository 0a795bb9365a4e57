internal import CloudKit
internal import Foundation
internal import LifecycleCore
internal import UIKit
internal import UserNotifications

/// The arguments of a call, with the types that UIKit passes.
@MainActor struct CallArguments {
  private let details: Details
  /// The user activity that the app has passed with its request for the scene.
  private let requestedActivity: NSUserActivity?
  private let requests: KeptRequests?

  init(
    _ details: Details,
    requestedActivity: NSUserActivity? = nil,
    requests: KeptRequests? = nil
  ) {
    (self.details, self.requestedActivity, self.requests) = (details, requestedActivity, requests)
  }

  private func text(_ detail: Detail) -> String? {
    if case .text(let text)? = details[detail] { text } else { nil }
  }

  private func list(_ detail: Detail) -> [String] {
    if case .list(let list)? = details[detail] { list } else { [] }
  }

  // MARK: - URLs

  var url: URL { Self.url(text(.url) ?? "") }
  var sourceApplication: String? { text(.sourceApplication) }

  /// The scenario's URL; text that is not a valid URL becomes a file URL.
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
  var userActivity: NSUserActivity { activity(activityType) }

  /// The user activity of the app's own request, or the one that the scenario describes.
  private func activity(_ type: String) -> NSUserActivity {
    if let requestedActivity, requestedActivity.activityType == type { return requestedActivity }
    return Self.activity(type)
  }

  /// Returns a browsing activity if the type is a web URL; otherwise an activity of that type.
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

  /// The payload of a remote notification, with its name as the alert.
  var userInfo: [AnyHashable: Any] { Self.userInfo(text(.notification) ?? "") }

  private static func userInfo(_ name: String) -> [AnyHashable: Any] {
    ["aps": ["alert": name], "name": name]
  }

  /// The name of the notification, which is the identifier of its request.
  var notificationName: String { text(.notification) ?? "" }

  var notification: UNNotification { Self.notification(notificationName) }

  static func notification(_ name: String) -> UNNotification {
    let content = UNMutableNotificationContent()
    content.title = name
    content.userInfo = userInfo(name)
    let request = UNNotificationRequest(identifier: name, content: content, trigger: nil)
    return UNNotification(request: request, date: Date())
  }

  var localNotification: UILocalNotification { UILocalNotification() }

  var cloudKitShare: CKShare.Metadata { Self.cloudKitShare(text(.cloudKitShare) ?? "") }

  private static func cloudKitShare(_ name: String) -> CKShare.Metadata {
    CKShare.Metadata(share: CKShare(named: name))
  }

  // MARK: - Scenes

  /// The name of the configuration that the scenario describes.
  var configuration: String? { text(.configuration) }

  /// Whether the scene's state is restored.
  var isRestored: Bool { details[.stateRestorationActivity] != nil }

  /// The role of the scene.
  var role: UISceneSession.Role {
    switch text(.role) {
    case "external-display"?: .windowExternalDisplay
    case "external-display-non-interactive"?: .windowExternalDisplayNonInteractive
    default: .windowApplication
    }
  }

  /// The names of the scenes whose sessions were discarded.
  var discardedScenes: [String] {
    details[.sessions] == nil ? [SceneList.firstName] : list(.sessions)
  }

  // MARK: - Others

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
      case .cloudKitShareMetadata: result[.cloudKitShareMetadata] = Self.cloudKitShare(value)
      case .newsstandDownloads: result[.newsstandDownloads] = [value]
      case .bluetoothCentrals: result[.bluetoothCentrals] = [value]
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
      userActivities: Set(list(.userActivities).map(activity)),
      shortcutItem: text(.shortcutItem).map(Self.item),
      notificationResponse: text(.notificationResponse).map {
        let notification = requests?.notification(named: $0) ?? Self.notification($0)
        return UNNotificationResponse(notification: notification, target: scene)
      },
      sourceApplication: sourceApplication,
      handoffUserActivityType: text(.handoffActivityType),
      cloudKitShareMetadata: text(.cloudKitShare).map(Self.cloudKitShare)
    )
  }
}
