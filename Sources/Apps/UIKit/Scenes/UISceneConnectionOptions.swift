public import CloudKit
public import Foundation

extension UIScene {
  /// The options with which a scene connects.
  @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The user activities to continue.
    public let userActivities: Set<NSUserActivity>
    /// The quick action.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The user's response to a notification.
    public let notificationResponse: UNNotificationResponse?
    /// The bundle identifier of the app that opened the scene.
    public let sourceApplication: String?
    /// The type of a user activity that is still being fetched.
    public let handoffUserActivityType: String?
    /// An invitation to a CloudKit share.
    public let cloudKitShareMetadata: CKShare.Metadata?

    /// Creates options.
    package init(
      urlContexts: Set<UIOpenURLContext> = [],
      userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil,
      notificationResponse: UNNotificationResponse? = nil,
      sourceApplication: String? = nil,
      handoffUserActivityType: String? = nil,
      cloudKitShareMetadata: CKShare.Metadata? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      self.notificationResponse = notificationResponse
      self.sourceApplication = sourceApplication
      self.handoffUserActivityType = handoffUserActivityType
      self.cloudKitShareMetadata = cloudKitShareMetadata
    }
  }

  /// The options with which a scene is asked to open a URL.
  @MainActor open class OpenURLOptions: NSObject {
    /// The app that opened the URL.
    public let sourceApplication: String?
    /// The annotation of the app that opened the URL.
    public let annotation: Any?
    /// Whether to open the file in place.
    public let openInPlace: Bool

    /// Creates options.
    package init(
      sourceApplication: String? = nil,
      annotation: Any? = nil,
      openInPlace: Bool = false
    ) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
    }
  }
}

/// A URL to open, with options.
@MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// The options for opening it.
  public let options: UIScene.OpenURLOptions

  /// Creates a context.
  package init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
  }
}

extension UNNotificationResponse {
  /// The scene that responds to the notification.
  @MainActor public var targetScene: UIScene? { target as? UIScene }
}
