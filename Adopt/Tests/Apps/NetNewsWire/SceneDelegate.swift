import Account
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var opened: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let windowScene = scene as? UIWindowScene {
      window = UIWindow(windowScene: windowScene)
    }
    window!.tintColor = UIColor.blue
    window!.overrideUserInterfaceStyle = .unspecified
    window!.rootViewController = UISplitViewController()
    window!.makeKeyAndVisible()
    if let item = connectionOptions.shortcutItem { open(item.type) }
    if let response = connectionOptions.notificationResponse {
      open(response.notification.request.content.title)
    }
    if let context = connectionOptions.urlContexts.first { open(context.url.absoluteString) }
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    if let activity { open(activity.activityType) }
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    open(shortcutItem.type)
    completionHandler(true)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    open(userActivity.activityType)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    (UIApplication.shared.delegate as? AppDelegate)?.sync()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { AccountManager.shared.refresh() }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    return NSUserActivity(activityType: "com.example.restore")
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { open(context.url.absoluteString) }
  }

  func open(_ name: String) { opened.append(name) }
}
