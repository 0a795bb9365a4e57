extension ActionKind {
  /// An exhaustive switch, so that the compiler finds an action without an entry.
  var catalogueEntry: ActionDescription {
    switch self {
    // Actions of the user.
    case .tapIcon: .user("tap-icon", "taps the app's icon on the home screen")
    case .pressHome: .user("press-home", "presses the Home button")
    case .openSwitcher:
      .user("open-switcher", "opens the app switcher (double-clicks the Home button)")
    case .chooseApp: .user("choose-app", "chooses the app in the switcher")
    case .openOtherApp: .user("open-other-app", "opens another app").with(.otherApp)
    case .removeFromSwitcher:
      .user("remove-from-switcher", "removes the app from the switcher, which kills it")
    case .acceptCall: .user("accept-call", "answers the ringing call")
    case .declineCall: .user("decline-call", "declines the ringing call")
    case .endCall: .user("end-call", "ends the call in progress")
    case .acceptAlert: .user("accept-alert", "accepts the alert in front, which opens its app")
    case .dismissAlert: .user("dismiss-alert", "dismisses the alert in front")
    case .tapBanner: .user("tap-banner", "taps the banner, which opens its app")
    case .pullDownBanner:
      .user("pull-down-banner", "pulls the banner down into Notification Center")
    case .cancelAppAlert:
      .user("cancel-app-alert", "cancels the alert or action sheet that the app presents")
    case .openNotificationCenter: .user("open-notification-center", "opens Notification Center")
    case .closeNotificationCenter:
      .user("close-notification-center", "closes Notification Center")
    case .openControlCenter: .user("open-control-center", "opens Control Center")
    case .closeControlCenter: .user("close-control-center", "closes Control Center")
    case .openSiri: .user("open-siri", "holds the Home button to speak to Siri")
    case .closeSiri: .user("close-siri", "dismisses Siri")
    case .lock: .user("lock", "presses the Sleep/Wake button")
    case .unlock: .user("unlock", "wakes and unlocks the device")
    case .tapNotification:
      .user("tap-notification", "taps the newest notification of the app, which opens the app")
        .arrivingInScene()
    case .chooseNotificationAction:
      .user(
        "choose-notification-action",
        "chooses an action of the app's newest notification that does not open the app"
      )
      .optional("name", .name(.other), "the action's identifier")
    case .continueActivity:
      .user("continue-activity", "continues an activity from another device or from a web page")
        .required("type", .name(.other), "the activity's type")
        .optional("on-its-way", .flag, "whether its data is still being transferred")
        .arrivingInScene()
    case .acceptCloudKitShare:
      .user("accept-cloudkit-share", "opens the link of a CloudKit share and accepts it")
        .required("share", .name(.other), "the share's name")
    case .chooseQuickAction:
      .user("choose-quick-action", "chooses a quick action of the app's icon on the home screen")
        .required("type", .name(.other), "the action's type")
        .arrivingInScene()
    case .rotate:
      .user("rotate", "rotates the device")
        .required("to", Orientation.self, "the new orientation")
    case .changeSettings: .user("change-settings", "changes the app's preferences in Settings")
    case .changeLocale:
      .user("change-locale", "changes the language or region in Settings")
        .optional("language", .text, "the language from then on")
    case .connectAccessory:
      .user("connect-accessory", "connects an external accessory")
        .optional("name", .name(.other), "which one, if there are several")
    case .disconnectAccessory:
      .user("disconnect-accessory", "disconnects an external accessory")
        .optional("name", .name(.other), "which one, if there are several")
    case .connectDisplay: .user("connect-display", "connects an external display")
    case .disconnectDisplay: .user("disconnect-display", "disconnects the external display")
    case .chooseNotificationStyle:
      .user("choose-notification-style", "chooses in Settings how notifications are shown")
        .required("style", NotificationStyle.self, "as banners, or as alerts")
    case .moveIcon: .user("move-icon", "holds the app's icon on the home screen and drags it")
    case .uninstall: .user("uninstall", "holds the app's icon on the home screen and taps its ×")
    case .resetDevice: .user("reset-device", "resets the device's content and settings")
    case .install: .user("install", "installs the app from the App Store, in place of an older one")
    case .buildAndRun: .user("build-and-run", "builds the app in Xcode, which installs and runs it")
    case .finishScreen:
      .user("finish-screen", "finishes or cancels the standard screen that the app shows")
    case .openDocumentElsewhere:
      .user("open-document-elsewhere", "opens the document that the app previews in another app")
        .optional("name", .name(.other), "which app, if there are several")
    case .rotateLeft:
      .user("rotate-left", "rotates the Simulator left: from portrait to landscape, and back")
    case .rotateRight:
      .user("rotate-right", "rotates the Simulator right: from portrait to landscape, and back")
    case .scaleDisplay:
      .user("scale-display", "toggles whether an iPhone app fills the display of the iPad")
    case .cancelContinuedTask:
      .user("cancel-continued-task", "cancels a continued task in its Live Activity")
        .required("identifier", .name(.task), "the task's identifier")
    case .tap: .user("tap", "taps with a finger").with(.touch)
    case .doubleTap: .user("double-tap", "taps twice in quick succession").with(.touch)
    case .touchAndHold: .user("touch-and-hold", "holds a finger on something").with(.touch)
    case .twoFingerTap: .user("two-finger-tap", "taps with two fingers at once").with(.touch)
    case .swipe: .user("swipe", "moves a finger slowly over something").with(.move)
    case .flick: .user("flick", "moves a finger quickly over something").with(.move)
    case .drag: .user("drag", "drags what is under a finger").with(.move)
    case .pinch: .user("pinch", "moves two fingers together, or apart").with(.touch)
    case .putFingerDown: .user("put-finger-down", "puts a finger down").with(.oneFinger)
    case .moveFinger: .user("move-finger", "moves a finger that is down").with(.oneFinger)
    case .liftFinger: .user("lift-finger", "lifts a finger that is down").with(.oneFinger)
    case .shake: .user("shake", "shakes the device")
    case .typeText:
      .user("type-text", "types on the keyboard").optional("text", .text, "what is typed")
    case .connectKeyboard: .user("connect-keyboard", "connects a hardware keyboard")
    case .disconnectKeyboard: .user("disconnect-keyboard", "disconnects the hardware keyboard")
    case .tapBackButton: .user("tap-back-button", "taps the back button of the navigation bar")
    case .selectTab: .user("select-tab", "taps a tab of the tab bar").with(.controller(.tab))
    case .openWindow:
      .user("open-window", "opens a window of the app, or brings an open one forward")
        .required("window", .name(.newScene), "the name of the window's scene")
        .optional("mode", WindowMode.self, "beside the others or in their place; beside by default")
    case .closeWindow:
      .user("close-window", "closes a window of the app and discards its session")
        .required("window", .name(.scene), "the name of the window's scene")
    case .hideWindow:
      .user("hide-window", "minimizes a window, or slides it off the screen")
        .required("window", .name(.scene), "the name of the window's scene")
    case .resizeWindow:
      .user("resize-window", "moves the divider between windows, or resizes a window")
        .required("window", .name(.scene), "the name of the window's scene")

    // Actions of the system.
    case .incomingCall:
      .system("incoming-call", "a call rings")
        .optional(
          "kind",
          .word(["phone", "facetime"]),
          "the kind of call; a phone call by default"
        )
    case .callerHangsUp: .system("caller-hangs-up", "the caller hangs up before anyone answers")
    case .showAlert:
      .system("show-alert", "an alert appears over whatever is in front")
        .optional("kind", AlertKind.self, "the kind of alert; a message by default")
    case .deliverNotification:
      .system("deliver-notification", "a notification for the user arrives")
        .optional(
          "style",
          NotificationStyle.self,
          "how it is shown, from iOS 5; by default as the user chose in Settings"
        )
    case .openURL:
      .system("open-url", "something asks the system to open a URL of the app")
        .required("url", .text, "the URL")
        .optional("source-application", .name(.other), "the bundle identifier of the app that asks")
        .optional("open-in-place", .flag, "for a document, whether it is opened where it is")
        .arrivingInScene()
    case .launchOtherApp:
      .system("launch-other-app", "the system brings another app to the front").with(.otherApp)
    case .backgroundEvent:
      .system("background-event", "a background event occurs that the app handles")
        .required("kind", BackgroundEvent.self, "what happens")
    case .backgroundFetch:
      .system("background-fetch", "the system gives the app an opportunity to fetch")
    case .backgroundTransferDone:
      .system("background-transfer-done", "the transfers of a background URL session are done")
        .required("identifier", .name(.other), "the session's identifier")
        .optional("result", RequestResult.self, "their result; success by default")
    case .finishHandoff:
      .system("finish-handoff", "the transfer of an activity that is on its way ends")
        .optional("result", RequestResult.self, "its result; success by default")
    case .updateActivity:
      .system("update-activity", "the system asks for the data of the app's current activity")
        .required("type", .name(.other), "the activity's type")
    case .finishRemoteRegistration:
      .system("finish-remote-registration", "the app's registration for pushes is finished")
        .optional("result", RequestResult.self, "its result; success by default")
    case .push:
      .system("push", "a push for the app arrives")
        .optional("kind", PushKind.self, "its content; an alert by default")
        .optional("name", .name(.other), "the name by which the app knows it")
    case .localNotification:
      .system("local-notification", "a local notification of the app is due")
        .optional("name", .name(.other), "the name by which the app knows it")
    case .claimSharedResource:
      .system("claim-shared-resource", "the other app in front asks for a shared resource")
        .required("kind", SharedResource.self, "which one")
    case .tearDownSockets:
      .system("tear-down-sockets", "the sockets of the suspended app are torn down")
    case .autoLock: .system("auto-lock", "the device locks itself")
    case .lowMemory:
      .system("low-memory", "memory is low")
        .optional(
          "reach",
          ReclaimStage.self,
          "how far the system must go; purge if the app is suspended, else warn"
        )
        .optional(
          "needed",
          .integer(1...1_000_000),
          "how many megabytes are enough; without it each stage takes all it can get"
        )
    case .reboot: .system("reboot", "the device restarts")
    case .reclaimScene:
      .system("reclaim-scene", "the system disconnects a scene in the background")
        .optional("scene", .name(.scene), "which one, if there are several; `main` by default")
    case .prewarm: .system("prewarm", "the system prepares the app before the user asks for it")
    case .runBackgroundTask:
      .system("run-background-task", "the system runs a task of BGTaskScheduler")
        .required(
          "identifier",
          .name(.newTask),
          "the identifier of its request, which must be pending"
        )
    case .expireBackgroundTask:
      .system("expire-background-task", "the system needs to end a task of BGTaskScheduler early")
        .required("identifier", .name(.task), "the task's identifier")
    case .terminateApp:
      .system(
        "terminate-app",
        "the system terminates the app for a reason that the scenario does not model"
      )
      .required("reason", TerminationCause.self, "the reason")
    case .significantTimeChange:
      .system("significant-time-change", "midnight passes, or the clock or time zone changes")
    case .batteryLevel:
      .system("battery-level", "the battery's charge changes")
        .required("to", .integer(0...100), "the new charge, in percent")
    case .batteryState:
      .system("battery-state", "the device is plugged in or unplugged, or its battery is full")
        .required("to", .word(["unplugged", "charging", "full"]), "the new state")
    case .proximity:
      .system("proximity", "the proximity sensor changes")
        .required("to", .word(["near", "far"]), "the new reading")
    case .screenMode:
      .system("screen-mode", "the external display changes its mode")
        .required("to", ScreenMode.self, "the new mode")
    case .toggleInCallStatusBar:
      .system("toggle-in-call-status-bar", "the Simulator shows or hides the in-call status bar")
    case .copyInOtherApp:
      .system("copy-in-other-app", "something is copied in the other app in front")
        .required("text", .text, "what is copied")
    case .remoteControl:
      .system("remote-control", "headphones or an accessory send a command for playback")
        .required("command", RemoteCommand.self, "which one")
    case .sensor:
      .system("sensor", "a sensor has a reading for the app")
        .required("kind", Sensor.self, "which one")
    case .beginAudioInterruption:
      .system("begin-audio-interruption", "another sound interrupts what the app plays or records")
    case .endAudioInterruption:
      .system("end-audio-interruption", "an interruption of the app's audio ends")
        .optional("should-resume", .flag, "whether the app should resume; true by default")
    case .changeAudioRoute:
      .system(
        "change-audio-route",
        "an audio device, such as headphones, is connected or disconnected"
      )
      .required("reason", AudioRouteChange.self, "what happens")

    // Actions of the app.
    case .work:
      .app("work", "keeps the main thread busy").required("time", .duration, "for how long")
    case .returnValue:
      .app("return", "returns from the callback")
        .required("value", .flag, "the return value; true by default")
    case .installViews:
      .app(
        "install-views",
        "puts the controller's view into the window, creating whatever does not exist"
      )
      .optional(
        "nib",
        .name(.other),
        "the view controller's own nib, from which its view is loaded"
      )
    case .beginBackgroundTask:
      .app("begin-background-task", "asks for additional background time").named(
        "the task's name",
        .newTask
      )
      .optional("expiration", .actions, "what its expiration handler does")
    case .endBackgroundTask:
      .app("end-background-task", "ends the background task").named("the task's name", .task)
    case .startAudio: .app("start-audio", "starts audio playback or recording")
    case .stopAudio: .app("stop-audio", "stops audio playback or recording")
    case .startLocationUpdates: .app("start-location-updates", "asks for location updates")
    case .stopLocationUpdates: .app("stop-location-updates", "ends the location updates")
    case .registerForRemoteNotifications:
      .app("register-for-remote-notifications", "asks for a token with which it can receive pushes")
    case .startTransfer:
      .app("start-background-transfer", "starts a transfer in a background URL session")
        .required("identifier", .name(.other), "the session's identifier")
        .optional("discretionary", .flag, "whether the system chooses the time; false by default")
        .optional("launch-events", .flag, "whether its end launches the app; true by default")
    case .createBackgroundSession:
      .app("create-background-session", "creates a background URL session and its delegate")
        .required("identifier", .name(.other), "the session's identifier")
    case .keepCompletionHandler:
      .app("keep-completion-handler", "does not call the completion handler before it returns")
    case .callCompletionHandler:
      .app("call-completion-handler", "calls the oldest completion handler that it kept")
    case .openFile:
      .app("open-file", "opens a file").named("the file's name")
        .optional("protection", FileProtection.self, "its data protection; none by default")
    case .readFile: .app("read-file", "reads an open file").named("the file's name")
    case .closeFile: .app("close-file", "closes a file").named("the file's name")
    case .createGraphicsContext:
      .app("create-gl-context", "creates an OpenGL ES context (EAGLContext)")
    case .issueGraphicsCommands:
      .app("issue-gl-commands", "draws with OpenGL ES, without waiting for completion")
    case .finishGraphicsCommands:
      .app("finish-gl-commands", "waits until OpenGL ES has executed all commands (glFinish)")
    case .registerService:
      .app("register-bonjour-service", "registers a Bonjour service and opens its listening socket")
        .named("the service's name")
    case .unregisterService:
      .app("unregister-bonjour-service", "unregisters the service and closes its listening socket")
        .named("the service's name")
    case .openSocket:
      .app("open-socket", "opens a socket").named("the socket's name")
        .optional("listens", .flag, "whether it is a listening socket")
    case .useSocket:
      .app("use-socket", "reads from a socket or writes to it")
        .named("the name of the socket, or of the service that it belongs to")
    case .closeSocket: .app("close-socket", "closes a socket").named("the socket's name")
    case .useSharedResource:
      .app("use-shared-resource", "begins to use a resource that all apps share")
        .required("kind", SharedResource.self, "which one")
    case .releaseSharedResource:
      .app("release-shared-resource", "releases the shared resource")
        .required("kind", SharedResource.self, "which one")
    case .addCalendarEvent:
      .app("add-calendar-event", "adds an event to the user's calendar").named("the event's name")
    case .makeFormatter:
      .app("make-formatter", "creates a date or number formatter, replacing one with the same name")
        .optional(
          "locale",
          .word(["current", "autoupdating"]),
          "the locale as it is (the default), or one that follows the user's"
        )
        .named("the formatter's name")
    case .useFormatter: .app("use-formatter", "formats something").named("the formatter's name")
    case .showView:
      .app("show-view", "puts a view into the window").named("the view's name", .shownView)
        .optional("private", .flag, "whether it shows private data")
    case .hideView: .app("hide-view", "removes a view from the window").named("the view's name")
    case .setNeedsDisplay:
      .app("set-needs-display", "marks a view as needing display").named(
        "the view's name",
        .shownView
      )
      .with(.area)
    case .presentAlert:
      .app("present-alert", "shows an alert of its own").named("its name")
        .optional("cancel", .actions, "what its cancel handler does")
    case .presentActionSheet:
      .app("present-action-sheet", "shows an action sheet of its own").named("its name")
        .optional("cancel", .actions, "what its cancel handler does")
    case .withdrawAlert:
      .app("withdraw-alert", "dismisses its alert or action sheet").named("its name")
    case .holdObject:
      .app("hold-object", "keeps something in memory").named("the object's name")
        .with(.size)
        .optional("cache", .flag, "whether it is a cache that the app can recreate")
    case .cacheImage:
      .app("cache-image", "loads an image through the system's cache of images")
        .named("the image's name")
        .with(.size)
        .optional("held", .flag, "whether the app refers to it, too; false by default")
    case .useObject:
      .app("use-object", "uses an object or a cached image").named("the object's name")
    case .releaseObject:
      .app("release-object", "releases an object or image").named("the object's name")
    case .saveObject: .app("save-object", "writes an object to disk").named("its name")
    case .restoreObject:
      .app("restore-object", "reads an object from disk").named("its name")
        .with(.size)
    case .addSubview:
      .app("add-subview", "moves a view into another one, on top of its subviews")
        .required("view", .name(.view), "the view's name")
        .required("to", .name(.view), "the name of its new superview")
    case .removeFromSuperview:
      .app("remove-from-superview", "removes a view from its superview").with(.view())
    case .setFrame: .app("set-frame", "moves and resizes a view or a window").with(.frame)
    case .setText:
      .app("set-text", "sets the text of a label, a button, a text field or a text view")
        .with(.view(.viewWithText))
        .required("text", .text, "the text")
    case .drawString:
      .app("draw-string", "draws a string in a custom view")
        .with(.view(.customView))
        .required("text", .text, "the string")
    case .showWindow:
      .app("show-window", "shows a window on the external display")
        .required("window", .name(.externalWindow), "the window's name")
    case .becomeFirstResponder:
      .app("become-first-responder", "makes a view the first responder").with(.view())
    case .resignFirstResponder:
      .app("resign-first-responder", "resigns first responder")
    case .designate:
      .app("designate", "sets the object that receives the readings of a sensor")
        .required("sensor", Sensor.self, "which sensor")
        .required("object", .name(.listener), "the object's name")
    case .loadView: .app("load-view", "asks a view controller for its view").with(.controller())
    case .present:
      .app("present", "presents a view controller modally").with(.controller())
    case .dismiss: .app("dismiss", "dismisses the view controller that was presented last")
    case .pushViewController:
      .app("push-view-controller", "pushes a view controller onto a navigation controller")
        .with(.controller())
        .optional("to", .name(.navigationController), "which one; by default the visible one")
    case .popViewController:
      .app("pop-view-controller", "pops the top view controller off its navigation controller")
    case .makeObject:
      .app("make-object", "creates an object, which the app owns").with(.object(.object))
        .optional("by", CreationMethod.self, "the kind of method that creates it; alloc by default")
    case .obtainObject:
      .app("obtain-object", "gets an autoreleased object from a convenience constructor")
        .with(.object(.object))
    case .retain: .app("retain", "retains an object").with(.object(.property))
    case .release: .app("release", "releases an object that the app owns").with(.object(.property))
    case .autorelease:
      .app(
        "autorelease",
        "autoreleases an object: it is released when the innermost pool is drained"
      )
      .with(.object(.property))
    case .openPool: .app("open-pool", "creates an autorelease pool of its own")
    case .drainPool: .app("drain-pool", "drains the innermost pool that it created")
    case .setProperty:
      .app("set-property", "sets a property")
        .required("property", .name(.property), "the property, as object.property")
        .optional("to", .name(.property), "the object; nil by default")
    case .sendMessage:
      .app("send", "sends a message to an object")
        .required("to", .name(.property), "the object, or a property that refers to it")
        .optional("message", .name(.other), "the message's name")
        .optional("if-implemented", .flag, "whether it is sent only if the object responds to it")
    case .dispatch:
      .app("dispatch", "submits a block to a dispatch queue")
        .required("block", .actions, "what the block does")
        .optional(
          "queue",
          .name(.other),
          "main, global (the default), or the name of a serial queue"
        )
        .optional("after", .duration, "how long the queue waits first")
        .optional("name", .name(.other), "the name of the work")
        .optional("can-wait", .flag, "whether the work can be deferred while the app is inactive")
    case .addOperation:
      .app("add-operation", "adds an operation to an operation queue")
        .named("the operation's name")
        .required("does", .actions, "what it does")
        .optional("after", .name(.other), "the operation that must be done first")
        .optional("completion", .actions, "what the main thread runs when it is done, from iOS 4")
    case .startThread:
      .app("start-thread", "starts a thread of its own")
        .required("does", .actions, "what it does there")
        .optional("name", .name(.other), "the name of the work")
    case .performOnMainThread:
      .app("perform-on-main-thread", "performs work on the main thread")
        .required("does", .actions, "what it does there")
        .optional("name", .name(.other), "the name of the work")
    case .animateViews:
      .app("animate-views", "animates views with a block")
        .required("time", .duration, "how long it takes")
        .optional("completion", .actions, "what the app does when the animation ends")
    case .suspendQueue:
      .app(
        "suspend-queue",
        "suspends a queue: work that has started finishes, no other work starts"
      )
      .required(
        "queue",
        .name(.other),
        "a dispatch queue's name, or operations for the operation queue"
      )
    case .resumeQueue:
      .app("resume-queue", "resumes a suspended queue")
        .required(
          "queue",
          .name(.other),
          "a dispatch queue's name, or operations for the operation queue"
        )
    case .startWork:
      .app("start", "starts work that repeats until it is stopped, or changes its interval")
        .with(.repeating)
        .optional("every", .duration, "the interval; 1s by default")
        .optional("rate", WorkRate.self, "at a low rate, only every tenth repetition is performed")
        .optional("airplay", .flag, "whether a movie is shown over AirPlay")
    case .stopWork: .app("stop", "stops or pauses work that repeats").with(.repeating)
    case .sendRequest:
      .app("send-request", "sends a synchronous network request")
        .named("the request's name")
        .optional("takes", .duration, "how long the response takes; 0s by default")
    case .createTemporaryFile:
      .app("create-temporary-file", "creates a file that only this process needs")
        .named("the file's name")
    case .deleteTemporaryFile:
      .app("delete-temporary-file", "deletes a temporary file").named("the file's name")
    case .presentScreen:
      .app("present-screen", "shows a standard screen of the system inside the app")
        .required("kind", ScreenKind.self, "which one")
        .optional("done", .actions, "what the app does when the user is done with it")
    case .copy: .app("copy", "copies to the pasteboard").required("text", .text, "what is copied")
    case .paste: .app("paste", "reads the pasteboard")
    case .askForCalls: .app("ask-for-calls", "asks whether a call is in progress")
    case .registerBackgroundTask:
      .app("register-background-task", "registers a launch handler with BGTaskScheduler")
        .required("identifier", .name(.newTask), "the task's identifier")
        .optional("launch", .actions, "what the launch handler does")
        .optional("expiration", .actions, "what the expiration handler does; none by default")
        .optional("queue", .word(["background", "main"]), "where they run; background by default")
    case .submitTaskRequest:
      .app("submit-task-request", "submits a request to BGTaskScheduler")
        .required("identifier", .name(.newTask), "the task's identifier")
        .optional("kind", TaskRequestKind.self, "the kind of task; refresh by default")
    case .cancelTaskRequest:
      .app("cancel-task-request", "cancels a pending request of BGTaskScheduler")
        .required("identifier", .name(.task), "the task's identifier")
    case .cancelAllTaskRequests:
      .app("cancel-all-task-requests", "cancels all pending requests of BGTaskScheduler")
    case .getPendingTaskRequests:
      .app("get-pending-task-requests", "asks BGTaskScheduler for its pending requests")
    case .setTaskCompleted:
      .app("set-task-completed", "completes a running task of BGTaskScheduler")
        .required("identifier", .name(.task), "the task's identifier")
        .optional("success", .flag, "whether it succeeded; true by default")
    case .requestSceneActivation:
      .app("request-scene-activation", "asks the system to open a window, or to bring one forward")
        .required("scene", .name(.newScene), "the name of its scene, a new one if there is none")
        .optional(
          "activity",
          .name(.other),
          "the type of the user activity that the scene receives"
        )
        .optional("mode", WindowMode.self, "beside the others or in their place; beside by default")
    case .requestSceneDestruction:
      .app("request-scene-destruction", "asks the system to close a window and discard its session")
        .required("scene", .name(.scene), "the name of its scene")
    case .requestSceneRefresh:
      .app("request-scene-refresh", "asks the system for a new snapshot of a scene")
        .required("scene", .name(.scene), "the name of the scene")
    case .chooseConfiguration:
      .app("choose-configuration", "returns this configuration for a new scene")
        .required("name", .name(.other), "the name of the configuration")
    case .lockFile:
      .app("lock-file", "locks a file, as SQLite does").named("the file's name")
        .optional("container", FileContainer.self, "where the file is; in the app's own by default")
    case .unlockFile: .app("unlock-file", "releases the lock on a file").named("the file's name")
    case .exit: .app("exit", "calls exit, which ends the process")
    }
  }
}
