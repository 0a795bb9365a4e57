/// What happens elsewhere and launches or wakes an app in the background.
enum BackgroundEventRules {
  private static let launching = Source.guide2010("Launching the Application")
  private static let cycle = Source.guide2011("The App Launch Cycle")
  private static let execution = Source.guide2017("Background Execution")
  private static let sequence = Source.uikit("About the background execution sequence")

  /// From iPhone OS 2: an event reaches an app that runs, and launches none.
  static let iPhoneOS: [Rule] = [
    Rule(
      "event",
      serves: ["F36.1", 149],
      on: .action(.backgroundEvent),
      do: [.event(.take), .perform(.receive), .dropURL],
      because: "before iOS 4 no event launches an app, whatever it declares",
      .stated,
      launching
    ),
    Rule(
      "event.opted-out",
      serves: ["F36.1", 37, 46, "F106.1", "F106.2"],
      on: .procedure(.receive),
      if: [.state([.notRunning])],
      do: [],
      because: "an app without the background is launched only into the foreground",
      .inferred,
      launching
    ),
    Rule(
      "event.runs",
      serves: [149, "F166.1"],
      on: .procedure(.receive),
      do: [.perform(.handleEvent)],
      because: "an app that runs handles the event where it is",
      .stated,
      .guide2010("Table 2-3, background")
    ),
    Rule(
      "event.handle",
      serves: ["F28.2", "F36.2", 149, "F166.1"],
      on: .procedure(.handleEvent),
      do: [.event(.begin), .event(.handle), .event(.end)],
      because: "the app's code handles the event, and has a limited time for it in the background",
      .stated,
      launching,
      cycle
    ),
  ]

  /// From iOS 4.0.
  static let iOS4: [Rule] = [
    Rule(
      "event",
      serves: ["F28.2", "F36.1", 149, "F166.1"],
      on: .action(.backgroundEvent),
      if: [.fact(.declaresEvent)],
      do: [.event(.take), .perform(.receive), .dropURL],
      because: "an event reaches an app that declares what it needs",
      .stated,
      launching,
      execution
    ),
    Rule(
      "event.force-quit",
      serves: ["F36.1", "F109.1"],
      on: .procedure(.receive),
      if: [.fact(.wasForceQuit)],
      do: [],
      because: "an app that the user force-quit is not launched in the background",
      .stated,
      execution
    ),
    Rule(
      "event.locked",
      serves: ["F36.1"],
      on: .procedure(.receive),
      if: [.fact(.awaitsFirstUnlock)],
      do: [],
      because: "before the first unlock after a restart no app is launched in the background",
      .stated,
      execution
    ),
    Rule(
      "event.launches",
      serves: ["F27.1", "F28.1", "F28.2", "F36.1", 149],
      on: .procedure(.receive),
      if: [.state([.notRunning]), .fact(.staysInBackground)],
      do: [
        .perform(.launchInBackground), .perform(.handleEvent), .perform(.pictureAfterEvent),
      ],
      because: "an app is launched into the background only to handle a background event",
      .stated,
      launching,
      cycle
    ),
    Rule(
      "event.wakes",
      serves: ["F28.2", "F103.1", 149, "F166.1"],
      on: .procedure(.receive),
      if: [.state([.suspended])],
      do: [.perform(.wake), .perform(.handleEvent), .perform(.pictureAfterEvent)],
      because: "a suspended app is woken to handle a background event",
      .stated,
      cycle
    ),
    Rule(
      "launch.background",
      serves: [
        "F25.1", "F27.1", "F28.1", "F28.2", 29, 30, 34, "F36.1", "F36.2", "F42.1", "F42.4", "F47.1",
      ],
      on: .procedure(.launchInBackground),
      do: [
        .startProcess(.background), .begin(.launch), .perform(.loadInterface),
        .perform(.finishLaunching), .perform(.enterBackgroundAtLaunch), .end(.launch),
      ],
      because: "a launch into the background goes to background instead of inactive and active",
      .stated,
      launching,
      cycle
    ),
    Rule(
      "launch.background.call",
      serves: ["F27.1", "F27.2"],
      on: .procedure(.enterBackgroundAtLaunch),
      if: [.when(.backgroundLaunch, "documented")],
      do: [
        .begin(.enterBackground), .call(.didEnterBackground), .post(.didEnterBackground),
        .end(.enterBackground),
      ],
      because:
        "the documents name didEnterBackground instead of didBecomeActive at such a launch; "
        + "measured launches lack it (background-launch)",
      .stated,
      launching,
      sequence
    ),
    Rule(
      "event.wake",
      serves: ["F28.2", "F103.1", 149, "F166.1"],
      on: .procedure(.wake),
      do: [
        .become(.background), .note(.resumed), .changes(.deliverQueue), .perform(.callSecondTime),
      ],
      because: "a woken app first gets what was queued, then the event, and is suspended again",
      .stated,
      cycle,
      .guide2010("Table 2-4")
    ),
    Rule(
      "event.wake.call",
      serves: [149, "F166.1"],
      on: .procedure(.callSecondTime),
      if: [.when(.secondBackgroundCall, is: true)],
      do: [
        .begin(.enterBackground), .call(.didEnterBackground), .post(.didEnterBackground),
        .end(.enterBackground),
      ],
      because: "one document calls didEnterBackground on each wake (second-background-call)",
      .stated,
      sequence
    ),
    Rule(
      "restart.voip",
      serves: ["F36.1"],
      on: .procedure(.launchAfterRestart),
      if: [
        .fact(.launchesAfterRestart), .fact(.staysInBackground), .fact(.isInstalled),
        .not(.awaitsFirstUnlock),
      ],
      do: [.perform(.launchInBackground)],
      because:
        "up to iOS 9 the system launches a VoIP app in the background right after a restart, "
        + "so that calls can reach it; before the first unlock it launches no app",
      .stated,
      .guide2017("Implementing a VoIP App"),
      execution
    ),
    Rule(
      "event.overdue",
      serves: ["F36.2", "F166.1"],
      on: .timer(.eventOverdue),
      do: [.endProcess(.watchdog)],
      because:
        "an app that is at an event in the background for too long is killed "
        + "(background-event-budget)",
      .stated,
      execution
    ),
    Rule(
      "event.picture",
      serves: ["F28.2", "F166.1"],
      on: .procedure(.pictureAfterEvent),
      if: [.state([.background]), .not(.isAwaited)],
      do: [.note(.snapshot)],
      because: "when the app is done with the event, a new picture of its interface is taken",
      .stated,
      sequence
    ),
  ]

  /// From iOS 7.0: fetches, background URL sessions, and events that end with a completion handler.
  static let iOS7: [Rule] = [
    Rule(
      "fetch",
      serves: ["F36.1", "F166.1"],
      on: .action(.backgroundFetch),
      if: [.fact(.declaresEvent)],
      do: [.event(.take), .perform(.receive)],
      because: "an app with the mode fetch now and then gets a chance to fetch",
      .stated,
      execution
    ),
    Rule(
      "transfer",
      serves: ["F36.1", "F166.1"],
      on: .action(.backgroundTransferDone),
      do: [.event(.take), .service(.finishTransfers), .perform(.receive)],
      because: "an app whose background transfers are done is told, and needs no mode for it",
      .stated,
      execution
    ),
    Rule(
      "transfer.start",
      serves: ["F109.2", "F166.1"],
      on: .action(.startTransfer),
      do: [.service(.startTransfer)],
      because: "the system goes on with the transfers of a background session, with or without "
        + "the app, until they are done or the user force-quits it",
      .stated,
      execution
    ),
    handles("event.fetch", .fetch, .performFetch),
    handles("event.transfer", .transfer, .handleBackgroundURLSession),
    handles("event.push", .push, .didReceiveRemoteNotificationFetch),
    Rule(
      "handler.keep",
      serves: ["F36.2", "F166.1"],
      on: .action(.keepCompletionHandler),
      do: [.event(.keepHandler)],
      because: "an app may call the completion handler later",
      .stated,
      execution
    ),
    Rule(
      "handler.call.unawaited",
      serves: [26, "F89.1", "F166.1"],
      on: .action(.callCompletionHandler),
      if: [.fact(.owesHandler), .not(.isAwaited)],
      do: [.event(.callHandler)],
      because: "nobody waits for the completion handler of a quick action "
        + "(quick-action-must-answer)",
      .inferred,
      .model("no document gives a quick action a time to answer")
    ),
    Rule(
      "handler.call",
      serves: ["F36.2", "F166.1"],
      on: .action(.callCompletionHandler),
      if: [.fact(.owesHandler)],
      do: [.event(.callHandler), .perform(.pictureAfterEvent)],
      because: "an event keeps the app running until its completion handler is called",
      .stated,
      execution
    ),
  ]

  /// From iOS 8.0: what launches even an app that the user force-quit.
  static let iOS8: [Rule] = [
    Rule(
      "event.force-quit",
      serves: ["F36.1", "F109.1", 149],
      on: .procedure(.receive),
      if: [
        .state([.notRunning]), .fact(.wasForceQuit),
        .occasion([.accessory, .newsstand, .bluetooth, .fetch, .transfer, .push]),
      ],
      do: [],
      because:
        "an app that the user force-quit is launched in the background for locations, from iOS 8, "
        + "and for VoIP alone",
      .stated,
      execution,
      .model("no document says so of VoIP")
    )
  ]

  /// From iOS 13.0 with scenes.
  static let scenes: [Rule] = [
    Rule(
      "scene.event.picture",
      serves: ["F28.2"],
      on: .procedure(.pictureAfterEvent),
      if: [.not(.sceneIsConnected)],
      do: [],
      because: "without a scene there is no interface to take a picture of",
      .inferred,
      sequence
    )
  ]

  /// The method of the app delegate by which an event is handled.
  private static func handles(_ id: String, _ occasion: Occasion, _ method: DelegateMethod) -> Rule
  {
    Rule(
      id,
      serves: [36, 166],
      on: .procedure(.handleEvent),
      if: [.occasion([occasion])],
      do: [.event(.begin), .call(method), .event(.end)],
      because: "the app delegate is told, and calls a completion handler when it is done",
      .stated,
      execution
    )
  }
}
