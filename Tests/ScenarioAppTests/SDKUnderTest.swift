import Foundation
import ScenarioApp
import UIKit

/// What an SDK does wrong when it passes events on.
enum SDKFault: CaseIterable {
  case skipsSecond, twice, reversed, late, noFallback, firstAnswerCounts, neverAnswers, eachAnswers
}

/// An SDK that passes all events on to its plug-ins.
@MainActor class SDKDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  let fault: SDKFault?
  var plugIns: [RecordingPlugIn] = []
  /// A plug-in without any method.
  private let silent = SilentPlugIn()

  init(fault: SDKFault?) { self.fault = fault }

  func forEach(_ pass: @escaping @MainActor (RecordingPlugIn) -> Void) {
    var receivers = plugIns
    switch fault {
    case .skipsSecond?: receivers.remove(at: 1)
    case .twice?: receivers.insert(plugIns[0], at: 1)
    case .reversed?: receivers.reverse()
    case .late?:
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.plugIns.forEach(pass) }
      return
    default: break
    }
    receivers.forEach(pass)
  }

  /// Passes a handler on to each plug-in, and calls the system's once, when all have answered.
  func forEach<Value: Sendable>(
    answering handler: @escaping @Sendable (Value) -> Void,
    _ pass: @escaping @MainActor (RecordingPlugIn, @escaping @Sendable (Value) -> Void) -> Void
  ) {
    var open = plugIns.count
    forEach { plugIn in
      pass(plugIn) { value in
        MainActor.assumeIsolated {
          open -= 1
          switch self.fault {
          case .firstAnswerCounts? where open == self.plugIns.count - 1: handler(value)
          case .firstAnswerCounts?, .neverAnswers?: break
          case .eachAnswers?: handler(value)
          default: if open == 0 { handler(value) }
          }
        }
      }
    }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    forEach { _ = $0.application(application, didFinishLaunchingWithOptions: launchOptions) }
    return silent.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    forEach { $0.applicationDidBecomeActive(application) }
    silent.applicationDidBecomeActive(application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    forEach { $0.applicationWillResignActive(application) }
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    forEach { $0.applicationDidEnterBackground(application) }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    forEach { $0.applicationWillEnterForeground(application) }
  }

  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    forEach { _ = $0.application(application, open: url, options: options) }
    return true
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    forEach(answering: completionHandler) {
      $0.application(application, performActionFor: shortcutItem, completionHandler: $1)
    }
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    forEach(answering: completionHandler) {
      $0.application(application, performFetchWithCompletionHandler: $1)
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    forEach(answering: completionHandler) {
      $0.userNotificationCenter(center, willPresent: notification, withCompletionHandler: $1)
    }
  }
}

/// A plug-in that implements nothing: that it does not have a method says nothing about the SDK.
@MainActor final class SilentPlugIn: UIResponder, UIApplicationDelegate {}

/// The SDK's scene delegate, for plug-ins with and without scene methods.
@MainActor final class SDKSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let app: SDKDelegate

  init(_ app: SDKDelegate) { self.app = app }

  private func forEach(
    _ pass: @escaping @MainActor (RecordingScenePlugIn) -> Void,
    orApp fallBack: @escaping @MainActor (RecordingPlugIn) -> Void
  ) {
    app.forEach { plugIn in
      if let plugIn = plugIn as? RecordingScenePlugIn {
        pass(plugIn)
      } else if self.app.fault != .noFallback {
        fallBack(plugIn)
      }
    }
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    forEach {
      $0.scene(scene, willConnectTo: session, options: connectionOptions)
    } orApp: { _ in
    }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    forEach {
      $0.sceneDidBecomeActive(scene)
    } orApp: {
      $0.applicationDidBecomeActive(.shared)
    }
  }

  func sceneWillResignActive(_ scene: UIScene) {
    forEach {
      $0.sceneWillResignActive(scene)
    } orApp: {
      $0.applicationWillResignActive(.shared)
    }
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    forEach {
      $0.sceneDidEnterBackground(scene)
    } orApp: {
      $0.applicationDidEnterBackground(.shared)
    }
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    forEach {
      $0.sceneWillEnterForeground(scene)
    } orApp: {
      $0.applicationWillEnterForeground(.shared)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    forEach {
      $0.scene(scene, openURLContexts: URLContexts)
    } orApp: { plugIn in
      for context in URLContexts {
        _ = plugIn.application(.shared, open: context.url, options: [:])
      }
    }
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    app.forEach(answering: completionHandler) { plugIn, handler in
      if let plugIn = plugIn as? RecordingScenePlugIn {
        plugIn.windowScene(
          windowScene,
          performActionFor: shortcutItem,
          completionHandler: handler
        )
      } else {
        plugIn.application(
          .shared,
          performActionFor: shortcutItem,
          completionHandler: handler
        )
      }
    }
  }
}

/// Returns the SDK as an app under test, with three plug-ins.
func sdk(
  fault: SDKFault? = nil,
  checking invariants: Set<PlugInInvariant> = Set(PlugInInvariant.allCases)
) -> AppUnderTest {
  AppUnderTest("SDK", probes: ["events"]) { launch in
    let recorder = PlugInRecorder(
      launch,
      checking: invariants,
      ignoring: [.willFinishLaunching, .willTerminate, .didReceiveNotificationResponse]
    )
    let app = SDKDelegate(fault: fault)
    app.plugIns = [recorder.plugIn("a"), recorder.scenePlugIn("b"), recorder.plugIn("c")]
    launch.delegate = app
    launch.sceneDelegate { SDKSceneDelegate(app) }
    launch.probe("events") { recorder.log }
  }
}
