/// The life cycle of a scene, from iOS 13.
var sceneRules: [Rule] {
  [Rule](for: .scenes) {
    Rule("sessions.report", on: .procedure(.reportDiscarded))?
      .when(.fact(.sessionsWereDiscarded))
      .does(.call(.didDiscardSceneSessions), .reportSessions, for: "F109.3")
      .because(
        "sessions discarded while the app could not be notified are reported at the next launch"
      )
      .stated(.uikit("application:didDiscardSceneSessions:"))
    Rule("scene.connect", on: .procedure(.connectScene))?
      .does(.perform(.configureScene), for: "F26.2")
      .does(.make(.scene), .perform(.loadSceneInterface), for: "F26.1", "F36.3")
      .does(.call(.sceneWillConnect), for: "F117.1", "F118.2")
      .does(.post(.sceneWillConnect), for: "F26.2")
      .does(.perform(.showFirstView), for: "F205.2")
      .does(.perform(.openInSwiftUI), for: "F205.6", "F205.7")
      .does(.keepConnectedResponse, for: "F179.3")
      .does(.awaitActivity, for: "F198.4")
      .does(.discardURL, for: "F118.2")
      .because(
        "a scene connects with what it is opened for: a URL, an activity, a quick action, a share or a notification"
      )
      .stated(.uikit("UIScene.ConnectionOptions"))
    Rule("scene.configure", on: .procedure(.configureScene))?
      .when(.not(.hasSession))
      .does(.beginConfiguring, for: "F193.1")
      .does(.call(.configurationForConnecting), for: "F26.2")
      .does(.endConfiguring, for: "F193.2")
      .because("only a new session asks for its configuration")
      .stated(.uikit("application:configurationForConnectingSceneSession:options:"))
    Decision(
      on: .action(.reclaimScene),
      because: "the system may disconnect a scene in the background; its session is kept",
      stated: .uikit("sceneDidDisconnect:")
    ) {
      Rule("scene.reclaim.one")
        .when(.fact(.windowIsInBackground), for: "F192.1")
        .does(.selectScene, .perform(.resume), .perform(.disconnectScene), for: "F192.1")
      Rule("scene.reclaim")
        .when(.state([.background, .suspended]), .fact(.sceneIsConnected), .not(.supportsWindows))
        .does(.perform(.resume), .call(.sceneDidDisconnect), for: "F73.1")
        .does(.post(.sceneDidDisconnect), .scene(.unattached), for: "F73.1")
    }
  }
}
