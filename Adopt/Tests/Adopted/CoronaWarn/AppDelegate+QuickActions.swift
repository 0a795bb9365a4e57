import UIKit

extension AppDelegate {
  private static let scanIdentifier = "scan"

  func setupQuickActions() {
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("updateQuickActions", AppDelegate.updateQuickActions),
      name: Notification.Name("finished"),
      object: nil
    )
    updateQuickActions()
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    handle(shortcutItem)
  }

  func handle(_ item: UIApplicationShortcutItem) {
    if item.type == Self.scanIdentifier { risk.resume() }
  }

  
  func updateQuickActions() {
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: Self.scanIdentifier,
        localizedTitle: "Scan",
        localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "qrcode")
      )
    ]
  }
}
