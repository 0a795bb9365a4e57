/// A notification that the system posts to the app's default notification centre.
public enum NotificationName: UInt8, CaseIterable, Sendable {
  // The app's own, each the twin of a delegate call.
  case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground
  case willEnterForeground, willTerminate, didReceiveMemoryWarning, significantTimeChange
  case willChangeStatusBarFrame, didChangeStatusBarFrame
  case protectedDataWillBecomeUnavailable, protectedDataDidBecomeAvailable
  // The scenes', from iOS 13.
  case sceneWillConnect, sceneWillEnterForeground, sceneDidActivate, sceneWillDeactivate
  case sceneDidEnterBackground, sceneDidDisconnect
  // The device's, queued while the app is suspended.
  case accessoryDidConnect, accessoryDidDisconnect, orientationDidChange
  case batteryLevelDidChange, batteryStateDidChange, proximityStateDidChange
  case screenDidConnect, screenDidDisconnect, screenModeDidChange
  case userDefaultsDidChange, currentLocaleDidChange
  // The keyboard's.
  case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide

  /// The name as the documents write it.
  public var name: String {
    switch self {
    case .didFinishLaunching: "UIApplicationDidFinishLaunchingNotification"
    case .didBecomeActive: "UIApplicationDidBecomeActiveNotification"
    case .willResignActive: "UIApplicationWillResignActiveNotification"
    case .didEnterBackground: "UIApplicationDidEnterBackgroundNotification"
    case .willEnterForeground: "UIApplicationWillEnterForegroundNotification"
    case .willTerminate: "UIApplicationWillTerminateNotification"
    case .didReceiveMemoryWarning: "UIApplicationDidReceiveMemoryWarningNotification"
    case .significantTimeChange: "UIApplicationSignificantTimeChangeNotification"
    case .willChangeStatusBarFrame: "UIApplicationWillChangeStatusBarFrameNotification"
    case .didChangeStatusBarFrame: "UIApplicationDidChangeStatusBarFrameNotification"
    case .protectedDataWillBecomeUnavailable: "UIApplicationProtectedDataWillBecomeUnavailable"
    case .protectedDataDidBecomeAvailable: "UIApplicationProtectedDataDidBecomeAvailable"
    case .sceneWillConnect: "UISceneWillConnectNotification"
    case .sceneWillEnterForeground: "UISceneWillEnterForegroundNotification"
    case .sceneDidActivate: "UISceneDidActivateNotification"
    case .sceneWillDeactivate: "UISceneWillDeactivateNotification"
    case .sceneDidEnterBackground: "UISceneDidEnterBackgroundNotification"
    case .sceneDidDisconnect: "UISceneDidDisconnectNotification"
    case .accessoryDidConnect: "EAAccessoryDidConnectNotification"
    case .accessoryDidDisconnect: "EAAccessoryDidDisconnectNotification"
    case .orientationDidChange: "UIDeviceOrientationDidChangeNotification"
    case .batteryLevelDidChange: "UIDeviceBatteryLevelDidChangeNotification"
    case .batteryStateDidChange: "UIDeviceBatteryStateDidChangeNotification"
    case .proximityStateDidChange: "UIDeviceProximityStateDidChangeNotification"
    case .screenDidConnect: "UIScreenDidConnectNotification"
    case .screenDidDisconnect: "UIScreenDidDisconnectNotification"
    case .screenModeDidChange: "UIScreenModeDidChangeNotification"
    case .userDefaultsDidChange: "NSUserDefaultsDidChangeNotification"
    case .currentLocaleDidChange: "NSCurrentLocaleDidChangeNotification"
    case .keyboardWillShow: "UIKeyboardWillShowNotification"
    case .keyboardDidShow: "UIKeyboardDidShowNotification"
    case .keyboardWillHide: "UIKeyboardWillHideNotification"
    case .keyboardDidHide: "UIKeyboardDidHideNotification"
    }
  }

  /// The first OS version that posts it.
  public var since: OSVersion {
    switch self {
    case .didFinishLaunching, .didBecomeActive, .willResignActive, .willTerminate,
      .didReceiveMemoryWarning, .significantTimeChange, .willChangeStatusBarFrame,
      .didChangeStatusBarFrame, .orientationDidChange, .userDefaultsDidChange,
      .currentLocaleDidChange, .keyboardWillShow, .keyboardDidShow, .keyboardWillHide,
      .keyboardDidHide:
      OSVersion(2)
    case .accessoryDidConnect, .accessoryDidDisconnect, .batteryLevelDidChange,
      .batteryStateDidChange, .proximityStateDidChange:
      OSVersion(3)
    case .screenDidConnect, .screenDidDisconnect, .screenModeDidChange: OSVersion(3, 2)
    case .didEnterBackground, .willEnterForeground, .protectedDataWillBecomeUnavailable,
      .protectedDataDidBecomeAvailable:
      OSVersion(4)
    case .sceneWillConnect, .sceneWillEnterForeground, .sceneDidActivate, .sceneWillDeactivate,
      .sceneDidEnterBackground, .sceneDidDisconnect:
      OSVersion(13)
    }
  }
}
