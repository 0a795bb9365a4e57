extension ActionKind {
  /// One switch over all, so that the compiler finds an action without an entry.
  var catalogueEntry: ActionDescription {
    switch self {
    // What the user does.
    case .tapIcon: .init("tap-icon", "taps the app's icon on the home screen")
    case .pressHome: .init("press-home", "presses the Home button")
    case .openSwitcher: .init("open-switcher", "opens the app switcher (double-click Home)")
    case .chooseApp: .init("choose-app", "chooses the app in the switcher")
    case .openOtherApp: .init("open-other-app", "opens another app", Self.otherApp)
    case .removeFromSwitcher:
      .init("remove-from-switcher", "removes the app from the switcher, which kills it")
    case .acceptCall: .init("accept-call", "answers the ringing call")
    case .declineCall: .init("decline-call", "declines the ringing call")
    case .endCall: .init("end-call", "ends the call that is on")
    case .acceptAlert: .init("accept-alert", "accepts the alert in front, which opens its app")
    case .dismissAlert: .init("dismiss-alert", "dismisses the alert in front")
    case .tapBanner: .init("tap-banner", "taps the banner, which opens its app")
    case .pullDownBanner:
      .init("pull-down-banner", "pulls the banner down into the notification center")
    case .cancelAppAlert:
      .init("cancel-app-alert", "cancels the alert or action sheet that the app presents")
    case .openNotificationCentre:
      .init("open-notification-centre", "opens the notification center")
    case .closeNotificationCentre:
      .init("close-notification-centre", "closes the notification center")
    case .openControlCentre: .init("open-control-centre", "opens the control center")
    case .closeControlCentre: .init("close-control-centre", "closes the control center")
    case .openSiri: .init("open-siri", "holds the Home button to speak to Siri")
    case .closeSiri: .init("close-siri", "dismisses Siri")
    case .lock: .init("lock", "presses the Sleep/Wake button")
    case .unlock: .init("unlock", "wakes and unlocks the device")
    case .tapNotification:
      .init("tap-notification", "taps the newest notification of the app, which opens the app")
    case .continueActivity:
      .init(
        "continue-activity",
        "continues an activity from another device or from a web page in the app",
        [.required("type", .text, "the activity's type")]
      )
    case .chooseQuickAction:
      .init(
        "choose-quick-action",
        "chooses a quick action of the app's icon on the home screen",
        [.required("type", .text, "the action's type")]
      )
    case .rotate:
      .init(
        "rotate",
        "turns the device",
        [.required("to", .word(Orientation.words), "how the device is held then")]
      )
    case .changeSettings: .init("change-settings", "changes the app's preferences in Settings")
    case .changeLocale:
      .init(
        "change-locale",
        "changes the language or region in Settings",
        [.optional("language", .text, "the language from then on")]
      )
    case .connectAccessory:
      .init(
        "connect-accessory",
        "connects an external accessory",
        [.optional("name", .text, "which one, where there are several")]
      )
    case .disconnectAccessory:
      .init(
        "disconnect-accessory",
        "disconnects an external accessory",
        [.optional("name", .text, "which one, where there are several")]
      )
    case .connectDisplay: .init("connect-display", "connects an external display")
    case .disconnectDisplay: .init("disconnect-display", "disconnects the external display")
    case .chooseNotificationStyle:
      .init(
        "choose-notification-style",
        "chooses in Settings how notifications are shown",
        [.required("style", .word(NotificationStyle.words), "as banners, or as alerts")]
      )
    case .moveIcon: .init("move-icon", "holds the app's icon on the home screen and drags it")
    case .uninstall: .init("uninstall", "holds the app's icon on the home screen and taps its ×")
    case .resetDevice: .init("reset-device", "resets the device's content and settings")
    case .install: .init("install", "installs the app from the App Store, in place of an older one")
    case .buildAndRun: .init("build-and-run", "builds the app in Xcode, which installs and runs it")

    case .tap, .doubleTap, .touchAndHold, .twoFingerTap, .swipe, .flick, .drag, .pinch,
      .putFingerDown, .moveFinger, .liftFinger, .shake, .typeText, .connectKeyboard,
      .disconnectKeyboard, .tapBackButton, .selectTab:
      interfaceEntry

    // What the system does.
    case .incomingCall:
      .init(
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
    case .callerHangsUp: .init("caller-hangs-up", "the caller hangs up before anyone answers")
    case .showAlert:
      .init(
        "show-alert",
        "an alert appears over whatever is in front",
        [.optional("kind", .word(AlertKind.words), "the kind of alert; a message by default")]
      )
    case .deliverNotification:
      .init(
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
      .init(
        "open-url",
        "something asks the system to open a URL of the app",
        [
          .required("url", .text, "the URL"),
          .optional("source-application", .text, "the bundle identifier of the app that asks"),
        ]
      )
    case .launchOtherApp:
      .init("launch-other-app", "the system brings another app to the front", Self.otherApp)
    case .backgroundEvent:
      .init(
        "background-event",
        "something happens that the app handles in the background",
        [.required("kind", .word(BackgroundEvent.words), "what happens")]
      )
    case .backgroundFetch:
      .init("background-fetch", "the system gives the app an opportunity to fetch")
    case .backgroundTransferDone:
      .init(
        "background-transfer-done",
        "the transfers of a background URL session are done",
        [.required("identifier", .text, "the session's identifier")]
      )
    case .push:
      .init(
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
      .init(
        "local-notification",
        "a local notification of the app is due",
        [.optional("name", .text, "by which the app knows it")]
      )
    case .claimSharedResource:
      .init(
        "claim-shared-resource",
        "the other app in front asks for a shared resource",
        [.required("kind", .word(SharedResource.words), "which one")]
      )
    case .tearDownSockets:
      .init("tear-down-sockets", "the sockets of the suspended app are torn down")
    case .autoLock: .init("auto-lock", "the device locks itself")
    case .lowMemory:
      .init(
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
    case .reboot: .init("reboot", "the device restarts")
    case .reclaimScene: .init("reclaim-scene", "the system disconnects the app's scene")
    case .prewarm: .init("prewarm", "the system prepares the app before the user asks for it")
    case .significantTimeChange:
      .init("significant-time-change", "midnight passes, or the clock or time zone changes")
    case .batteryLevel:
      .init(
        "battery-level",
        "the battery's charge changes",
        [.required("to", .count(0...100), "the charge then, in per cent")]
      )
    case .batteryState:
      .init(
        "battery-state",
        "the battery is plugged in, full or unplugged",
        [.required("to", .word(["unplugged", "charging", "full"]), "the state then")]
      )
    case .proximity:
      .init(
        "proximity",
        "the proximity sensor changes",
        [.required("to", .word(["near", "far"]), "what it reads then")]
      )
    case .screenMode:
      .init(
        "screen-mode",
        "the external display changes its mode",
        [.required("to", .word(ScreenMode.words), "the mode then")]
      )
    case .toggleInCallStatusBar:
      .init("toggle-in-call-status-bar", "the Simulator shows the status bar of a call, or ends it")

    case .remoteControl, .sensor: interfaceEntry

    // What the app does.
    case .work:
      .init(
        "work",
        "keeps the main thread busy",
        [.required("time", .duration, "for how long")]
      )
    case .returnValue:
      .init(
        "return",
        "returns from the callback",
        [.required("value", .flag, "the return value; true by default")]
      )
    case .installViews:
      .init(
        "install-views",
        "puts the view controller's view into the window, making what is not there yet",
        [.optional("nib", .text, "the view controller's own nib, from which its view is loaded")]
      )
    case .beginBackgroundTask:
      .init(
        "begin-background-task",
        "asks for additional background time",
        [
          .required("name", .text, "the task's name"),
          .optional("expiration", .actions, "what its expiration handler does"),
        ]
      )
    case .endBackgroundTask:
      .init(
        "end-background-task",
        "ends the background task",
        [.required("name", .text, "the task's name")]
      )
    case .startAudio: .init("start-audio", "starts audio playback or recording")
    case .stopAudio: .init("stop-audio", "stops audio playback or recording")
    case .startLocationUpdates: .init("start-location-updates", "asks for location updates")
    case .stopLocationUpdates: .init("stop-location-updates", "ends the location updates")
    case .keepCompletionHandler:
      .init("keep-completion-handler", "does not call the completion handler before it returns")
    case .callCompletionHandler:
      .init("call-completion-handler", "calls the completion handler that it has kept longest")
    case .openFile:
      .init(
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
      .init(
        "read-file",
        "reads an open file",
        [.required("name", .text, "the file's name")]
      )
    case .closeFile:
      .init("close-file", "closes a file", [.required("name", .text, "the file's name")])
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
