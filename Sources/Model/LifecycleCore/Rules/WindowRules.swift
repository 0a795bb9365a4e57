private let windows = Source.uikit("Supporting multiple windows on iPad")
private let state = Source.uikit("UIApplication.applicationState")
private let discarding = Source.uikit("application:didDiscardSceneSessions:")

/// The windows of an app that supports several scenes, from iOS 13 on an iPad.
var windowRules: [Rule] {
  [Rule](for: .scenes, stated: windows) {
    Decision(
      on: .action(.openWindow),
      if: .fact(.supportsWindows),
      .not(.isRinging)
    ) {
      Rule("window.open")
        .when(.front([.app]), for: "F188.2")
        .does(.selectScene, for: "F188.1", "F188.2")
        .does(.uncoverScene, for: "F226.2")
        .does(.uncoverAll, for: "F189.1")
        .does(.placeScene, .perform(.openWindow), for: "F188.2")
        .because(
          "the user opens a window of the foreground app, beside the others or in their place"
        )
      Rule("window.open.elsewhere")
        .when(.front([.homeScreen, .otherApp]), .fact(.isInstalled), for: "F189.3")
        .does(.selectScene, .placeScene, .uncoverAll, .show(.app), for: "F189.3")
        .does(.perform(.bringForward), for: "F189.3")
        .because(
          "the user opens a window of an app that is not in the foreground, which comes alone"
        )
        .inferred(windows)
    }
    Decision(on: .procedure(.openWindow)) {
      Rule("window.open.leaving-first")
        .when(.set(ReplacedWindow.leavesFirst), for: "F189.4")
        .does(.perform(.leaveScreen), .perform(.connectScene), for: "F189.4")
        .does(.perform(.sceneToForeground), .perform(.becomeActive), for: "F189.4")
        .because("a window that is replaced may leave before the new one comes (replaced-window)")
        .inferred(windows)
      Rule("window.open.deactivating")
        .when(.on(.newWindowDeactivates), for: "F188.2", "F189.5")
        .does(.perform(.resign), .perform(.connectScene), for: "F189.5")
        .does(.perform(.sceneToForeground), .perform(.leaveScreen), for: "F189.5")
        .does(.perform(.becomeActive), for: "F189.5")
        .because("a new window may deactivate the others for a moment (new-window-deactivates)")
        .inferred(windows)
      Rule("window.open.front")
        .does(.perform(.connectScene), for: "F188.2", "F189.2")
        .does(.perform(.sceneToForeground), for: "F188.2", "F189.1")
        .does(.perform(.leaveScreen), for: "F189.4")
        .does(.perform(.becomeActive), for: "F189.1")
        .because("a window connects if necessary and comes forward; one that it replaces leaves")
    }
    // One scene beside others: the app itself is notified only of what changes its own state.
    Rule("scene.resign.beside", on: .procedure(.resign))?
      .when(.fact(.otherSceneIsActive), for: "F188.3")
      .callsScene(.resignActive, for: "F190.1", "F190.3")
      .does(.scene(.foregroundInactive), for: "F190.1")
      .because("one of several active scenes resigns, and the app stays active")
      .stated(state)
    Rule("scene.background.beside", on: .procedure(.enterBackground))?
      .when(.fact(.otherSceneIsForward), for: "F188.3")
      .does(.scene(.background), for: "F190.1", "F190.3", "F195.2")
      .does(.begin(.enterBackground), for: "F190.4")
      .callsScene(.enterBackground, for: "F190.1", "F190.3")
      .does(.end(.enterBackground), for: "F190.4")
      .does(.note(.snapshot), for: "F190.3")
      .does(.askToPreserve, for: "F192.2")
      .because("one of several scenes leaves the screen, and the app stays in the foreground")
      .stated(state)
    Rule("scene.foreground.beside", on: .procedure(.sceneToForeground))?
      .when(.fact(.otherSceneIsForward), for: "F188.4")
      .does(.perform(.restoreInteraction), for: "F219.1")
      .callsScene(.enterForeground, for: "F188.2", "F190.2")
      .does(.scene(.foregroundInactive), for: "F188.2", "F190.2", "F195.2")
      .does(.showWindow, for: "F188.2")
      .does(.perform(.openURLBeforeActive), for: "F194.1")
      .does(.perform(.answerNotification), for: "F209.2")
      .does(.perform(.becomeActive), for: "F188.2", "F190.2")
      .does(.perform(.openURLAfterActive), for: "F194.1")
      .because("one more scene comes to the foreground, where the app is already")
      .stated(.uikit("UIApplication.willEnterForegroundNotification"))
    Rule("scene.active.beside", on: .procedure(.becomeActive))?
      .when(.fact(.otherSceneIsActive), for: "F188.4")
      .does(.scene(.foregroundActive), for: "F188.2", "F190.2")
      .callsScene(.becomeActive, for: "F188.2", "F190.2")
      .because("one more scene becomes active in an app that is active")
      .stated(state)
    Rule("scene.leave", on: .procedure(.leaveScreen))?
      .does(.perform(.resign), .perform(.enterBackground), for: "F189.4", "F190.3")
      .because("a scene that leaves the screen resigns active and enters the background")
      .inferred(windows)
    Rule("window.hide", on: .action(.hideWindow))?
      .when(.fact(.windowIsForward), .not(.isCovered), for: "F190.3")
      .does(.selectScene, .hideScene, .leaveFrontIfHidden, .perform(.leaveScreen), for: "F190.3")
      .because("a window that is slid aside, minimized or set aside enters the background alone")
      .inferred(windows)
    Decision(on: .action(.closeWindow)) {
      Rule("window.close")
        .when(
          .fact(.windowExists),
          .front([.app, .homeScreen, .otherApp]),
          .not(.isRinging),
          for: "F191.1"
        )
        .does(.selectScene, .hideScene, for: "F191.1")
        .does(.perform(.closeWindow), for: "F191.1", "F191.3")
        .because("the user closes a window, in the app or in the switcher")
      Rule("window.close.only")
        .when(.fact(.isPad), .not(.hasNamedScenes), .front([.app]), .not(.isCovered))
        .applies(for: "F191.6")
        .does(.perform(.leaveScreen), .perform(.disconnectScene), for: "F191.6")
        .does(.perform(.notifyKilledRunning), .endProcess(.user), for: "F191.6")
        .because("closing the only window ends the app, also if it does not support several")
        .observed(.measured("firefox-ios issue 17993"))
    }
    Decision(on: .procedure(.closeWindow)) {
      Rule("window.close.absent")
        .when(.state([.notRunning]), for: "F191.1", "F191.2")
        .does(.discardSceneSession, for: "F191.2")
        .because("a session that is discarded while the app does not run is reported at its launch")
        .stated(discarding)
      Rule("window.close.last.suspended")
        .when(.not(.otherWindowExists), .state([.suspended]), for: "F191.1", "F191.3")
        .does(.endProcess(.user), for: "F191.3")
        .because("closing the last window ends a suspended app without notification")
        .inferred(discarding)
      Rule("window.close.last")
        .when(.not(.otherWindowExists), for: "F191.1", "F191.3")
        .does(.perform(.leaveScreen), for: "F191.3")
        .does(.perform(.disconnectScene), for: "F191.3")
        .does(.perform(.notifyKilledRunning), .endProcess(.user), for: "F191.3")
        .because("closing the last window ends the app, whose session is kept for the next launch")
        .observed(.measured("iPadOS 13 to 26, the last window closed"))
      Rule("window.close.unreported")
        .when(.set(ClosedWindow.disconnects), for: "F191.1", "F191.4")
        .does(.perform(.resume), .leaveFrontIfHidden, .perform(.leaveScreen), for: "F191.4")
        .does(.perform(.disconnectScene), .discardSceneSession, .forgetDiscarded, for: "F191.4")
        .because("a scene that is closed may be disconnected only (closed-window)")
        .observed(.measured("iPadOS 15, a window closed from its menu"))
      Rule("window.close.one")
        .does(.perform(.resume), for: "F191.1")
        .does(.leaveFrontIfHidden, .perform(.leaveScreen), for: "F191.1")
        .does(.perform(.disconnectScene), for: "F191.1")
        .does(.discardSceneSession, .perform(.reportDiscarded), for: "F191.1")
        .because("closing one of several windows disconnects its scene and discards its session")
        .stated(discarding)
    }
    Rule("windows.disconnect", on: .procedure(.disconnectWindows))?
      .does(.perform(.disconnectScene), for: "F191.5")
      .because("each connected scene is disconnected")
      .observed(.measured("iPadOS 13"))
    Rule("scene.disconnect", on: .procedure(.disconnectScene))?
      .when(.fact(.sceneIsConnected))
      .does(.call(.sceneDidDisconnect), .post(.sceneDidDisconnect), for: "F191.1", "F192.1")
      .does(.scene(.unattached), for: "F191.1", "F192.1")
      .because("a scene that is removed from the app is disconnected")
      .stated(.uikit("sceneDidDisconnect:"))
  }
}

extension Rule {
  /// Calls the scene delegate for a transition, and posts the scene's notification.
  fileprivate func callsScene(_ transition: Transition, for served: StatementReference...) -> Rule {
    does(.call(transition.calls.scene), .post(transition.posts.scene), for: served)
  }
}
