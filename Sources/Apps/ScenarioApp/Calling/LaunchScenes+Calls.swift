internal import Foundation
internal import LifecycleCore
internal import UIKit
internal import UIKitSystem

extension LaunchScenes {
  /// Calls a method of a scene delegate.
  func call(_ call: DelegateCall) -> Bool {
    let name = call.details.sceneName
    let arguments = self.arguments(of: call, scene: name)
    let connecting = call.method == .sceneWillConnect ? connect(name, arguments) : nil
    // A scene that is called after it has disconnected is another one, with a delegate of its own: `ghost-scene-on-kill`.
    let scene = connecting ?? self.scene(named: name) ?? connect(name, arguments)
    guard let delegate = scene.delegate else {
      SystemConnection.didRunDefault = true
      return false
    }
    SystemConnection.calledDelegate = delegate
    switch call.method {
    case .sceneWillConnect:
      delegate.scene(
        scene,
        willConnectTo: scene.session,
        options: arguments.connectionOptions(of: scene)
      )
      fulfill(name)
    case .sceneOpenURLContexts:
      delegate.scene(scene, openURLContexts: arguments.urlContexts)
    case .sceneWillContinueUserActivity:
      delegate.scene(scene, willContinueUserActivityWithType: arguments.activityType)
    case .sceneContinueUserActivity:
      delegate.scene(scene, continue: arguments.userActivity)
      fulfill(name)
    case .sceneDidFailToContinueUserActivity:
      delegate.scene(
        scene,
        didFailToContinueUserActivityWithType: arguments.activityType,
        error: SystemError.failed
      )
    case .sceneDidUpdateUserActivity:
      delegate.scene(scene, didUpdate: arguments.userActivity)
    case .windowScenePerformShortcutAction:
      return performShortcut(arguments.shortcutItem, scene, delegate)
    case .sceneWillEnterForeground: delegate.sceneWillEnterForeground(scene)
    case .sceneDidBecomeActive: delegate.sceneDidBecomeActive(scene)
    case .sceneWillResignActive: delegate.sceneWillResignActive(scene)
    case .sceneDidEnterBackground: delegate.sceneDidEnterBackground(scene)
    case .sceneDidDisconnect: delegate.sceneDidDisconnect(scene)
    case .sceneStateRestorationActivity:
      let activity = delegate.stateRestorationActivity(for: scene)
      restore(name, from: activity)
      return activity != nil
    case .windowSceneUserDidAcceptCloudKitShare:
      guard let delegate = delegate as? any UIWindowSceneDelegate else { fallthrough }
      delegate.windowScene(scene, userDidAcceptCloudKitShareWith: arguments.cloudKitShare)
    default: SystemConnection.didRunDefault = true
    }
    return true
  }

  private func performShortcut(
    _ item: UIApplicationShortcutItem,
    _ scene: UIWindowScene,
    _ delegate: any UISceneDelegate
  ) -> Bool {
    guard let delegate = delegate as? any UIWindowSceneDelegate else {
      SystemConnection.didRunDefault = true
      return false
    }
    let handler = system.completionHandler(of: .windowScenePerformShortcutAction, as: Bool.self)
    system.callEither(handler) {
      delegate.windowScene(scene, performActionFor: item, completionHandler: handler.closure)
    } orAsync: {
      await delegate.windowScene(scene, performActionFor: item)
    }
    return true
  }
}

/// An error that the system passes to the app.
enum SystemError: Error {
  case failed
}
