internal import Foundation
internal import LifecycleCore
internal import UIKit
internal import UIKitSystem

extension RunningLaunch {
  /// Calls a method of the app delegate.
  @MainActor func call(_ call: DelegateCall, on delegate: any UIApplicationDelegate) -> Bool {
    SystemConnection.calledDelegate = delegate
    let app = system.application
    let arguments = CallArguments(call.details)
    switch call.method {
    case .willFinishLaunching:
      return delegate.application(
        app,
        willFinishLaunchingWithOptions: arguments.launchOptions
      )
    case .didFinishLaunching:
      fillWindow(of: delegate)
      return delegate.application(app, didFinishLaunchingWithOptions: arguments.launchOptions)
    case .applicationDidFinishLaunching: delegate.applicationDidFinishLaunching(app)
    case .didBecomeActive: delegate.applicationDidBecomeActive(app)
    case .willResignActive: delegate.applicationWillResignActive(app)
    case .didEnterBackground: delegate.applicationDidEnterBackground(app)
    case .willEnterForeground: delegate.applicationWillEnterForeground(app)
    case .willTerminate: delegate.applicationWillTerminate(app)
    case .didReceiveMemoryWarning: delegate.applicationDidReceiveMemoryWarning(app)
    case .significantTimeChange: delegate.applicationSignificantTimeChange(app)
    case .protectedDataWillBecomeUnavailable:
      delegate.applicationProtectedDataWillBecomeUnavailable(app)
    case .protectedDataDidBecomeAvailable:
      delegate.applicationProtectedDataDidBecomeAvailable(app)
    case .willChangeStatusBarFrame:
      delegate.application(app, willChangeStatusBarFrame: arguments.statusBarFrame)
    case .didChangeStatusBarFrame:
      delegate.application(app, didChangeStatusBarFrame: arguments.statusBarFrame)
    case .handleOpenURL: return delegate.application(app, handleOpen: arguments.url)
    case .openURLSourceApplication:
      return delegate.application(
        app,
        open: arguments.url,
        sourceApplication: arguments.sourceApplication,
        annotation: ()
      )
    case .openURLOptions:
      return delegate.application(app, open: arguments.url, options: arguments.openURLOptions)
    case .willContinueUserActivity:
      return delegate.application(
        app,
        willContinueUserActivityWithType: arguments.activityType
      )
    case .continueUserActivity:
      return delegate.application(app, continue: arguments.userActivity) { _ in }
    case .didFailToContinueUserActivity:
      delegate.application(
        app,
        didFailToContinueUserActivityWithType: arguments.activityType,
        error: SystemError.failed
      )
    case .didUpdateUserActivity:
      delegate.application(app, didUpdate: arguments.userActivity)
    case .didReceiveLocalNotification:
      delegate.application(app, didReceive: arguments.localNotification)
    case .didReceiveRemoteNotification:
      delegate.application(app, didReceiveRemoteNotification: arguments.userInfo)
    case .didRegisterForRemoteNotifications:
      let token = Data(repeating: 0xAB, count: 32)
      delegate.application(app, didRegisterForRemoteNotificationsWithDeviceToken: token)
    case .didFailToRegisterForRemoteNotifications:
      delegate.application(
        app,
        didFailToRegisterForRemoteNotificationsWithError: SystemError.failed
      )
    case .userDidAcceptCloudKitShare:
      delegate.application(app, userDidAcceptCloudKitShareWith: arguments.cloudKitShare)
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
    case .willEncodeState:
      delegate.application(app, willEncodeRestorableStateWith: configuration.archiver())
    case .didDecodeState:
      delegate.application(app, didDecodeRestorableStateWith: configuration.unarchiver)
    case .viewControllerWithPath:
      let controller = delegate.application(
        app,
        viewControllerWithRestorationIdentifierPath: arguments.path,
        coder: configuration.unarchiver
      )
      return controller != nil
    case .configurationForConnecting:
      scenes.configure(call, delegate)
    case .didDiscardSceneSessions:
      let sessions = arguments.discardedScenes.map { scenes.discard($0) }
      delegate.application(app, didDiscardSceneSessions: Set(sessions))
    default: return callWithHandler(call.method, arguments, delegate)
    }
    return true
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
}

extension CallArguments {
  fileprivate var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: height) }
}
