import OSLog
import UIKit

// Restores its state unless a link or a quick action launched it.
class RestoringDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var isLaunchedForSpecificAction = false
  let log = OSLog(subsystem: "sample.restoring", category: "launch")

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let launchOptions = launchOptions {
      if launchOptions[.url] != nil || launchOptions[.shortcutItem] != nil {
        isLaunchedForSpecificAction = true
      }
    }
    os_log("launching with %{public}d options", log: log, type: .info, launchOptions?.count ?? 0)
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let main = UISplitViewController()
    main.restorationIdentifier = "main"
    window.rootViewController = main
    window.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    application.shortcutItems = nil
  }

  func applicationWillResignActive(_ application: UIApplication) {
    application.shortcutItems = ["Home", "Work"].map { name in
      UIApplicationShortcutItem(
        type: "sample.open",
        localizedTitle: name,
        localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(type: .home)
      )
    }
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(shortcutItem.type == "sample.open")
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    defer { try? FileManager.default.removeItem(at: url) }
    return url.isFileURL && options[.openInPlace] as? Bool != true
  }

  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    true
  }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    !isLaunchedForSpecificAction
  }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    guard identifierComponents.last == "main" else { return nil }
    return window?.rootViewController
  }
}
