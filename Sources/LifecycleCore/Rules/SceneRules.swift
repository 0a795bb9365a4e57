private let transition = Source.uikit("Transitioning to the scene-based life cycle")

/// The life cycle of a scene, from iOS 13.
var sceneRules: [Rule] {
  [Rule](for: .scenes, stated: transition) {
    Rule("sessions.report", on: .procedure(.reportDiscarded))
      .when(.fact(.sessionsWereDiscarded))
      .does(.call(.didDiscardSceneSessions), .reportSessions, for: "F109.2")
      .because(
        "sessions discarded while the app could not be notified are reported at the next launch"
      )
    Rule("scene.connect", on: .procedure(.connectScene))
      .does(.perform(.configureScene), for: "F26.2")
      .does(.note(.sceneMade), .perform(.loadSceneInterface), for: "F26.1", "F36.3")
      .does(.call(.sceneWillConnect), for: "F117.1", "F118.2")
      .does(.post(.sceneWillConnect), for: "F26.2")
      .does(.perform(.showFirstView), for: "F208.2")
      .does(.perform(.openInSwiftUI), for: "F208.6", "F208.7")
      .does(.keepConnectedResponse, for: "F179.3")
      .does(.awaitActivity, for: "F201.4")
      .does(.discardURL, for: "F118.2")
      .because("a scene connects with its options, the URL among them")
    Rule("scene.configure", on: .procedure(.configureScene))
      .when(.not(.hasSession))
      .does(.call(.configurationForConnecting), for: "F26.2")
      .because("only a new session asks for its configuration")
    Rule("scene.reclaim", on: .action(.reclaimScene))
      .when(.state([.background, .suspended]), .fact(.sceneIsConnected))
      .does(.perform(.resume), .call(.sceneDidDisconnect), .post(.sceneDidDisconnect), for: "F73.1")
      .does(.scene(.unattached), for: "F73.1")
      .because("the system may disconnect a scene in the background; its session is kept")
  }
}
