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
  case scenePhaseActive, scenePhaseInactive, scenePhaseBackground
  // Methods of the scene delegate.
  case sceneWillConnect, sceneOpenURLContexts
  case sceneWillContinueUserActivity, sceneContinueUserActivity
  case sceneDidFailToContinueUserActivity, sceneDidUpdateUserActivity
  case windowSceneUserDidAcceptCloudKitShare, windowScenePerformShortcutAction
  case sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive
  case sceneDidEnterBackground, sceneDidDisconnect, sceneStateRestorationActivity

  /// The selector, as written in the documents.
  public var selector: String { word }

  /// The Swift name of the method.
  public var swiftName: String { Self.swiftNames[Int(rawValue)] }

  /// The Swift names of all methods, read once.
  private static let swiftNames = allCases.map { MethodDeclaration($0.declaration).swiftName }

  /// Whether the method answers yes or no: with a Boolean value, or with an object or nil.
  public var answersYesOrNo: Bool {
    declaration.hasSuffix("-> Bool") || declaration.hasSuffix("?")
  }

  /// Whether the method receives a completion handler.
  public var hasCompletionHandler: Bool { declaration.hasSuffix("-> Void)") }

  /// Whether it is a closure or an initializer of a SwiftUI app.
  public var isSwiftUI: Bool { self >= .swiftUIInit && self <= .scenePhaseBackground }

  /// Whether the method belongs to a scene delegate.
  public var isSceneMethod: Bool { self >= .sceneWillConnect }

  /// Whether the method is called for one scene, on its delegate or on the app delegate.
  public var isAboutScene: Bool { isSceneMethod || self == .configurationForConnecting }

  /// The method of the app delegate that is called instead in an app without scenes; nil if there is none.
  public var appCounterpart: DelegateMethod? {
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
  public var sceneCounterpart: DelegateMethod? {
    switch self {
    case .handleOpenURL, .openURLSourceApplication: .sceneOpenURLContexts
    default: Self.allCases.first { $0 != .sceneWillConnect && $0.appCounterpart == self }
    }
  }
}
