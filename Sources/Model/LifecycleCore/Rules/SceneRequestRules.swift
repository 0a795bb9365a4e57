private let activation = Source.uikit("requestSceneSessionActivation")
private let destruction = Source.uikit("requestSceneSessionDestruction")
private let refresh = Source.uikit("requestSceneSessionRefresh")

/// What an app asks of the system about its scenes, from iOS 13.
var sceneRequestRules: [Rule] {
  [Rule](for: .scenes, stated: activation) {
    Rule("scene.choose-configuration", on: .action(.chooseConfiguration))?
      .when(.fact(.configuresScene), for: "F193.2")
      .does(.chooseConfiguration, for: "F193.2")
      .because("the app returns the configuration of a new scene")
      .stated(.uikit("application:configurationForConnectingSceneSession:options:"))
    [Rule](because: "the system handles a request about a scene later, outside of the app's code") {
      Rule("scene.request.activation", on: .action(.requestSceneActivation))?
        .does(.queueSceneRequest, for: "F194.2", "F194.3", "F194.4")
      Rule("scene.request.destruction", on: .action(.requestSceneDestruction))?
        .does(.queueSceneRequest, for: "F194.5")
        .stated(destruction)
      Rule("scene.request.refresh", on: .action(.requestSceneRefresh))?
        .does(.queueSceneRequest, for: "F194.7")
        .stated(refresh)
    }
    Decision(on: .procedure(.activateScene)) {
      Rule("scene.activate.unsupported")
        .when(.not(.supportsWindows), for: "F194.4")
        .does(.refuseSceneRequest(.multipleScenesNotSupported), for: "F194.4")
        .because("an app that supports one scene, or runs on an iPhone, gets no other")
        .stated(.uikit("UISceneError.Code.multipleScenesNotSupported"))
      Rule("scene.activate.denied")
        .when(.state([.background]), for: "F194.2", "F194.4")
        .does(.refuseSceneRequest(.requestDenied), for: "F194.4")
        .because("the system denies requests of an app in the background")
        .inferred(.uikit("UISceneError.Code.requestDenied"))
      Rule("scene.activate.covered", since: .iOS16)
        .when(.fact(.windowIsCovered), for: "F226.5")
        .does(.selectScene, .storeRequestedActivity, .placeScene, .uncoverScene, for: "F226.5")
        .does(.perform(.handOver), .discardURL, for: "F226.5")
        .does(.perform(.leaveScreen), .perform(.becomeActive), for: "F226.5")
        .because("a scene that the app activates comes in front of the windows of other apps")
        .inferred(activation)
      Rule("scene.activate.forward")
        .when(.fact(.windowIsForward), for: "F194.2", "F194.3")
        .does(.selectScene, .storeRequestedActivity, .placeScene, for: "F194.3")
        .does(.perform(.handOver), .discardURL, for: "F194.3")
        .does(.perform(.leaveScreen), for: "F189.4")
        .because("a scene in the foreground only receives the activity of the request")
        .inferred(activation)
      Rule("scene.activate")
        .does(.selectScene, .storeRequestedActivity, .placeScene, for: "F194.2")
        .does(.perform(.openWindow), .discardURL, for: "F194.2")
        .because("the system opens the window as the user does, with the activity of the request")
    }
    Decision(on: .procedure(.destroyScene), stated: destruction) {
      Rule("scene.destroy.unsupported")
        .when(.not(.supportsWindows), for: "F194.4", "F194.5")
        .does(.refuseSceneRequest(.multipleScenesNotSupported), for: "F194.4")
        .because("the only scene of an app that supports one cannot be destroyed")
        .inferred(destruction)
      Rule("scene.destroy.refused")
        .when(.not(.otherWindowExists), .set(LastSceneDestruction.refused))
        .applies(for: "F194.5", "F194.6")
        .does(.refuseSceneRequest(.requestDenied), for: "F194.6")
        .because("the system may refuse to destroy the last scene (last-scene-destruction)")
        .inferred(destruction)
      Rule("scene.destroy")
        .does(.selectScene, .hideScene, .leaveFrontIfHidden, for: "F194.5")
        .does(.perform(.leaveScreen), .perform(.disconnectScene), for: "F194.5")
        .does(.discardSceneSession, .perform(.reportDiscarded), for: "F194.5")
        .because("a scene is destroyed as the user closes its window, and the process continues")
    }
    Rule("scene.refresh", on: .procedure(.refreshScene))?
      .when(.fact(.windowExists), .not(.windowIsForward), for: "F194.7")
      .does(.selectScene, .beginRefresh, .perform(.connectScene), .endRefresh, for: "F194.7")
      .does(.scene(.background), .note(.snapshot), for: "F194.7")
      .because("a scene off the screen is connected in the background for a new snapshot")
      .inferred(refresh)
  }
}
