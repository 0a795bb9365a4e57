// Generated from DelegateMethod+Declarations.swift by 'make record': do not edit.

@_spi(Package) import LifecycleCore

extension MethodTypes {
  /// The types of the parameters.
  static let parameters: [DelegateMethod: [String]] = [
    .willFinishLaunching: ["UIApplication", "[UIApplication.LaunchOptionsKey: Any]?"],
    .didFinishLaunching: ["UIApplication", "[UIApplication.LaunchOptionsKey: Any]?"],
    .applicationDidFinishLaunching: ["UIApplication"],
    .didBecomeActive: ["UIApplication"],
    .willResignActive: ["UIApplication"],
    .didEnterBackground: ["UIApplication"],
    .willEnterForeground: ["UIApplication"],
    .willTerminate: ["UIApplication"],
    .didReceiveMemoryWarning: ["UIApplication"],
    .significantTimeChange: ["UIApplication"],
    .willChangeStatusBarFrame: ["UIApplication", "CGRect"],
    .didChangeStatusBarFrame: ["UIApplication", "CGRect"],
    .protectedDataWillBecomeUnavailable: ["UIApplication"],
    .protectedDataDidBecomeAvailable: ["UIApplication"],
    .handleOpenURL: ["UIApplication", "URL"],
    .openURLSourceApplication: ["UIApplication", "URL", "String?", "Any"],
    .openURLOptions: ["UIApplication", "URL", "[UIApplication.OpenURLOptionsKey: Any]"],
    .didReceiveRemoteNotification: ["UIApplication", "[AnyHashable: Any]"],
    .didReceiveRemoteNotificationFetch: [
      "UIApplication",
      "[AnyHashable: Any]",
      "(UIBackgroundFetchResult) -> Void",
    ],
    .didReceiveLocalNotification: ["UIApplication", "UILocalNotification"],
    .performFetch: ["UIApplication", "(UIBackgroundFetchResult) -> Void"],
    .handleBackgroundURLSession: ["UIApplication", "String", "() -> Void"],
    .willContinueUserActivity: ["UIApplication", "String"],
    .continueUserActivity: [
      "UIApplication",
      "NSUserActivity",
      "([any UIUserActivityRestoring]?) -> Void",
    ],
    .didFailToContinueUserActivity: ["UIApplication", "String", "any Error"],
    .didUpdateUserActivity: ["UIApplication", "NSUserActivity"],
    .userDidAcceptCloudKitShare: ["UIApplication", "CKShare.Metadata"],
    .performShortcutAction: ["UIApplication", "UIApplicationShortcutItem", "(Bool) -> Void"],
    .shouldSaveState: ["UIApplication", "NSCoder"],
    .shouldRestoreState: ["UIApplication", "NSCoder"],
    .willEncodeState: ["UIApplication", "NSCoder"],
    .didDecodeState: ["UIApplication", "NSCoder"],
    .viewControllerWithPath: ["UIApplication", "[String]", "NSCoder"],
    .configurationForConnecting: ["UIApplication", "UISceneSession", "UIScene.ConnectionOptions"],
    .didDiscardSceneSessions: ["UIApplication", "Set<UISceneSession>"],
    .didRegisterForRemoteNotifications: ["UIApplication", "Data"],
    .didFailToRegisterForRemoteNotifications: ["UIApplication", "any Error"],
    .urlSessionTaskDidComplete: ["URLSession", "URLSessionTask", "(any Error)?"],
    .urlSessionDidFinishEvents: ["URLSession"],
    .willPresentNotification: [
      "UNUserNotificationCenter",
      "UNNotification",
      "(UNNotificationPresentationOptions) -> Void",
    ],
    .didReceiveNotificationResponse: [
      "UNUserNotificationCenter",
      "UNNotificationResponse",
      "() -> Void",
    ],
    .sceneWillConnect: ["UIScene", "UISceneSession", "UIScene.ConnectionOptions"],
    .sceneOpenURLContexts: ["UIScene", "Set<UIOpenURLContext>"],
    .sceneWillContinueUserActivity: ["UIScene", "String"],
    .sceneContinueUserActivity: ["UIScene", "NSUserActivity"],
    .sceneDidFailToContinueUserActivity: ["UIScene", "String", "any Error"],
    .sceneDidUpdateUserActivity: ["UIScene", "NSUserActivity"],
    .windowSceneUserDidAcceptCloudKitShare: ["UIWindowScene", "CKShare.Metadata"],
    .windowScenePerformShortcutAction: [
      "UIWindowScene",
      "UIApplicationShortcutItem",
      "(Bool) -> Void",
    ],
    .sceneWillEnterForeground: ["UIScene"],
    .sceneDidBecomeActive: ["UIScene"],
    .sceneWillResignActive: ["UIScene"],
    .sceneDidEnterBackground: ["UIScene"],
    .sceneDidDisconnect: ["UIScene"],
    .sceneStateRestorationActivity: ["UIScene"],
    .sceneRestoreInteractionState: ["UIScene", "NSUserActivity"],
  ]

  /// The types of the results.
  static let results: [DelegateMethod: String] = [
    .willFinishLaunching: "Bool",
    .didFinishLaunching: "Bool",
    .handleOpenURL: "Bool",
    .openURLSourceApplication: "Bool",
    .openURLOptions: "Bool",
    .willContinueUserActivity: "Bool",
    .continueUserActivity: "Bool",
    .shouldSaveState: "Bool",
    .shouldRestoreState: "Bool",
    .viewControllerWithPath: "UIViewController?",
    .configurationForConnecting: "UISceneConfiguration",
    .sceneStateRestorationActivity: "NSUserActivity?",
  ]

  /// The types of the results of asynchronous forms.
  static let asyncResults: [DelegateMethod: String] = [
    .didReceiveRemoteNotificationFetch: "UIBackgroundFetchResult",
    .performShortcutAction: "Bool",
    .willPresentNotification: "UNNotificationPresentationOptions",
    .windowScenePerformShortcutAction: "Bool",
  ]
}
