/// What happens elsewhere and launches or wakes an app in the background.
enum BackgroundEventRules {
  /// From iOS 4.0: launches into the background.
  static let iOS4: [Rule] =
    unheard("event", ["location", "voip"]) + [
      Rule(
        "event.launches",
        serves: [27, 36, 149],
        on: .action(.backgroundEvent),
        if: [
          .state([.notRunning]), .fact(.staysInBackground), .fact(.declaresEvent),
          .told(["location", "voip"]),
        ],
        do: [.takeEvent, .perform(.launchInBackground)],
        because: "an app is launched into the background only to handle a background event",
        .stated,
        .guide2010("Launching the Application"),
        .guide2011("The App Launch Cycle")
      ),
      Rule(
        "event.wakes",
        serves: [103, 149, 166],
        on: .action(.backgroundEvent),
        if: [.state([.suspended]), .fact(.declaresEvent), .told(["location", "voip"])],
        do: [.perform(.wake)],
        because: "a suspended app is woken to handle a background event",
        .stated,
        .guide2011("The App Launch Cycle")
      ),
      Rule(
        "event.runs",
        serves: [149, 166],
        on: .action(.backgroundEvent),
        if: [
          .state([.inactive, .active, .background]), .fact(.declaresEvent),
          .told(["location", "voip"]),
        ],
        do: [.note(.backgroundEvent)],
        because: "an app that runs handles the event where it is",
        .stated,
        .guide2010("Background")
      ),
      Rule(
        "launch.background",
        serves: [25, 27, 28, 29, 30, 34, 36, 42],
        on: .procedure(.launchInBackground),
        if: [.not(.scenes)],
        do: [
          .startProcess(.background), .begin(.launch), .perform(.loadInterface),
          .perform(.finishLaunching), .perform(.enterBackgroundAtLaunch), .end(.launch),
          .note(.backgroundEvent), .note(.snapshot),
        ],
        because: "a launch into the background goes to background instead of inactive and active",
        .stated,
        .guide2010("Launching the Application"),
        .guide2011("The App Launch Cycle")
      ),
      Rule(
        "launch.background.call",
        serves: [27],
        on: .procedure(.enterBackgroundAtLaunch),
        if: [.not(.scenes), .when(.backgroundLaunch, "documented")],
        do: [
          .begin(.enterBackground), .call(.didEnterBackground), .post(.didEnterBackground),
          .end(.enterBackground),
        ],
        because:
          "the documents name didEnterBackground instead of didBecomeActive at such a launch; "
          + "measured launches lack it (background-launch)",
        .stated,
        .guide2010("Launching the Application"),
        .uikit("About the background execution sequence")
      ),
      Rule(
        "event.wake",
        serves: [28, 103, 149, 166],
        on: .procedure(.wake),
        do: [
          .become(.background), .note(.resumed), .deliverQueue, .perform(.callSecondTime),
          .note(.backgroundEvent), .note(.snapshot),
        ],
        because: "a woken app first gets what was queued, then the event, and is suspended again",
        .stated,
        .guide2011("The App Launch Cycle"),
        .guide2010("Table 2-4")
      ),
      Rule(
        "event.wake.call",
        serves: [149, 166],
        on: .procedure(.callSecondTime),
        if: [.not(.scenes), .when(.secondBackgroundCall, is: true)],
        do: [
          .begin(.enterBackground), .call(.didEnterBackground), .post(.didEnterBackground),
          .end(.enterBackground),
        ],
        because: "one document calls didEnterBackground on each wake (second-background-call)",
        .stated,
        .uikit("About the background execution sequence")
      ),
    ]

  /// From iOS 5.0: more kinds of background events.
  static let iOS5: [Rule] =
    unheard("event5", ["accessory", "newsstand", "bluetooth"]) + [
      Rule(
        "event5.launches",
        serves: [27, 28, 36],
        on: .action(.backgroundEvent),
        if: [
          .state([.notRunning]), .fact(.staysInBackground), .fact(.declaresEvent),
          .told(["accessory", "newsstand", "bluetooth"]),
        ],
        do: [.takeEvent, .perform(.launchInBackground)],
        because: "accessories, Newsstand and Bluetooth launch an app from iOS 5",
        .inferred,
        .guide2017("Background Execution")
      ),
      Rule(
        "event5.wakes",
        serves: [103, 166],
        on: .action(.backgroundEvent),
        if: [
          .state([.suspended]), .fact(.declaresEvent),
          .told(["accessory", "newsstand", "bluetooth"]),
        ],
        do: [.perform(.wake)],
        because: "accessories, Newsstand and Bluetooth wake an app from iOS 5",
        .inferred,
        .guide2017("Background Execution")
      ),
      Rule(
        "event5.runs",
        serves: [166],
        on: .action(.backgroundEvent),
        if: [
          .state([.inactive, .active, .background]), .fact(.declaresEvent),
          .told(["accessory", "newsstand", "bluetooth"]),
        ],
        do: [.note(.backgroundEvent)],
        because: "an app that runs handles the event where it is",
        .inferred,
        .guide2017("Background Execution")
      ),
    ]

  /// Events that an app without a process does not hear of.
  private static func unheard(_ id: String, _ words: [String?]) -> [Rule] {
    let always: [Condition] = [.state([.notRunning]), .fact(.declaresEvent), .told(words)]
    return [
      Rule(
        id + ".force-quit",
        serves: [36, 109],
        on: .action(.backgroundEvent),
        if: always + [.fact(.wasForceQuit)],
        do: [],
        because: "an app that the user force-quit is not launched in the background",
        .stated,
        .guide2017("Background Execution")
      ),
      Rule(
        id + ".locked",
        serves: [36],
        on: .action(.backgroundEvent),
        if: always + [.fact(.awaitsFirstUnlock)],
        do: [],
        because: "before the first unlock after a restart no app is launched in the background",
        .stated,
        .guide2017("Background Execution")
      ),
      Rule(
        id + ".opted-out",
        serves: [37, 46, 106],
        on: .action(.backgroundEvent),
        if: always + [.not(.staysInBackground)],
        do: [],
        because: "an app without the background is launched only into the foreground",
        .inferred,
        .guide2010("Launching the Application")
      ),
    ]
  }

  /// From iOS 8.0: location launches an app again that the user force-quit.
  static let iOS8: [Rule] = [
    Rule(
      "event.force-quit.location",
      serves: [36, 109, 149],
      on: .action(.backgroundEvent),
      if: [
        .state([.notRunning]), .fact(.staysInBackground), .fact(.wasForceQuit),
        .not(.awaitsFirstUnlock), .told(["location"]),
      ],
      do: [.takeEvent, .perform(.launchInBackground)],
      because: "from iOS 8 a location event launches even an app that the user force-quit",
      .stated,
      .guide2017("Background Execution")
    )
  ]
}
