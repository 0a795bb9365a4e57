/// The app switcher, and killing an app from it.
enum SwitcherRules {
  private static let strip = Source.book("Your application resumes processing")

  /// From iOS 4.0.
  static let iOS4: [Rule] = [
    Rule(
      "switcher.open",
      serves: [47],
      on: .action(.openSwitcher),
      if: [.front([.app]), .not(.isCovered)],
      do: [.perform(.resign), .cover(.switcher)],
      because: "the switcher over the app makes it inactive",
      .observed,
      .measured("Programming iOS, lifetime events")
    ),
    Rule(
      "switcher.open.elsewhere",
      serves: [156, 162],
      on: .action(.openSwitcher),
      if: [.front([.homeScreen, .otherApp]), .not(.isCovered)],
      do: [.cover(.switcher)],
      because: "the switcher over something else tells our app nothing",
      .stated,
      strip
    ),
    Rule(
      "switcher.back",
      serves: [47],
      on: .action(.chooseApp),
      if: [.under([.switcher]), .front([.app])],
      do: [.uncover, .perform(.reactivate)],
      because: "choosing the app that lies under the switcher makes it active again",
      .observed,
      .measured("Programming iOS, lifetime events")
    ),
    Rule(
      "switcher.choose",
      serves: [89, 162],
      on: .action(.chooseApp),
      if: [.under([.switcher])],
      do: [.uncover, .show(.app), .perform(.bringForward)],
      because: "choosing the app in the switcher brings it to the front",
      .stated,
      strip
    ),
    Rule(
      "kill.absent",
      serves: [109, 156],
      on: .action(.removeFromSwitcher),
      if: [.under([.switcher]), .state([.notRunning])],
      do: [],
      because: "removing an app that does not run removes its picture only",
      .inferred,
      strip
    ),
    Rule(
      "kill.suspended",
      serves: [107, 109, 156],
      on: .action(.removeFromSwitcher),
      if: [.under([.switcher]), .state([.suspended])],
      do: [.markForceQuit, .discardSession, .endProcess(.user)],
      because: "a suspended app that the user kills is told nothing",
      .stated,
      .guide2014("App Termination")
    ),
    Rule(
      "kill.running",
      serves: [109],
      on: .action(.removeFromSwitcher),
      if: [.under([.switcher]), .state([.background])],
      do: [
        .markForceQuit, .discardSession, .perform(.tellKilledRunning),
        .endProcess(.user),
      ],
      because: "the user kills an app that runs in the background",
      .observed,
      .measured("iOS 4.0, app killed from the strip")
    ),
    Rule(
      "kill.tell",
      serves: [107, 109],
      on: .procedure(.tellKilledRunning),
      if: [.when(.killNotifiesRunning, is: true)],
      do: [.perform(.tellTerminate)],
      because: "a running app is told willTerminate when the user kills it (kill-notifies-running)",
      .observed,
      .measured("iOS 7.1 and later")
    ),
  ]

  /// From iOS 7.0: the app in front can be killed, too.
  static let iOS7: [Rule] = [
    Rule(
      "kill.front",
      serves: [109],
      on: .action(.removeFromSwitcher),
      if: [.under([.switcher]), .front([.app])],
      do: [
        .markForceQuit, .show(.homeScreen), .discardSession, .perform(.tellKilledInFront),
        .perform(.tellKilledRunning), .endProcess(.user),
      ],
      because: "the user kills the app in front, which resigned when the switcher opened",
      .observed,
      .measured("iOS 7.1 and 8.0")
    ),
    Rule(
      "kill.front.twice",
      serves: [46, 109, 112],
      on: .procedure(.tellKilledInFront),
      if: [
        .not(.scenes), .fact(.staysInBackground), .when(.killBackgroundsFront, is: true),
        .when(.doubleBackgroundOnKill, is: true),
      ],
      do: [
        .perform(.enterBackground), .begin(.enterBackground), .call(.didEnterBackground),
        .post(.didEnterBackground), .end(.enterBackground),
      ],
      because: "iOS 7 calls didEnterBackground twice there (double-background-on-kill)",
      .observed,
      .measured("iOS 7.1")
    ),
    Rule(
      "kill.front.opted-out",
      serves: [106, 109],
      on: .procedure(.tellKilledInFront),
      if: [.fact(.optedOut), .when(.killBackgroundsFront, is: true)],
      do: [.perform(.callOptedOut)],
      because: "an app that opted out is never in the background, even when it is killed in front",
      .inferred,
      .guide2010("Opting Out of Background Execution")
    ),
    Rule(
      "kill.front.background",
      serves: [46, 109, 112],
      on: .procedure(.tellKilledInFront),
      if: [
        .not(.scenes), .fact(.staysInBackground), .when(.killBackgroundsFront, is: true),
      ],
      do: [.perform(.enterBackground)],
      because:
        "the app in front enters the background before it is killed (kill-backgrounds-front)",
      .observed,
      .measured("iOS 7.1 and 8.0")
    ),
  ]
}
