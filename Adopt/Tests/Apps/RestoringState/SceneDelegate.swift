import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    if let activity { restore(activity, in: scene) }
    if let windowScene = scene as? UIWindowScene, window == nil {
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) { window = nil }

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.windowScene?.userActivity?.becomeCurrent()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    window?.windowScene?.userActivity?.resignCurrent()
    scene.userActivity = stateRestorationActivity(for: scene)
  }

  func sceneWillEnterForeground(_ scene: UIScene) { scene.title = "Products" }

  func sceneDidEnterBackground(_ scene: UIScene) { scene.session.userInfo = ["left": true] }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = scene.userActivity ?? NSUserActivity(activityType: AppDelegate.activityType)
    activity.addUserInfoEntries(from: ["product": "apple"])
    return activity
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    scene.title = "Waiting"
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    restore(userActivity, in: scene)
  }

  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: Error
  ) {
    scene.title = "Products"
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    scene(windowScene, continue: NSUserActivity(activityType: AppDelegate.activityType))
  }

  private func restore(_ activity: NSUserActivity, in scene: UIScene) {
    guard activity.activityType == AppDelegate.activityType else { return }
    scene.userActivity = activity
    scene.title = activity.userInfo?["product"] as? String
  }
}
