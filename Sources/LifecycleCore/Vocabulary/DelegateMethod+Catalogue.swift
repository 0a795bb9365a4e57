extension DelegateMethod {
  /// One switch over all, so that the compiler finds a method without an entry.
  var catalogueEntry: DelegateMethodFacts {
    switch self {
    case .willFinishLaunching:
      .init(
        selector: "application:willFinishLaunchingWithOptions:",
        swiftName: "application(_:willFinishLaunchingWithOptions:)",
        since: OSVersion(6),
        summary: "the first code of the app at launch, before state is restored",
        arguments: [.options]
      )
    case .didFinishLaunching:
      .init(
        selector: "application:didFinishLaunchingWithOptions:",
        swiftName: "application(_:didFinishLaunchingWithOptions:)",
        since: OSVersion(3),
        summary: "the launch is nearly done; the app makes its interface ready",
        arguments: [.options]
      )
    case .applicationDidFinishLaunching:
      .init(
        selector: "applicationDidFinishLaunching:",
        swiftName: "applicationDidFinishLaunching(_:)",
        since: OSVersion(2),
        summary: "the older form, called where the one with options is not implemented"
      )
    case .didBecomeActive:
      .init(
        selector: "applicationDidBecomeActive:",
        swiftName: "applicationDidBecomeActive(_:)",
        since: OSVersion(2),
        summary: "the app is active and gets user input"
      )
    case .willResignActive:
      .init(
        selector: "applicationWillResignActive:",
        swiftName: "applicationWillResignActive(_:)",
        since: OSVersion(2),
        summary: "the app is about to become inactive"
      )
    case .didEnterBackground:
      .init(
        selector: "applicationDidEnterBackground:",
        swiftName: "applicationDidEnterBackground(_:)",
        since: OSVersion(4),
        summary: "the app is in the background and has 5 s to save"
      )
    case .willEnterForeground:
      .init(
        selector: "applicationWillEnterForeground:",
        swiftName: "applicationWillEnterForeground(_:)",
        since: OSVersion(4),
        summary: "the app leaves the background"
      )
    case .willTerminate:
      .init(
        selector: "applicationWillTerminate:",
        swiftName: "applicationWillTerminate(_:)",
        since: OSVersion(2),
        summary: "a running app is about to be terminated and has 5 s"
      )
    case .didReceiveMemoryWarning:
      .init(
        selector: "applicationDidReceiveMemoryWarning:",
        swiftName: "applicationDidReceiveMemoryWarning(_:)",
        since: OSVersion(2),
        summary: "memory is short; the app frees what it can make again"
      )
    case .significantTimeChange:
      .init(
        selector: "applicationSignificantTimeChange:",
        swiftName: "applicationSignificantTimeChange(_:)",
        since: OSVersion(2),
        summary: "midnight passed, or the clock or time zone changed"
      )
    case .willChangeStatusBarFrame:
      .init(
        selector: "application:willChangeStatusBarFrame:",
        swiftName: "application(_:willChangeStatusBarFrame:)",
        since: OSVersion(2),
        summary: "the status bar is about to grow or shrink; with its new height",
        arguments: [.height]
      )
    case .didChangeStatusBarFrame:
      .init(
        selector: "application:didChangeStatusBarFrame:",
        swiftName: "application(_:didChangeStatusBarFrame:)",
        since: OSVersion(2),
        summary: "the status bar grew or shrank; with its old height",
        arguments: [.height]
      )
    case .protectedDataWillBecomeUnavailable:
      .init(
        selector: "applicationProtectedDataWillBecomeUnavailable:",
        swiftName: "applicationProtectedDataWillBecomeUnavailable(_:)",
        since: OSVersion(4),
        summary: "protected files are about to be locked away"
      )
    case .protectedDataDidBecomeAvailable:
      .init(
        selector: "applicationProtectedDataDidBecomeAvailable:",
        swiftName: "applicationProtectedDataDidBecomeAvailable(_:)",
        since: OSVersion(4),
        summary: "protected files can be read again"
      )
    case .handleOpenURL:
      .init(
        selector: "application:handleOpenURL:",
        swiftName: "application(_:handleOpen:)",
        since: OSVersion(2),
        summary: "the app opens a URL, iOS 4.1 and earlier",
        arguments: [.url]
      )
    case .openURLSourceApplication:
      .init(
        selector: "application:openURL:sourceApplication:annotation:",
        swiftName: "application(_:open:sourceApplication:annotation:)",
        since: OSVersion(4, 2),
        summary: "the app opens a URL, from iOS 4.2",
        arguments: [.url, .sourceApplication]
      )
    case .openURLOptions:
      .init(
        selector: "application:openURL:options:",
        swiftName: "application(_:open:options:)",
        since: OSVersion(9),
        summary: "the app opens a URL, from iOS 9",
        arguments: [.url, .sourceApplication]
      )
    case .didReceiveRemoteNotification:
      .init(
        selector: "application:didReceiveRemoteNotification:",
        swiftName: "application(_:didReceiveRemoteNotification:)",
        since: OSVersion(3),
        summary: "a push reaches the app in front, or the user tapped it",
        arguments: [.notification]
      )
    case .didReceiveRemoteNotificationFetch:
      .init(
        selector: "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        swiftName: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        since: OSVersion(7),
        summary: "the same, and in the background; called in place of the older form",
        arguments: [.notification]
      )
    case .didReceiveLocalNotification:
      .init(
        selector: "application:didReceiveLocalNotification:",
        swiftName: "application(_:didReceive:)",
        since: OSVersion(4),
        summary: "a local notification reaches the app in front, or the user tapped it",
        arguments: [.notification]
      )
    case .performFetch:
      .init(
        selector: "application:performFetchWithCompletionHandler:",
        swiftName: "application(_:performFetchWithCompletionHandler:)",
        since: OSVersion(7),
        summary: "the app may fetch something in the background"
      )
    case .handleBackgroundURLSession:
      .init(
        selector: "application:handleEventsForBackgroundURLSession:completionHandler:",
        swiftName: "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        since: OSVersion(7),
        summary: "the transfers of a background URL session are done",
        arguments: [.identifier]
      )
    case .willContinueUserActivity:
      .init(
        selector: "application:willContinueUserActivityWithType:",
        swiftName: "application(_:willContinueUserActivityWithType:)",
        since: OSVersion(8),
        summary: "the user goes on with an activity, which is on its way",
        arguments: [.activityType]
      )
    case .continueUserActivity:
      .init(
        selector: "application:continueUserActivity:restorationHandler:",
        swiftName: "application(_:continue:restorationHandler:)",
        since: OSVersion(8),
        summary: "the app goes on with an activity of another device or of a web page",
        arguments: [.activityType]
      )
    case .performShortcutAction:
      .init(
        selector: "application:performActionForShortcutItem:completionHandler:",
        swiftName: "application(_:performActionFor:completionHandler:)",
        since: OSVersion(9),
        summary: "the user chose a quick action of the app's icon",
        arguments: [.shortcutItem]
      )
    case .shouldSaveState:
      .init(
        selector: "application:shouldSaveApplicationState:",
        swiftName: "application(_:shouldSaveApplicationState:)",
        since: OSVersion(6),
        summary: "whether the state of the interface is kept; not implemented means no"
      )
    case .shouldRestoreState:
      .init(
        selector: "application:shouldRestoreApplicationState:",
        swiftName: "application(_:shouldRestoreApplicationState:)",
        since: OSVersion(6),
        summary: "whether the state that was kept is restored; not implemented means no"
      )
    case .willEncodeState:
      .init(
        selector: "application:willEncodeRestorableStateWithCoder:",
        swiftName: "application(_:willEncodeRestorableStateWith:)",
        since: OSVersion(6),
        summary: "the app writes down its own part of the state"
      )
    case .didDecodeState:
      .init(
        selector: "application:didDecodeRestorableStateWithCoder:",
        swiftName: "application(_:didDecodeRestorableStateWith:)",
        since: OSVersion(6),
        summary: "the state is restored; the app reads its own part"
      )
    case .viewControllerWithPath:
      .init(
        selector: "application:viewControllerWithRestorationIdentifierPath:coder:",
        swiftName: "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
        since: OSVersion(6),
        summary: "the app may provide a view controller that is restored; no for nil",
        arguments: [.path]
      )
    case .configurationForConnecting:
      .init(
        selector: "application:configurationForConnectingSceneSession:options:",
        swiftName: "application(_:configurationForConnecting:options:)",
        since: OSVersion(13),
        summary: "a new scene session asks for its configuration"
      )
    case .didDiscardSceneSessions:
      .init(
        selector: "application:didDiscardSceneSessions:",
        swiftName: "application(_:didDiscardSceneSessions:)",
        since: OSVersion(13),
        summary: "the user closed scenes for good"
      )
    case .sceneWillConnect:
      .init(
        selector: "scene:willConnectToSession:options:",
        swiftName: "scene(_:willConnectTo:options:)",
        since: OSVersion(13),
        summary: "a scene connects; the app makes its window",
        arguments: [
          .urlContexts, .notificationResponse, .userActivities, .shortcutItem,
          .stateRestorationActivity,
        ]
      )
    case .sceneOpenURLContexts:
      .init(
        selector: "scene:openURLContexts:",
        swiftName: "scene(_:openURLContexts:)",
        since: OSVersion(13),
        summary: "a connected scene opens URLs",
        arguments: [.urlContexts]
      )
    case .sceneContinueUserActivity:
      .init(
        selector: "scene:continueUserActivity:",
        swiftName: "scene(_:continue:)",
        since: OSVersion(13),
        summary: "a connected scene goes on with an activity",
        arguments: [.activityType]
      )
    case .windowScenePerformShortcutAction:
      .init(
        selector: "windowScene:performActionForShortcutItem:completionHandler:",
        swiftName: "windowScene(_:performActionFor:completionHandler:)",
        since: OSVersion(13),
        summary: "a connected scene is given the quick action that the user chose",
        arguments: [.shortcutItem]
      )
    case .sceneWillEnterForeground:
      .init(
        selector: "sceneWillEnterForeground:",
        swiftName: "sceneWillEnterForeground(_:)",
        since: OSVersion(13),
        summary: "the scene comes to the screen"
      )
    case .sceneDidBecomeActive:
      .init(
        selector: "sceneDidBecomeActive:",
        swiftName: "sceneDidBecomeActive(_:)",
        since: OSVersion(13),
        summary: "the scene is active and gets user input"
      )
    case .sceneWillResignActive:
      .init(
        selector: "sceneWillResignActive:",
        swiftName: "sceneWillResignActive(_:)",
        since: OSVersion(13),
        summary: "the scene is about to become inactive"
      )
    case .sceneDidEnterBackground:
      .init(
        selector: "sceneDidEnterBackground:",
        swiftName: "sceneDidEnterBackground(_:)",
        since: OSVersion(13),
        summary: "the scene is off the screen and has 5 s to save"
      )
    case .sceneDidDisconnect:
      .init(
        selector: "sceneDidDisconnect:",
        swiftName: "sceneDidDisconnect(_:)",
        since: OSVersion(13),
        summary: "the system let the scene go"
      )
    case .sceneStateRestorationActivity:
      .init(
        selector: "stateRestorationActivityForScene:",
        swiftName: "stateRestorationActivity(for:)",
        since: OSVersion(13),
        summary: "the scene describes its state, for its next connection; no for nil"
      )
    }
  }
}
