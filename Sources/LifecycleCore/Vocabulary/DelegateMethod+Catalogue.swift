extension DelegateMethod: TermWord {
  /// Built once.
  public static let rows = allCases.map(\.catalogueRow)

  /// One switch over all, so that the compiler finds a method without a row.
  private var catalogueRow: TermRow {
    switch self {
    case .willFinishLaunching:
      .init(
        "application:willFinishLaunchingWithOptions:",
        "the first code of the app at launch, before state is restored",
        [.options],
        since: 6
      )
    case .didFinishLaunching:
      .init(
        "application:didFinishLaunchingWithOptions:",
        "the launch is nearly done; the app makes its interface ready",
        [.options],
        since: 3
      )
    case .applicationDidFinishLaunching:
      .init(
        "applicationDidFinishLaunching:",
        "the older form, called where the one with options is not implemented"
      )
    case .didBecomeActive:
      .init("applicationDidBecomeActive:", "the app is active and gets user input")
    case .willResignActive:
      .init("applicationWillResignActive:", "the app is about to become inactive")
    case .didEnterBackground:
      .init(
        "applicationDidEnterBackground:",
        "the app is in the background and has 5 s to save",
        since: 4
      )
    case .willEnterForeground:
      .init("applicationWillEnterForeground:", "the app leaves the background", since: 4)
    case .willTerminate:
      .init("applicationWillTerminate:", "a running app is about to be terminated and has 5 s")
    case .didReceiveMemoryWarning:
      .init(
        "applicationDidReceiveMemoryWarning:",
        "memory is short; the app frees what it can make again"
      )
    case .significantTimeChange:
      .init(
        "applicationSignificantTimeChange:",
        "midnight passed, or the clock or time zone changed"
      )
    case .willChangeStatusBarFrame:
      .init(
        "application:willChangeStatusBarFrame:",
        "the status bar is about to grow or shrink; with its new height",
        [.height]
      )
    case .didChangeStatusBarFrame:
      .init(
        "application:didChangeStatusBarFrame:",
        "the status bar grew or shrank; with its old height",
        [.height]
      )
    case .protectedDataWillBecomeUnavailable:
      .init(
        "applicationProtectedDataWillBecomeUnavailable:",
        "protected files are about to be locked away",
        since: 4
      )
    case .protectedDataDidBecomeAvailable:
      .init(
        "applicationProtectedDataDidBecomeAvailable:",
        "protected files can be read again",
        since: 4
      )
    case .handleOpenURL:
      .init(
        "application:handleOpenURL:",
        "the app opens a URL, iOS 4.1 and earlier",
        [.url],
        swift: "application(_:handleOpen:)"
      )
    case .openURLSourceApplication:
      .init(
        "application:openURL:sourceApplication:annotation:",
        "the app opens a URL, from iOS 4.2",
        [.url, .sourceApplication],
        since: OSVersion(4, 2),
        swift: "application(_:open:sourceApplication:annotation:)"
      )
    case .openURLOptions:
      .init(
        "application:openURL:options:",
        "the app opens a URL, from iOS 9",
        [.url, .sourceApplication],
        since: 9,
        swift: "application(_:open:options:)"
      )
    case .didReceiveRemoteNotification:
      .init(
        "application:didReceiveRemoteNotification:",
        "a push reaches the app in front, or the user tapped it",
        [.notification],
        since: 3
      )
    case .didReceiveRemoteNotificationFetch:
      .init(
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        "the same, and in the background; called in place of the older form",
        [.notification],
        since: 7
      )
    case .didReceiveLocalNotification:
      .init(
        "application:didReceiveLocalNotification:",
        "a local notification reaches the app in front, or the user tapped it",
        [.notification],
        since: 4,
        swift: "application(_:didReceive:)"
      )
    case .performFetch:
      .init(
        "application:performFetchWithCompletionHandler:",
        "the app may fetch something in the background",
        since: 7
      )
    case .handleBackgroundURLSession:
      .init(
        "application:handleEventsForBackgroundURLSession:completionHandler:",
        "the transfers of a background URL session are done",
        [.identifier],
        since: 7
      )
    case .willContinueUserActivity:
      .init(
        "application:willContinueUserActivityWithType:",
        "the user continues an activity, which is being transferred",
        [.activityType],
        since: 8
      )
    case .continueUserActivity:
      .init(
        "application:continueUserActivity:restorationHandler:",
        "the app continues an activity from another device or from a web page",
        [.activityType],
        since: 8,
        swift: "application(_:continue:restorationHandler:)"
      )
    case .performShortcutAction:
      .init(
        "application:performActionForShortcutItem:completionHandler:",
        "the user chose a quick action of the app's icon",
        [.shortcutItem],
        since: 9,
        swift: "application(_:performActionFor:completionHandler:)"
      )
    case .shouldSaveState:
      .init(
        "application:shouldSaveApplicationState:",
        "whether the state of the interface is kept; not implemented means no",
        since: 6
      )
    case .shouldRestoreState:
      .init(
        "application:shouldRestoreApplicationState:",
        "whether the state that was kept is restored; not implemented means no",
        since: 6
      )
    case .willEncodeState:
      .init(
        "application:willEncodeRestorableStateWithCoder:",
        "the app writes down its own part of the state",
        since: 6,
        swift: "application(_:willEncodeRestorableStateWith:)"
      )
    case .didDecodeState:
      .init(
        "application:didDecodeRestorableStateWithCoder:",
        "the state is restored; the app reads its own part",
        since: 6,
        swift: "application(_:didDecodeRestorableStateWith:)"
      )
    case .viewControllerWithPath:
      .init(
        "application:viewControllerWithRestorationIdentifierPath:coder:",
        "the app may provide a view controller that is restored; no for nil",
        [.path],
        since: 6
      )
    case .configurationForConnecting:
      .init(
        "application:configurationForConnectingSceneSession:options:",
        "a new scene session asks for its configuration",
        since: 13,
        swift: "application(_:configurationForConnecting:options:)"
      )
    case .didDiscardSceneSessions:
      .init("application:didDiscardSceneSessions:", "the user closed scenes for good", since: 13)
    case .sceneWillConnect:
      .init(
        "scene:willConnectToSession:options:",
        "a scene connects; the app makes its window",
        [
          .urlContexts, .notificationResponse, .userActivities, .shortcutItem,
          .stateRestorationActivity,
        ],
        since: 13,
        swift: "scene(_:willConnectTo:options:)"
      )
    case .sceneOpenURLContexts:
      .init("scene:openURLContexts:", "a connected scene opens URLs", [.urlContexts], since: 13)
    case .sceneContinueUserActivity:
      .init(
        "scene:continueUserActivity:",
        "a connected scene continues an activity",
        [.activityType],
        since: 13,
        swift: "scene(_:continue:)"
      )
    case .windowScenePerformShortcutAction:
      .init(
        "windowScene:performActionForShortcutItem:completionHandler:",
        "a connected scene is given the quick action that the user chose",
        [.shortcutItem],
        since: 13,
        swift: "windowScene(_:performActionFor:completionHandler:)"
      )
    case .sceneWillEnterForeground:
      .init("sceneWillEnterForeground:", "the scene comes to the screen", since: 13)
    case .sceneDidBecomeActive:
      .init("sceneDidBecomeActive:", "the scene is active and gets user input", since: 13)
    case .sceneWillResignActive:
      .init("sceneWillResignActive:", "the scene is about to become inactive", since: 13)
    case .sceneDidEnterBackground:
      .init(
        "sceneDidEnterBackground:",
        "the scene is off the screen and has 5 s to save",
        since: 13
      )
    case .sceneDidDisconnect:
      .init("sceneDidDisconnect:", "the system let the scene go", since: 13)
    case .sceneStateRestorationActivity:
      .init(
        "stateRestorationActivityForScene:",
        "the scene describes its state, for its next connection; no for nil",
        since: 13,
        swift: "stateRestorationActivity(for:)"
      )
    }
  }
}
