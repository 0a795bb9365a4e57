// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

internal import UIKit
internal import UserNotifications

extension CallArguments {
  /// Calls the method of the app delegate, and returns its answer; nil if it has none of this name.
  func call(on delegate: any UIApplicationDelegate) -> Bool? {
    switch method {
    case .willFinishLaunching:
      return delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
    case .didFinishLaunching:
      return delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
    case .applicationDidFinishLaunching:
      delegate.applicationDidFinishLaunching(application)
    case .didBecomeActive:
      delegate.applicationDidBecomeActive(application)
    case .willResignActive:
      delegate.applicationWillResignActive(application)
    case .didEnterBackground:
      delegate.applicationDidEnterBackground(application)
    case .willEnterForeground:
      delegate.applicationWillEnterForeground(application)
    case .willTerminate:
      delegate.applicationWillTerminate(application)
    case .didReceiveMemoryWarning:
      delegate.applicationDidReceiveMemoryWarning(application)
    case .significantTimeChange:
      delegate.applicationSignificantTimeChange(application)
    case .willChangeStatusBarFrame:
      delegate.application(application, willChangeStatusBarFrame: statusBarFrame)
    case .didChangeStatusBarFrame:
      delegate.application(application, didChangeStatusBarFrame: statusBarFrame)
    case .protectedDataWillBecomeUnavailable:
      delegate.applicationProtectedDataWillBecomeUnavailable(application)
    case .protectedDataDidBecomeAvailable:
      delegate.applicationProtectedDataDidBecomeAvailable(application)
    case .handleOpenURL:
      return delegate.application(application, handleOpen: url)
    case .openURLSourceApplication:
      return delegate.application(
        application,
        open: url,
        sourceApplication: sourceApplication,
        annotation: annotation
      )
    case .openURLOptions:
      return delegate.application(application, open: url, options: openURLOptions)
    case .didReceiveRemoteNotification:
      delegate.application(application, didReceiveRemoteNotification: userInfo)
    case .didReceiveRemoteNotificationFetch:
      let handler = system.completionHandler(of: method, as: UIBackgroundFetchResult.self)
      system.callEither(handler) {
        delegate.application(
          application,
          didReceiveRemoteNotification: userInfo,
          fetchCompletionHandler: handler.closure
        )
      } orAsync: {
        await delegate.application(application, didReceiveRemoteNotification: userInfo)
      }
    case .didReceiveLocalNotification:
      delegate.application(application, didReceive: localNotification)
    case .performFetch:
      let handler = system.completionHandler(of: method, as: UIBackgroundFetchResult.self)
      delegate.application(application, performFetchWithCompletionHandler: handler.closure)
      handler.keepUnlessCalled()
    case .handleBackgroundURLSession:
      let handler = system.completionHandler(of: method, as: Void.self)
      system.callEither(handler) {
        delegate.application(
          application,
          handleEventsForBackgroundURLSession: identifier,
          completionHandler: handler.emptyClosure
        )
      } orAsync: {
        await delegate.application(application, handleEventsForBackgroundURLSession: identifier)
      }
    case .willContinueUserActivity:
      return delegate.application(application, willContinueUserActivityWithType: userActivityType)
    case .continueUserActivity:
      return delegate.application(
        application,
        continue: userActivity,
        restorationHandler: restorationHandler
      )
    case .didFailToContinueUserActivity:
      delegate.application(
        application,
        didFailToContinueUserActivityWithType: userActivityType,
        error: error
      )
    case .didUpdateUserActivity:
      delegate.application(application, didUpdate: userActivity)
    case .userDidAcceptCloudKitShare:
      delegate.application(application, userDidAcceptCloudKitShareWith: cloudKitShare)
    case .performShortcutAction:
      let handler = system.completionHandler(of: method, as: Bool.self)
      system.callEither(handler) {
        delegate.application(
          application,
          performActionFor: shortcutItem,
          completionHandler: handler.closure
        )
      } orAsync: {
        await delegate.application(application, performActionFor: shortcutItem)
      }
    case .willEncodeState:
      delegate.application(application, willEncodeRestorableStateWith: coder)
    case .didDecodeState:
      delegate.application(application, didDecodeRestorableStateWith: coder)
    case .viewControllerWithPath:
      return delegate.application(
        application,
        viewControllerWithRestorationIdentifierPath: identifierComponents,
        coder: coder
      ) != nil
    case .didRegisterForRemoteNotifications:
      delegate.application(
        application,
        didRegisterForRemoteNotificationsWithDeviceToken: deviceToken
      )
    case .didFailToRegisterForRemoteNotifications:
      delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    default: return nil
    }
    return true
  }

  /// Calls the method of a scene's delegate, and returns its answer; nil if it has none of this name.
  func call(on delegate: any UISceneDelegate, of scene: UIWindowScene) -> Bool? {
    switch method {
    case .sceneWillConnect:
      delegate.scene(scene, willConnectTo: scene.session, options: connectionOptions)
    case .sceneOpenURLContexts:
      delegate.scene(scene, openURLContexts: urlContexts)
    case .sceneWillContinueUserActivity:
      delegate.scene(scene, willContinueUserActivityWithType: userActivityType)
    case .sceneContinueUserActivity:
      delegate.scene(scene, continue: userActivity)
    case .sceneDidFailToContinueUserActivity:
      delegate.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
    case .sceneDidUpdateUserActivity:
      delegate.scene(scene, didUpdate: userActivity)
    case .sceneWillEnterForeground:
      delegate.sceneWillEnterForeground(scene)
    case .sceneDidBecomeActive:
      delegate.sceneDidBecomeActive(scene)
    case .sceneWillResignActive:
      delegate.sceneWillResignActive(scene)
    case .sceneDidEnterBackground:
      delegate.sceneDidEnterBackground(scene)
    case .sceneDidDisconnect:
      delegate.sceneDidDisconnect(scene)
    case .sceneRestoreInteractionState:
      delegate.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
    default: return nil
    }
    return true
  }

  /// Calls the method of the delegate of a scene with windows, and returns its answer; nil if it has none of this name.
  func call(on delegate: any UIWindowSceneDelegate, of scene: UIWindowScene) -> Bool? {
    switch method {
    case .windowSceneUserDidAcceptCloudKitShare:
      delegate.windowScene(scene, userDidAcceptCloudKitShareWith: cloudKitShare)
    case .windowScenePerformShortcutAction:
      let handler = system.completionHandler(of: method, as: Bool.self)
      system.callEither(handler) {
        delegate.windowScene(
          scene,
          performActionFor: shortcutItem,
          completionHandler: handler.closure
        )
      } orAsync: {
        await delegate.windowScene(scene, performActionFor: shortcutItem)
      }
    default: return nil
    }
    return true
  }

  /// Calls the method of the notification center's delegate, and returns its answer; nil if it has none of this name.
  func call(on delegate: any UNUserNotificationCenterDelegate) -> Bool? {
    switch method {
    case .willPresentNotification:
      let handler = system.completionHandler(of: method, as: UNNotificationPresentationOptions.self)
      system.callEither(handler) {
        delegate.userNotificationCenter(
          center,
          willPresent: notification,
          withCompletionHandler: handler.closure
        )
      } orAsync: {
        await delegate.userNotificationCenter(center, willPresent: notification)
      }
    case .didReceiveNotificationResponse:
      let handler = system.completionHandler(of: method, as: Void.self)
      system.callEither(handler) {
        delegate.userNotificationCenter(
          center,
          didReceive: response,
          withCompletionHandler: handler.emptyClosure
        )
      } orAsync: {
        await delegate.userNotificationCenter(center, didReceive: response)
      }
    default: return nil
    }
    return true
  }
}
