import UIKit

@available(iOS 13.0, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    if let context = connectionOptions.urlContexts.first { open(context) }
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    ServerManager.shared.startDiscovering()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    guard UIApplication.shared.applicationState == .background else { return }
    ServerManager.shared.stopDiscovering()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let context = URLContexts.first { open(context) }
  }

  private func open(_ context: UIOpenURLContext) {
    _ = (UIApplication.shared.delegate as? AppDelegate)?.open(context.url)
  }
}
