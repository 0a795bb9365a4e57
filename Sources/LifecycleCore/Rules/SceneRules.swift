/// The life of one scene, from iOS 13.
enum SceneRules {
  private static let transition = Source.uikit("Transitioning to the scene-based life cycle")

  static let all = [Rule](stated: transition) {
    Decision(on: .action(.prewarm)) {
      Rule("prewarm.never", for: .scenes, if: .state([.notRunning]), .when(Prewarm.none))
        .doesNothing(for: "F36.1")
        .because("the system launches no app before the user asks for it (prewarm)")
        .observed(.measured("iOS 15.4 and later"))
      Rule("prewarm.main", for: .scenes, if: .state([.notRunning]), .when(Prewarm.untilMain))
        .does(.note(.processPrepared), for: "F36.1")
        .because("a process is made ready up to main, so that no code of the app runs (prewarm)")
        .stated(.uikit("About the app launch sequence"))
      Rule("prewarm.finish", for: .scenes, if: .state([.notRunning]))
        .applies(for: "F36.1")
        .does(.note(.processPrepared), for: "F36.1")
        .does(.startProcess(.background), for: "F25.1", "F29.1")
        .does(.begin(.launch), for: "F34.1", "F34.2", "F36.2")
        .does(.perform(.loadInterface), for: "F16.1", "F20.1")
        .does(.perform(.finishLaunching), for: "F16.3", "F48.1")
        .does(.perform(.reportDiscarded), for: "F109.2")
        .does(.end(.launch), for: "F34.2")
        .because(
          "the app is launched without a scene, and is suspended until it is wanted (prewarm)"
        )
        .observed(.measured("iOS 15.0 launch traces"))
    }
    Rule(
      "sessions.report",
      on: .procedure(.reportDiscarded),
      for: .scenes,
      if: .fact(.sessionsWereDiscarded)
    )
    .does(.call(.didDiscardSceneSessions), .reportSessions, for: "F109.2")
    .because("sessions discarded while the app could not be told are reported at the next launch")
    Rule("scene.connect", on: .procedure(.connectScene), for: .scenes)
      .does(.perform(.configureScene), for: "F26.2")
      .does(.note(.sceneMade), .perform(.loadSceneInterface), for: "F26.1", "F36.3")
      .does(.call(.sceneWillConnect), for: "F117.1", "F118.2")
      .does(.post(.sceneWillConnect), for: "F26.2")
      .does(.dropURL, for: "F118.2")
      .because("a scene connects with its options, the URL among them")
    Rule(
      "scene.configure",
      on: .procedure(.configureScene),
      for: .scenes,
      if: .not(.sessionIsKnown)
    )
    .does(.call(.configurationForConnecting), for: "F26.2")
    .because("only a new session asks for its configuration")
    Rule("scene.foreground", on: .procedure(.sceneToForeground), for: .scenes)
      .does(.call(.sceneWillEnterForeground), for: "F48.1", "F89.2", "F90.1")
      .does(.post(.sceneWillEnterForeground), .post(.willEnterForeground), for: "F49.2")
      .does(.read(nil), for: "F89.1")
      .does(.scene(.foregroundInactive), for: "F25.2", "F47.1", "F89.1")
      .does(.object(.showWindow), for: "F10.3", "F36.3")
      .does(.perform(.accessoriesComeBack), for: "F84.1")
      .does(.perform(.deliverAfter), for: "F103.1", "F103.3")
      .does(.perform(.openURLBeforeActive), for: "F117.1", "F120.1")
      .does(.perform(.becomeActive), for: "F26.2", "F89.2")
      .does(.perform(.openURLAfterActive), for: "F120.1")
      .because("a scene comes forward at launch, too: willEnterForeground, then didBecomeActive")
      .stated(.uikit("Managing your app's life cycle"))
    Rule(
      "scene.reclaim",
      on: .action(.reclaimScene),
      for: .scenes,
      if: .state([.background, .suspended]),
      .fact(.sceneIsConnected)
    )
    .does(
      .perform(.resume),
      .call(.sceneDidDisconnect),
      .post(.sceneDidDisconnect),
      .scene(.unattached),
      for: "F73.1"
    )
    .because("the system may let a scene in the background go; its session is kept")
  }
}
