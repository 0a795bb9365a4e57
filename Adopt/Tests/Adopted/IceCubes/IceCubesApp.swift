// import AVFoundation
// import DesignSystem
// import SwiftUI
import UIKit

// @main
// struct IceCubesApp: App {
//   @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate
// 
//   var body: some Scene {
//     WindowGroup {
//       Text("Timeline")
//     }
//   }
// }

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _: UIApplication,
    didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    PushNotificationsService.shared.setup()
    return true
  }

  func application(
    _: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    PushNotificationsService.shared.token = deviceToken
  }

  func application(
    _: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError _: Error
  ) {}

  func application(
    _: UIApplication,
    didReceiveRemoteNotification _: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    return .noData
  }

  func application(
    _: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options _: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil,
      sessionRole: connectingSceneSession.role
    )
    if connectingSceneSession.role == .windowApplication {
      configuration.delegateClass = SceneDelegate.self
    }
    return configuration
  }
}
