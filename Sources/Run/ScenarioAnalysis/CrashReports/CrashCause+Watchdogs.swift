@_spi(Package) internal import LifecycleCore

extension CrashCause {
  private static let leaveMainThread =
    "let the main thread go: move files, databases, the network and waiting for locks off it"
  private static let page = ["Apple: Addressing watchdog terminations"]

  /// The terminations of watchdogs: 0x8badf00d.
  static let watchdogs: [CrashCause] = [
    CrashCause(
      "a launch in the background took too long",
      .watchdog,
      by: CrashPattern(
        events: ["process-launch", "scene-create"],
        visibility: .background
      ),
      exceeding: .limit(.backgroundLaunch),
      do:
        "do only what the event needs when applicationState is background: the limit is processor time",
      "build the interface when the scene comes to the foreground",
      scenario: CrashScenario(
        app: ["info: { UIBackgroundModes: [location] }"],
        slow: [.didFinishLaunching, .willFinishLaunching],
        steps: ["system: { background-event: location }"]
      )
    ),
    CrashCause(
      "the launch took too long",
      .watchdog,
      by: CrashPattern(events: ["process-launch", "scene-create"]),
      exceeding: .limit(.launch),
      do: leaveMainThread,
      "return from the methods of the launch first, and show a placeholder for what is loaded or migrated",
      scenario: CrashScenario(
        slow: [
          .didFinishLaunching, .willFinishLaunching, .sceneWillConnect, .sceneWillEnterForeground,
          .sceneDidBecomeActive,
        ],
        steps: ["user: tap-icon"]
      )
    ),
    CrashCause(
      "entering the background took too long",
      .watchdog,
      by: CrashPattern(events: ["scene-update", "process-suspend"], visibility: .background),
      exceeding: .limit(.enterBackground),
      do:
        "return at once from the method, and finish what is to be saved in a task of beginBackgroundTask",
      leaveMainThread,
      scenario: CrashScenario(
        slow: [.sceneDidEnterBackground, .didEnterBackground],
        steps: ["user: tap-icon", "user: press-home"]
      )
    ),
    CrashCause(
      "a visible app did not respond",
      .watchdog,
      by: CrashPattern(events: ["scene-update", "process-resume"]),
      exceeding: .limit(.resume),
      do: leaveMainThread,
      "return from the methods for the foreground first, and update what is shown when the data has come",
      scenario: CrashScenario(
        slow: [.sceneWillEnterForeground, .willEnterForeground],
        steps: ["user: tap-icon", "user: press-home", "wait: 10s", "user: tap-icon"]
      )
    ),
    CrashCause(
      "the end of the process took too long",
      .watchdog,
      by: CrashPattern(events: ["process-exit"]),
      exceeding: .limit(.terminate),
      do:
        "save in sceneDidEnterBackground(_:) or applicationDidEnterBackground(_:): most apps end without this call",
      "wait for nothing in applicationWillTerminate(_:)",
      scenario: CrashScenario(
        since: OSVersion(9),
        slow: [.willTerminate],
        steps: [
          "user: tap-icon", "app: { begin-background-task: upload }", "user: press-home",
          "user: open-switcher", "user: remove-from-switcher",
        ]
      )
    ),
    CrashCause(
      "a background task was probably not ended: the main thread was idle",
      .backgroundTask,
      by: CrashPattern(codes: [0x8bad_f00d], isIdle: true),
      exceeding: taskBudget,
      do: endTask,
      "if the report is of a launch, the app waited for something off the main thread",
      from: ["vinhnx/notes#403", "mixpanel/mixpanel-swift#335"],
      scenario: leakedTask
    ),
    CrashCause(
      "a watchdog ended the process; the report does not name the event",
      .watchdog,
      do: leaveMainThread,
      "look for 'WatchdogEvent' in the whole report: it names the limit",
      from: page
    ),
  ]

  private static let taskBudget = Allowance.budget(.backgroundTaskBudget, for: "a background task")
  private static let endTask =
    "call endBackgroundTask for each task, also in its expiration handler, and keep its identifier until then"
  private static let leakedTask = CrashScenario(
    steps: [
      "user: tap-icon", "app: { begin-background-task: upload }", "user: press-home",
      "wait: 15min",
    ]
  )

  private static let sigkill = ["Apple: EXC_CRASH (SIGKILL)"]
  private static let note = ["Apple: Technical Note TN2151"]

  /// The terminations with other codes.
  static let codes: [CrashCause] = [
    CrashCause(
      "a background task was not ended in time",
      .backgroundTask,
      exceeding: taskBudget,
      do: endTask,
      "of BGTaskScheduler, call setTaskCompleted(success:) in the expiration handler, too",
      from: sigkill,
      scenario: leakedTask
    ),
    CrashCause(
      "the events of a background URL session were not handled in time",
      .backgroundSession,
      exceeding: .budget(.backgroundEventBudget, for: "the events of a background URL session"),
      do:
        "call the completion handler of handleEventsForBackgroundURLSession in urlSessionDidFinishEvents(forBackgroundURLSession:)",
      "create the session with the same identifier when the app is launched for it",
      from: sigkill,
      scenario: CrashScenario(
        since: OSVersion(26),
        code: (.handleBackgroundURLSession, "keep-completion-handler"),
        steps: [
          "user: tap-icon", "app: { start-background-transfer: photos }", "user: press-home",
          "wait: 1min", "system: { background-transfer-done: photos }", "wait: 1min",
        ]
      )
    ),
    CrashCause(
      "a background fetch did not end in time",
      .backgroundFetch,
      exceeding: .budget(.backgroundEventBudget, for: "a background fetch"),
      do: "call the completion handler on every path, also after an error and without new data",
      from: sigkill,
      scenario: CrashScenario(
        since: OSVersion(26),
        app: ["background-modes: [fetch]"],
        code: (.performFetch, "keep-completion-handler"),
        steps: [
          "user: tap-icon", "user: press-home", "wait: 1min", "system: background-fetch",
          "wait: 1min",
        ]
      )
    ),
    CrashCause(
      "the app had too many background tasks at a time",
      .tooManyTasks,
      do: "end each task with endBackgroundTask, and begin one for the whole of a job",
      from: ["vinhnx/notes#403"],
      scenario: CrashScenario(
        since: .init(11),
        steps: [
          "user: tap-icon",
          "repeat: { times: 1000, steps: [{ app: { begin-background-task: upload } }] }",
          "app: { begin-background-task: upload }",
        ]
      )
    ),
    CrashCause(
      "the app held a lock on a file or an SQLite database when it was suspended",
      .lockedFile,
      do:
        "call beginBackgroundTask before the work with the file begins, and close it before the task ends",
      "keep in the container of an app group only what is shared: the lock of a private file does not count",
      from: sigkill + ["LoopKit/Loop#1356", "damus-io/damus#2638"],
      scenario: CrashScenario(
        since: OSVersion(8),
        steps: [
          "user: tap-icon", "app: { lock-file: { name: database, container: shared } }",
          "user: press-home", "wait: 1min",
        ]
      )
    ),
    CrashCause(
      "the app did not report a call that a VoIP push announced",
      .unreportedCall,
      do: reportCall,
      reportCallFirst,
      from: sigkill + ["hiennguyen92/flutter_callkit_incoming#522"],
      scenario: unreportedCall
    ),
    CrashCause(
      "the system resumed the VoIP app too often",
      .resumedTooOften,
      do: "receive calls by PushKit instead of the background mode voip with a socket",
      "let the connection stay closed after an error for longer each time",
      from: note,
      scenario: CrashScenario(
        app: ["background-modes: [voip]"],
        steps: [
          "user: tap-icon", "user: press-home", "system: { background-event: voip }",
          "system: { terminate-app: voip-resumed-too-often }",
        ]
      )
    ),
    CrashCause(
      "the device was too hot",
      .thermal,
      do:
        "do less when ProcessInfo.thermalState is serious or critical, and save early: no method is called",
      from: sigkill,
      scenario: CrashScenario(
        steps: ["user: tap-icon", "system: { terminate-app: thermal }"]
      )
    ),
    CrashCause(
      "the system needed the disk space of the app's caches",
      .diskSpace,
      do: "expect that the caches are gone, and delete what is no longer needed",
      from: sigkill,
      scenario: CrashScenario(
        steps: [
          "user: tap-icon", "user: press-home", "wait: 1min",
          "system: { terminate-app: disk-space }",
        ]
      )
    ),
    CrashCause(
      "the app used too much of a resource of the system",
      .resourceOveruse,
      do:
        "look in the report for the resource: processor time, wakeups, or bytes that were written",
      from: sigkill,
      scenario: CrashScenario(
        since: OSVersion(8),
        steps: ["user: tap-icon", "system: { terminate-app: resource-overuse }"]
      )
    ),
    CrashCause(
      "the user force-quit the app",
      .user,
      by: CrashPattern(codes: [0xdead_fa11]),
      do:
        "it happened through no fault of the app, unless it did not respond: then see what the main thread did",
      from: note,
      scenario: CrashScenario(steps: ["user: tap-icon", "user: force-quit"])
    ),
    CrashCause(
      "the app drew while the screen was locked or in secure mode",
      by: CrashPattern(codes: [0x2bad_45ec]),
      do: "draw only while the app is in the foreground",
      from: note
    ),
    CrashCause(
      "watchOS ended a background task that used too much processor time",
      by: CrashPattern(codes: [0xc51b_ad01]),
      do: "do less in the task",
      from: sigkill
    ),
    CrashCause(
      "watchOS ended a background task that took too long",
      by: CrashPattern(codes: [0xc51b_ad02]),
      do: "complete the task sooner",
      from: sigkill
    ),
    CrashCause(
      "watchOS ended a background task while the system was busy",
      by: CrashPattern(codes: [0xc51b_ad03]),
      do: "it may happen through no fault of the app; do less in the task",
      from: sigkill
    ),
  ]

  static let reportCall =
    "call reportNewIncomingCall in pushRegistry(_:didReceiveIncomingPushWith:for:completion:) before it returns, for each push"
  static let reportCallFirst =
    "report first and look up the caller afterwards; end a call at once that is over, and send no VoIP push for anything else"
  static let unreportedCall = CrashScenario(
    since: .init(13),
    app: ["background-modes: [voip]"],
    steps: [
      "user: tap-icon", "user: press-home", "system: { background-event: voip }",
      "system: { terminate-app: unreported-call }",
    ]
  )
}
