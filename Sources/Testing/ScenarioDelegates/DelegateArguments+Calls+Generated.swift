// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

internal import LifecycleCore

extension DelegateArguments {
  /// Calls the method of the app delegate, and returns its answer; nil if it has none of this name.
  func call(on delegate: any ApplicationDelegate) -> Bool? {
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
      delegate.application(application, didReceiveRemoteNotification: notification)
    case .didReceiveRemoteNotificationFetch:
      delegate.application(
        application,
        didReceiveRemoteNotification: notification,
        fetchCompletionHandler: { _ in completionHandler() }
      )
    case .didReceiveLocalNotification:
      delegate.application(application, didReceive: localNotification)
    case .performFetch:
      delegate.application(
        application,
        performFetchWithCompletionHandler: { _ in completionHandler() }
      )
    case .handleBackgroundURLSession:
      delegate.application(
        application,
        handleEventsForBackgroundURLSession: identifier,
        completionHandler: completionHandler
      )
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
      delegate.application(
        application,
        performActionFor: shortcutItem,
        completionHandler: { _ in completionHandler() }
      )
    case .shouldSaveState:
      return delegate.application(application, shouldSaveApplicationState: coder)
    case .shouldRestoreState:
      return delegate.application(application, shouldRestoreApplicationState: coder)
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
    case .configurationForConnecting:
      _ = delegate.application(
        application,
        configurationForConnecting: scene.session,
        options: connectionOptions
      )
    case .didDiscardSceneSessions:
      delegate.application(application, didDiscardSceneSessions: sceneSessions)
    case .didRegisterForRemoteNotifications:
      delegate.application(
        application,
        didRegisterForRemoteNotificationsWithDeviceToken: deviceToken
      )
    case .didFailToRegisterForRemoteNotifications:
      delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    case .urlSessionTaskDidComplete:
      delegate.urlSession(urlSession, task: task, didCompleteWithError: transferError)
    case .urlSessionDidFinishEvents:
      delegate.urlSessionDidFinishEvents(forBackgroundURLSession: urlSession)
    case .willPresentNotification:
      delegate.userNotificationCenter(
        application,
        willPresent: notification,
        withCompletionHandler: completionHandler
      )
    case .didReceiveNotificationResponse:
      delegate.userNotificationCenter(
        application,
        didReceive: response,
        withCompletionHandler: completionHandler
      )
    case .swiftUIInit:
      delegate.appInit(application)
    case .swiftUIAppear:
      delegate.onAppear(application)
    case .swiftUIOpenURL:
      delegate.onOpenURL(application, url: url)
    case .swiftUIContinueActivity:
      delegate.onContinueUserActivity(application, activity: userActivity)
    case .swiftUIRefreshTask:
      delegate.backgroundTaskAppRefresh(application, identifier: identifier)
    case .swiftUISessionTask:
      delegate.backgroundTaskURLSession(application, identifier: identifier)
    case .scenePhaseActive:
      delegate.scenePhaseIsActive(application)
    case .scenePhaseInactive:
      delegate.scenePhaseIsInactive(application)
    case .scenePhaseBackground:
      delegate.scenePhaseIsBackground(application)
    default: return nil
    }
    return true
  }

  /// Calls the method of a scene's delegate, and returns its answer; nil if it has none of this name.
  func call(on delegate: any SceneDelegate) -> Bool? {
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
    case .windowSceneUserDidAcceptCloudKitShare:
      delegate.windowScene(scene, userDidAcceptCloudKitShareWith: cloudKitShare)
    case .windowScenePerformShortcutAction:
      delegate.windowScene(
        scene,
        performActionFor: shortcutItem,
        completionHandler: { _ in completionHandler() }
      )
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
}
