/// What happens elsewhere and launches or wakes an app in the background.
enum BackgroundEventRules {
  private static let launching = Source.guide2010("Launching the Application")
  private static let cycle = Source.guide2011("The App Launch Cycle")
  static let execution = Source.guide2017("Background Execution")
  static let sequence = Source.uikit("About the background execution sequence")

  /// From iPhone OS 2: an event reaches an app that runs, and launches none.
  static let iPhoneOS: [Rule] = [
    Rule(
      "event",
      on: .action(.backgroundEvent),
      parts: [
        .for("F149.1", do: .event(.take), .perform(.receive)),
        .for("F33.1", do: .dropURL),
      ],
      because: "before iOS 4 no event launches an app, whatever it declares",
      .stated,
      launching
    ),
    Rule(
      "event.opted-out",
      serves: ["F37.1", "F106.2"],
      on: .procedure(.receive),
      if: [.state([.notRunning])],
      do: [],
      because: "an app without the background is launched only into the foreground",
      .inferred,
      launching
    ),
    Rule(
      "event.runs",
      serves: ["F149.1", "F166.1"],
      on: .procedure(.receive),
      do: [.perform(.handleEvent)],
      because: "an app that runs handles the event where it is",
      .stated,
      .guide2010("Table 2-3, background")
    ),
    Rule(
      "event.handle",
      on: .procedure(.handleEvent),
      parts: [
        .for("F36.2", do: .event(.begin)),
        .for("F28.2", "F149.1", "F166.1", do: .event(.handle)),
        .for("F28.2", "F166.2", do: .event(.end)),
      ],
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
      serves: ["F36.1", "F166.1"],
      on: .action(.backgroundEvent),
      if: [.fact(.declaresEvent)],
      parts: [
        .for("F33.1", "F149.1", do: .event(.take)),
        .for("F149.1", "F166.1", do: .perform(.receive)),
        .for("F33.1", do: .dropURL),
      ],
      because: "an event reaches an app that declares what it needs",
      .stated,
      launching,
      execution
    ),
    Rule(
      "event.force-quit",
      serves: ["F36.1"],
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
      serves: ["F36.1", "F149.1"],
      on: .procedure(.receive),
      if: [.state([.notRunning]), .fact(.staysInBackground)],
      parts: [
        .for("F36.1", "F149.1", do: .perform(.launchInBackground)),
        .for("F28.2", "F149.1", do: .perform(.handleEvent)),
        .for("F71.1", do: .perform(.pictureAfterEvent)),
      ],
      because: "an app is launched into the background only to handle a background event",
      .stated,
      launching,
      cycle
    ),
    Rule(
      "event.wakes",
      serves: ["F44.2", "F47.3"],
      on: .procedure(.receive),
      if: [.state([.suspended])],
      parts: [
        .for("F47.3", "F149.1", do: .perform(.wake)),
        .for("F149.1", "F166.1", do: .perform(.handleEvent)),
        .for("F71.1", do: .perform(.pictureAfterEvent)),
      ],
      because: "a suspended app is woken to handle a background event",
      .stated,
      cycle
    ),
    Rule(
      "launch.background",
      on: .procedure(.launchInBackground),
      parts: [
        .for("F29.1", "F30.1", "F47.1", do: .startProcess(.background)),
        .for("F34.1", "F34.2", do: .begin(.launch)),
        .for("F28.1", do: .perform(.loadInterface)),
        .for("F30.1", "F30.2", do: .perform(.finishLaunching)),
        .for("F27.1", do: .perform(.enterBackgroundAtLaunch)),
        .for("F34.2", do: .end(.launch)),
      ],
      because: "a launch into the background goes to background instead of inactive and active",
      .stated,
      launching,
      cycle
    ),
    Rule(
      "launch.background.call",
      serves: ["F27.1"],
      on: .procedure(.enterBackgroundAtLaunch),
      if: [.when(.backgroundLaunch, "documented")],
      parts: [
        .for("F67.1", "F67.2", do: .begin(.enterBackground)),
        .for("F27.1", do: .call(.didEnterBackground)),
        .for("F49.1", do: .post(.didEnterBackground)),
        .for("F67.1", do: .end(.enterBackground)),
      ],
      because:
        "the documents name didEnterBackground instead of didBecomeActive at such a launch; "
        + "measured launches lack it (background-launch)",
      .stated,
      launching,
      sequence
    ),
    Rule(
      "launch.background.figure",
      serves: ["F27.2"],
      on: .procedure(.enterBackgroundAtLaunch),
      if: [.when(.backgroundLaunch, "figure")],
      do: [.call(.didBecomeActive), .post(.didBecomeActive)],
      because:
        "Figure 3-3 names didBecomeActive under its box Enter background (background-launch)",
      .stated,
      .guide2011("Figure 3-3")
    ),
    Rule(
      "event.wake",
      on: .procedure(.wake),
      parts: [
        .for("F47.3", do: .become(.background), .note(.resumed)),
        .for("F103.1", do: .changes(.deliverQueue)),
        .for("F48.1", do: .perform(.callSecondTime)),
      ],
      because: "a woken app first gets what was queued, then the event, and is suspended again",
      .stated,
      cycle,
      .guide2010("Table 2-4")
    ),
    Rule(
      "event.wake.call",
      serves: ["F48.1"],
      on: .procedure(.callSecondTime),
      if: [.when(.secondBackgroundCall, is: true)],
      parts: [
        .for("F67.1", "F67.2", do: .begin(.enterBackground)),
        .for("F48.1", do: .call(.didEnterBackground)),
        .for("F49.1", do: .post(.didEnterBackground)),
        .for("F67.1", do: .end(.enterBackground)),
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
      serves: ["F36.2", "F111.2"],
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
      serves: ["F71.1"],
      on: .procedure(.pictureAfterEvent),
      if: [.state([.background]), .not(.isAwaited)],
      do: [.note(.snapshot)],
      because: "when the app is done with the event, a new picture of its interface is taken",
      .stated,
      sequence
    ),
  ]
}
