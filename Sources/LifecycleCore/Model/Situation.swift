/// What the device shows; our app is one thing among others.
public enum Place: UInt8, CaseIterable, Sendable {
  /// The home screen.
  case homeScreen
  /// Our app.
  case app
  /// Another app.
  case otherApp
  /// The screen of a call that is on.
  case callScreen
  /// The lock screen.
  case lockScreen

  /// The word of the language.
  public var word: String {
    switch self {
    case .homeScreen: "home-screen"
    case .app: "app"
    case .otherApp: "other-app"
    case .callScreen: "call-screen"
    case .lockScreen: "lock-screen"
    }
  }

  /// The place in words, for a diagnostic.
  public var words: String {
    switch self {
    case .homeScreen: "the home screen is in front"
    case .app: "the app is in front"
    case .otherApp: "another app is in front"
    case .callScreen: "the call screen is in front"
    case .lockScreen: "the lock screen is in front"
    }
  }
}

/// What lies over the thing in front.
public enum Cover: UInt8, CaseIterable, Sendable {
  /// A ringing call.
  case ringing
  /// An alert whose acceptance opens another app.
  case alert
  /// A question whose answer goes on with the app, such as a permission.
  case panel
  /// The app switcher.
  case switcher
  /// The notification centre.
  case notificationCentre
  /// The control centre.
  case controlCentre
  /// Siri.
  case siri
  /// Icons that wiggle, ready to be moved or removed.
  case wigglingIcons

  /// The word of the language.
  public var word: String {
    switch self {
    case .ringing: "ringing-call"
    case .alert: "alert"
    case .panel: "permission-alert"
    case .switcher: "switcher"
    case .notificationCentre: "notification-centre"
    case .controlCentre: "control-centre"
    case .siri: "siri"
    case .wigglingIcons: "wiggling-icons"
    }
  }

  /// The cover in words, for a diagnostic.
  public var words: String {
    switch self {
    case .ringing: "a ringing call"
    case .alert: "an alert"
    case .panel: "a permission alert"
    case .switcher: "the app switcher"
    case .notificationCentre: "the notification centre"
    case .controlCentre: "the control centre"
    case .siri: "Siri"
    case .wigglingIcons: "wiggling icons"
    }
  }
}

/// Something that is true or false of the world at a moment, by which rules are chosen.
///
/// To say more in a rule, add a fact here, compute it in `Machine.facts` and say it in `Condition+Words.swift`. Where it
/// is the same for every app, `ForeseenWorld` can know it, too.
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
  /// UIApplicationMain is told no class for the delegate, which comes from the main nib.
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
  /// Sessions were discarded while nobody could be told.
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
  /// The view of the view controller that was warned is in memory and lies in no other.
  case viewIsLoose
  /// A view controller that is seen turns its views as the device is held.
  case viewsTurn
  /// The first responder takes what is typed.
  case takesTyping
  /// A navigation controller that is seen shows another view controller than its first.
  case canGoBack
  /// An external display is connected.
  case displayIsConnected
  /// It is what the Simulator cannot do.
  case isBeyondSimulator

  /// Those that never change within a test case.
  ///
  /// Computed, since each trigger asks: a constant costs nothing, and what is made once asks whether it was made.
  static var fixed: UInt64 {
    let device = isPad.mask | telephony.mask | multitasks.mask | protectsData.mask
    let launch = loadsNib.mask | loadsStoryboard.mask | delegateIsInNib.mask
    return device | launch | staysInBackground.mask | optedOut.mask | keepsAccessories.mask
      | runsAsPhoneApp.mask | launchesAfterRestart.mask | limitsTasks.mask
  }

  var mask: UInt64 { 1 << UInt64(rawValue) }
}
