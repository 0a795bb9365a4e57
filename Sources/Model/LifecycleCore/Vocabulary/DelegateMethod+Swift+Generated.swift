// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

extension DelegateMethod {
  /// The names in Swift.
  static let swiftNames: [DelegateMethod: String] = [
    .willFinishLaunching: "application(_:willFinishLaunchingWithOptions:)",
    .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)",
    .applicationDidFinishLaunching: "applicationDidFinishLaunching(_:)",
    .didBecomeActive: "applicationDidBecomeActive(_:)",
    .willResignActive: "applicationWillResignActive(_:)",
    .didEnterBackground: "applicationDidEnterBackground(_:)",
    .willEnterForeground: "applicationWillEnterForeground(_:)",
    .willTerminate: "applicationWillTerminate(_:)",
    .didReceiveMemoryWarning: "applicationDidReceiveMemoryWarning(_:)",
    .significantTimeChange: "applicationSignificantTimeChange(_:)",
    .willChangeStatusBarFrame: "application(_:willChangeStatusBarFrame:)",
    .didChangeStatusBarFrame: "application(_:didChangeStatusBarFrame:)",
    .protectedDataWillBecomeUnavailable: "applicationProtectedDataWillBecomeUnavailable(_:)",
    .protectedDataDidBecomeAvailable: "applicationProtectedDataDidBecomeAvailable(_:)",
    .handleOpenURL: "application(_:handleOpen:)",
    .openURLSourceApplication: "application(_:open:sourceApplication:annotation:)",
    .openURLOptions: "application(_:open:options:)",
    .didReceiveRemoteNotification: "application(_:didReceiveRemoteNotification:)",
    .didReceiveRemoteNotificationFetch:
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    .didReceiveLocalNotification: "application(_:didReceive:)",
    .performFetch: "application(_:performFetchWithCompletionHandler:)",
    .handleBackgroundURLSession:
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
    .willContinueUserActivity: "application(_:willContinueUserActivityWithType:)",
    .continueUserActivity: "application(_:continue:restorationHandler:)",
    .didFailToContinueUserActivity: "application(_:didFailToContinueUserActivityWithType:error:)",
    .didUpdateUserActivity: "application(_:didUpdate:)",
    .userDidAcceptCloudKitShare: "application(_:userDidAcceptCloudKitShareWith:)",
    .performShortcutAction: "application(_:performActionFor:completionHandler:)",
    .shouldSaveState: "application(_:shouldSaveApplicationState:)",
    .shouldRestoreState: "application(_:shouldRestoreApplicationState:)",
    .willEncodeState: "application(_:willEncodeRestorableStateWith:)",
    .didDecodeState: "application(_:didDecodeRestorableStateWith:)",
    .viewControllerWithPath: "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
    .configurationForConnecting: "application(_:configurationForConnecting:options:)",
    .didDiscardSceneSessions: "application(_:didDiscardSceneSessions:)",
    .didRegisterForRemoteNotifications:
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
    .didFailToRegisterForRemoteNotifications:
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
    .urlSessionTaskDidComplete: "urlSession(_:task:didCompleteWithError:)",
    .urlSessionDidFinishEvents: "urlSessionDidFinishEvents(forBackgroundURLSession:)",
    .willPresentNotification: "userNotificationCenter(_:willPresent:withCompletionHandler:)",
    .didReceiveNotificationResponse: "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    .swiftUIInit: "appInit(_:)",
    .swiftUIAppear: "onAppear(_:)",
    .swiftUIOpenURL: "onOpenURL(_:url:)",
    .swiftUIContinueActivity: "onContinueUserActivity(_:activity:)",
    .swiftUIRefreshTask: "backgroundTaskAppRefresh(_:identifier:)",
    .swiftUISessionTask: "backgroundTaskURLSession(_:identifier:)",
    .scenePhaseActive: "scenePhaseIsActive(_:)",
    .scenePhaseInactive: "scenePhaseIsInactive(_:)",
    .scenePhaseBackground: "scenePhaseIsBackground(_:)",
    .sceneWillConnect: "scene(_:willConnectTo:options:)",
    .sceneOpenURLContexts: "scene(_:openURLContexts:)",
    .sceneWillContinueUserActivity: "scene(_:willContinueUserActivityWithType:)",
    .sceneContinueUserActivity: "scene(_:continue:)",
    .sceneDidFailToContinueUserActivity: "scene(_:didFailToContinueUserActivityWithType:error:)",
    .sceneDidUpdateUserActivity: "scene(_:didUpdate:)",
    .windowSceneUserDidAcceptCloudKitShare: "windowScene(_:userDidAcceptCloudKitShareWith:)",
    .windowScenePerformShortcutAction: "windowScene(_:performActionFor:completionHandler:)",
    .sceneWillEnterForeground: "sceneWillEnterForeground(_:)",
    .sceneDidBecomeActive: "sceneDidBecomeActive(_:)",
    .sceneWillResignActive: "sceneWillResignActive(_:)",
    .sceneDidEnterBackground: "sceneDidEnterBackground(_:)",
    .sceneDidDisconnect: "sceneDidDisconnect(_:)",
    .sceneStateRestorationActivity: "stateRestorationActivity(for:)",
    .sceneRestoreInteractionState: "scene(_:restoreInteractionStateWith:)",
  ]

  /// The names of asynchronous forms that are no other method's.
  static let asyncNames: [DelegateMethod: String] = [
    .handleBackgroundURLSession: "application(_:handleEventsForBackgroundURLSession:)",
    .performShortcutAction: "application(_:performActionFor:)",
    .willPresentNotification: "userNotificationCenter(_:willPresent:)",
    .didReceiveNotificationResponse: "userNotificationCenter(_:didReceive:)",
    .windowScenePerformShortcutAction: "windowScene(_:performActionFor:)",
  ]

  /// The methods that answer yes or no.
  static let answering: Set<DelegateMethod> = [
    .willFinishLaunching,
    .didFinishLaunching,
    .handleOpenURL,
    .openURLSourceApplication,
    .openURLOptions,
    .willContinueUserActivity,
    .continueUserActivity,
    .shouldSaveState,
    .shouldRestoreState,
    .viewControllerWithPath,
    .sceneStateRestorationActivity,
  ]

  /// The methods that receive a completion handler.
  static let withCompletionHandler: Set<DelegateMethod> = [
    .didReceiveRemoteNotificationFetch,
    .performFetch,
    .handleBackgroundURLSession,
    .performShortcutAction,
    .willPresentNotification,
    .didReceiveNotificationResponse,
    .windowScenePerformShortcutAction,
  ]
}
