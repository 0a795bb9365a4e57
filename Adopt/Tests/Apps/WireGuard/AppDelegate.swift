import UIKit
import os

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var mainViewController: MainViewController?
  private var isLaunchedForSpecificAction = false

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    if launchOptions?[.url] != nil || launchOptions?[.shortcutItem] != nil {
      isLaunchedForSpecificAction = true
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = MainViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    mainViewController = controller
    os_log("will finish launching")
    return true
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    mainViewController?.importConfiguration(at: url)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    mainViewController?.refreshStatus()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    application.shortcutItems = mainViewController?.tunnels.map {
      UIApplicationShortcutItem(type: "show", localizedTitle: $0)
    }
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard shortcutItem.type == "show" else { return completionHandler(false) }
    mainViewController?.show(tunnel: shortcutItem.localizedTitle)
    completionHandler(true)
  }
}

extension AppDelegate {
  func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    return !isLaunchedForSpecificAction
  }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    guard identifierComponents.last == "detail" else { return nil }
    return mainViewController
  }
}

class MainViewController: UIViewController {
  private(set) var tunnels = ["home", "office"]
  private(set) var shown: String?

  func importConfiguration(at url: URL) { tunnels.append(url.lastPathComponent) }
  func show(tunnel name: String) { shown = name }
  func refreshStatus() {}
}
