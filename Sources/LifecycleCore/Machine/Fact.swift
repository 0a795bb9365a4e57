/// Something that is true or false of the world at a moment, by which rules are chosen.
///
/// To express more in a rule, add a fact with its words here, and say in `Machine.holds` when it is true. Where it is the
/// same for every app, `LifeCycleState` can know it, too.
enum Fact: UInt8, CaseIterable {
  /// The app stays in the background when it leaves the foreground: OS, SDK and device allow it, the app did not opt out.
  case staysInBackground
  /// OS, SDK and device have a background at all.
  case multitasks
  /// It could stay, but opted out (UIApplicationExitsOnSuspend).
  case optedOut
  /// The device is an iPad.
  case isPad
  /// Phone calls reach the device.
  case telephony
  /// Files are protected while the device is locked.
  case protectsData
  /// Accessories stay with the app in the background.
  case keepsAccessories
  /// The main interface file is a nib.
  case loadsNib
  /// The main interface file is a storyboard.
  case loadsStoryboard
  /// UIApplicationMain receives no class for the delegate, which comes from the main nib.
  case delegateIsInNib
  /// An iPhone app on an iPad.
  case runsAsPhoneApp
  /// Something lies over what is in front.
  case isCovered
  /// A call rings.
  case isRinging
  /// A call is on.
  case callIsOn
  /// The call that is on took the app from the front.
  case callTookFront
  /// A banner is shown.
  case bannerIsShown
  /// The user wants notifications as alerts.
  case notificationsAreAlerts
  /// The app's status bar is the taller one.
  case statusBarIsTall
  /// The device is locked, if perhaps with a call in front.
  case isLocked
  /// A URL waits to be handed over.
  case hasURL
  /// The launch methods refused the URL.
  case refusedURL
  /// The launch went through the method with options.
  case launchedWithOptions
  /// A scene is connected.
  case sceneIsConnected
  /// The scene's session is known from before.
  case sessionIsKnown
  /// Sessions were discarded while nobody could be notified.
  case sessionsWereDiscarded
  /// The user force-quit the app.
  case wasForceQuit
  /// The device was restarted and, with a passcode, not unlocked since.
  case awaitsFirstUnlock
  /// The OS knows the event, and the app declares what it needs.
  case declaresEvent
  /// The app declares VoIP, on a version that launches such an app after a restart.
  case launchesAfterRestart
  /// The app owes something to an event: its callback runs, or its completion handler is kept.
  case owesHandler
  /// The system waits for the app to be done with one of these events.
  case isAwaited
  /// The user was shown a notification of the app and has not tapped it.
  case notificationWaits
  /// A launch is under way.
  case isLaunching
  /// A window was made.
  case hasWindow
  /// The view controller's view lies in the window.
  case viewsAreInstalled
  /// State was kept for the next launch.
  case hasArchive
  /// A background task is live.
  case hasTasks
  /// The app is installed.
  case isInstalled
  /// The keys of protected files are gone.
  case keysAreGone
  /// The file that the app asks for is protected.
  case fileIsProtected
  /// The file that the app asks for is open.
  case fileIsOpen
  /// More background tasks can begin.
  case canBeginTasks
  /// The OS limits how many background tasks an app may have at a time.
  case limitsTasks
  /// The app has as many background tasks as that limit allows.
  case exceedsTaskLimit
  /// OpenGL ES still works on what the app asked for.
  case drawsWithGraphics
  /// The app uses a resource that all apps share.
  case usesSharedResource
  /// The app in front has the shared resource that is asked for.
  case resourceIsClaimed
  /// The app presents an alert or an action sheet.
  case presentsAlert
  /// The system has got back the memory that it needs.
  case memorySuffices
  /// A standard screen is shown inside the app.
  case presentsScreen
  /// It shows a document.
  case previewsDocument
  /// The callback that runs late is the one of entering the background.
  case isEnteringBackground
  /// What the user does reaches the app.
  case takesInput
  /// What the user does is still to come.
  case inputComesLater
  /// The control that sends an action message has a target for it.
  case actionHasTarget
  /// The view that is to be the first responder takes text, and no hardware keyboard is connected.
  case wantsKeyboard
  /// The keyboard is shown.
  case keyboardIsShown
  /// An object was named for the sensor's readings.
  case isDesignated
  /// The view of the view controller that was warned is in memory and has no superview.
  case viewIsLoose
  /// A visible view controller turns its views as the device is held.
  case viewsTurn
  /// The first responder takes what is typed.
  case takesTyping
  /// A visible navigation controller shows another view controller than its first.
  case canGoBack
  /// An external display is connected.
  case displayIsConnected
  /// It is what the Simulator cannot do.
  case isBeyondSimulator
}

extension Fact {
  /// The fact as a sentence without a full stop, which also explains why an action is not possible.
  var words: String {
    switch self {
    case .staysInBackground: "OS, SDK, device and app allow the background"
    case .optedOut: "the app opted out of the background (`UIApplicationExitsOnSuspend`)"
    case .isPad: "the device is an iPad"
    case .telephony: "phone calls reach the device"
    case .protectsData: "files are protected while the device is locked"
    case .keepsAccessories: "accessories stay with the app in the background"
    case .loadsNib: "the main interface file is a nib"
    case .loadsStoryboard: "the main interface file is a storyboard"
    case .delegateIsInNib: "the delegate comes from the main nib"
    case .isCovered: "something lies over what is in front"
    case .isRinging: "a call rings"
    case .callIsOn: "a call is on"
    case .callTookFront: "the call that is on took the app from the front"
    case .bannerIsShown: "a banner is shown"
    case .notificationsAreAlerts: "the user wants notifications as alerts"
    case .statusBarIsTall: "the status bar is the taller one"
    case .isInstalled: "the app is installed"
    case .keysAreGone: "the keys of protected files are gone"
    case .fileIsProtected: "the file is protected"
    case .fileIsOpen: "the file is open"
    case .multitasks: "OS, SDK and device have a background"
    case .isLocked: "the device is locked"
    case .hasURL: "a URL waits to be handed over"
    case .refusedURL: "the launch methods refused the URL"
    case .launchedWithOptions: "the launch went through the method with options"
    case .sceneIsConnected: "a scene is connected"
    case .sessionIsKnown: "the scene's session is known from before"
    case .sessionsWereDiscarded: "sessions were discarded while the app could not be notified"
    case .wasForceQuit: "the user force-quit the app"
    case .awaitsFirstUnlock: "the device was restarted and, with a passcode, not unlocked since"
    case .declaresEvent: "the OS knows the event, and the app declares what it needs"
    case .launchesAfterRestart:
      "the app declares VoIP, and the OS launches such an app after a restart"
    case .owesHandler: "the app owes something to an event"
    case .isAwaited: "the system waits for the app to be done with an event"
    case .notificationWaits: "a notification of the app was shown and not tapped"
    case .isLaunching: "a launch is under way"
    case .viewsAreInstalled: "the view lies in the window"
    case .hasArchive: "state was kept for the next launch"
    case .hasTasks: "a background task is live"
    case .canBeginTasks: "more background tasks can begin"
    case .limitsTasks: "the OS limits the number of background tasks"
    case .exceedsTaskLimit: "the app has 1,000 background tasks"
    case .drawsWithGraphics: "OpenGL ES still works on what the app asked for"
    case .usesSharedResource: "the app uses a shared resource"
    case .resourceIsClaimed: "the app in front has that resource"
    case .presentsAlert: "the app presents an alert"
    case .presentsScreen: "a standard screen is shown inside the app"
    case .previewsDocument: "it shows a document"
    case .runsAsPhoneApp: "an iPhone app runs on an iPad"
    case .memorySuffices: "there is enough memory"
    case .takesInput: "the app is active and has not been asked to resign"
    case .hasWindow: "the app has a window"
    case .isEnteringBackground: "the callback that runs late is the one of entering the background"
    case .inputComesLater: "it is still to come"
    case .actionHasTarget: "the control has a target"
    case .wantsKeyboard:
      "the view that is to be the first responder takes text, without a hardware keyboard"
    case .keyboardIsShown: "the keyboard is shown"
    case .isDesignated: "an object was named for the sensor's readings"
    case .viewIsLoose: "its view is in memory and has no superview"
    case .viewsTurn: "a visible view controller supports the orientation"
    case .takesTyping: "the first responder takes what is typed"
    case .canGoBack: "a navigation controller has something to go back to"
    case .displayIsConnected: "an external display is connected"
    case .isBeyondSimulator: "the Simulator cannot do it"
    }
  }
}
