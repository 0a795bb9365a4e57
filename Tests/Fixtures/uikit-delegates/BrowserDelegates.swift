import UIKit

// Many windows: configurations with classes, sessions that are closed and opened, and links of all kinds.
class BrowserAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.applicationIconBadgeNumber = 0
    return (launchOptions?[.url] as? URL)?.scheme != "refused"
  }

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    NotificationCenter.default.post(name: Notification.Name("sample.purge"), object: nil)
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.sceneClass = UIWindowScene.self
    configuration.delegateClass = BrowserSceneDelegate.self
    return configuration
  }

  override func buildMenu(with builder: UIMenuBuilder) { super.buildMenu(with: builder) }
}

class BrowserSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var isPrivate = false

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let activity = options.userActivities.first ?? session.stateRestorationActivity
    isPrivate = activity?.userInfo?["private"] as? Bool == true
    window = UIWindow(windowScene: windowScene)
    window?.backgroundColor = .systemBackground
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    guard isPrivate else { return }
    UIApplication.shared.requestSceneSessionDestruction(
      scene.session,
      options: nil,
      errorHandler: nil
    )
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      if context.url.scheme == "settings" {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { continue }
        UIApplication.shared.open(url)
      } else if let host = context.options.sourceApplication {
        scene.title = host
      }
    }
  }

  var visibleController: UIViewController? {
    let scene = UIApplication.shared.connectedScenes.first {
      $0.activationState == .foregroundActive
    }
    let sceneWindow = (scene?.delegate as? UIWindowSceneDelegate)?.window
    if let window = UIApplication.shared.delegate?.window, let root = window?.rootViewController {
      return root
    }
    return sceneWindow??.rootViewController
      ?? UIApplication.shared.delegate?.window??.rootViewController
      ?? UIApplication.shared.windows.first(where: \.isKeyWindow)?.rootViewController
  }

  func openPrivateWindow() {
    let activity = NSUserActivity(activityType: "sample.window")
    activity.addUserInfoEntries(from: ["private": true])
    UIApplication.shared.requestSceneSessionActivation(
      nil,
      userActivity: activity,
      options: nil,
      errorHandler: { error in print(error) }
    )
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let others = UIApplication.shared.openSessions.filter { $0 !== windowScene.session }
    completionHandler(others.isEmpty && UIApplication.shared.supportsMultipleScenes)
  }
}
