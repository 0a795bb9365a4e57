/// A statement about the environment that is true or false at a moment, used in the conditions of rules.
///
/// To add one, add its case and phrase here, and its evaluation to `Machine.holds`. If its value does not depend on the
/// app, `LifeCycleState` can evaluate it, too.
enum Fact: UInt8, CaseIterable {
  // Capabilities of OS, SDK, device and app.
  case staysInBackground, multitasks, optedOut, isPad, telephony, protectsData,
    keepsAccessories, loadsNib, loadsStoryboard, delegateIsInNib, isInCompatibilityMode,
    requiresScenes, lacksSceneConfiguration, hasEmptySceneManifest, lacksAppDelegate, usesSwiftUI,
    hasSessionClosure, supportsWindows, hasNamedScenes, showsOnDisplay, countsAutomatically
  // Overlays over the screen.
  case isCovered, isRinging, callIsInBanner, callRings, callIsOn, callTookFront, bannerIsShown,
    notificationsAreAlerts, statusBarIsTall, isLocked
  // URLs and scenes.
  case hasURL, refusedURL, launchedWithOptions, sceneIsConnected, lacksSceneDelegate,
    sceneHasStoryboard,
    hasSession, sessionsWereDiscarded
  // Several scenes.
  case otherSceneIsForward, otherSceneIsActive, shownScenesAreConnected, windowExists,
    otherWindowExists, windowIsForward, windowIsInBackground, targetIsElsewhere,
    configuresScene, requestsScene
  // Other apps on the screen, from iOS 9 on an iPad.
  case otherAppIsBeside, requiresFullScreen, windowCanBeCovered, windowIsCovered, sceneIsCovered,
    targetIsCovered
  // Launching and events.
  case setsNotificationDelegateLate, connectedWithResponse, hasPushEntitlement, awaitsToken,
    awaitsActivity
  case wasForceQuit, awaitsFirstUnlock, canBeWokenByEvent, hasUnfinishedEvent,
    eventIsAwaited, sessionEventIsOverdue, fetchIsOverdue, notificationWaits,
    notificationIsPresented
  // Permissions.
  case permissionIsKnown, permissionIsPending, lacksUsageDescription
  // Audio.
  case usesAudio, audioIsInterrupted
  // Background URL sessions.
  case sessionExists, sessionLaunchesNot, transferIsDiscretionary
  // The process and its resources.
  case isLaunching, hasWindow, viewsAreInstalled, makesWindowWithoutScene, hasWindowWithoutScene,
    hasArchive, hasTasks, isInstalled,
    keysAreDiscarded, needsUnlock, needsFirstUnlock, fileIsOpen, canBeginTasks, limitsTasks,
    exceedsTaskLimit,
    drawsWithGraphics, usesSharedResource, resourceIsClaimed
  // Tasks of BGTaskScheduler, and locked files.
  case permitsTasks, schedulesTasks, taskIsPermitted, taskIsContinued, taskIsRegistered,
    taskIsPending,
    taskCanExpire, taskIsOverdue, requestIsPermitted, requestIsContinued, exceedsRequestLimit,
    hasFinishedLaunching, taskRunsInClosure, closureCanBeCancelled, locksFile, locksSharedFile
  // VoIP.
  case declaresVoIP, mustReportCalls
  // The foreground app.
  case presentsAlert, memorySuffices, presentsScreen, previewsDocument, isEnteringBackground
  // Input and the interface.
  case receivesInput, inputIsDelayed, actionHasTarget, wantsKeyboard, keyboardIsShown,
    hasSensorTarget, warnedViewCanUnload, viewsRotate, acceptsTyping, canGoBack
  // The device.
  case displayIsConnected, isSimulator, exceedsSimulator, isInLowPowerMode, allowsBackgroundRefresh,
    hasDebugger

  /// A clause without a full stop for the rules page, also used to explain why an action is not possible.
  var phrase: String {
    switch self {
    case .staysInBackground: "OS, SDK, device and app allow running in the background"
    case .multitasks: "OS, SDK and device support running in the background"
    case .optedOut: "the app opted out of the background (`UIApplicationExitsOnSuspend`)"
    case .isPad: "the device is an iPad"
    case .telephony: "phone calls reach the device"
    case .protectsData: "files are protected while the device is locked"
    case .keepsAccessories: "accessories stay with the app in the background"
    case .loadsNib: "the main interface file is a nib"
    case .loadsStoryboard: "the main interface file is a storyboard"
    case .delegateIsInNib: "the delegate comes from the main nib"
    case .countsAutomatically: "references are counted automatically"
    case .isInCompatibilityMode: "an iPhone app runs on an iPad"
    case .requiresScenes: "the app was built with the SDK of iOS 27 or later, which requires scenes"
    case .lacksSceneConfiguration:
      "neither the scene manifest nor the app delegate has a configuration for the app's windows"
    case .hasEmptySceneManifest: "the scene manifest has no configuration for the app's windows"
    case .lacksAppDelegate: "`main` names the class of an app delegate that the app does not have"
    case .usesSwiftUI: "the app is a SwiftUI app"
    case .hasSessionClosure:
      "the app is a SwiftUI app with a closure for background URL sessions"
    case .supportsWindows: "the app supports several scenes, on an iPad"
    case .hasNamedScenes: "the app's scenes have names"
    case .configuresScene: "the app is asked for the configuration of a scene"
    case .showsOnDisplay:
      "the app has a configuration for the scene of an external display, for which it need not ask"
    case .otherSceneIsForward: "another scene of the app is in the foreground"
    case .otherSceneIsActive: "another scene of the app is active"
    case .shownScenesAreConnected: "each scene that comes to the screen is connected"
    case .windowExists: "the window that the action names exists"
    case .otherWindowExists: "the app has another window"
    case .windowIsForward: "that window is in the foreground"
    case .windowIsInBackground: "the scene of that window is in the background"
    case .targetIsElsewhere: "the action names a scene that is not in the foreground"
    case .requestsScene: "the app requests the scene"
    case .otherAppIsBeside: "another app is beside the app"
    case .requiresFullScreen: "the app requires the full screen (`UIRequiresFullScreen`)"
    case .windowCanBeCovered: "the scene of that window is active"
    case .windowIsCovered: "a window of another app covers that window"
    case .sceneIsCovered: "a window of another app covers the scene"
    case .targetIsCovered: "a window of another app covers the scene that is to receive it"
    case .isCovered: "the screen is covered"
    case .isRinging: "a ringing call covers the screen"
    case .callIsInBanner: "a call is ringing in a banner"
    case .callRings: "a call is ringing"
    case .callIsOn: "a call is in progress"
    case .callTookFront: "the call took the front from the app"
    case .bannerIsShown: "a banner is shown"
    case .notificationsAreAlerts: "the user has chosen alerts for notifications"
    case .statusBarIsTall: "the in-call status bar is shown"
    case .isLocked: "the device is locked"
    case .hasURL: "a URL is kept for the app"
    case .refusedURL: "the launch methods refused the URL"
    case .launchedWithOptions: "the app was launched through the method with options"
    case .sceneIsConnected: "a scene is connected"
    case .lacksSceneDelegate: "the scene has no delegate"
    case .sceneHasStoryboard: "the configuration of the scene names a storyboard"
    case .hasSession: "the scene's session already exists"
    case .sessionsWereDiscarded: "sessions were discarded while the app could not be notified"
    case .setsNotificationDelegateLate:
      "the app sets the delegate of the notification center after the launch"
    case .connectedWithResponse: "the scene connected with the response to a notification"
    case .hasPushEntitlement: "the app has the entitlement `aps-environment`"
    case .awaitsActivity: "an activity is on its way to the app"
    case .awaitsToken: "the app has asked for a token for pushes"
    case .wasForceQuit: "the user force-quit the app"
    case .awaitsFirstUnlock: "the device was restarted and, with a passcode, not unlocked since"
    case .canBeWokenByEvent: "the OS has the event, and the app declares what the event requires"
    case .hasUnfinishedEvent: "the app has not completed the handling of an event"
    case .eventIsAwaited: "the system waits for the app to handle an event"
    case .sessionEventIsOverdue:
      "the time for the events of a background URL session has expired"
    case .fetchIsOverdue: "the time for a background fetch has expired"
    case .notificationWaits: "a notification of the app was shown and not tapped"
    case .sessionExists: "the process has created the background URL session"
    case .sessionLaunchesNot: "the background URL session does not launch the app"
    case .transferIsDiscretionary: "the transfer is discretionary, or starts in the background"
    case .notificationIsPresented: "a notification is presented in the foreground app"
    case .permissionIsKnown: "the user has granted or denied the permission"
    case .permissionIsPending: "another request for a permission waits for the user"
    case .lacksUsageDescription:
      "the Info.plist lacks the usage description of the permission"
    case .usesAudio: "the app plays or records audio"
    case .audioIsInterrupted: "the app's audio is interrupted"
    case .isLaunching: "a launch is under way"
    case .hasWindow: "the app has a window"
    case .viewsAreInstalled: "the view is in the window"
    case .makesWindowWithoutScene:
      "the app makes a window without a scene, or no scene is connected to which it could belong"
    case .hasWindowWithoutScene: "the app has a window without a scene, and a scene is connected"
    case .hasArchive: "state was preserved for the next launch"
    case .hasTasks: "a background task is running"
    case .isInstalled: "the app is installed"
    case .keysAreDiscarded: "the keys of protected files are discarded"
    case .needsUnlock: "the file or item cannot be read while the device is locked"
    case .needsFirstUnlock: "the file or item cannot be read before the first unlock"
    case .fileIsOpen: "the file is open"
    case .canBeginTasks: "more background tasks can begin"
    case .limitsTasks: "the OS limits the number of background tasks"
    case .exceedsTaskLimit: "the app has 1,000 background tasks"
    case .drawsWithGraphics: "OpenGL ES still executes commands of the app"
    case .usesSharedResource: "the app uses a shared resource"
    case .resourceIsClaimed: "the foreground app holds the resource"
    case .permitsTasks: "the Info.plist has BGTaskSchedulerPermittedIdentifiers"
    case .schedulesTasks: "the device is not the Simulator, and the user allows background refresh"
    case .taskIsPermitted: "the Info.plist permits the task's identifier"
    case .taskIsContinued: "only a wildcard in the Info.plist permits the task's identifier"
    case .taskIsRegistered: "a launch handler is registered for the task"
    case .taskIsPending: "a request for the task is pending, and its earliest begin date has come"
    case .taskCanExpire: "the task is running and has not expired"
    case .taskIsOverdue: "an expired task was not completed in time"
    case .requestIsPermitted:
      "the Info.plist permits the task's identifier and has the background mode of the request"
    case .requestIsContinued: "the request is for a continued task"
    case .exceedsRequestLimit: "too many other requests of the kind are pending"
    case .hasFinishedLaunching: "didFinishLaunching has returned"
    case .taskRunsInClosure:
      "the task is a refresh for which a SwiftUI app has a closure, and no launch handler"
    case .closureCanBeCancelled: "a closure for a background URL session has not returned"
    case .locksFile: "the app holds a lock on a file, not on the Simulator"
    case .locksSharedFile:
      "the app holds a lock on a file in a shared container, not on the Simulator"
    case .declaresVoIP: "the app declares VoIP"
    case .mustReportCalls:
      "the app declares VoIP, and was built with the SDK of iOS 13 or later"
    case .presentsAlert: "the app presents an alert"
    case .memorySuffices: "there is enough memory"
    case .presentsScreen: "a standard screen is shown inside the app"
    case .previewsDocument: "the standard screen shows a document"
    case .isEnteringBackground: "the overdue callback is the one for entering the background"
    case .receivesInput: "the app is active and is not resigning active"
    case .inputIsDelayed: "the input is delayed"
    case .actionHasTarget: "the control has a target"
    case .wantsKeyboard:
      "the view chosen as the first responder accepts text, and no hardware keyboard is connected"
    case .keyboardIsShown: "the keyboard is shown"
    case .hasSensorTarget: "an object is registered for the sensor's readings"
    case .warnedViewCanUnload: "its view is in memory and has no superview"
    case .viewsRotate: "a visible view controller supports the orientation"
    case .acceptsTyping: "the first responder accepts typed text"
    case .canGoBack: "a navigation controller can go back"
    case .displayIsConnected: "an external display is connected"
    case .isInLowPowerMode: "Low Power Mode is on"
    case .allowsBackgroundRefresh: "the user allows background refresh"
    case .hasDebugger: "a debugger is attached to the app"
    case .isSimulator: "the device is the Simulator"
    case .exceedsSimulator: "the Simulator does not support it"
    }
  }
}
