extension ActionKind {
  /// The entry of an action of the user; nil for any other action.
  var userEntry: ActionDescription? {
    switch self {
    case .tapIcon:
      .user("tap-icon", "taps the app's icon on the home screen")
        .also("launch launch-app open-app start-app run-app tap-app tap-app-icon")
        .also("relaunch relaunch-app reopen-app activate-app open-from-home-screen")
        .perhaps("start run activate cold-start cold-launch warm-start resume resume-app")
        .perhaps("return-to-app bring-to-front")
        .inRecordings(.mostOften)
        .inWalks(.often)
    case .pressHome:
      .user("press-home", "presses the Home button")
        .also("home press-home-button home-button go-home go-to-home-screen")
        .also("return-to-home-screen background background-app send-to-background")
        .also("move-to-background put-in-background swipe-up-to-home swipe-home")
        .also("minimize-app")
        .perhaps("leave-app close-app hide-app minimize swipe-up suspend suspend-app")
        .inRecordings(.mostOften)
        .inWalks(.often)
    case .openSwitcher:
      .user("open-switcher", "opens the app switcher (double-clicks the Home button)")
        .also("app-switcher open-app-switcher show-app-switcher task-switcher")
        .also("multitasking open-multitasking double-press-home double-click-home")
        .inRecordings(.often)
    case .chooseApp:
      .user("choose-app", "chooses the app in the switcher")
        .also("select-app pick-app switch-to-app choose-from-switcher")
        .also("select-from-switcher pick-from-switcher")
        .perhaps("resume resume-app return-to-app bring-to-front")
        .inRecordings(.often)
    case .openOtherApp:
      .user("open-other-app", "opens another app")
        .also("switch-app other-app open-another-app switch-to-other-app")
        .also("switch-to-another-app launch-another-app open-different-app")
        .perhaps("leave-app open-settings call phone-call make-call place-call dial")
        .with(.otherApp)
    case .removeFromSwitcher:
      .user("remove-from-switcher", "removes the app from the switcher, which kills it")
        .also("swipe-away swipe-app-away swipe-out-of-switcher remove-from-app-switcher")
        .also("kill-from-switcher")
        .perhaps("swipe-up remove-app")
        .inRecordings(.often)
    case .forceQuit:
      .user(
        "force-quit",
        "opens the switcher, removes the app from it, and returns to the home screen"
      )
      .also("force-quit-app force-close force-close-app quit-app")
      .perhaps("kill kill-app terminate terminate-app close-app quit close")
      // Walks try its parts.
      .inWalks(.never)
    case .acceptCall:
      .user("accept-call", "answers the ringing call")
        .also("answer answer-call take-call pick-up pick-up-call answer-phone")
        .inRecordings(.seldom)
    case .declineCall:
      .user("decline-call", "declines the ringing call")
        .also("decline reject reject-call ignore-call refuse-call")
        .inRecordings(.often)
    case .endCall:
      .user("end-call", "ends the call in progress")
        .also("hang-up hangup hang-up-call finish-call stop-call end-phone-call")
        .inRecordings(.seldom)
    case .acceptAlert:
      .user("accept-alert", "accepts the alert in front, which opens its app")
        .perhaps("allow allow-permission tap-alert answer-alert tap-allow")
    case .dismissAlert:
      .user("dismiss-alert", "dismisses the alert in front")
        .also("cancel-alert close-alert dismiss-system-alert cancel-system-alert")
        .perhaps("allow deny allow-permission deny-permission tap-alert answer-alert tap-allow")
        .inRecordings(.seldom)
    case .tapBanner:
      .user("tap-banner", "taps the banner, which opens its app")
        .also("open-banner")
        .perhaps("tap-notification-banner")
    case .pullDownBanner:
      .user("pull-down-banner", "pulls the banner down into Notification Center")
        .also("pull-banner-down swipe-down-banner")
    case .cancelAppAlert:
      .user("cancel-app-alert", "cancels the alert or action sheet that the app presents")
        .also("dismiss-app-alert close-app-alert cancel-action-sheet")
        .also("dismiss-action-sheet")
    case .tapAlertButton:
      .user("tap-alert-button", "taps a button of the alert or action sheet that the app presents")
        .required("button", .text, "the title of the button")
    case .openNotificationCenter:
      .user("open-notification-center", "opens Notification Center")
        .also("notification-center notification-centre open-notification-centre")
        .also("show-notification-center pull-down-notification-center")
        .inRecordings(.often)
    case .closeNotificationCenter:
      .user("close-notification-center", "closes Notification Center")
        .also("close-notification-centre dismiss-notification-center")
        .inRecordings(.often)
    case .openControlCenter:
      .user("open-control-center", "opens Control Center")
        .also("control-center control-centre open-control-centre show-control-center")
        .inRecordings(.often)
    case .closeControlCenter:
      .user("close-control-center", "closes Control Center")
        .also("close-control-centre dismiss-control-center")
        .inRecordings(.often)
    case .openSiri:
      .user("open-siri", "holds the Home button to speak to Siri")
        .also("siri invoke-siri activate-siri start-siri hey-siri hold-home")
    case .closeSiri:
      .user("close-siri", "dismisses Siri")
        .also("dismiss-siri")
    case .lock:
      .user("lock", "presses the Sleep/Wake button")
        .also("lock-device lock-screen lock-phone lock-iphone press-lock")
        .also("press-lock-button press-power power-button press-power-button")
        .also("press-side-button press-sleep-button sleep-device")
        .perhaps("sleep screen-off")
        .inRecordings(.mostOften)
    case .unlock:
      .user("unlock", "wakes and unlocks the device")
        .also("unlock-device unlock-screen unlock-phone slide-to-unlock")
        .also("swipe-to-unlock")
        .perhaps("wake wake-up wake-device raise-to-wake")
        .optional("with", UnlockMethod.self, "what the user enters, if the device has one")
        .inRecordings(.mostOften, arguments: .alike)
        .inWalks(.often)
    case .tapNotification:
      .user("tap-notification", "taps the newest notification of the app, which opens the app")
        .also("open-notification tap-push tap-push-notification open-push")
        .also("tap-remote-notification tap-local-notification click-notification")
        .also("respond-to-notification")
        .perhaps("tap-notification-banner")
        .arrivingInScene()
        .bringing(.notification)
        .inRecordings(.often)
    case .chooseNotificationAction:
      .user(
        "choose-notification-action",
        "chooses an action of the app's newest notification that does not open the app"
      )
      .also("notification-action tap-notification-action select-notification-action")
      .also("tap-notification-button")
      .optional("name", .name(.other), "the action's identifier")
      .optional("text", .text, "what the user enters, for an action with a text")
      .launching(for: .notificationAction)
      .inRecordings(.seldom)
    case .continueActivity:
      .user("continue-activity", "continues an activity from another device or from Spotlight")
        .also("handoff continue-handoff continue-user-activity user-activity")
        .also("resume-activity")
        .required("type", .name(.payload), "the activity's type")
        .optional("on-its-way", .flag, "whether its data is still being transferred")
        .arrivingInScene()
        .launching(for: .activity)
        .inRecordings(.seldom)
    case .openUniversalLink:
      .user("open-universal-link", "opens a web link of the app's associated domains")
        .also("universal-link tap-universal-link follow-universal-link open-web-link")
        .also("open-associated-domain associated-domain")
        .required("url", .text, "the link, which begins with `https://`")
        .arrivingInScene()
        .launching(for: .universalLink)
        .inRecordings(.often)
    case .acceptCloudKitShare:
      .user("accept-cloudkit-share", "opens the link of a CloudKit share and accepts it")
        .also("accept-share open-cloudkit-share accept-cloud-kit-share")
        .also("accept-share-invitation")
        .required("share", .name(.payload), "the share's name")
        .launching(for: .cloudKitShare)
        .inRecordings(.seldom)
    case .chooseQuickAction:
      .user("choose-quick-action", "chooses a quick action of the app's icon on the home screen")
        .also("quick-action home-screen-quick-action tap-quick-action")
        .also("select-quick-action perform-quick-action shortcut-item")
        .also("tap-shortcut-item")
        .required("type", .name(.payload), "the action's type")
        .arrivingInScene()
        .launching(for: .quickAction)
        .inRecordings(.seldom)
    case .rotate:
      .user("rotate", "rotates the device")
        .also("rotate-device turn-device rotate-screen set-orientation")
        .also("change-orientation orientation-change")
        .also("rotate-to-portrait", with: "to", "portrait")
        .also("rotate-to-landscape-left", with: "to", "landscape-left")
        .also("rotate-to-landscape-right", with: "to", "landscape-right")
        .perhaps("landscape rotate-to-landscape", with: "to", "landscape-left")
        .required("to", Orientation.self, "the new orientation")
        .changing(.orientation)
        .inRecordings(.seldom, notifications: [.orientationDidChange])
    case .changeSettings:
      .user("change-settings", "changes the app's preferences in Settings")
        .also("change-app-settings change-preferences edit-settings edit-preferences")
        .perhaps("settings open-settings")
        .changing(.settings)
        .inRecordings(.seldom, notifications: [.userDefaultsDidChange])
    case .changeLocale:
      .user("change-locale", "changes the language or region in Settings")
        .also("change-language change-region set-language set-locale language-change")
        .also("locale-change")
        .optional("language", .text, "the language from then on")
        .changing(.locale)
        .inRecordings(.seldom, notifications: [.currentLocaleDidChange])
    case .connectAccessory:
      .user("connect-accessory", "connects an external accessory")
        .also("attach-accessory plug-in-accessory")
        .optional("name", .name(.other), "which one, if there are several")
        .changing(.accessory, to: 1)
        .inRecordings(.seldom, notifications: [.accessoryDidConnect, .accessoryDidDisconnect])
    case .disconnectAccessory:
      .user("disconnect-accessory", "disconnects an external accessory")
        .also("detach-accessory unplug-accessory")
        .optional("name", .name(.other), "which one, if there are several")
        .changing(.accessory, to: 0)
        .inRecordings(.seldom, notifications: [.accessoryDidConnect, .accessoryDidDisconnect])
    case .connectDisplay:
      .user("connect-display", "connects an external display")
        .also("connect-external-display attach-display plug-in-display")
        .also("connect-external-screen connect-monitor")
        .changing(.display, to: 1)
        .inRecordings(
          .seldom,
          notifications: [.screenDidConnect, .screenDidDisconnect, .screenModeDidChange]
        )
    case .disconnectDisplay:
      .user("disconnect-display", "disconnects the external display")
        .also("disconnect-external-display detach-display unplug-display")
        .also("disconnect-external-screen disconnect-monitor")
        .changing(.display, to: 0)
        .inRecordings(
          .seldom,
          notifications: [.screenDidConnect, .screenDidDisconnect, .screenModeDidChange]
        )
    case .chooseNotificationStyle:
      .user("choose-notification-style", "chooses in Settings how notifications are shown")
        .also("set-notification-style change-notification-style")
        .required("style", NotificationStyle.self, "as banners, or as alerts")
    case .changePermission:
      .user("change-permission", "changes a permission of the app in Settings")
        .also("revoke-permission deny-permission-in-settings", with: "to", "denied")
        .also("allow-permission-in-settings", with: "to", "granted")
        .perhaps("permission permissions privacy-settings")
        .required("kind", ChangeablePermission.self, "for what")
        .optional("to", PermissionChoice.self, "the new value; denied by default")
    case .turnOnLowPowerMode:
      .user("turn-on-low-power-mode", "turns Low Power Mode on, in Settings or Control Center")
        .also("enable-low-power-mode low-power-mode-on low-power-mode")
        .perhaps("low-battery battery-saver power-saving-mode")
    case .turnOffLowPowerMode:
      .user("turn-off-low-power-mode", "turns Low Power Mode off")
        .also("disable-low-power-mode low-power-mode-off")
    // An app under test does not learn that it is replaced or what it has stored is erased.
    case .moveIcon:
      .user("move-icon", "holds the app's icon on the home screen and drags it")
        .also("drag-icon move-app-icon")
        .inWalks(.never)
    case .uninstall:
      .user("uninstall", "holds the app's icon on the home screen and taps its ×")
        .also("delete-app uninstall-app")
        .perhaps("delete remove-app")
        .inWalks(.never)
    case .resetDevice:
      .user("reset-device", "resets the device's content and settings")
        .also("erase-device factory-reset wipe-device erase-all-content-and-settings")
        .inWalks(.never)
    case .install:
      .user("install", "installs the app from the App Store, in place of an older one")
        .also("install-app update-app upgrade-app install-update app-update")
        .inWalks(.never)
    case .buildAndRun:
      .user("build-and-run", "builds the app in Xcode, which installs and runs it")
        .also("run-from-xcode run-in-xcode")
        .inWalks(.never)
    case .finishScreen:
      .user("finish-screen", "finishes or cancels the standard screen that the app shows")
        .also("close-screen dismiss-screen cancel-screen")
    case .openDocumentElsewhere:
      .user("open-document-elsewhere", "opens the document that the app previews in another app")
        .also("open-document-in-other-app")
        .optional("name", .name(.otherApp), "which app, if there are several")
    case .rotateLeft:
      .user("rotate-left", "rotates the Simulator left: from portrait to landscape, and back")
    case .rotateRight:
      .user("rotate-right", "rotates the Simulator right: from portrait to landscape, and back")
    case .scaleDisplay:
      .user("scale-display", "toggles whether an iPhone app fills the display of the iPad")
    case .cancelContinuedTask:
      .user("cancel-continued-task", "cancels a continued task in its Live Activity")
        .also("cancel-continued-processing-task stop-continued-task")
        .required("identifier", .name(.task), "the task's identifier")
    case .tap:
      .input("tap", "taps with a finger")
        .also("tap-on tap-view tap-button click")
        .sending(.tap())
    case .doubleTap:
      .input("double-tap", "taps twice in quick succession")
        .also("double-tap-on double-click tap-twice")
        .sending(.tap(times: 2))
    case .touchAndHold:
      .input("touch-and-hold", "holds a finger on something")
        .also("long-press long-press-on press-and-hold long-tap")
        .sending(.tap())
    case .twoFingerTap:
      .input("two-finger-tap", "taps with two fingers at once")
        .also("tap-with-two-fingers")
        .sending(.tap(fingers: 2))
    case .swipe:
      .input("swipe", "moves a finger slowly over something")
        .also("scroll")
        .perhaps("swipe-left swipe-right swipe-up swipe-down")
        .sending(.move)
    case .flick:
      .input("flick", "moves a finger quickly over something")
        .also("fling")
        .sending(.move)
    case .drag:
      .input("drag", "drags what is under a finger")
        .also("pan")
        .sending(.move)
    case .pinch:
      .input("pinch", "moves two fingers together, or apart")
        .also("pinch-to-zoom")
        .sending(.pinch)
    case .putFingerDown:
      .input("put-finger-down", "puts a finger down")
        .also("touch-down finger-down")
        .sending(.finger(.touchBegan))
    case .moveFinger:
      .input("move-finger", "moves a finger that is down")
        .also("touch-move")
        .sending(.finger(.touchMoved))
    case .liftFinger:
      .input("lift-finger", "lifts a finger that is down")
        .also("touch-up finger-up")
        .sending(.finger(.touchEnded))
    case .shake:
      .input("shake", "shakes the device")
        .also("shake-device shake-phone")
        .sending(.event(.shake))
    case .typeText:
      .input("type-text", "types on the keyboard")
        .also("type enter-text input-text send-keys")
        .optional("text", .text, "what is typed")
    case .connectKeyboard:
      .input("connect-keyboard", "connects a hardware keyboard")
        .also("attach-keyboard connect-hardware-keyboard")
    case .disconnectKeyboard:
      .input("disconnect-keyboard", "disconnects the hardware keyboard")
        .also("detach-keyboard disconnect-hardware-keyboard")
    case .tapBackButton:
      .input("tap-back-button", "taps the back button of the navigation bar")
        .also("go-back tap-back navigate-back")
    case .selectTab:
      .input("select-tab", "taps a tab of the tab bar")
        .also("tap-tab choose-tab switch-tab")
        .with(.controller(.tab))
    default: nil
    }
  }
}
