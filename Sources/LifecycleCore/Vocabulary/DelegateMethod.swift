/// A method of the app delegate or of a scene delegate that the system calls.
public enum DelegateMethod: UInt8, CaseIterable, Comparable, Sendable {
  // The app delegate's.
  case willFinishLaunching, didFinishLaunching, applicationDidFinishLaunching
  case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
  case didReceiveMemoryWarning, significantTimeChange
  case willChangeStatusBarFrame, didChangeStatusBarFrame
  case protectedDataWillBecomeUnavailable, protectedDataDidBecomeAvailable
  case handleOpenURL, openURLSourceApplication, openURLOptions
  case didReceiveRemoteNotification, didReceiveRemoteNotificationFetch, didReceiveLocalNotification
  case performFetch, handleBackgroundURLSession
  case willContinueUserActivity, continueUserActivity, performShortcutAction
  case shouldSaveState, shouldRestoreState, willEncodeState, didDecodeState
  case viewControllerWithPath
  case configurationForConnecting, didDiscardSceneSessions
  // The scene delegate's.
  case sceneWillConnect, sceneOpenURLContexts
  case sceneContinueUserActivity, windowScenePerformShortcutAction
  case sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive
  case sceneDidEnterBackground, sceneDidDisconnect, sceneStateRestorationActivity

  /// The selector as the documents write it.
  public var selector: String { word }

  /// The method's name in Swift.
  public var swiftName: String { row.swiftName }

  /// Whether the method answers yes or no.
  public var answersYesOrNo: Bool {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .handleOpenURL, .openURLSourceApplication,
      .openURLOptions, .willContinueUserActivity, .continueUserActivity, .shouldSaveState,
      .shouldRestoreState, .viewControllerWithPath, .sceneStateRestorationActivity:
      true
    default: false
    }
  }

  /// Whether the method is given a completion handler, which the app calls when it is done.
  public var hasCompletionHandler: Bool {
    switch self {
    case .didReceiveRemoteNotificationFetch, .performFetch, .handleBackgroundURLSession,
      .performShortcutAction, .windowScenePerformShortcutAction:
      true
    default: false
    }
  }

  /// Whether the method belongs to a scene delegate.
  public var isSceneMethod: Bool { self >= .sceneWillConnect }
}
