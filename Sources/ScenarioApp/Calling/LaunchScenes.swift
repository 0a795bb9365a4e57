internal import Foundation
internal import LifecycleCore
internal import UIKit
internal import UIKitSystem
internal import UserNotifications

/// The scene of a launch with its session and delegate.
@MainActor final class LaunchScenes {
  private let configuration: Launch
  private let system: LaunchSystem
  let session: UISceneSession
  private(set) var scene: UIWindowScene?
  private var delegate: (any UISceneDelegate)?

  init(_ configuration: Launch, _ system: LaunchSystem) {
    self.configuration = configuration
    self.system = system
    session = UISceneSession(
      persistentIdentifier: "main",
      configuration: UISceneConfiguration(
        name: "Default Configuration",
        sessionRole: .windowApplication
      )
    )
    session.stateRestorationActivity = configuration.restorationActivity
  }

  /// Uses the configuration that the app delegate returned for the connecting scene.
  func use(_ configuration: UISceneConfiguration) {
    session.configuration = configuration
    if configuration.delegateClass != nil, makeDelegate == nil {
      system.report(
        """
        the class in 'delegateClass' cannot be created on Linux: pass a closure to \
        'launch.sceneDelegate'
        """
      )
    }
  }

  private var makeDelegate: (() -> any UISceneDelegate)? {
    configuration.sceneDelegates[session.configuration.name] ?? configuration.sceneDelegates[nil]
  }

  /// Calls a method of the scene delegate.
  func call(_ call: DelegateCall) -> Bool {
    if case .text(let name)? = call.details[.scene], name != session.persistentIdentifier {
      system.report("the scene '\(name)': an app under test has one scene here")
    }
    if call.method == .sceneWillConnect { connect() }
    guard let scene, let delegate else {
      SystemConnection.didRunDefault = true
      return false
    }
    let answer = self.call(call, scene, delegate)
    if call.method == .sceneDidDisconnect { disconnect(scene) }
    return answer
  }

  private func connect() {
    let scene = UIWindowScene(session: session, system: system)
    self.scene = scene
    delegate = makeDelegate?()
    for problem in delegate.map(SignatureProblems.of) ?? [] { system.report(problem) }
    scene.delegate = delegate
    system.application.connectedScenes = [scene]
    system.application.openSessions = [session]
    if let makeRoot = configuration.makeRootViewController {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = makeRoot()
      (delegate as? any UIWindowSceneDelegate)?.window = window
    }
  }

  private func disconnect(_ scene: UIWindowScene) {
    system.application.connectedScenes.remove(scene)
    self.scene = nil
    delegate = nil
  }

  private func call(
    _ call: DelegateCall,
    _ scene: UIWindowScene,
    _ delegate: any UISceneDelegate
  ) -> Bool {
    let arguments = CallArguments(call.details)
    switch call.method {
    case .sceneWillConnect:
      delegate.scene(
        scene,
        willConnectTo: session,
        options: arguments.connectionOptions(of: scene)
      )
    case .sceneOpenURLContexts:
      delegate.scene(scene, openURLContexts: arguments.urlContexts)
    case .sceneWillContinueUserActivity:
      delegate.scene(scene, willContinueUserActivityWithType: arguments.activityType)
    case .sceneContinueUserActivity:
      delegate.scene(scene, continue: arguments.userActivity)
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
      configuration.restorationActivity = activity
      return activity != nil
    default:
      // CloudKit does not exist on Linux.
      SystemConnection.didRunDefault = true
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
    system.callEither {
      delegate.windowScene(scene, performActionFor: item, completionHandler: handler.closure)
    } orAsync: {
      handler(await delegate.windowScene(scene, performActionFor: item))
    }
    handler.keepUnlessCalled()
    return true
  }
}

/// An error that the system passes to the app.
enum SystemError: Error {
  case failed
}
