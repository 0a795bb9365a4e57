/// The life of one scene, from iOS 13.
enum SceneRules {
  private static let lifeCycle = Source.uikit("Managing your app's life cycle")
  private static let transition = Source.uikit("Transitioning to the scene-based life cycle")

  static let all: [Rule] = launching + moving + ending

  private static let launching: [Rule] = [
    Rule(
      "launch.scene",
      on: .procedure(.launch),
      if: [.fact(.scenes)],
      do: [
        .note(.launchImage), .startProcess(.background), .begin(.launch),
        .perform(.finishLaunching), .perform(.reportDiscarded), .perform(.connectScene),
        .perform(.sceneToForeground), .end(.launch), .dropURL,
      ],
      because: "with scenes the app launches first, then its scene connects and comes forward",
      .stated,
      .uikit("About the app launch sequence")
    ),
    Rule(
      "launch.scene.background",
      on: .procedure(.launchInBackground),
      if: [.fact(.scenes)],
      do: [
        .startProcess(.background), .begin(.launch), .perform(.finishLaunching),
        .perform(.reportDiscarded), .end(.launch), .note(.backgroundEvent),
      ],
      because: "a launch into the background connects no scene",
      .observed,
      .measured("iOS 15 launch traces")
    ),
    Rule(
      "sessions.report",
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
      do: [
        .perform(.configureScene), .call(.sceneWillConnect), .post(.sceneWillConnect), .dropURL,
      ],
      because: "a scene connects with its options, the URL among them",
      .stated,
      transition
    ),
    Rule(
      "scene.configure",
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
      do: [
        .call(.sceneWillEnterForeground), .post(.sceneWillEnterForeground),
        .post(.willEnterForeground), .read(nil), .scene(.foregroundInactive),
        .perform(.accessoriesComeBack),
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
      on: .procedure(.becomeActive),
      if: [.fact(.scenes)],
      do: [
        .scene(.foregroundActive), .call(.sceneDidBecomeActive), .post(.sceneDidActivate),
        .post(.didBecomeActive), .note(.touchesOn),
      ],
      because: "with scenes the scene delegate is told, and the app delegate is not",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.resign",
      on: .procedure(.resign),
      if: [.state([.active]), .fact(.scenes)],
      do: [
        .note(.touchesOff), .call(.sceneWillResignActive), .post(.sceneWillDeactivate),
        .post(.willResignActive), .scene(.foregroundInactive),
      ],
      because: "with scenes the scene delegate is told, and the app delegate is not",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.background",
      on: .procedure(.enterBackground),
      if: [.fact(.scenes)],
      do: [
        .scene(.background), .begin(.enterBackground), .call(.sceneDidEnterBackground),
        .post(.sceneDidEnterBackground), .post(.didEnterBackground), .end(.enterBackground),
        .perform(.accessoriesGo), .note(.snapshot), .note(.cachesTrimmed),
      ],
      because: "a scene that leaves the screen enters the background, with 5 s to return",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.reconnect",
      on: .procedure(.returnToForeground),
      if: [.fact(.scenes), .not(.sceneIsConnected)],
      do: [
        .perform(.resume), .begin(.resume), .perform(.connectScene), .perform(.sceneToForeground),
        .end(.resume), .dropURL,
      ],
      because: "an app that runs without a scene connects one when it comes forward",
      .stated,
      transition
    ),
    Rule(
      "scene.return",
      on: .procedure(.returnToForeground),
      if: [.fact(.scenes)],
      do: [
        .perform(.resume), .begin(.resume), .perform(.sceneToForeground), .end(.resume), .dropURL,
      ],
      because: "on return the scene enters the foreground and becomes active",
      .stated,
      lifeCycle
    ),
    Rule(
      "scene.url",
      on: .procedure(.handOverURL),
      if: [.fact(.scenes)],
      do: [.call(.sceneOpenURLContexts)],
      because: "a connected scene is handed the URL, and the app delegate is not",
      .stated,
      transition
    ),
  ]

  private static let ending: [Rule] = [
    Rule(
      "scene.reclaim",
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
      on: .procedure(.tellKilledInFront),
      if: [.fact(.scenes), .fact(.isPad)],
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
      on: .procedure(.tellKilledInFront),
      if: [.fact(.scenes), .when(.sceneKill, "b")],
      do: [.call(.sceneDidDisconnect), .post(.sceneDidDisconnect), .scene(.unattached)],
      because: "a scene that is killed may be disconnected only (scene-kill)",
      .observed,
      .measured("iOS 16")
    ),
    Rule(
      "scene.kill.background",
      on: .procedure(.tellKilledInFront),
      if: [.fact(.scenes)],
      do: [.perform(.enterBackground)],
      because: "a scene that is killed enters the background first (scene-kill)",
      .observed,
      .measured("iOS 13")
    ),
  ]
}
