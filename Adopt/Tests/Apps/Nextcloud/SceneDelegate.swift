import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var privacyWindow: UIWindow?
  private let appDelegate = UIApplication.shared.delegate as? AppDelegate

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { window = nil }

  func sceneWillEnterForeground(_ scene: UIScene) { NextcloudKit.shared.checkTransfers() }

  func sceneDidBecomeActive(_ scene: UIScene) {
    privacyWindow?.isHidden = true
    privacyWindow = nil
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let windowScene = scene as? UIWindowScene else { return }
    privacyWindow = UIWindow(windowScene: windowScene)
    privacyWindow?.windowLevel = .alert
    privacyWindow?.isHidden = false
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    let isLast = UIApplication.shared.connectedScenes.count == 1
    if isLast { NextcloudKit.shared.cancelTransfers() }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    NextcloudKit.shared.open(url)
  }
}
