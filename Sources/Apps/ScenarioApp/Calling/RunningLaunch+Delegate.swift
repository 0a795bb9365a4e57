internal import Foundation
@_spi(Package) internal import LifecycleCore
internal import UIKit
internal import UIKitSystem

extension RunningLaunch {
  /// Calls a method of the app delegate.
  @MainActor func call(_ call: DelegateCall, on delegate: any UIApplicationDelegate) -> Bool {
    SystemConnection.calledDelegate = delegate
    let app = system.application
    let arguments = CallArguments(call, system, configuration)
    switch call.method {
    case .shouldSaveState:
      let coder = configuration.archiver()
      return firstImplemented {
        delegate.application(app, shouldSaveSecureApplicationState: coder)
      } or: {
        delegate.application(app, shouldSaveApplicationState: coder)
      }
    case .shouldRestoreState:
      let coder = configuration.unarchiver
      return firstImplemented {
        delegate.application(app, shouldRestoreSecureApplicationState: coder)
      } or: {
        delegate.application(app, shouldRestoreApplicationState: coder)
      }
    case .configurationForConnecting:
      scenes.configure(call, delegate)
      return true
    case .didDiscardSceneSessions:
      let sessions = arguments.discardedScenes.map { scenes.discard($0) }
      delegate.application(app, didDiscardSceneSessions: Set(sessions))
      return true
    default:
      if call.method == .didFinishLaunching { fillWindow(of: delegate) }
      // SwiftUI does not exist on Linux.
      return arguments.call(on: delegate) ?? Self.methodIsMissing()
    }
  }

  /// Records that there is nothing to call.
  @MainActor private static func methodIsMissing() -> Bool {
    SystemConnection.didRunDefault = true
    return false
  }

  /// Calls the secure form of a method, in iOS 13.2 and later, or else the other one.
  @MainActor private func firstImplemented(_ secure: () -> Bool, or other: () -> Bool) -> Bool {
    guard application.osVersion >= OSVersion(13, 2) else { return other() }
    let answer = secure()
    guard SystemConnection.didRunDefault else { return answer }
    SystemConnection.didRunDefault = false
    return other()
  }

  /// Loads the main storyboard in an app without scenes.
  @MainActor private func fillWindow(of delegate: any UIApplicationDelegate) {
    guard let makeRoot = configuration.makeRootViewController, !application.hasScenes else {
      return
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeRoot()
    delegate.window = window
    window.makeKeyAndVisible()
  }

  // MARK: - Other delegates

  /// Calls the closure that stands for the delegate of a background URL session.
  @MainActor func callBackgroundSession(_ call: DelegateCall) -> Bool {
    let identifier = CallArguments(call, system, configuration).identifier
    guard let receive = configuration.backgroundSessions[identifier] else {
      return Self.methodIsMissing()
    }
    receive(
      call.method == .urlSessionDidFinishEvents
        ? .finishedEvents : .completed(isFailed: call.details[.error] != nil)
    )
    return true
  }

  /// Calls a method of the delegate of the user notification center.
  @MainActor func callNotificationCenter(_ call: DelegateCall) -> Bool {
    guard let delegate = system.notificationCenter.delegate else { return Self.methodIsMissing() }
    SystemConnection.calledDelegate = delegate
    var arguments = CallArguments(call, system, configuration)
    arguments.scene = scenes.scene(named: application.targetScene)
    if !application.allowsNotifications {
      system.warn(
        """
        the notification '\(arguments.notificationName)' reaches the app, though the user does not allow notifications \
        ('notifications: false'): iOS shows none
        """
      )
    }
    return arguments.call(on: delegate) ?? Self.methodIsMissing()
  }
}
