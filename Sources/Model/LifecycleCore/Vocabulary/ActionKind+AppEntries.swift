extension ActionKind {
  /// The entry of an action of the app; nil for any other action.
  var appEntry: ActionDescription? {
    switch self {
    case .work:
      .app("work", "keeps the main thread busy")
        .also("busy block-main-thread do-work compute")
        .required("time", .duration, "for how long")
    case .returnValue:
      .app("return", "returns from the callback")
        .also("return-true return-yes", with: "value", "true")
        .also("return-false return-no", with: "value", "false")
        .required("value", .flag, "the return value; true by default")
        .that(.isOnlyForCallbacks)
    case .beginBackgroundTask:
      .app("begin-background-task", "asks for additional background time")
        .also("begin-task start-background-task begin-bg-task request-background-time")
        .perhaps("background-task")
        .named(
          "the task's name",
          .newTask
        )
        .handler(.expiration, "what its expiration handler does")
        .calling(.application)
    case .endBackgroundTask:
      .app("end-background-task", "ends the background task")
        .also("end-task finish-background-task end-bg-task")
        .named("the task's name", .task)
        .orLater()
        .calling(.application)
    case .startAudio:
      .app("start-audio", "starts audio playback or recording")
        .also("play-audio play-music play-sound start-playback start-playing")
        .also("record-audio start-recording")
        .calling(.system)
    case .stopAudio:
      .app("stop-audio", "stops audio playback or recording")
        .also("stop-music stop-sound stop-playback stop-playing stop-recording")
        .also("pause-audio pause-music")
        .calling(.system)
    case .startLocationUpdates:
      .app("start-location-updates", "asks for location updates")
        .also("start-updating-location start-location start-gps track-location")
        .perhaps("location gps")
        .calling(.system)
    case .stopLocationUpdates:
      .app("stop-location-updates", "ends the location updates")
        .also("stop-updating-location stop-location stop-gps")
        .calling(.system)
    case .registerForRemoteNotifications:
      .app("register-for-remote-notifications", "asks for a token with which it can receive pushes")
        .also("register-for-push register-for-pushes register-for-push-notifications")
    case .requestPermission:
      .app("request-permission", "asks for a permission, for which the system asks the user")
        .also("request-authorization ask-for-permission ask-permission")
        .also("request-notification-permission", with: "kind", "notifications")
        .also("request-tracking-authorization request-tracking", with: "kind", "tracking")
        .also("request-location-permission", with: "kind", "location")
        .also("request-camera-permission request-camera-access", with: "kind", "camera")
        .perhaps("permission permissions")
        .required("kind", PermissionKind.self, "for what")
        .calling(.system)
    case .startTransfer:
      .app("start-background-transfer", "starts a transfer in a background URL session")
        .also("start-transfer start-download start-upload start-background-download")
        .also("start-background-upload")
        .required("identifier", .name(.other), "the session's identifier")
        .optional("discretionary", .flag, "whether the system chooses the time; false by default")
        .optional("launch-events", .flag, "whether its end launches the app; true by default")
        .calling(.system)
    case .createBackgroundSession:
      .app("create-background-session", "creates a background URL session and its delegate")
        .also("create-background-url-session make-background-session")
        .required("identifier", .name(.other), "the session's identifier")
        .calling(.system)
    case .keepCompletionHandler:
      .app("keep-completion-handler", "does not call the completion handler before it returns")
        .also("store-completion-handler save-completion-handler")
        .that(.isOnlyForCallbacks)
    case .callCompletionHandler:
      .app("call-completion-handler", "calls the oldest completion handler that it kept")
        .also("invoke-completion-handler run-completion-handler")
        .orLater()
        .optional("result", FetchResult.self, "the result of a fetch that it is called with")
        .optional(
          "options",
          listOf: PresentationOption.self,
          "how a notification that arrives in front is presented; `none` for not at all"
        )
    case .openFile:
      .app("open-file", "opens a file").named("the file's name")
        .optional("protection", FileProtection.self, "its data protection; by default the app's")
    case .createFile:
      .app("create-file", "creates a file and opens it").named("the file's name")
        .optional("protection", FileProtection.self, "its data protection; by default the app's")
    case .readFile: .app("read-file", "reads an open file").named("the file's name")
    case .closeFile: .app("close-file", "closes a file").named("the file's name")
    case .readKeychainItem:
      .app("read-keychain-item", "reads an item of the keychain")
        .also("keychain-read query-keychain sec-item-copy-matching")
        .named("the item's name")
        .optional(
          "accessible",
          KeychainAccessibility.self,
          "when it can be read; when-unlocked by default"
        )
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
      .app("open-socket", "opens a socket")
        .also("connect-socket")
        .named("the socket's name")
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
    case .holdObject:
      .app("hold-object", "keeps something in memory")
        .also("keep-object keep-in-memory change-object edit-object modify-object")
        .named("the object's name")
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
      .app("release-object", "releases an object or image")
        .also("free-object discard-object")
        .named("the object's name")
    case .saveObject:
      .app("save-object", "writes an object to disk")
        .also("save write write-file save-file write-to-disk save-to-disk persist")
        .named("its name")
    case .restoreObject:
      .app("restore-object", "reads an object from disk")
        .also("load-object load-from-disk restore-from-disk")
        .named("its name")
        .with(.size)
    case .makeObject:
      .app("make-object", "creates an object, which the app owns").with(.object(.object))
        .optional("by", CreationMethod.self, "the kind of method that creates it; alloc by default")
        .calling(.objects)
    case .obtainObject:
      .app("obtain-object", "gets an autoreleased object from a convenience constructor")
        .with(.object(.object))
        .calling(.objects)
    case .retain:
      .app("retain", "retains an object").with(.object(.property))
        .calling(.objects)
        .that(.countsReferences)
    case .release:
      .app("release", "releases an object that the app owns").with(.object(.property))
        .calling(.objects)
        .that(.countsReferences)
    case .autorelease:
      .app(
        "autorelease",
        "autoreleases an object: it is released when the innermost pool is drained"
      )
      .with(.object(.property))
      .calling(.objects)
      .that(.countsReferences)
    case .openPool: .app("open-pool", "creates an autorelease pool of its own")
    case .drainPool: .app("drain-pool", "drains the innermost pool that it created")
    case .setProperty:
      .app("set-property", "sets a property")
        .required("property", .name(.property), "the property, as object.property")
        .optional("to", .name(.property), "the object; nil by default")
        .calling(.objects)
    case .sendMessage:
      .app("send", "sends a message to an object")
        .required("to", .name(.property), "the object, or a property that refers to it")
        .optional("message", .name(.other), "the message's name")
        .optional("if-implemented", .flag, "whether it is sent only if the object responds to it")
        .calling(.objects)
    case .dispatch:
      .app("dispatch", "submits a block to a dispatch queue")
        .also("dispatch-async")
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
        .also("run-on-main-thread")
        .required("does", .actions, "what it does there")
        .optional("name", .name(.other), "the name of the work")
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
        .also("start-timer schedule-timer", with: "kind", "timer")
        .also("start-movie play-movie play-video", with: "kind", "movie")
        .also("start-game start-game-loop", with: "kind", "game")
        .also("start-metadata-query", with: "kind", "metadata-query")
        .with(.repeating)
        .optional("every", .duration, "the interval; 1s by default")
        .optional("rate", WorkRate.self, "at a low rate, only every tenth repetition is performed")
        .optional("airplay", .flag, "whether a movie is shown over AirPlay")
        .that(.repeats)
    case .stopWork:
      .app("stop", "stops or pauses work that repeats")
        .also("stop-timer invalidate-timer", with: "kind", "timer")
        .also("stop-movie pause-movie pause-video", with: "kind", "movie")
        .also("stop-game stop-game-loop pause-game", with: "kind", "game")
        .also("stop-metadata-query", with: "kind", "metadata-query")
        .with(.repeating)
    case .sendRequest:
      .app("send-request", "sends a synchronous network request")
        .also("network-request http-request")
        .named("the request's name")
        .optional("takes", .duration, "how long the response takes; 0s by default")
    case .createTemporaryFile:
      .app("create-temporary-file", "creates a file that only this process needs")
        .named("the file's name")
    case .deleteTemporaryFile:
      .app("delete-temporary-file", "deletes a temporary file").named("the file's name")
    case .copy:
      .app("copy", "copies to the pasteboard")
        .also("copy-text copy-to-pasteboard")
        .required("text", .text, "what is copied")
    case .paste:
      .app("paste", "reads the pasteboard")
        .also("read-pasteboard")
    case .askForCalls: .app("ask-for-calls", "asks whether a call is in progress")
    case .registerBackgroundTask:
      .app("register-background-task", "registers a launch handler with BGTaskScheduler")
        .also("register-bg-task register-task register-launch-handler")
        .required("identifier", .name(.newTask), "the task's identifier")
        .optional("launch", .actions, "what the launch handler does")
        .optional("expiration", .actions, "what the expiration handler does; none by default")
        .optional("queue", .word(["background", "main"]), "where they run; background by default")
        .calling(.system)
    case .submitTaskRequest:
      .app("submit-task-request", "submits a request to BGTaskScheduler")
        .also("submit-task schedule-task schedule-background-task submit-bg-task")
        .also("submit-background-task")
        .also(
          "submit-app-refresh-task submit-app-refresh schedule-app-refresh",
          with: "kind",
          "refresh"
        )
        .also("submit-processing-task schedule-processing-task", with: "kind", "processing")
        .also("submit-continued-task submit-continued-processing-task", with: "kind", "continued")
        .required("identifier", .name(.newTask), "the task's identifier")
        .optional("kind", TaskRequestKind.self, "the kind of task; refresh by default")
        .optional(
          "earliest",
          .duration,
          "how long from now its task does not run; at once by default"
        )
        .calling(.system)
    case .cancelTaskRequest:
      .app("cancel-task-request", "cancels a pending request of BGTaskScheduler")
        .also("cancel-task cancel-bg-task")
        .required("identifier", .name(.task), "the task's identifier")
        .calling(.system)
    case .cancelAllTaskRequests:
      .app("cancel-all-task-requests", "cancels all pending requests of BGTaskScheduler")
        .also("cancel-all-tasks")
        .calling(.system)
    case .getPendingTaskRequests:
      .app("get-pending-task-requests", "asks BGTaskScheduler for its pending requests")
        .calling(.system)
    case .setTaskCompleted:
      .app("set-task-completed", "completes a running task of BGTaskScheduler")
        .also("complete-task complete-background-task task-completed")
        .also("fail-task", with: "success", "false")
        .required("identifier", .name(.task), "the task's identifier")
        .optional("success", .flag, "whether it succeeded; true by default")
        .orLater()
        .calling(.system)
    case .requestSceneActivation:
      .app("request-scene-activation", "asks the system to open a window, or to bring one forward")
        .also("activate-scene open-scene request-scene-session-activation")
        .required("scene", .name(.newScene), "the name of its scene, a new one if there is none")
        .optional(
          "activity",
          .name(.other),
          "the type of the user activity that the scene receives"
        )
        .optional("mode", WindowMode.self, "beside the others or in their place; beside by default")
        .calling(.system)
    case .requestSceneDestruction:
      .app("request-scene-destruction", "asks the system to close a window and discard its session")
        .also("destroy-scene request-scene-session-destruction")
        .required("scene", .name(.scene), "the name of its scene")
        .calling(.system)
    case .requestSceneRefresh:
      .app("request-scene-refresh", "asks the system for a new snapshot of a scene")
        .also("refresh-scene request-scene-session-refresh")
        .required("scene", .name(.scene), "the name of the scene")
        .calling(.system)
    case .chooseConfiguration:
      .app("choose-configuration", "returns this configuration for a new scene")
        .required("name", .name(.other), "the name of the configuration")
    case .lockFile:
      .app("lock-file", "locks a file, as SQLite does").named("the file's name")
        .optional("container", FileContainer.self, "where the file is; in the app's own by default")
    case .unlockFile: .app("unlock-file", "releases the lock on a file").named("the file's name")
    case .exit:
      .app("exit", "calls exit, which ends the process")
        .also("call-exit exit-app")
    default: nil
    }
  }
}
