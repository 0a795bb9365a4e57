import UIKit

// An app with and without scenes, which restores each scene from its activity.
class RestorationAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if #available(iOS 13.0, *) {
      // Scenes have the windows.
    } else {
      window = UIWindow()
    }
    return true
  }

  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let name =
      options.userActivities.first { $0.activityType == RestorationSceneDelegate.imageActivityType }
        == nil
      ? "Default Configuration" : "Image Configuration"
    let configuration = UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RestorationSceneDelegate.self
    configuration.storyboard = UIStoryboard(name: "Main", bundle: nil)
    return configuration
  }

  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    for session in sceneSessions {
      session.userInfo?[RestorationSceneDelegate.draftKey] = nil
    }
  }
}

@available(iOS 13.0, *)
class RestorationSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let imageActivityType = "sample.image"
  static let draftKey = "draft"

  var window: UIWindow?
  private(set) var restored: String?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    if window == nil { window = UIWindow(windowScene: windowScene) }
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      configure(with: activity)
    }
    window?.rootViewController =
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    window?.makeKeyAndVisible()
    scene.title = session.configuration.name
    scene.activationConditions.canActivateForTargetContentIdentifierPredicate =
      NSPredicate(value: false)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let activity = window?.windowScene?.userActivity else { return }
    activity.resignCurrent()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if let activity = window?.windowScene?.userActivity { activity.becomeCurrent() }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: Self.imageActivityType)
    activity.title = "Image"
    activity.addUserInfoEntries(from: [Self.draftKey: restored ?? "none"])
    scene.session.userInfo = [Self.draftKey: "kept"]
    return activity
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    configure(with: userActivity)
  }
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: Error
  ) {
    let alert = UIAlertController(
      title: "Not continued",
      message: error.localizedDescription,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    window?.rootViewController?.present(alert, animated: true, completion: nil)
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  private func configure(with activity: NSUserActivity) {
    restored = activity.userInfo?[Self.draftKey] as? String
  }
}
