/// The life of one scene, from iOS 13.
enum SceneRules {
  private static let lifeCycle = Source.uikit("Managing your app's life cycle")
  private static let transition = Source.uikit("Transitioning to the scene-based life cycle")

  static let all: [Rule] = launching + moving + ending

  private static let launching: [Rule] = [
    Rule(
      "launch.scene",
      serves: ["F16.3", 25, 26, 30, 34, 38, "F47.1", "F109.2", "F118.2", 122],
      on: .procedure(.launch),
      do: [
        .note(.launchImage), .startProcess(.background), .begin(.launch), .perform(.loadInterface),
        .perform(.finishLaunching), .perform(.reportDiscarded), .perform(.connectScene),
        .perform(.sceneToForeground), .end(.launch), .note(.runLoop),
      ],
      because: "with scenes the app launches first, then its scene connects and comes forward",
      .stated,
      .uikit("About the app launch sequence")
    ),
    Rule(
      "launch.scene.background",
      serves: ["F28.1", "F28.2", 29, 34, "F36.1", "F36.2", "F47.1", "F109.2"],
      on: .procedure(.launchInBackground),
      do: [
        .startProcess(.background), .begin(.launch), .perform(.loadInterface),
        .perform(.finishLaunching), .perform(.reportDiscarded), .end(.launch),
      ],
      because: "a launch into the background connects no scene",
      .observed,
      .measured("iOS 15 launch traces")
    ),
    Rule(
      "prewarm.never",
      serves: ["F36.1", "F36.2"],
      on: .action(.prewarm),
      if: [.state([.notRunning]), .when(.prewarm, "none")],
      do: [],
      because: "the system launches no app before the user asks for it (prewarm)",
      .observed,
      .measured("iOS 15.4 and later")
    ),
    Rule(
      "prewarm.main",
      serves: ["F36.1", "F36.2"],
      on: .action(.prewarm),
      if: [.state([.notRunning]), .when(.prewarm, "until-main")],
      do: [.note(.processPrepared)],
      because: "a process is made ready up to main, so that no code of the app runs (prewarm)",
      .stated,
      .uikit("About the app launch sequence")
    ),
    Rule(
      "prewarm.finish",
      serves: ["F25.1", 34, "F36.1", "F36.2", "F109.2"],
      on: .action(.prewarm),
      if: [.state([.notRunning])],
      do: [
        .note(.processPrepared), .startProcess(.background), .begin(.launch),
        .perform(.loadInterface), .perform(.finishLaunching), .perform(.reportDiscarded),
        .end(.launch),
      ],
      because: "the app is launched without a scene, and is suspended until it is wanted (prewarm)",
      .observed,
      .measured("iOS 15.0 launch traces")
    ),
    Rule(
      "sessions.report",
      serves: ["F109.2"],
      on: .procedure(.reportDiscarded),
      if: [.fact(.sessionsWereDiscarded)],
      do: [.call(.didDiscardSceneSessions), .reportSessions],
      because: "sessions discarded while the app could not be told are reported at the next launch",
      .stated,
      transition
    ),
    Rule(
      "scene.connect",
      serves: ["F16.2", "F23.1", "F26.2", 117, 118],
      on: .procedure(.connectScene),
      do: [
        .perform(.configureScene), .note(.sceneMade), .perform(.loadSceneInterface),
        .call(.sceneWillConnect), .post(.sceneWillConnect), .dropURL,
      ],
      because: "a scene connects with its options, the URL among them",
      .stated,
      transition
    ),
    Rule(
      "scene.configure",
      serves: ["F26.2"],
      on: .procedure(.configureScene),
      if: [.not(.sessionIsKnown)],
      do: [.call(.configurationForConnecting)],
      because: "only a new session asks for its configuration",
      .stated,
      transition
    ),
    Rule(
      "scene.foreground",
      serves: ["F23.1", "F26.2", "F48.1", "F49.2", 84, 89, 90, 103, "F120.1"],
      on: .procedure(.sceneToForeground),
      do: [
        .call(.sceneWillEnterForeground), .post(.sceneWillEnterForeground),
        .post(.willEnterForeground), .read(nil), .scene(.foregroundInactive),
        .object(.showWindow), .perform(.accessoriesComeBack),
        .perform(.deliverAfter), .perform(.openURLBeforeActive), .perform(.becomeActive),
        .perform(.openURLAfterActive),
      ],
      because: "a scene comes forward at launch, too: willEnterForeground, then didBecomeActive",
      .stated,
      lifeCycle
    ),
  ]

  private static let moving: [Rule] = [
    Rule(
      "scene.active",
      serves: [
        "F12.2", "F26.2", 35, "F42.1", "F42.3", "F47.2", "F48.1", "F48.3", 51, "F89.2", "F92.1",
        104, "F132.1",
      ],
      on: .procedure(.becomeActive),
      do: [
        .scene(.foregroundActive), .interface(.startInput), .call(.sceneDidBecomeActive),
        .post(.sceneDidActivate),
        .post(.didBecomeActive), .conduct(.drawViews), .note(.touchesOn),
        .controller(.appearLate),
      ],
      because: "with scenes the scene delegate is told, and the app delegate is not",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.resign",
      serves: [
        "F10.4", "F42.1", "F42.2", "F47.2", "F48.1", "F50.1", "F50.3", "F61.1", "F66.1", "F66.2",
        132,
      ],
      on: .procedure(.resign),
      if: [.state([.active])],
      do: [
        .note(.touchesOff), .interface(.stopInput), .call(.sceneWillResignActive),
        .post(.sceneWillDeactivate),
        .post(.willResignActive), .scene(.foregroundInactive),
      ],
      because: "with scenes the scene delegate is told, and the app delegate is not",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.background",
      serves: [
        "F10.4", "F14.6", "F33.2", "F42.1", "F42.4", "F47.2", "F48.1", "F49.1", "F66.1", "F66.2",
        "F67.1", "F70.1", "F70.4", "F71.1", 73, 84,
      ],
      on: .procedure(.enterBackground),
      do: [
        .scene(.background), .begin(.enterBackground), .call(.sceneDidEnterBackground),
        .post(.sceneDidEnterBackground), .post(.didEnterBackground), .end(.enterBackground),
        .perform(.checkGraphics), .perform(.accessoriesGo), .note(.snapshot), .preservation(.ask),
        .conduct(.trimCaches),
      ],
      because: "a scene that leaves the screen enters the background, with 5 s to return",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.reconnect",
      serves: ["F36.3", 89],
      on: .procedure(.returnToForeground),
      if: [.not(.sceneIsConnected)],
      do: [
        .perform(.resume), .begin(.resume), .perform(.connectScene), .perform(.sceneToForeground),
        .end(.resume),
      ],
      because: "an app that runs without a scene connects one when it comes forward",
      .stated,
      transition
    ),
    Rule(
      "scene.return",
      serves: [89, 90, "F120.1"],
      on: .procedure(.returnToForeground),
      do: [
        .perform(.resume), .begin(.resume), .perform(.sceneToForeground), .end(.resume), .dropURL,
      ],
      because: "on return the scene enters the foreground and becomes active",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.url",
      serves: [117, "F120.1"],
      on: .procedure(.handOverURL),
      do: [.call(.sceneOpenURLContexts)],
      because: "a connected scene is handed the URL, and the app delegate is not",
      .stated,
      transition
    ),
  ]

  private static let ending: [Rule] = [
    Rule(
      "kill.absent",
      serves: [26, "F33.2", "F109.1"],
      on: .action(.removeFromSwitcher),
      if: [.under([.switcher]), .state([.notRunning]), .fact(.isInstalled)],
      do: [.discardSession, .preservation(.discardArchive), .perform(.forceQuit)],
      because: "closing the scene of an app that is not running discards its session, with the "
        + "state in it, and the next launch reports that",
      .stated,
      .uikit("application:didDiscardSceneSessions:")
    ),
    Rule(
      "scene.reclaim",
      serves: ["F73.1"],
      on: .action(.reclaimScene),
      if: [.state([.background, .suspended]), .fact(.sceneIsConnected)],
      do: [
        .perform(.resume), .call(.sceneDidDisconnect), .post(.sceneDidDisconnect),
        .scene(.unattached),
      ],
      because: "the system may let a scene in the background go; its session is kept",
      .stated,
      transition
    ),
    Rule(
      "scene.kill.pad",
      serves: ["F109.2"],
      on: .procedure(.tellKilledInFront),
      if: [.fact(.isPad)],
      do: [
        .call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .scene(.unattached),
        .call(.didDiscardSceneSessions), .reportSessions,
      ],
      because: "on an iPad the scene is disconnected and discarded before the app is terminated",
      .observed,
      .measured("iPadOS 13")
    ),
    Rule(
      "scene.kill.disconnect",
      serves: ["F109.2"],
      on: .procedure(.tellKilledInFront),
      if: [.when(.sceneKill, "b")],
      do: [.call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .scene(.unattached)],
      because: "a scene that is killed may be disconnected only (scene-kill)",
      .observed,
      .measured("iOS 16")
    ),
    Rule(
      "scene.kill.background",
      serves: ["F109.2", 112],
      on: .procedure(.tellKilledInFront),
      do: [.perform(.enterBackground)],
      because: "a scene that is killed enters the background first (scene-kill)",
      .observed,
      .measured("iOS 13")
    ),
  ]
}
