public import CloudKit
public import Foundation

extension UIScene {
  /// What a scene connects for.
  @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    public let userActivities: Set<NSUserActivity>
    /// The quick action.
    public let shortcutItem: UIApplicationShortcutItem?
    /// What the user did with a notification.
    public let notificationResponse: UNNotificationResponse?
    /// The app that opened the scene.
    public let sourceApplication: String?
    /// The type of an activity that is still being fetched.
    public let handoffUserActivityType: String?
    /// An invitation to share data of CloudKit.
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

  /// How a URL is to be opened in a scene.
  @MainActor open class OpenURLOptions: NSObject {
    /// The app that opened the URL.
    public let sourceApplication: String?
    /// The data that the opening app sent.
    public let annotation: Any?
    /// Whether the file is edited where it is.
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

/// A URL to open.
@MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// How it is to be opened.
  public let options: UIScene.OpenURLOptions

  /// Creates a context.
  package init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
  }
}

extension UNNotificationResponse {
  /// The scene that shows the result.
  @MainActor public var targetScene: UIScene? { target as? UIScene }
}
