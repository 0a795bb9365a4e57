/// A method of the app delegate or of a scene delegate that the system calls.
public enum DelegateMethod: UInt8, CaseIterable, Comparable, Sendable {
  // Methods of the app delegate.
  case willFinishLaunching, didFinishLaunching, applicationDidFinishLaunching
  case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
  case didReceiveMemoryWarning, significantTimeChange
  case willChangeStatusBarFrame, didChangeStatusBarFrame
  case protectedDataWillBecomeUnavailable, protectedDataDidBecomeAvailable
  case handleOpenURL, openURLSourceApplication, openURLOptions
  case didReceiveRemoteNotification, didReceiveRemoteNotificationFetch, didReceiveLocalNotification
  case performFetch, handleBackgroundURLSession
  case willContinueUserActivity, continueUserActivity
  case didFailToContinueUserActivity, didUpdateUserActivity
  case userDidAcceptCloudKitShare, performShortcutAction
  case shouldSaveState, shouldRestoreState, willEncodeState, didDecodeState
  case viewControllerWithPath
  case configurationForConnecting, didDiscardSceneSessions
  case didRegisterForRemoteNotifications, didFailToRegisterForRemoteNotifications
  // Methods of the delegate of a background URL session.
  case urlSessionTaskDidComplete, urlSessionDidFinishEvents
  // Methods of the delegate of the user notification center.
  case willPresentNotification, didReceiveNotificationResponse
  // Code of a SwiftUI app.
  case swiftUIInit, swiftUIAppear, swiftUIOpenURL, swiftUIContinueActivity
  case swiftUIRefreshTask, swiftUISessionTask
  case scenePhaseActive, scenePhaseInactive, scenePhaseBackground
  // Methods of the scene delegate.
  case sceneWillConnect, sceneOpenURLContexts
  case sceneWillContinueUserActivity, sceneContinueUserActivity
  case sceneDidFailToContinueUserActivity, sceneDidUpdateUserActivity
  case windowSceneUserDidAcceptCloudKitShare, windowScenePerformShortcutAction
  case sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive
  case sceneDidEnterBackground, sceneDidDisconnect, sceneStateRestorationActivity
  case sceneRestoreInteractionState

  /// The selector, as written in the documents.
  public var selector: String { word }

  /// The Swift name of the method; that of a new one is its selector until `make record` has generated it.
  public var swiftName: String { Self.swiftNames[self] ?? selector }

  /// The Swift name of its asynchronous form, unless that is the name of another method; nil if there is none.
  package var asyncName: String? { Self.asyncNames[self] }

  /// The Swift name, if it means only this method and UIKit declares it.
  ///
  /// Swift's asynchronous form of the newer method for pushes has the name of the older one.
  var ownSwiftName: String? {
    // Not `swiftName`, which falls back to the selector: that is read from the rows, which are made of this.
    isSwiftUI || self == .didReceiveRemoteNotification ? nil : Self.swiftNames[self]
  }

  /// Whether the method answers yes or no: with a Boolean value, or with an object or nil.
  @_spi(Package) public var answersYesOrNo: Bool { Self.answering.contains(self) }

  /// Whether the method receives a completion handler.
  @_spi(Package) public var hasCompletionHandler: Bool {
    Self.withCompletionHandler.contains(self)
  }

  /// Whether it is a closure or an initializer of a SwiftUI app.
  @_spi(Package) public var isSwiftUI: Bool {
    self >= .swiftUIInit && self <= .scenePhaseBackground
  }

  /// Whether it is an asynchronous closure, which runs off the main thread.
  @_spi(Package) public var isAsynchronous: Bool {
    self == .swiftUIRefreshTask || self == .swiftUISessionTask
  }

  /// Whether the method belongs to a scene delegate.
  @_spi(Package) public var isSceneMethod: Bool { self >= .sceneWillConnect }

  /// Whether the method is called for one scene, on its delegate or on the app delegate.
  @_spi(Package) public var isAboutScene: Bool {
    isSceneMethod || self == .configurationForConnecting
  }

  /// The method of the app delegate that is called instead in an app without scenes; nil if there is none.
  @_spi(Package) public var appCounterpart: DelegateMethod? {
    switch self {
    case .sceneWillConnect: .didFinishLaunching
    case .sceneOpenURLContexts: .openURLOptions
    case .sceneWillContinueUserActivity: .willContinueUserActivity
    case .sceneContinueUserActivity: .continueUserActivity
    case .sceneDidFailToContinueUserActivity: .didFailToContinueUserActivity
    case .sceneDidUpdateUserActivity: .didUpdateUserActivity
    case .windowSceneUserDidAcceptCloudKitShare: .userDidAcceptCloudKitShare
    case .windowScenePerformShortcutAction: .performShortcutAction
    case .sceneWillEnterForeground: .willEnterForeground
    case .sceneDidBecomeActive: .didBecomeActive
    case .sceneWillResignActive: .willResignActive
    case .sceneDidEnterBackground: .didEnterBackground
    case .sceneStateRestorationActivity: .shouldSaveState
    default: nil
    }
  }

  /// The method of the scene delegate that is called instead in an app with scenes; nil if there is none.
  @_spi(Package) public var sceneCounterpart: DelegateMethod? {
    switch self {
    case .handleOpenURL, .openURLSourceApplication: .sceneOpenURLContexts
    default: Self.allCases.first { $0 != .sceneWillConnect && $0.appCounterpart == self }
    }
  }
}

@_spi(Package) extension DelegateMethod: TermWord {
  /// The catalogue rows, built once.
  public static let rows = allCases.map { $0.catalogueRow.inSwift($0.ownSwiftName) }

  /// An exhaustive switch, so that the compiler finds a method without a row.
  private var catalogueRow: TermRow {
    switch self {
    case .willFinishLaunching:
      .init("application:willFinishLaunchingWithOptions:", since: 6)
        .meaning("the first code of the app at launch, before state is restored")
        .with(.options, .webpageURL, .userInfo, .payload)
    case .didFinishLaunching:
      .init("application:didFinishLaunchingWithOptions:", since: 3)
        .meaning("the launch is nearly done; the app prepares its interface")
        .with(.options, .webpageURL, .userInfo, .payload)
    case .applicationDidFinishLaunching:
      .init("applicationDidFinishLaunching:")
        .meaning("the older form, called where the one with options is not implemented")
    case .didBecomeActive:
      .init("applicationDidBecomeActive:", "the app is active and gets user input")
    case .willResignActive:
      .init("applicationWillResignActive:", "the app is about to become inactive")
    case .didEnterBackground:
      .init("applicationDidEnterBackground:", since: 4)
        .meaning("the app is in the background and has a few seconds to save")
    case .willEnterForeground:
      .init("applicationWillEnterForeground:", "the app leaves the background", since: 4)
    case .willTerminate:
      .init("applicationWillTerminate:", "a running app is about to be terminated and has 5 s")
    case .didReceiveMemoryWarning:
      .init("applicationDidReceiveMemoryWarning:")
        .meaning("memory is short; the app frees what it can make again")
    case .significantTimeChange:
      .init("applicationSignificantTimeChange:")
        .meaning("midnight passed, or the clock or time zone changed")
    case .willChangeStatusBarFrame:
      .init("application:willChangeStatusBarFrame:")
        .meaning("the status bar is about to grow or shrink; with its new height").with(.height)
    case .didChangeStatusBarFrame:
      .init("application:didChangeStatusBarFrame:")
        .meaning("the status bar grew or shrank; with its old height").with(.height)
    case .protectedDataWillBecomeUnavailable:
      .init("applicationProtectedDataWillBecomeUnavailable:", since: 4)
        .meaning("protected files are about to be locked away")
    case .protectedDataDidBecomeAvailable:
      .init("applicationProtectedDataDidBecomeAvailable:", since: 4)
        .meaning("protected files can be read again")
    case .handleOpenURL:
      .init("application:handleOpenURL:", "the app opens a URL, iOS 4.1 and earlier").with(.url)
    case .openURLSourceApplication:
      .init("application:openURL:sourceApplication:annotation:", since: .iOS4_2)
        .meaning("the app opens a URL, from iOS 4.2").with(.url, .sourceApplication)
    case .openURLOptions:
      .init("application:openURL:options:", "the app opens a URL, from iOS 9", since: 9)
        .with(.url, .sourceApplication, .openInPlace)
    case .didReceiveRemoteNotification:
      .init("application:didReceiveRemoteNotification:", since: 3)
        .meaning("a push reaches the foreground app, or the user tapped it")
        .with(.notification, .userInfo, .payload)
    case .didReceiveRemoteNotificationFetch:
      .init("application:didReceiveRemoteNotification:fetchCompletionHandler:", since: 7)
        .meaning("the same, and in the background; called in place of the older form")
        .with(.notification, .userInfo, .payload)
    case .didReceiveLocalNotification:
      .init("application:didReceiveLocalNotification:", since: 4)
        .meaning("a local notification reaches the foreground app, or the user tapped it")
        .with(.notification)
    case .performFetch:
      .init("application:performFetchWithCompletionHandler:", since: 7)
        .meaning("the app may fetch something in the background")
    case .handleBackgroundURLSession:
      .init("application:handleEventsForBackgroundURLSession:completionHandler:", since: 7)
        .meaning("the transfers of a background URL session are done").with(.identifier)
    case .willContinueUserActivity:
      .init("application:willContinueUserActivityWithType:", since: 8)
        .meaning("the user continues an activity, which is being transferred").with(.activityType)
    case .continueUserActivity:
      .init("application:continueUserActivity:restorationHandler:", since: 8)
        .meaning("the app continues an activity from another device or from a web page")
        .with(.activityType, .webpageURL)
    case .didFailToContinueUserActivity:
      .init("application:didFailToContinueUserActivityWithType:error:", since: 8)
        .meaning("an activity that was on its way does not arrive").with(.activityType)
    case .didUpdateUserActivity:
      .init("application:didUpdateUserActivity:", since: 8)
        .meaning("the app's current activity was updated").with(.activityType)
    case .userDidAcceptCloudKitShare:
      .init("application:userDidAcceptCloudKitShareWithMetadata:", since: 10)
        .meaning("the user accepted a CloudKit share").with(.cloudKitShare)
    case .performShortcutAction:
      .init("application:performActionForShortcutItem:completionHandler:", since: 9)
        .meaning("the user chose a quick action of the app's icon").with(.shortcutItem)
    case .shouldSaveState:
      .init("application:shouldSaveApplicationState:", since: 6)
        .meaning("whether to preserve the state of the interface; NO if not implemented")
    case .shouldRestoreState:
      .init("application:shouldRestoreApplicationState:", since: 6)
        .meaning("whether to restore the preserved state; NO if not implemented")
    case .willEncodeState:
      .init("application:willEncodeRestorableStateWithCoder:", since: 6)
        .meaning("the app writes down its own part of the state")
    case .didDecodeState:
      .init("application:didDecodeRestorableStateWithCoder:", since: 6)
        .meaning("the state is restored; the app reads its own part")
    case .viewControllerWithPath:
      .init("application:viewControllerWithRestorationIdentifierPath:coder:", since: 6)
        .meaning("the app may provide a view controller that is restored; no for nil").with(.path)
    case .configurationForConnecting:
      .init("application:configurationForConnectingSceneSession:options:", since: 13)
        .meaning("a new scene session asks for its configuration").with(.role)
        .withConnectionOptions()
    case .didDiscardSceneSessions:
      .init("application:didDiscardSceneSessions:", "the user closed scenes for good", since: 13)
        .with(.sessions)
    case .didRegisterForRemoteNotifications:
      .init("application:didRegisterForRemoteNotificationsWithDeviceToken:", since: 3)
        .meaning("the app can receive pushes, and gets the device's token")
    case .didFailToRegisterForRemoteNotifications:
      .init("application:didFailToRegisterForRemoteNotificationsWithError:", since: 3)
        .meaning("the app cannot receive pushes for now")
    case .urlSessionTaskDidComplete:
      .init("URLSession:task:didCompleteWithError:", since: 7)
        .meaning("a transfer of a background URL session is done, or failed")
        .with(.identifier).with(.error, TransferError.self)
    case .urlSessionDidFinishEvents:
      .init("URLSessionDidFinishEventsForBackgroundURLSession:", since: 7)
        .meaning("the delegate of a background URL session has received what it missed")
        .with(.identifier)
    case .willPresentNotification:
      .init("userNotificationCenter:willPresentNotification:withCompletionHandler:", since: 10)
        .meaning("a notification arrives in the foreground; the app chooses how it is presented")
        .with(.notification, .userInfo, .payload)
    case .didReceiveNotificationResponse:
      .init(
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
        since: 10
      )
      .meaning("the user tapped a notification of the app or chose an action of it")
      .with(.notification, .action, .text, .userInfo, .payload)
    case .swiftUIInit:
      .init("App.init", "a SwiftUI app is created, before its app delegate", since: 14)
    case .swiftUIAppear:
      .init("onAppear", "the first view of a SwiftUI app appears", since: 14)
    case .swiftUIOpenURL:
      .init("onOpenURL", "a view of a SwiftUI app opens a URL", since: 14)
        .with(.url)
    case .swiftUIContinueActivity:
      .init("onContinueUserActivity", "a view of a SwiftUI app continues an activity", since: 14)
        .with(.activityType)
    case .swiftUIRefreshTask:
      .init("backgroundTask(.appRefresh)", since: 16)
        .meaning("a SwiftUI app refreshes itself in the background, in a closure")
        .with(.identifier)
    case .swiftUISessionTask:
      .init("backgroundTask(.urlSession)", since: 16)
        .meaning(
          "the transfers of a background URL session are done, for a closure of a SwiftUI app"
        )
        .with(.identifier)
    case .scenePhaseActive:
      .init("scenePhase.active", "the phase of a SwiftUI app's scene is now active", since: 14)
    case .scenePhaseInactive:
      .init("scenePhase.inactive", "the phase of a SwiftUI app's scene is now inactive", since: 14)
    case .scenePhaseBackground:
      .init("scenePhase.background", since: 14)
        .meaning("the phase of a SwiftUI app's scene is now background")
    case .sceneWillConnect:
      .init("scene:willConnectToSession:options:", since: 13)
        .meaning("a scene connects; the app makes its window")
        .withConnectionOptions()
        .with(.stateRestorationActivity, .configuration)
    case .sceneOpenURLContexts:
      .init("scene:openURLContexts:", "a connected scene opens URLs", since: 13)
        .with(.urlContexts, .sourceApplication, .openInPlace)
    case .sceneWillContinueUserActivity:
      .init("scene:willContinueUserActivityWithType:", since: 13)
        .meaning("a connected scene continues an activity, which is being transferred")
        .with(.activityType)
    case .sceneContinueUserActivity:
      .init("scene:continueUserActivity:", "a connected scene continues an activity", since: 13)
        .with(.activityType, .webpageURL)
    case .sceneDidFailToContinueUserActivity:
      .init("scene:didFailToContinueUserActivityWithType:error:", since: 13)
        .meaning("an activity that was on its way does not arrive").with(.activityType)
    case .sceneDidUpdateUserActivity:
      .init("scene:didUpdateUserActivity:", since: 13)
        .meaning("the scene's current activity was updated").with(.activityType)
    case .windowSceneUserDidAcceptCloudKitShare:
      .init("windowScene:userDidAcceptCloudKitShareWithMetadata:", since: 13)
        .meaning("the user accepted a CloudKit share, for a connected scene").with(.cloudKitShare)
    case .windowScenePerformShortcutAction:
      .init("windowScene:performActionForShortcutItem:completionHandler:", since: 13)
        .meaning("a connected scene is given the quick action that the user chose")
        .with(.shortcutItem)
    case .sceneWillEnterForeground:
      .init("sceneWillEnterForeground:", "the scene comes to the screen", since: 13)
    case .sceneDidBecomeActive:
      .init("sceneDidBecomeActive:", "the scene is active and gets user input", since: 13)
    case .sceneWillResignActive:
      .init("sceneWillResignActive:", "the scene is about to become inactive", since: 13)
    case .sceneDidEnterBackground:
      .init("sceneDidEnterBackground:", since: 13)
        .meaning("the scene is off the screen and has a few seconds to save")
    case .sceneDidDisconnect: .init("sceneDidDisconnect:", "the system let the scene go", since: 13)
    case .sceneStateRestorationActivity:
      .init("stateRestorationActivityForScene:", since: 13)
        .meaning("the scene describes its state, for its next connection; no for nil")
    case .sceneRestoreInteractionState:
      .init("scene:restoreInteractionStateWithUserActivity:", since: 15)
        .meaning("a scene that has connected restores its state from the activity of its session")
        .with(.stateRestorationActivity)
    }
  }
}

extension TermRow {
  /// Adds what a scene connects with.
  fileprivate consuming func withConnectionOptions() -> TermRow {
    with(.urlContexts, .sourceApplication, .openInPlace, .notificationResponse, .userActivities)
      .with(.handoffActivityType, .shortcutItem, .cloudKitShare)
      .with(.webpageURL, .userInfo, .payload)
  }
}
