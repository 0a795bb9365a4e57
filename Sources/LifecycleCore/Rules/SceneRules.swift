/// The life of one scene, from iOS 13.
enum SceneRules {
  private static let lifeCycle = Source.uikit("Managing your app's life cycle")
  private static let transition = Source.uikit("Transitioning to the scene-based life cycle")

  static let all: [Rule] = launching + moving + ending

  private static let launching: [Rule] = [
    Rule(
      "launch.scene",
      on: .procedure(.launch),
      parts: [
        .for("F38.1", do: .note(.launchImage)),
        .for("F20.1", "F30.1", do: .startProcess(.background)),
        .for("F34.1", "F34.2", do: .begin(.launch)),
        .for("F16.1", "F20.1", do: .perform(.loadInterface)),
        .for("F16.3", "F26.2", do: .perform(.finishLaunching)),
        .for("F109.2", do: .perform(.reportDiscarded)),
        .for("F26.1", "F117.1", do: .perform(.connectScene)),
        .for("F25.1", "F26.2", do: .perform(.sceneToForeground)),
        .for("F34.2", do: .end(.launch)),
        .for("F16.3", "F26.3", "F122.2", do: .note(.runLoop)),
      ],
      because: "with scenes the app launches first, then its scene connects and comes forward",
      .stated,
      .uikit("About the app launch sequence")
    ),
    Rule(
      "launch.scene.background",
      on: .procedure(.launchInBackground),
      parts: [
        .for("F25.1", "F29.1", "F47.1", do: .startProcess(.background)),
        .for("F34.1", "F34.2", "F36.2", do: .begin(.launch)),
        .for("F16.1", "F20.1", do: .perform(.loadInterface)),
        .for("F33.1", "F48.1", do: .perform(.finishLaunching)),
        .for("F109.2", do: .perform(.reportDiscarded)),
        .for("F34.2", do: .end(.launch)),
      ],
      because: "a launch into the background connects no scene",
      .observed,
      .measured("iOS 15 launch traces")
    ),
    Rule(
      "prewarm.never",
      serves: ["F36.1"],
      on: .action(.prewarm),
      if: [.state([.notRunning]), .when(.prewarm, "none")],
      do: [],
      because: "the system launches no app before the user asks for it (prewarm)",
      .observed,
      .measured("iOS 15.4 and later")
    ),
    Rule(
      "prewarm.main",
      serves: ["F36.1"],
      on: .action(.prewarm),
      if: [.state([.notRunning]), .when(.prewarm, "until-main")],
      do: [.note(.processPrepared)],
      because: "a process is made ready up to main, so that no code of the app runs (prewarm)",
      .stated,
      .uikit("About the app launch sequence")
    ),
    Rule(
      "prewarm.finish",
      serves: ["F36.1"],
      on: .action(.prewarm),
      if: [.state([.notRunning])],
      parts: [
        .for("F36.1", do: .note(.processPrepared)),
        .for("F25.1", "F29.1", do: .startProcess(.background)),
        .for("F34.1", "F34.2", "F36.2", do: .begin(.launch)),
        .for("F16.1", "F20.1", do: .perform(.loadInterface)),
        .for("F16.3", "F48.1", do: .perform(.finishLaunching)),
        .for("F109.2", do: .perform(.reportDiscarded)),
        .for("F34.2", do: .end(.launch)),
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
      on: .procedure(.connectScene),
      parts: [
        .for("F26.2", do: .perform(.configureScene)),
        .for("F26.1", "F36.3", do: .note(.sceneMade), .perform(.loadSceneInterface)),
        .for("F117.1", "F118.2", do: .call(.sceneWillConnect)),
        .for("F26.2", do: .post(.sceneWillConnect)),
        .for("F118.2", do: .dropURL),
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
      on: .procedure(.sceneToForeground),
      parts: [
        .for("F48.1", "F89.2", "F90.1", do: .call(.sceneWillEnterForeground)),
        .for("F49.2", do: .post(.sceneWillEnterForeground), .post(.willEnterForeground)),
        .for("F89.1", do: .read(nil)),
        .for("F25.2", "F47.1", "F89.1", do: .scene(.foregroundInactive)),
        .for("F10.3", "F36.3", do: .object(.showWindow)),
        .for("F84.1", do: .perform(.accessoriesComeBack)),
        .for("F103.1", "F103.3", do: .perform(.deliverAfter)),
        .for("F117.1", "F120.1", do: .perform(.openURLBeforeActive)),
        .for("F26.2", "F89.2", do: .perform(.becomeActive)),
        .for("F120.1", do: .perform(.openURLAfterActive)),
      ],
      because: "a scene comes forward at launch, too: willEnterForeground, then didBecomeActive",
      .stated,
      lifeCycle
    ),
  ]

  private static let moving: [Rule] = [
    Rule(
      "scene.active",
      on: .procedure(.becomeActive),
      parts: [
        .for("F47.2", "F48.3", do: .scene(.foregroundActive)),
        .for("F42.3", "F51.2", do: .interface(.startInput)),
        .for("F35.1", "F48.1", do: .call(.sceneDidBecomeActive)),
        .for("F49.2", do: .post(.sceneDidActivate), .post(.didBecomeActive)),
        .for("F92.1", "F104.1", do: .conduct(.drawViews)),
        .for("F42.3", "F51.2", do: .note(.touchesOn)),
        .for("F12.2", do: .controller(.appearLate)),
      ],
      because: "with scenes the scene delegate is told, and the app delegate is not",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.resign",
      serves: ["F50.3", "F66.1"],
      on: .procedure(.resign),
      if: [.state([.active])],
      parts: [
        .for("F132.1", do: .note(.touchesOff)),
        .for("F132.1", "F132.2", do: .interface(.stopInput)),
        .for("F50.3", "F66.1", do: .call(.sceneWillResignActive)),
        .for("F49.2", do: .post(.sceneWillDeactivate), .post(.willResignActive)),
        .for("F42.2", "F47.2", do: .scene(.foregroundInactive)),
      ],
      because: "with scenes the scene delegate is told, and the app delegate is not",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.background",
      on: .procedure(.enterBackground),
      parts: [
        .for("F42.4", "F47.2", do: .scene(.background)),
        .for("F67.1", "F67.2", do: .begin(.enterBackground)),
        .for("F48.1", "F66.1", do: .call(.sceneDidEnterBackground)),
        .for("F49.1", do: .post(.sceneDidEnterBackground), .post(.didEnterBackground)),
        .for("F67.1", do: .end(.enterBackground)),
        .for("F77.2", do: .perform(.checkGraphics)),
        .for("F84.1", do: .perform(.accessoriesGo)),
        .for("F71.1", do: .note(.snapshot)),
        .for("F70.1", do: .preservation(.ask)),
        .for("F14.6", "F73.1", "F73.2", "F73.3", do: .conduct(.trimCaches)),
      ],
      because: "a scene that leaves the screen enters the background, with 5 s to return",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.reconnect",
      serves: ["F36.3", "F74.1"],
      on: .procedure(.returnToForeground),
      if: [.not(.sceneIsConnected)],
      parts: [
        .for("F47.3", "F89.1", do: .perform(.resume)),
        .for("F111.2", do: .begin(.resume)),
        .for("F36.3", do: .perform(.connectScene)),
        .for("F89.1", "F89.2", do: .perform(.sceneToForeground)),
        .for("F111.2", do: .end(.resume)),
      ],
      because: "an app that runs without a scene connects one when it comes forward",
      .stated,
      transition
    ),
    Rule(
      "scene.return",
      on: .procedure(.returnToForeground),
      parts: [
        .for("F47.3", "F89.1", do: .perform(.resume)),
        .for("F111.2", do: .begin(.resume)),
        .for("F89.1", "F89.2", do: .perform(.sceneToForeground)),
        .for("F111.2", do: .end(.resume)),
        .for("F120.1", do: .dropURL),
      ],
      because: "on return the scene enters the foreground and becomes active",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.url",
      serves: ["F117.1", "F120.1"],
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
      serves: ["F109.1"],
      on: .action(.removeFromSwitcher),
      if: [.under([.switcher]), .state([.notRunning]), .fact(.isInstalled)],
      parts: [
        .for("F109.2", do: .discardSession),
        .for("F109.1", do: .preservation(.discardArchive)),
        .for("F36.1", "F109.1", do: .perform(.forceQuit)),
      ],
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
      serves: ["F109.2", "F112.1"],
      on: .procedure(.tellKilledInFront),
      do: [.perform(.enterBackground)],
      because: "a scene that is killed enters the background first (scene-kill)",
      .observed,
      .measured("iOS 13")
    ),
  ]
}
