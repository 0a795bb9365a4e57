extension ActionKind {
  /// One switch over all, so that the compiler finds an action without an entry.
  var catalogueEntry: ActionDescription {
    switch self {
    // What the user does.
    case .tapIcon: .user("tap-icon", "taps the app's icon on the home screen")
    case .pressHome: .user("press-home", "presses the Home button")
    case .openSwitcher: .user("open-switcher", "opens the app switcher (double-click Home)")
    case .chooseApp: .user("choose-app", "chooses the app in the switcher")
    case .openOtherApp: .user("open-other-app", "opens another app", Self.otherApp)
    case .removeFromSwitcher:
      .user("remove-from-switcher", "removes the app from the switcher, which kills it")
    case .acceptCall: .user("accept-call", "answers the ringing call")
    case .declineCall: .user("decline-call", "declines the ringing call")
    case .endCall: .user("end-call", "ends the call that is on")
    case .acceptAlert: .user("accept-alert", "accepts the alert in front, which opens its app")
    case .dismissAlert: .user("dismiss-alert", "dismisses the alert in front")
    case .tapBanner: .user("tap-banner", "taps the banner, which opens its app")
    case .pullDownBanner:
      .user("pull-down-banner", "pulls the banner down into the notification center")
    case .cancelAppAlert:
      .user("cancel-app-alert", "cancels the alert or action sheet that the app presents")
    case .openNotificationCentre:
      .user("open-notification-centre", "opens the notification center")
    case .closeNotificationCentre:
      .user("close-notification-centre", "closes the notification center")
    case .openControlCentre: .user("open-control-centre", "opens the control center")
    case .closeControlCentre: .user("close-control-centre", "closes the control center")
    case .openSiri: .user("open-siri", "holds the Home button to speak to Siri")
    case .closeSiri: .user("close-siri", "dismisses Siri")
    case .lock: .user("lock", "presses the Sleep/Wake button")
    case .unlock: .user("unlock", "wakes and unlocks the device")
    case .tapNotification:
      .user("tap-notification", "taps the newest notification of the app, which opens the app")
    case .continueActivity:
      .user(
        "continue-activity",
        "continues an activity from another device or from a web page in the app",
        [.required("type", .text, "the activity's type")]
      )
    case .chooseQuickAction:
      .user(
        "choose-quick-action",
        "chooses a quick action of the app's icon on the home screen",
        [.required("type", .text, "the action's type")]
      )
    case .rotate:
      .user(
        "rotate",
        "turns the device",
        [.required("to", .word(Orientation.words), "how the device is held then")]
      )
    case .changeSettings: .user("change-settings", "changes the app's preferences in Settings")
    case .changeLocale:
      .user(
        "change-locale",
        "changes the language or region in Settings",
        [.optional("language", .text, "the language from then on")]
      )
    case .connectAccessory:
      .user(
        "connect-accessory",
        "connects an external accessory",
        [.optional("name", .text, "which one, where there are several")]
      )
    case .disconnectAccessory:
      .user(
        "disconnect-accessory",
        "disconnects an external accessory",
        [.optional("name", .text, "which one, where there are several")]
      )
    case .connectDisplay: .user("connect-display", "connects an external display")
    case .disconnectDisplay: .user("disconnect-display", "disconnects the external display")
    case .chooseNotificationStyle:
      .user(
        "choose-notification-style",
        "chooses in Settings how notifications are shown",
        [.required("style", .word(NotificationStyle.words), "as banners, or as alerts")]
      )
    case .moveIcon: .user("move-icon", "holds the app's icon on the home screen and drags it")
    case .uninstall: .user("uninstall", "holds the app's icon on the home screen and taps its ×")
    case .resetDevice: .user("reset-device", "resets the device's content and settings")
    case .install: .user("install", "installs the app from the App Store, in place of an older one")
    case .buildAndRun: .user("build-and-run", "builds the app in Xcode, which installs and runs it")

    case .tap, .doubleTap, .touchAndHold, .twoFingerTap, .swipe, .flick, .drag, .pinch,
      .putFingerDown, .moveFinger, .liftFinger, .shake, .typeText, .connectKeyboard,
      .disconnectKeyboard, .tapBackButton, .selectTab:
      interfaceEntry

    // What the system does.
    case .incomingCall:
      .system(
        "incoming-call",
        "a call rings",
        [
          .optional(
            "kind",
            .word(["phone", "facetime"]),
            "the kind of call; a phone call by default"
          )
        ]
      )
    case .callerHangsUp: .system("caller-hangs-up", "the caller hangs up before anyone answers")
    case .showAlert:
      .system(
        "show-alert",
        "an alert appears over whatever is in front",
        [.optional("kind", .word(AlertKind.words), "the kind of alert; a message by default")]
      )
    case .deliverNotification:
      .system(
        "deliver-notification",
        "a notification for the user arrives",
        [
          .optional(
            "style",
            .word(NotificationStyle.words),
            "how it is shown, from iOS 5; by default as the user chose in Settings"
          )
        ]
      )
    case .openURL:
      .system(
        "open-url",
        "something asks the system to open a URL of the app",
        [
          .required("url", .text, "the URL"),
          .optional("source-application", .text, "the bundle identifier of the app that asks"),
        ]
      )
    case .launchOtherApp:
      .system("launch-other-app", "the system brings another app to the front", Self.otherApp)
    case .backgroundEvent:
      .system(
        "background-event",
        "something happens that the app handles in the background",
        [.required("kind", .word(BackgroundEvent.words), "what happens")]
      )
    case .backgroundFetch:
      .system("background-fetch", "the system gives the app an opportunity to fetch")
    case .backgroundTransferDone:
      .system(
        "background-transfer-done",
        "the transfers of a background URL session are done",
        [.required("identifier", .text, "the session's identifier")]
      )
    case .push:
      .system(
        "push",
        "a push for the app arrives",
        [
          .optional(
            "kind",
            .word(PushKind.words),
            "its content; an alert by default"
          ),
          .optional("name", .text, "by which the app knows it"),
        ]
      )
    case .localNotification:
      .system(
        "local-notification",
        "a local notification of the app is due",
        [.optional("name", .text, "by which the app knows it")]
      )
    case .claimSharedResource:
      .system(
        "claim-shared-resource",
        "the other app in front asks for a shared resource",
        [.required("kind", .word(SharedResource.words), "which one")]
      )
    case .tearDownSockets:
      .system("tear-down-sockets", "the sockets of the suspended app are torn down")
    case .autoLock: .system("auto-lock", "the device locks itself")
    case .lowMemory:
      .system(
        "low-memory",
        "memory is low",
        [
          .optional(
            "reach",
            .word(MemoryReach.words),
            "how far the system must go; purge if the app is suspended, else warn"
          ),
          .optional(
            "needed",
            .count(1...1_000_000),
            "how many megabytes are enough; without it each stage takes all it can get"
          ),
        ]
      )
    case .reboot: .system("reboot", "the device restarts")
    case .reclaimScene: .system("reclaim-scene", "the system disconnects the app's scene")
    case .prewarm: .system("prewarm", "the system prepares the app before the user asks for it")
    case .significantTimeChange:
      .system("significant-time-change", "midnight passes, or the clock or time zone changes")
    case .batteryLevel:
      .system(
        "battery-level",
        "the battery's charge changes",
        [.required("to", .count(0...100), "the charge then, in per cent")]
      )
    case .batteryState:
      .system(
        "battery-state",
        "the battery is plugged in, full or unplugged",
        [.required("to", .word(["unplugged", "charging", "full"]), "the state then")]
      )
    case .proximity:
      .system(
        "proximity",
        "the proximity sensor changes",
        [.required("to", .word(["near", "far"]), "what it reads then")]
      )
    case .screenMode:
      .system(
        "screen-mode",
        "the external display changes its mode",
        [.required("to", .word(ScreenMode.words), "the mode then")]
      )
    case .toggleInCallStatusBar:
      .system(
        "toggle-in-call-status-bar",
        "the Simulator shows the status bar of a call, or ends it"
      )

    case .remoteControl, .sensor: interfaceEntry

    // What the app does.
    case .work:
      .app(
        "work",
        "keeps the main thread busy",
        [.required("time", .duration, "for how long")]
      )
    case .returnValue:
      .app(
        "return",
        "returns from the callback",
        [.required("value", .flag, "the return value; true by default")]
      )
    case .installViews:
      .app(
        "install-views",
        "puts the view controller's view into the window, making what is not there yet",
        [.optional("nib", .text, "the view controller's own nib, from which its view is loaded")]
      )
    case .beginBackgroundTask:
      .app(
        "begin-background-task",
        "asks for additional background time",
        [
          .required("name", .text, "the task's name"),
          .optional("expiration", .actions, "what its expiration handler does"),
        ]
      )
    case .endBackgroundTask:
      .app(
        "end-background-task",
        "ends the background task",
        [.required("name", .text, "the task's name")]
      )
    case .startAudio: .app("start-audio", "starts audio playback or recording")
    case .stopAudio: .app("stop-audio", "stops audio playback or recording")
    case .startLocationUpdates: .app("start-location-updates", "asks for location updates")
    case .stopLocationUpdates: .app("stop-location-updates", "ends the location updates")
    case .keepCompletionHandler:
      .app("keep-completion-handler", "does not call the completion handler before it returns")
    case .callCompletionHandler:
      .app("call-completion-handler", "calls the completion handler that it has kept longest")
    case .openFile:
      .app(
        "open-file",
        "opens a file",
        [
          .required("name", .text, "the file's name"),
          .optional(
            "protection",
            .word(FileProtection.words),
            "whether a lock makes it unreadable; none by default"
          ),
        ]
      )
    case .readFile:
      .app(
        "read-file",
        "reads an open file",
        [.required("name", .text, "the file's name")]
      )
    case .closeFile:
      .app("close-file", "closes a file", [.required("name", .text, "the file's name")])
    case .createGraphicsContext, .issueGraphicsCommands, .finishGraphicsCommands, .registerService,
      .unregisterService, .openSocket, .useSocket, .closeSocket, .useSharedResource,
      .releaseSharedResource, .showView, .hideView, .setNeedsDisplay, .presentAlert,
      .presentActionSheet, .withdrawAlert, .holdObject, .cacheImage, .useObject, .releaseObject,
      .saveObject,
      .restoreObject:
      backgroundBehaviorEntry
    case .addSubview, .removeFromSuperview, .setFrame, .setText, .drawString, .showWindow,
      .becomeFirstResponder, .resignFirstResponder, .designate, .loadView, .present, .dismiss,
      .pushViewController, .popViewController:
      interfaceEntry
    case .makeObject, .obtainObject, .retain, .release, .autorelease, .openPool, .drainPool,
      .setProperty, .sendMessage, .dispatch, .addOperation, .startThread, .performOnMainThread,
      .animateViews:
      insideEntry
    case .startWork, .stopWork, .suspendQueue, .resumeQueue, .sendRequest, .createTemporaryFile,
      .deleteTemporaryFile:
      workEntry
    case .finishScreen, .openDocumentElsewhere, .rotateLeft, .rotateRight, .scaleDisplay,
      .copyInOtherApp, .addCalendarEvent, .makeFormatter, .useFormatter, .presentScreen, .copy,
      .paste, .askForCalls, .startTransfer:
      serviceEntry
    }
  }

  private static let otherApp = [
    Parameter.optional("name", .text, "which one, where there are several"),
    .optional("size", .count(0...1_000_000), "how many megabytes it takes; none if not said"),
    .optional("runs-on", .flag, "whether it keeps running in the background"),
  ]
}
