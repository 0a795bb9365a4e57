private let displays = Source.uikit("Presenting content on a connected display")

/// The scene of an external display, and what resizing a window does to scenes.
var displayRules: [Rule] {
  [Rule](for: .scenes, stated: displays) {
    Rule("display.connect", on: .procedure(.connectDisplay))?
      .when(.fact(.showsOnDisplay), .state([.inactive, .active]), for: "F195.1")
      .does(.perform(.connectScene), .perform(.sceneToForeground), for: "F195.1")
      .because(
        "a foreground app connects a scene for an external display, which is not interactive"
      )
      .observed(.measured("SalesforceMobileSDK-iOS issue 3679, AirPlay"))
    Rule("display.disconnect", on: .procedure(.disconnectDisplay))?
      .when(.fact(.showsOnDisplay), for: "F195.3")
      .does(.perform(.disconnectScene), .discardSceneSession, for: "F195.3")
      .because("a scene whose display is gone is disconnected, and its session is discarded")
    Rule("window.resize.deactivates", on: .procedure(.resizeWindow))?
      .when(.on(.resizeDeactivates), for: "F196.1")
      .does(.perform(.resign), .note(.snapshot), .perform(.becomeActive), for: "F196.1")
      .because("scenes are inactive while the divider between windows moves (resize-deactivates)")
      .observed(.measured("iPadOS 13 to 15, Split View"))
  }
}
