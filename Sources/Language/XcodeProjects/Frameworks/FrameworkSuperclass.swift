/// A class of a framework that apps inherit from, and the delegate methods that it implements for them.
package struct FrameworkSuperclass: Sendable {
  /// The name of the class.
  package let name: String
  /// The framework that it belongs to.
  package let framework: AppFramework
  /// The delegate methods that it implements and the model calls, with their names in Swift.
  package let methods: [String]
  /// The versions of the framework to which this applies.
  package let versions: String
  /// Where that can be read.
  package let source: String

  /// The classes that are known.
  package static let all = [
    FrameworkSuperclass(
      name: "FlutterAppDelegate",
      framework: .flutter,
      methods: launching + moving + notifications + urls + [
        "application(_:performActionFor:completionHandler:)",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)",
      ],
      versions: "3; methods for silent pushes and background fetch only if a plug-in has them",
      source: "github.com/flutter/flutter, FlutterAppDelegate.mm"
    ),
    FrameworkSuperclass(
      name: "FlutterSceneDelegate",
      framework: .flutter,
      methods: [
        "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)",
        "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)",
        "sceneDidEnterBackground(_:)", "scene(_:openURLContexts:)", "scene(_:continue:)",
        "windowScene(_:performActionFor:completionHandler:)",
      ],
      versions: "3.38 and later",
      source: "github.com/flutter/flutter, FlutterSceneDelegate and FlutterSceneLifeCycle.mm"
    ),
    FrameworkSuperclass(
      name: "RCTAppDelegate",
      framework: .reactNative,
      methods: [
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidEnterBackground(_:)",
      ],
      versions: "0.71 and later; deprecated since 0.79",
      source: "github.com/facebook/react-native, RCTAppDelegate.mm"
    ),
    FrameworkSuperclass(
      name: "ExpoAppDelegate",
      framework: .expo,
      methods: launching + moving + [
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "application(_:willContinueUserActivityWithType:)",
        "application(_:continue:restorationHandler:)", "application(_:didUpdate:)",
        "application(_:didFailToContinueUserActivityWithType:error:)",
        "application(_:performActionFor:completionHandler:)",
        "application(_:performFetchWithCompletionHandler:)", "application(_:open:options:)",
      ],
      versions: "SDK 43 and later",
      source: "github.com/expo/expo, ExpoAppDelegate.swift"
    ),
  ]

  private static let launching = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)",
  ]

  private static let moving = [
    "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
    "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
    "applicationWillTerminate(_:)",
  ]

  private static let notifications = [
    "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
    "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
  ]

  private static let urls = [
    "application(_:open:options:)", "application(_:handleOpen:)",
    "application(_:open:sourceApplication:annotation:)",
    "application(_:continue:restorationHandler:)",
  ]
}
