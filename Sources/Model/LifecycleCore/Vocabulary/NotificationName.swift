/// A notification that the system posts to the app's default notification center.
public enum NotificationName: UInt8, CaseIterable, Comparable, Sendable {
  // Notifications of the app, each paired with a delegate call.
  case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground
  case willEnterForeground, willTerminate, didReceiveMemoryWarning, significantTimeChange
  case willChangeStatusBarFrame, didChangeStatusBarFrame
  case protectedDataWillBecomeUnavailable, protectedDataDidBecomeAvailable
  // Notifications of scenes, from iOS 13.
  case sceneWillConnect, sceneWillEnterForeground, sceneDidActivate, sceneWillDeactivate
  case sceneDidEnterBackground, sceneDidDisconnect
  // Notifications of the device, queued while the app is suspended.
  case accessoryDidConnect, accessoryDidDisconnect, orientationDidChange
  case batteryLevelDidChange, batteryStateDidChange, proximityStateDidChange
  case screenDidConnect, screenDidDisconnect, screenModeDidChange
  case userDefaultsDidChange, currentLocaleDidChange
  // Notifications of the audio session.
  case audioInterruption, audioRouteChange
  // Notifications of the keyboard.
  case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide

  /// Whether a scene posts it.
  @_spi(Package) public var isOfScene: Bool {
    Self.rows[Int(rawValue)].traits.contains(.isOfScene)
  }

  /// The name, as written in the documents.
  public var name: String { word }
}

@_spi(Package) extension NotificationName: TermWord {
  /// The catalogue rows, built once.
  public static let rows = allCases.map { name in
    let row = name.catalogueRow
    let swiftName = name.swiftName(of: row.word)
    return row.inSwift(swiftName)
  }

  /// Returns the name in Swift: a property of the class that posts it, such as `UIScene.didActivateNotification`.
  private func swiftName(of name: String) -> String {
    switch self {
    case .accessoryDidConnect, .accessoryDidDisconnect:
      return "NSNotification.Name.\(name.dropLast("Notification".count))"
    case .userDefaultsDidChange: return "UserDefaults.didChangeNotification"
    case .currentLocaleDidChange: return "NSLocale.currentLocaleDidChangeNotification"
    case .keyboardWillShow, .keyboardDidShow, .keyboardWillHide, .keyboardDidHide:
      return "UIResponder.k\(name.dropFirst("UIK".count))"
    default:
      let poster = Self.posters.first { name.hasPrefix($0) } ?? ""
      let rest = name.dropFirst(poster.count)
      // The names about protected data end differently in Objective-C.
      let end = name.hasSuffix("Notification") ? "" : "Notification"
      return "\(poster).\(rest.prefix(1).lowercased())\(rest.dropFirst())\(end)"
    }
  }

  /// The classes that post notifications with their own name in front.
  private static let posters = [
    "UIApplication", "UIScene", "UIDevice", "UIScreen", "AVAudioSession",
  ]

  /// An exhaustive switch, so that the compiler finds a notification without a row.
  private var catalogueRow: TermRow {
    switch self {
    case .didFinishLaunching:
      .init("UIApplicationDidFinishLaunchingNotification", "the launch is done")
    case .didBecomeActive:
      .init("UIApplicationDidBecomeActiveNotification", "the app is active and gets user input")
    case .willResignActive:
      .init("UIApplicationWillResignActiveNotification", "the app is about to become inactive")
    case .didEnterBackground:
      .init("UIApplicationDidEnterBackgroundNotification", "the app is in the background", since: 4)
    case .willEnterForeground:
      .init("UIApplicationWillEnterForegroundNotification", since: 4)
        .meaning("the app leaves the background")
    case .willTerminate:
      .init("UIApplicationWillTerminateNotification", "the app is about to be terminated")
    case .didReceiveMemoryWarning:
      .init("UIApplicationDidReceiveMemoryWarningNotification", "memory is short")
    case .significantTimeChange:
      .init("UIApplicationSignificantTimeChangeNotification")
        .meaning("midnight passed, or the clock or time zone changed")
        .that(.isQueuedWhileSuspended)
    case .willChangeStatusBarFrame:
      .init("UIApplicationWillChangeStatusBarFrameNotification")
        .meaning("the status bar is about to grow or shrink")
    case .didChangeStatusBarFrame:
      .init("UIApplicationDidChangeStatusBarFrameNotification", "the status bar grew or shrank")
    case .protectedDataWillBecomeUnavailable:
      .init("UIApplicationProtectedDataWillBecomeUnavailable", since: 4)
        .meaning("protected files are about to be locked")
    case .protectedDataDidBecomeAvailable:
      .init("UIApplicationProtectedDataDidBecomeAvailable", since: 4)
        .meaning("protected files can be read again")
        .that(.isQueuedWhileSuspended)
    case .sceneWillConnect:
      .init("UISceneWillConnectNotification", "a scene connects", since: 13)
        .that(.isOfScene)
    case .sceneWillEnterForeground:
      .init("UISceneWillEnterForegroundNotification", "a scene comes to the screen", since: 13)
        .that(.isOfScene)
    case .sceneDidActivate:
      .init("UISceneDidActivateNotification", "a scene is active and gets user input", since: 13)
        .that(.isOfScene)
    case .sceneWillDeactivate:
      .init("UISceneWillDeactivateNotification", "a scene is about to become inactive", since: 13)
        .that(.isOfScene)
    case .sceneDidEnterBackground:
      .init("UISceneDidEnterBackgroundNotification", "a scene is off the screen", since: 13)
        .that(.isOfScene)
    case .sceneDidDisconnect:
      .init("UISceneDidDisconnectNotification", "the system disconnected a scene", since: 13)
        .that(.isOfScene)
    case .accessoryDidConnect:
      .init("EAAccessoryDidConnectNotification", "an accessory was connected", since: 3)
        .that(.isQueuedWhileSuspended)
    case .accessoryDidDisconnect:
      .init("EAAccessoryDidDisconnectNotification", "an accessory was disconnected", since: 3)
        .that(.isQueuedWhileSuspended)
    case .orientationDidChange:
      .init("UIDeviceOrientationDidChangeNotification", "the device was rotated")
        .that(.isQueuedWhileSuspended)
    case .batteryLevelDidChange:
      .init("UIDeviceBatteryLevelDidChangeNotification", "the battery's charge changed", since: 3)
        .that(.isQueuedWhileSuspended)
    case .batteryStateDidChange:
      .init("UIDeviceBatteryStateDidChangeNotification", since: 3)
        .meaning("the device is plugged in or unplugged, or its battery is full")
        .that(.isQueuedWhileSuspended)
    case .proximityStateDidChange:
      .init("UIDeviceProximityStateDidChangeNotification", "the proximity sensor changed", since: 3)
        .that(.isQueuedWhileSuspended)
    case .screenDidConnect:
      .init("UIScreenDidConnectNotification", since: OSVersion(3, 2))
        .meaning("an external display was connected")
        .that(.isQueuedWhileSuspended)
    case .screenDidDisconnect:
      .init("UIScreenDidDisconnectNotification", since: OSVersion(3, 2))
        .meaning("the external display was disconnected")
        .that(.isQueuedWhileSuspended)
    case .screenModeDidChange:
      .init("UIScreenModeDidChangeNotification", since: OSVersion(3, 2))
        .meaning("the external display changed its mode")
        .that(.isQueuedWhileSuspended)
    case .userDefaultsDidChange:
      .init("NSUserDefaultsDidChangeNotification", "the app's preferences changed")
        .that(.isQueuedWhileSuspended)
    case .currentLocaleDidChange:
      .init("NSCurrentLocaleDidChangeNotification", "the language or region changed")
        .that(.isQueuedWhileSuspended)
    case .audioInterruption:
      .init("AVAudioSessionInterruptionNotification", since: 6)
        .meaning("an interruption of what the app plays or records begins or ends")
        .with(.interruptionType, .shouldResume, .wasSuspended)
    case .audioRouteChange:
      .init("AVAudioSessionRouteChangeNotification", since: 6)
        .meaning("the audio comes from another device, or goes to one")
        .with(.reason, AudioRouteChange.self)
    case .keyboardWillShow:
      .init("UIKeyboardWillShowNotification", "the keyboard is about to appear")
    case .keyboardDidShow: .init("UIKeyboardDidShowNotification", "the keyboard appeared")
    case .keyboardWillHide:
      .init("UIKeyboardWillHideNotification", "the keyboard is about to disappear")
    case .keyboardDidHide: .init("UIKeyboardDidHideNotification", "the keyboard disappeared")
    }
  }
}
