/// The app switcher, and killing an app from it.
enum SwitcherRules {
  private static let strip = Source.book("Your application resumes processing")

  /// From iOS 4.0.
  static let iOS4: [Rule] = [
    Rule(
      "switcher.open",
      serves: ["F162.1"],
      on: .action(.openSwitcher),
      if: [.front([.app, .homeScreen, .otherApp]), .not(.isCovered)],
      parts: [
        .for("F47.2", do: .perform(.resign)),
        .for("F156.1", "F162.1", do: .device(.cover(.switcher))),
      ],
      because: "the switcher over the app makes it inactive",
      .observed,
      .measured("Programming iOS, lifetime events"),
      strip
    ),
    Rule(
      "switcher.back",
      serves: ["F47.2"],
      on: .action(.chooseApp),
      if: [.under([.switcher]), .front([.app])],
      do: [.device(.uncover), .perform(.reactivate)],
      because: "choosing the app that lies under the switcher makes it active again",
      .observed,
      .measured("Programming iOS, lifetime events")
    ),
    Rule(
      "switcher.choose",
      serves: ["F162.1"],
      on: .action(.chooseApp),
      if: [.under([.switcher]), .fact(.isInstalled)],
      parts: [
        .for("F162.1", do: .device(.uncover), .device(.show(.app))),
        .for("F89.1", "F162.1", do: .perform(.bringForward)),
      ],
      because: "choosing the app in the switcher brings it to the front",
      .stated,
      strip
    ),
    Rule(
      "kill.absent",
      serves: ["F109.1", "F156.1"],
      on: .action(.removeFromSwitcher),
      if: [.under([.switcher]), .state([.notRunning]), .fact(.isInstalled)],
      parts: [
        .for("F156.1", do: .perform(.wiggle)),
        .for("F36.1", "F109.1", do: .perform(.forceQuit)),
      ],
      because: "an app that is not running has nothing to terminate, and nothing of it is called",
      .inferred,
      strip
    ),
    Rule(
      "kill.absent.counts",
      serves: ["F36.1", "F109.1"],
      on: .procedure(.forceQuit),
      if: [.state([.notRunning]), .when(.killCountsAbsent, is: false)],
      do: [],
      because:
        "removing an app that is not running may only remove its picture (kill-counts-absent)",
      .inferred,
      .model("no document says what removing an app that is not running does")
    ),
    Rule(
      "kill.force-quit",
      on: .procedure(.forceQuit),
      parts: [
        .for("F36.1", do: .markForceQuit),
        .for("F109.1", do: .preservation(.discardArchive), .service(.cancelTransfers)),
      ],
      because:
        "an app that the user removes from the switcher is force-quit: its preserved state is "
        + "deleted, its background transfers are cancelled, and it is not launched in the background",
      .stated,
      .guide2017("Preserving Your App's Visual Appearance Across Launches"),
      .guide2017("Background Execution")
    ),
    Rule(
      "kill",
      serves: ["F109.1"],
      on: .action(.removeFromSwitcher),
      if: [.under([.switcher]), .state([.background, .suspended])],
      parts: [
        .for("F36.1", "F109.1", do: .perform(.forceQuit)),
        .for("F109.2", do: .discardSession),
        .for("F156.1", do: .perform(.wiggle)),
        .for("F107.1", "F109.2", do: .perform(.tellKilledRunning)),
        .for("F47.4", "F109.1", do: .endProcess(.user)),
      ],
      because: "the user kills an app that is not in front",
      .stated,
      .guide2014("App Termination"),
      .measured("iOS 4.0, app killed from the strip")
    ),
    Rule(
      "switcher.wiggle",
      serves: ["F156.1"],
      on: .procedure(.wiggle),
      do: [.device(.cover(.wigglingIcons))],
      because: "an icon shows its red badge while it wiggles, and goes on wiggling",
      .stated,
      .book("Uninstalling apps and resetting your device")
    ),
    Rule(
      "kill.tell",
      serves: ["F107.2", "F109.2"],
      on: .procedure(.tellKilledRunning),
      if: [.state([.inactive, .background]), .when(.killNotifiesRunning, is: true)],
      parts: [.for("F107.1", "F109.2", do: .perform(.tellTerminate))],
      because:
        "a running app is told willTerminate when the user kills it (kill-notifies-running), "
        + "a suspended one never",
      .observed,
      .measured("iOS 7.1 and later"),
      .guide2014("App Termination")
    ),
  ]

  /// From iOS 7.0: the app in front can be killed, too.
  static let iOS7: [Rule] = [
    Rule(
      "kill.front",
      serves: ["F109.1"],
      on: .action(.removeFromSwitcher),
      if: [.under([.switcher]), .front([.app])],
      parts: [
        .for("F36.1", "F109.1", do: .perform(.forceQuit)),
        .for("F109.2", do: .discardSession),
        .for("F109.2", "F112.1", do: .perform(.tellKilledInFront)),
        .for("F107.1", "F109.2", do: .perform(.tellKilledRunning)),
        .for("F47.4", "F109.1", do: .endProcess(.user)),
      ],
      because: "the user kills the app in front, which resigned when the switcher opened",
      .observed,
      .measured("iOS 7.1 and 8.0")
    ),
    Rule(
      "kill.front.twice",
      serves: ["F109.2"],
      on: .procedure(.tellKilledInFront),
      if: [
        .fact(.staysInBackground), .when(.killBackgroundsFront, is: true),
        .when(.doubleBackgroundOnKill, is: true),
      ],
      do: [.perform(.enterBackground), .perform(.enterBackground)],
      because: "iOS 7 calls didEnterBackground twice there (double-background-on-kill)",
      .observed,
      .measured("iOS 7.1")
    ),
    Rule(
      "kill.front.opted-out",
      serves: ["F106.2", "F109.2"],
      on: .procedure(.tellKilledInFront),
      if: [.fact(.optedOut), .when(.killBackgroundsFront, is: true)],
      parts: [.for("F109.2", "F112.1", do: .perform(.callOptedOut))],
      because: "an app that opted out is never in the background, even when it is killed in front",
      .inferred,
      .guide2010("Opting Out of Background Execution")
    ),
    Rule(
      "kill.front.background",
      serves: ["F46.2", "F109.2"],
      on: .procedure(.tellKilledInFront),
      if: [.fact(.staysInBackground), .when(.killBackgroundsFront, is: true)],
      parts: [.for("F109.2", "F112.1", do: .perform(.enterBackground))],
      because:
        "the app in front enters the background before it is killed (kill-backgrounds-front)",
      .observed,
      .measured("iOS 7.1 and 8.0")
    ),
  ]
}
