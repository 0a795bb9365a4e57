extension SystemEffect: TermWord {
  /// The catalogue rows, built once.
  public static let rows = allCases.map(\.catalogueRow)

  /// An exhaustive switch, so that the compiler finds an effect without a row.
  private var catalogueRow: TermRow {
    switch self {
    // Launch.
    case .launchImage:
      .init("launch-image", "the launch image is shown")
        .with(.scheme).from(.system, to: .user)
    case .interfaceLoaded:
      .init("interface-loaded", "the main interface file is loaded")
        .with(.interface, .file, .owner, .standIns).from(.application, to: .application)
        .naming(.described)
    case .firstDrawing:
      .init("first-drawing", "the window is laid out and drawn for the first time")
        .from(.application, to: .views)

    case .runLoop:
      .init("run-loop", "the run loop begins to wait for events")
        .with(.thread).from(.application, to: .application)
    case .processPrepared:
      .init("process-prepared", "a process is prepared up to `main`, before anybody asks for it")
        .from(.system, to: .system)

    // The objects of the app.
    case .main: .init("main", "`main` is called in a new process").with(.thread)
    case .applicationMain:
      .init("application-main", "`main` hands over to UIApplicationMain")
        .with(.principalClass, .delegateClass).from(.application, to: .application)
    case .applicationMade:
      .init("application-made", "the application object is made")
        .with(.objectClass).from(.application, to: .application)
    case .infoRead:
      .init("info-read", "the main interface file is looked up in the Info.plist")
        .from(.application, to: .application)
    case .delegateMade:
      .init("delegate-made", "the app delegate is made")
        .with(.objectClass, .outlet).from(.application, to: .appDelegate)
    case .windowMade: .init("window-made", "a window is made").from(.application, to: .views)
    case .viewControllerMade:
      .init("view-controller-made", "the first view controller is made")
        .from(.application, to: .viewControllers)
    case .viewLoaded:
      .init("view-loaded", "the view of the view controller is made")
        .with(.file, .owner).from(.application, to: .viewControllers).naming(.described)
    case .viewsInstalled:
      .init("views-installed", "that view is put into the window")
        .from(.application, to: .views)
    case .viewsTurned:
      .init("views-turned", "the views are turned as the device is held")
        .from(.application, to: .views)
    case .windowShown:
      .init("window-shown", "the window is on the screen, or on the external display")
        .with(.name).from(.application, to: .views).naming(.described).that(.changesViews)
    case .windowNotShown:
      .init("window-not-shown", "a window is not on the screen, as it belongs to no scene")
        .from(.application, to: .views).insteadOf(.windowShown)
    case .sceneMade: .init("scene-made", "a scene is made").from(.application, to: .sceneDelegate)

    // Preserved state.
    case .viewControllerEncoded:
      .init("view-controller-encoded", "a view controller writes its state down")
        .with(.path).from(.application, to: .viewControllers)
    case .archiveWritten: .init("archive-written", "the state is preserved for the next launch")
    case .archiveDiscarded:
      .init("archive-discarded", "the preserved state is discarded")
        .insteadOf(.archiveWritten)
    case .viewControllerRestored:
      .init("view-controller-restored", "a view controller reads its state")
        .with(.path, .madeBy).from(.application, to: .viewControllers)
    case .viewControllerDropped:
      .init("view-controller-dropped", "a view controller that was preserved is not restored")
        .with(.path).from(.application, to: .viewControllers).insteadOf(.viewControllerRestored)

    // The screen.
    case .touchesOn: .init("touches-on", "touches reach the app again")
    case .touchesOff: .init("touches-off", "touches no longer reach the app").insteadOf(.touchesOn)
    case .alertShown:
      .init("alert-shown", "an alert appears over whatever is in front")
        .from(.system, to: .user)
    case .viewsResized:
      .init("views-resized", "the views that view controllers manage take their new size")
        .with(.views).from(.application, to: .views).that(.changesViews)

    case .eventLost:
      .init("event-lost", "an event is not delivered to the app")
        .with(.name, LostEvent.self)
    case .scrolled:
      .init("scrolled", "a scroll view shows another part of its content")
        .with(.name, .contentOffset).naming(.described).that(.changesViews)
    case .windowHidden:
      .init("window-hidden", "a window is no longer visible, as its display was disconnected")
        .with(.name).naming(.described).that(.changesViews)

    // The background.
    case .snapshot:
      .init("snapshot", "the system takes a snapshot of the app's interface")
        .with(.views).that(.isOfScene)
    case .cachesTrimmed: .init("caches-trimmed", "the system's caches for the app are released")
    case .resumed: .init("resumed", "the app runs again after a suspension")
    case .changeQueued: .init("change-queued", "a change is noted for later")
    case .backgroundEvent:
      .init("background-event", "the app handles a background event")
        .with(.kind, BackgroundEvent.self)
    case .taskRefused: .init("task-refused", "a background task cannot begin").with(.name)
    case .unknownTask: .init("unknown-task", "an unknown background task is ended").with(.name)
    case .throttled:
      .init("throttled", "an app that worked in the background for too long is slowed down")

    case .audioStopped:
      .init("audio-stopped", "what the app played or recorded stops, since it no longer runs")
    case .audioNotStarted:
      .init("audio-not-started", "the app cannot play or record, since a call is on")
    case .transferDeferred:
      .init("transfer-deferred", "a background transfer begins when the system chooses")
        .with(.identifier)
    case .transfersCancelled:
      .init("transfers-cancelled", "the transfers of a background URL session are cancelled")
        .with(.identifier)
    case .consoleMessage:
      .init("console-message", "the system writes to the console")
        .with(.kind, ConsoleMessage.self).with(.name)
    case .permissionAnswered:
      .init("permission-answered", "the app receives the answer to its request for a permission")
        .with(.kind, PermissionKind.self).with(.answer, PermissionAnswer.self)
    case .taskRegistered:
      .init("task-registered", "BGTaskScheduler has a launch handler for an identifier")
        .with(.identifier)
    case .taskNotRegistered:
      .init("task-not-registered", "BGTaskScheduler does not take a launch handler")
        .with(.identifier).insteadOf(.taskRegistered)
    case .taskRequestSubmitted:
      .init("task-request-submitted", "BGTaskScheduler accepts a request")
        .with(.identifier).with(.kind, TaskRequestKind.self)
    case .taskRequestRefused:
      .init("task-request-refused", "BGTaskScheduler refuses a request with an error")
        .with(.identifier).with(.error, TaskRequestError.self).insteadOf(.taskRequestSubmitted)
    case .pendingTaskRequests:
      .init("pending-task-requests", "BGTaskScheduler lists the pending requests")
        .with(.identifiers)

    // Views and alerts of the app.
    case .viewDrawn:
      .init("view-drawn", "a view draws itself")
        .with(.name).from(.application, to: .views).naming(.shownView)
    case .unseenUpdate:
      .init("unseen-update")
        .meaning("a view is marked as needing display in the background, where it is not visible")
        .with(.name).from(.application, to: .views).naming(.shownView)
    case .layersEmptied:
      .init("layers-emptied", "the layers of the views shown lose their backing stores")
        .with(.views).from(.application, to: .views)
    case .layersRestored:
      .init("layers-restored", "the layers get their backing stores back without drawing")
        .with(.views).from(.application, to: .views)
    case .alertPresented:
      .init("alert-presented", "an alert of the app pops up on the screen").with(.name, .place)
    case .actionSheetPresented:
      .init("action-sheet-presented")
        .meaning("an action sheet of the app slides in from the bottom of the screen")
        .with(.name, .place)
    case .alertCancelled:
      .init("alert-cancelled", "an alert of the app is dismissed, and its cancel handler runs")
        .with(.name).from(.system, to: .user)

    case .alertAnswered:
      .init("alert-answered", "an alert of the app is dismissed by a button that the user taps")
        .with(.name, .answer).from(.system, to: .user)

    // Sockets and shared resources.
    case .socketUsed: .init("socket-used", "a socket does what it is asked for").with(.name)
    case .socketFailed:
      .init("socket-failed", "a socket is closed or dead, which is an error")
        .with(.name).insteadOf(.socketUsed)
    case .socketClosed:
      .init("socket-closed", "the system closes a listening socket and its service").with(.name)
    case .socketTornDown:
      .init("socket-torn-down", "a socket of the suspended app is dead").with(.name)
    case .resourceGranted:
      .init("resource-granted", "the app gets a shared resource")
        .with(.name, SharedResource.self)
    case .resourceRefused:
      .init("resource-refused", "the app does not get it: the foreground app has it")
        .with(.name, SharedResource.self).insteadOf(.resourceGranted)
    case .resourceTaken:
      .init("resource-taken", "the foreground app gets a resource that the app used")
        .with(.name, SharedResource.self)

    // Repeating work and the network.
    case .tick:
      .init("tick", "work that repeats is done once more: a timer fires, a frame is shown")
        .with(.kind, WorkKind.self).with(.name)
    case .requestSent:
      .init("request-sent", "the app sends a request over the network").with(.name, .thread)

    // Memory and other apps.
    case .objectSaved: .init("object-saved", "an object is on disk").with(.name)
    case .objectFound: .init("object-found", "an object exists where the app left it").with(.name)
    case .objectMissing:
      .init("object-missing", "an object is no longer in memory")
        .with(.name).insteadOf(.objectFound)
    case .imageFreed:
      .init("image-freed", "the system drops a cached image that the app does not hold").with(.name)
    case .codePagesDropped:
      .init("code-pages-dropped", "code pages are dropped from memory without notification")
    case .otherAppForward:
      .init("other-app-forward", "another app comes to the front")
        .with(.name).from(.system, to: .system)
    case .otherAppBackground:
      .init("other-app-background", "another app leaves the front and stays in memory")
        .with(.name).from(.system, to: .system)
    case .otherAppEnded:
      .init("other-app-ended", "another app is terminated")
        .with(.name).from(.system, to: .system)

    // Notifications of the app.
    case .sceneRequestFailed:
      .init("scene-request-failed", "the system refuses the app's request about a scene")
        .with(.error, SceneRequestError.self).that(.isOfScene)
    case .notificationShown:
      .init("notification-shown", "a notification of the app is shown to the user")
        .with(.notification).from(.system, to: .user)

    // Protected files.
    case .keysDiscarded:
      .init("keys-discarded", "the keys of protected files are discarded")
        .from(.system, to: .system)
    case .keysBack:
      .init("keys-back", "the keys of protected files are available again")
        .from(.system, to: .system)
    case .fileOpened:
      .init("file-opened", "the app has opened a file").with(.file, .thread)
        .with(.protection, FileProtection.self)
    case .fileRead: .init("file-read", "the app has read a file").with(.file, .thread)
    case .fileDenied:
      .init("file-denied", "a protected file cannot be used")
        .with(.file).insteadOf(.fileRead)
    case .keychainItemRead:
      .init("keychain-item-read", "the app has read an item of the keychain").with(.name)
    case .keychainItemDenied:
      .init("keychain-item-denied", "a protected item of the keychain cannot be read")
        .with(.name).insteadOf(.keychainItemRead)
    case .fileNotOpen: .init("file-not-open", "a file that is read is not open").with(.file)

    // Installation.
    case .iconMoved: .init("icon-moved", "the app's icon was moved").from(.system, to: .system)
    case .appInstalled:
      .init("app-installed", "the app is on the device")
        .from(.system, to: .system)
    case .appRemoved:
      .init("app-removed", "the app is removed from the device, with its files and preferences")
        .from(.system, to: .system)
    case .deviceReset:
      .init("device-reset", "the device is like a new one, without any installed app")
        .from(.system, to: .system)

    // Object ownership.
    case .poolOpened:
      .object("pool-opened", "an autorelease pool is created")
        .with(.kind, AutoreleasePoolKind.self)
    case .poolDrained: .object("pool-drained", "an autorelease pool releases what it holds")
    case .objectMade: .object("object-made", "an object is made").with(.name, .objectClass, .count)
    case .objectRetained:
      .object("object-retained", "an object has one more owner")
        .with(.name, .count)
    case .objectReleased:
      .object("object-released", "an object has one fewer owner")
        .with(.name, .count)
    case .objectAutoreleased:
      .object("object-autoreleased", "an object will have one fewer owner when the pool is drained")
        .with(.name, .count)
    case .objectDeallocated:
      .object("object-deallocated", "an object without owners is deallocated")
        .with(.name)
    case .objectLeaked:
      .object("object-leaked", "the last reference to an object is lost without a release")
        .with(.name, .count).insteadOf(.objectDeallocated)
    case .referenceCleared:
      .object("reference-cleared", "a weak property is nil, since its object was deallocated")
        .with(.name).naming(.property)
    case .messageSent: .object("message-sent", "an object gets a message").with(.name, .message)
    case .messageToNil:
      .object("message-to-nil", "a message goes to nil, which does nothing")
        .with(.name).naming(.property).insteadOf(.messageSent)
    case .messageSkipped:
      .object("message-skipped", "an object is not sent what it does not implement")
        .with(.name, .message)

    // Threads.
    case .workQueued: .work("work-queued", "the app dispatches work").with(.name, .queue, .thread)
    case .workBegan: .work("work-began", "work begins on its thread").with(.name, .queue, .thread)
    case .workEnded: .work("work-ended", "work is done").with(.name, .queue, .thread)

    // System services and kinds of devices.
    case .screenPresented:
      .init("screen-presented", "a standard screen is shown inside the app")
        .with(.kind, ScreenKind.self).from(.application, to: .viewControllers)
    case .screenDismissed:
      .init("screen-dismissed", "the user is done with it")
        .with(.kind, ScreenKind.self).from(.application, to: .viewControllers)
    case .pasted: .init("pasted", "the app takes what is on the pasteboard").with(.text)
    case .pasteboardEmpty:
      .init("pasteboard-empty", "there is nothing on the pasteboard")
        .insteadOf(.pasted)
    case .callInProgress: .init("call-in-progress", "the app learns that a call is on")
    case .noCall: .init("no-call", "the app learns that no call is on").insteadOf(.callInProgress)
    case .compatibilityMode:
      .init("compatibility-mode", "an iPhone app runs in the center of the display of an iPad")
    case .keyboardShown:
      .init("keyboard-shown", "the keyboard appears, for the language that the user chose, if any")
        .with(.language).from(.system, to: .user)
    case .calendarEventAdded:
      .init("calendar-event-added", "an event of the app is in the user's calendar").with(.name)
    case .formatted:
      .init("formatted", "something is formatted, by the user's locale or an old one")
        .with(.name, .locale)
    case .displayScaled:
      .init("display-scaled", "the app fills the display, or no longer does").with(.scale)
    }
  }
}

extension TermRow {
  /// Creates the row of what happens to the objects that the scenario describes.
  fileprivate static func object(_ word: String, _ summary: String) -> TermRow {
    TermRow(word, summary).inList(.objects).naming(.object).from(nil, to: .objects)
  }

  /// Creates the row of what happens to work that the app dispatches.
  fileprivate static func work(_ word: String, _ summary: String) -> TermRow {
    TermRow(word, summary).inList(.threads).from(.backgroundThread, to: .backgroundThread)
  }
}

/// The words of what the app does not receive.
private enum LostEvent: DetailWords {
  static var words: [String] {
    ActionKind.allCases.map(\.word) + InterfaceEvent.allCases.map(\.word)
  }
}
