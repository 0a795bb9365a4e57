internal import CloudKit
internal import Foundation
@_spi(Package) internal import LifecycleCore
internal import UIKit
internal import UserNotifications

/// The arguments of a call, under the names of their parameters and with the types that UIKit passes.
@MainActor struct CallArguments {
  let method: DelegateMethod
  let system: LaunchSystem
  private let details: Details
  private let launch: Launch
  /// The user activity that the app has passed with its request for the scene.
  private let requestedActivity: NSUserActivity?
  /// The scene that connects, or that receives a response.
  var scene: UIScene?

  init(
    _ call: DelegateCall,
    _ system: LaunchSystem,
    _ launch: Launch,
    requestedActivity: NSUserActivity? = nil
  ) {
    (method, details) = (call.method, call.details)
    (self.system, self.launch, self.requestedActivity) = (system, launch, requestedActivity)
  }

  var application: UIApplication { system.application }
  var center: UNUserNotificationCenter { system.notificationCenter }

  private func text(_ detail: Detail) -> String? { details.text(detail) }
  private func list(_ detail: Detail) -> [String] { details.list(detail) }

  // MARK: - URLs

  var url: URL { Self.url(text(.url) ?? "") }
  var sourceApplication: String? { text(.sourceApplication) }
  var annotation: Any { () }

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

  var userActivityType: String { text(.activityType) ?? "" }
  var userActivity: NSUserActivity { activity(userActivityType) }
  var restorationHandler: @Sendable ([any UIUserActivityRestoring]?) -> Void { { _ in } }

  /// The user activity of the app's own request, or the one that the scenario describes.
  private func activity(_ type: String) -> NSUserActivity {
    if let requestedActivity, requestedActivity.activityType == type { return requestedActivity }
    return newActivity(type)
  }

  /// An activity of a type; that of a universal link has its web page.
  private func newActivity(_ type: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.webpageURL = text(.webpageURL).flatMap { URL(string: $0) }
    return activity
  }

  var shortcutItem: UIApplicationShortcutItem { Self.item(text(.shortcutItem) ?? "") }

  private static func item(_ type: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: type, localizedTitle: type)
  }

  /// The payload of a remote notification; one without a payload has its name as the alert.
  var userInfo: [AnyHashable: Any] { userInfo(text(.notification) ?? "") }

  private func userInfo(_ name: String) -> [AnyHashable: Any] {
    payload ?? Self.userInfo(name)
  }

  private static func userInfo(_ name: String) -> [AnyHashable: Any] {
    ["aps": ["alert": name], "name": name]
  }

  /// The payload that the scenario has.
  private var payload: [AnyHashable: Any]? {
    text(.payload).flatMap { json in
      let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      return object.map { Dictionary(uniqueKeysWithValues: $0.map { (AnyHashable($0), $1) }) }
    }
  }

  /// The name of the notification, which is the identifier of its request.
  var notificationName: String { text(.notification) ?? "" }

  var notification: UNNotification { notification(notificationName) }

  /// The notification that the app has requested, or one as the scenario has it.
  private func notification(_ name: String) -> UNNotification {
    system.requests.notification(named: name) ?? Self.notification(name, payload)
  }

  var response: UNNotificationResponse {
    let action = actionIdentifier
    guard let userText = text(.text) else {
      return UNNotificationResponse(
        notification: notification,
        actionIdentifier: action,
        target: scene
      )
    }
    return UNTextInputNotificationResponse(
      notification: notification,
      actionIdentifier: action,
      userText: userText,
      target: scene
    )
  }

  /// The identifier of the chosen action: those that UIKit defines have words in a scenario.
  private var actionIdentifier: String {
    switch text(.action) {
    case Action.defaultNotificationAction, nil: UNNotificationDefaultActionIdentifier
    case "dismiss": UNNotificationDismissActionIdentifier
    case let identifier?: identifier
    }
  }

  static func notification(_ name: String, _ payload: [AnyHashable: Any]? = nil) -> UNNotification {
    let content = UNMutableNotificationContent()
    content.title = name
    content.userInfo = payload ?? userInfo(name)
    if let aps = payload?["aps"] as? [String: Any] { content.setContent(aps) }
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

  /// The activity from which the scene restores its state.
  var stateRestorationActivity: NSUserActivity {
    scene?.session.stateRestorationActivity ?? newActivity("")
  }

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
  var identifierComponents: [String] { list(.path) }
  var deviceToken: Data { Data(repeating: 0xAB, count: 32) }
  var error: any Error { SystemError.failed }

  var statusBarFrame: CGRect {
    let height = text(.height).flatMap(Double.init) ?? 0
    return CGRect(x: 0, y: 0, width: 320, height: height)
  }

  /// The archive that the app writes, or from which it reads.
  var coder: NSCoder { method == .willEncodeState ? launch.archiver() : launch.unarchiver }

  // MARK: - Launch and connection options

  var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    guard case .mapping(let options)? = details[.options] else { return nil }
    var result: [UIApplication.LaunchOptionsKey: Any] = [:]
    for (name, value) in options {
      switch Application.LaunchOptionsKey(rawValue: name) {
      case .url: result[.url] = Self.url(value)
      case .sourceApplication: result[.sourceApplication] = value
      case .remoteNotification: result[.remoteNotification] = userInfo(value)
      case .localNotification: result[.localNotification] = UILocalNotification()
      case .shortcutItem: result[.shortcutItem] = Self.item(value)
      case .location: result[.location] = true
      case .cloudKitShareMetadata: result[.cloudKitShareMetadata] = Self.cloudKitShare(value)
      case .newsstandDownloads: result[.newsstandDownloads] = [value]
      case .bluetoothCentrals: result[.bluetoothCentrals] = [value]
      case .userActivity:
        let activity = newActivity(value)
        result[.userActivityDictionary] = [
          "UIApplicationLaunchOptionsUserActivityTypeKey": activity.activityType,
          "UIApplicationLaunchOptionsUserActivityKey": activity,
        ]
      default: result[UIApplication.LaunchOptionsKey(rawValue: name)] = value
      }
    }
    return result
  }

  var connectionOptions: UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(
      urlContexts: urlContexts,
      userActivities: Set(list(.userActivities).map(activity)),
      shortcutItem: text(.shortcutItem).map(Self.item),
      notificationResponse: text(.notificationResponse).map {
        UNNotificationResponse(notification: notification($0), target: scene)
      },
      sourceApplication: sourceApplication,
      handoffUserActivityType: text(.handoffActivityType),
      cloudKitShareMetadata: text(.cloudKitShare).map(Self.cloudKitShare)
    )
  }
}

/// An error that the system passes to the app.
private enum SystemError: Error {
  case failed
}

extension UNMutableNotificationContent {
  /// Sets what the user sees and hears to what a payload says.
  fileprivate func setContent(_ aps: [String: Any]) {
    let parts = aps["alert"] as? [String: Any]
    title = parts?["title"] as? String ?? ""
    subtitle = parts?["subtitle"] as? String ?? ""
    body = parts?["body"] as? String ?? aps["alert"] as? String ?? ""
    badge = (aps["badge"] as? Int).map { NSNumber(value: $0) }
    sound = aps["sound"].map { $0 as? String ?? "default" }.map {
      UNNotificationSound(named: UNNotificationSoundName($0))
    }
    categoryIdentifier = aps["category"] as? String ?? ""
    threadIdentifier = aps["thread-id"] as? String ?? ""
    switch aps["interruption-level"] as? String {
    case "passive": interruptionLevel = .passive
    case "time-sensitive": interruptionLevel = .timeSensitive
    case "critical": interruptionLevel = .critical
    default: break
    }
  }
}
