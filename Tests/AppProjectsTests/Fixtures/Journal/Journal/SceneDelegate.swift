import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = EntriesController(session.stateRestorationActivity)
    window?.makeKeyAndVisible()
    if let context = connectionOptions.urlContexts.first { open(context.url) }
    if let activity = connectionOptions.userActivities.first { resume(activity) }
    if let item = connectionOptions.shortcutItem { perform(item) }
  }

  func sceneDidDisconnect(_ scene: UIScene) { window = nil }

  func sceneWillEnterForeground(_ scene: UIScene) { Entries.open() }

  func sceneDidBecomeActive(_ scene: UIScene) { Player.resume() }

  func sceneWillResignActive(_ scene: UIScene) { Player.pause() }

  func sceneDidEnterBackground(_ scene: UIScene) {
    Drafts.saveAll()
    Tasks.schedule()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "example.journal.write")
  }

  // MARK: - What opens the app

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let context = URLContexts.first { open(context.url) }
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    Entries.showProgress()
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { resume(userActivity) }

  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    Entries.show(error)
  }

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { Drafts.saveAll() }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    perform(shortcutItem)
    completionHandler(true)
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    Entries.add(cloudKitShareMetadata)
  }

  private func open(_ url: URL) { Entries.show(url.lastPathComponent) }

  private func resume(_ activity: NSUserActivity) { Entries.show(activity.title ?? "") }

  private func perform(_ item: UIApplicationShortcutItem) { Entries.show(item.type) }
}
