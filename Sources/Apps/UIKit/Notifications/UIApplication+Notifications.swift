public import Foundation

// What the model does not post; all other notifications are generated.
extension UIApplication {
  /// The background refresh status changed.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification =
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// The user took a screenshot; never posted on Linux.
  public nonisolated static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  /// The preferred content size changed; never posted on Linux.
  public nonisolated static let didChangeContentSizeCategoryNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension Notification.Name {
  /// The background refresh status changed.
  public static let UIApplicationBackgroundRefreshStatusDidChange =
    UIApplication.backgroundRefreshStatusDidChangeNotification
}
