extension ActionKind {
  /// The entry of an action of the user; nil for any other action.
  var userEntry: ActionDescription? {
    switch self {
    case .tapIcon:
      .user("tap-icon", "taps the app's icon on the home screen")
        .inRecordings(.mostOften)
        .inWalks(.often)
    case .pressHome:
      .user("press-home", "presses the Home button")
        .inRecordings(.mostOften)
        .inWalks(.often)
    case .openSwitcher:
      .user("open-switcher", "opens the app switcher (double-clicks the Home button)")
        .inRecordings(.often)
    case .chooseApp:
      .user("choose-app", "chooses the app in the switcher")
        .inRecordings(.often)
    case .openOtherApp: .user("open-other-app", "opens another app").with(.otherApp)
    case .removeFromSwitcher:
      .user("remove-from-switcher", "removes the app from the switcher, which kills it")
        .inRecordings(.seldom)
    case .acceptCall:
      .user("accept-call", "answers the ringing call")
        .inRecordings(.seldom)
    case .declineCall:
      .user("decline-call", "declines the ringing call")
        .inRecordings(.often)
    case .endCall:
      .user("end-call", "ends the call in progress")
        .inRecordings(.seldom)
    case .acceptAlert: .user("accept-alert", "accepts the alert in front, which opens its app")
    case .dismissAlert:
      .user("dismiss-alert", "dismisses the alert in front")
        .inRecordings(.seldom)
    case .tapBanner: .user("tap-banner", "taps the banner, which opens its app")
    case .pullDownBanner:
      .user("pull-down-banner", "pulls the banner down into Notification Center")
    case .cancelAppAlert:
      .user("cancel-app-alert", "cancels the alert or action sheet that the app presents")
    case .openNotificationCenter:
      .user("open-notification-center", "opens Notification Center")
        .inRecordings(.seldom)
    case .closeNotificationCenter:
      .user("close-notification-center", "closes Notification Center")
        .inRecordings(.seldom)
    case .openControlCenter: .user("open-control-center", "opens Control Center")
    case .closeControlCenter: .user("close-control-center", "closes Control Center")
    case .openSiri: .user("open-siri", "holds the Home button to speak to Siri")
    case .closeSiri: .user("close-siri", "dismisses Siri")
    case .lock:
      .user("lock", "presses the Sleep/Wake button")
        .inRecordings(.mostOften)
    case .unlock:
      .user("unlock", "wakes and unlocks the device")
        .inRecordings(.mostOften)
        .inWalks(.often)
    case .tapNotification:
      .user("tap-notification", "taps the newest notification of the app, which opens the app")
        .arrivingInScene()
        .bringing(.notification)
        .inRecordings(.often)
    case .chooseNotificationAction:
      .user(
        "choose-notification-action",
        "chooses an action of the app's newest notification that does not open the app"
      )
      .optional("name", .name(.other), "the action's identifier")
      .launching(for: .notificationAction)
      .inRecordings(.seldom)
    case .continueActivity:
      .user("continue-activity", "continues an activity from another device or from a web page")
        .required("type", .name(.payload), "the activity's type")
        .optional("on-its-way", .flag, "whether its data is still being transferred")
        .arrivingInScene()
        .launching(for: .activity)
        .inRecordings(.seldom)
    case .acceptCloudKitShare:
      .user("accept-cloudkit-share", "opens the link of a CloudKit share and accepts it")
        .required("share", .name(.payload), "the share's name")
        .launching(for: .cloudKitShare)
        .inRecordings(.seldom)
    case .chooseQuickAction:
      .user("choose-quick-action", "chooses a quick action of the app's icon on the home screen")
        .required("type", .name(.payload), "the action's type")
        .arrivingInScene()
        .launching(for: .quickAction)
        .inRecordings(.seldom)
    case .rotate:
      .user("rotate", "rotates the device")
        .required("to", Orientation.self, "the new orientation")
        .changing(.orientation)
        .inRecordings(.seldom, notifications: [.orientationDidChange])
    case .changeSettings:
      .user("change-settings", "changes the app's preferences in Settings")
        .changing(.settings)
        .inRecordings(.seldom, notifications: [.userDefaultsDidChange])
    case .changeLocale:
      .user("change-locale", "changes the language or region in Settings")
        .optional("language", .text, "the language from then on")
        .changing(.locale)
        .inRecordings(.seldom, notifications: [.currentLocaleDidChange])
    case .connectAccessory:
      .user("connect-accessory", "connects an external accessory")
        .optional("name", .name(.other), "which one, if there are several")
        .changing(.accessory, to: 1)
        .inRecordings(.seldom, notifications: [.accessoryDidConnect, .accessoryDidDisconnect])
    case .disconnectAccessory:
      .user("disconnect-accessory", "disconnects an external accessory")
        .optional("name", .name(.other), "which one, if there are several")
        .changing(.accessory, to: 0)
        .inRecordings(.seldom, notifications: [.accessoryDidConnect, .accessoryDidDisconnect])
    case .connectDisplay:
      .user("connect-display", "connects an external display")
        .changing(.display, to: 1)
        .inRecordings(
          .seldom,
          notifications: [.screenDidConnect, .screenDidDisconnect, .screenModeDidChange]
        )
    case .disconnectDisplay:
      .user("disconnect-display", "disconnects the external display")
        .changing(.display, to: 0)
        .inRecordings(
          .seldom,
          notifications: [.screenDidConnect, .screenDidDisconnect, .screenModeDidChange]
        )
    case .chooseNotificationStyle:
      .user("choose-notification-style", "chooses in Settings how notifications are shown")
        .required("style", NotificationStyle.self, "as banners, or as alerts")
    // An app under test does not learn that it is replaced or what it has stored is erased.
    case .moveIcon:
      .user("move-icon", "holds the app's icon on the home screen and drags it")
        .inWalks(.never)
    case .uninstall:
      .user("uninstall", "holds the app's icon on the home screen and taps its ×")
        .inWalks(.never)
    case .resetDevice:
      .user("reset-device", "resets the device's content and settings")
        .inWalks(.never)
    case .install:
      .user("install", "installs the app from the App Store, in place of an older one")
        .inWalks(.never)
    case .buildAndRun:
      .user("build-and-run", "builds the app in Xcode, which installs and runs it")
        .inWalks(.never)
    case .finishScreen:
      .user("finish-screen", "finishes or cancels the standard screen that the app shows")
    case .openDocumentElsewhere:
      .user("open-document-elsewhere", "opens the document that the app previews in another app")
        .optional("name", .name(.otherApp), "which app, if there are several")
    case .rotateLeft:
      .user("rotate-left", "rotates the Simulator left: from portrait to landscape, and back")
    case .rotateRight:
      .user("rotate-right", "rotates the Simulator right: from portrait to landscape, and back")
    case .scaleDisplay:
      .user("scale-display", "toggles whether an iPhone app fills the display of the iPad")
    case .cancelContinuedTask:
      .user("cancel-continued-task", "cancels a continued task in its Live Activity")
        .required("identifier", .name(.task), "the task's identifier")
    case .tap: .input("tap", "taps with a finger").sending(.tap())
    case .doubleTap: .input("double-tap", "taps twice in quick succession").sending(.tap(times: 2))
    case .touchAndHold: .input("touch-and-hold", "holds a finger on something").sending(.tap())
    case .twoFingerTap:
      .input("two-finger-tap", "taps with two fingers at once")
        .sending(.tap(fingers: 2))
    case .swipe: .input("swipe", "moves a finger slowly over something").sending(.move)
    case .flick: .input("flick", "moves a finger quickly over something").sending(.move)
    case .drag: .input("drag", "drags what is under a finger").sending(.move)
    case .pinch: .input("pinch", "moves two fingers together, or apart").sending(.pinch)
    case .putFingerDown:
      .input("put-finger-down", "puts a finger down")
        .sending(.finger(.touchBegan))
    case .moveFinger:
      .input("move-finger", "moves a finger that is down")
        .sending(.finger(.touchMoved))
    case .liftFinger:
      .input("lift-finger", "lifts a finger that is down")
        .sending(.finger(.touchEnded))
    case .shake: .input("shake", "shakes the device").sending(.event(.shake))
    case .typeText:
      .input("type-text", "types on the keyboard").optional("text", .text, "what is typed")
    case .connectKeyboard: .input("connect-keyboard", "connects a hardware keyboard")
    case .disconnectKeyboard: .input("disconnect-keyboard", "disconnects the hardware keyboard")
    case .tapBackButton: .input("tap-back-button", "taps the back button of the navigation bar")
    case .selectTab: .input("select-tab", "taps a tab of the tab bar").with(.controller(.tab))
    case .openWindow:
      .user("open-window", "opens a window of the app, or brings an open one forward")
        .required("window", .name(.newScene), "the name of the window's scene")
        .optional("mode", WindowMode.self, "beside the others or in their place; beside by default")
        .inRecordings(.oftenWithWindows)
    case .closeWindow:
      .user("close-window", "closes a window of the app and discards its session")
        .required("window", .name(.scene), "the name of the window's scene")
        .inRecordings(.oftenWithWindows)
    case .hideWindow:
      .user("hide-window", "minimizes a window, or slides it off the screen")
        .required("window", .name(.scene), "the name of the window's scene")
        .inRecordings(.oftenWithWindows)
    case .resizeWindow:
      .user("resize-window", "moves the divider between windows, or resizes a window")
        .required("window", .name(.scene), "the name of the window's scene")

        .inRecordings(.oftenWithWindows)
    default: nil
    }
  }
}
