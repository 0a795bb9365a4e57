import Foundation
import ScenarioApp
import UIKit

/// Methods that look like UIKit's, and are never called.
@MainActor class NearMisses: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    open url: String,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { true }

  func applicationDidBecomActive(_ application: UIApplication) {}

  func applicationWillTerminate() {}

  /// UIKit passes a Sendable closure, which this one takes as well.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }

  /// A method of the app's own.
  func update(_ application: UIApplication) {}
}

/// A subclass, in which a method of the protocol is too late.
@MainActor final class NearMissInSubclass: NearMisses {
  func applicationDidEnterBackground(_ application: UIApplication) {}
}

let nearMisses = AppUnderTest("Near misses") { launch in
  launch.delegate = NearMissInSubclass()
}

/// Uses what virtual time does not have.
@MainActor final class RealTimeDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let timer = Foundation.Timer(timeInterval: 1, repeats: false) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    Thread.detachNewThread {}
    DispatchSemaphore(value: 0).wait()
    return true
  }
}

let realTime = AppUnderTest("Real time", probes: ["missing"]) { launch in
  launch.delegate = RealTimeDelegate()
  launch.probe("undeclared") { 1 }
}
