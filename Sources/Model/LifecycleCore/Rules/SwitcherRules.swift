private let resumingProcessing = Source.book("Your application resumes processing")
private let uninstalling = Source.book("Uninstalling apps and resetting your device")

/// The app switcher, and force-quitting an app from it.
var switcherRules: [Rule] {
  [Rule](stated: resumingProcessing) {
    Rule("switcher.open", on: .action(.openSwitcher), since: .iOS4)?
      .when(.front([.app, .homeScreen, .otherApp]), .not(.isCovered), for: "F162.1")
      .does(.perform(.resign), for: "F47.2")
      .does(.cover(.switcher), for: "F156.1", "F162.1")
      .because("the switcher over the app makes it inactive")
      .observed(.measured("Programming iOS, lifetime events"), resumingProcessing)
    Decision(on: .action(.chooseApp), since: .iOS4, if: .under([.switcher])) {
      Rule("switcher.back")
        .when(.front([.app]))
        .does(.uncoverScenes, for: "F226.2")
        .does(.uncover, .perform(.reactivate), for: "F47.2")
        .because("choosing the app under the switcher makes it active again")
        .observed(.measured("Programming iOS, lifetime events"))
      Rule("switcher.choose")
        .when(.fact(.isInstalled), for: "F162.1")
        .does(.uncover, .show(.app), for: "F162.1")
        .does(.perform(.bringForward), for: "F89.1", "F162.1")
        .because("choosing the app in the switcher brings it to the front")
    }
    // The user removes the app from the switcher.
    Decision(on: .action(.removeFromSwitcher), if: .under([.switcher])) {
      Rule("kill.windows", for: .scenes)
        .when(.fact(.supportsWindows), .state([.inactive, .background]), for: "F109.2", "F191.5")
        .does(.markForceQuit, .cancelTransfers, .perform(.disconnectWindows), for: "F191.5")
        .does(.perform(.notifyKilledRunning), .endProcess(.user), for: "F191.5")
        .because("the sessions of an app with several windows are kept when the user kills it")
        .observed(.measured("iPadOS 13 and 15, the last window closed"))
      Rule("kill.windows.silent", for: .scenes)
        .when(.fact(.supportsWindows), .fact(.isInstalled), for: "F109.2", "F191.5")
        .does(.markForceQuit, .cancelTransfers, .endProcess(.user), for: "F191.5")
        .because("an app with several windows that does not run is killed without notification")
        .inferred(.uikit("application:didDiscardSceneSessions:"))
      Rule("kill.front", since: .iOS7)
        .when(.front([.app]), for: "F109.1")
        .does(.perform(.forceQuit), for: "F36.4", "F109.1")
        .does(.discardSession, for: "F109.3")
        .does(.perform(.notifyKilledInFront), for: "F109.2", "F112.1")
        .does(.perform(.notifyKilledRunning), for: "F107.1", "F109.2")
        .does(.endProcess(.user), for: "F47.4", "F109.1")
        .because(
          "the user kills the foreground app, which resigned active when the switcher opened"
        )
        .observed(.measured("iOS 7.1 and 8.0"))
      Rule("kill.absent", for: .scenes)
        .when(.state([.notRunning]), .fact(.isInstalled), for: "F109.3")
        .does(.discardSession, for: "F109.3")
        .does(.discardArchive, for: "F109.3")
        .does(.perform(.forceQuit), for: "F36.4", "F109.1")
        .because(
          "closing the scene of an app that is not running discards its session, with the "
            + "state in it, and the next launch reports that"
        )
        .stated(.uikit("application:didDiscardSceneSessions:"))
      Rule("kill.absent", since: .iOS4, for: .appDelegate)
        .when(.state([.notRunning]), .fact(.isInstalled), for: "F109.1", "F156.1")
        .does(.perform(.wiggle), for: "F156.1")
        .does(.perform(.forceQuit), for: "F36.4", "F109.1")
        .because("an app that is not running has no process to terminate, and nothing is called")
        .inferred(.book("Your application resumes processing"))
      Rule("kill", since: .iOS4)
        .when(.state([.background, .suspended]), for: "F109.1")
        .does(.perform(.forceQuit), for: "F36.4", "F109.1")
        .does(.discardSession, for: "F109.3")
        .does(.perform(.wiggle), for: "F156.1")
        .does(.perform(.callBeforeKill), for: "F231.1")
        .does(.perform(.notifyKilledRunning), for: "F107.1", "F109.2")
        .does(.endProcess(.user), for: "F47.4", "F109.1")
        .because("the user kills an app that is not in the foreground")
        .stated(.guide2014("App Termination"), .measured("iOS 4.0, app killed from the strip"))
    }
    Decision(on: .action(.forceQuit), since: .iOS4) {
      Rule("force-quit.strip.front", until: .iOS7)
        .when(.front([.app]), .not(.isRinging), for: "F109.1")
        .consists(of: .pressHome, .openSwitcher, .removeFromSwitcher, for: "F109.1", "F156.1")
        .consists(of: .pressHome, .pressHome, for: "F156.1")
        .because("the strip of apps does not contain the one in front, which must be left first")
        .inferred(uninstalling)
      Rule("force-quit.strip", until: .iOS7)
        .when(.under([.switcher]), .fact(.isInstalled), for: "F109.1")
        .consists(of: .removeFromSwitcher, .pressHome, .pressHome, for: "F109.1", "F156.1")
        .because("the user removes the app, and presses Home until the home screen is back")
        .stated(uninstalling)
      Rule("force-quit.strip.closed", until: .iOS7)
        .when(.front([.homeScreen, .otherApp]), .not(.isCovered), .fact(.isInstalled))
        .applies(for: "F109.1")
        .consists(of: .openSwitcher, .removeFromSwitcher, for: "F109.1", "F156.1")
        .consists(of: .pressHome, .pressHome, for: "F156.1")
        .because(
          "the user opens the strip of apps, removes the app, and returns to the home screen"
        )
        .stated(uninstalling)
      Rule("force-quit.switcher", since: .iOS7)
        .when(.under([.switcher]), .fact(.isInstalled), for: "F109.1")
        .consists(of: .removeFromSwitcher, .pressHome, for: "F109.1", "F156.1")
        .because("the user removes the app in the switcher, and returns to the home screen")
        .inferred(.guide2014("App Termination"), uninstalling)
      Rule("force-quit.switcher.closed", since: .iOS7)
        .when(.front([.app, .homeScreen, .otherApp]), .not(.isCovered), .fact(.isInstalled))
        .applies(for: "F109.1")
        .consists(of: .openSwitcher, .removeFromSwitcher, .pressHome, for: "F109.1", "F156.1")
        .because("the user opens the switcher, removes the app, and returns to the home screen")
        .inferred(.guide2014("App Termination"), uninstalling)
    }
    Decision(on: .procedure(.forceQuit), since: .iOS4) {
      Rule("kill.absent.counts")
        .when(.state([.notRunning]), .off(.killCountsAbsent))
        .doesNothing(for: "F36.4", "F109.3")
        .because(
          "removing an app that is not running may only remove its snapshot (kill-counts-absent)"
        )
        .inferred(.model("no document describes what removing an app that is not running does"))
      Rule("kill.force-quit")
        .does(.markForceQuit, for: "F36.4")
        .does(.discardArchive, for: "F109.3")
        .does(.cancelTransfers, for: "F109.3", "F204.1")
        .because(
          "an app that the user removes from the switcher is force-quit: its preserved state "
            + "is deleted, its background transfers are cancelled, and it is not launched in the background"
        )
        .stated(
          .guide2017("Preserving Your App's Visual Appearance Across Launches"),
          .guide2017("Background Execution")
        )
    }
    Rule("kill.background-call", on: .procedure(.callBeforeKill), since: .iOS4, for: .appDelegate)?
      .when(.state([.background]), .on(.backgroundCallOnKill), for: "F231.1", "F231.2")
      .does(.call(.didEnterBackground), .post(.didEnterBackground), for: "F231.1")
      .because(
        "iOS 6 calls didEnterBackground once more when the user kills an app that runs in the background "
          + "(background-call-on-kill)"
      )
      .observed(.measured("openradar-mirror issue 13719, iOS 6.1.3"))
    Rule("kill.notify", on: .procedure(.notifyKilledRunning), since: .iOS4)?
      .when(.state([.inactive, .background]), .on(.killNotifiesRunning), for: "F107.2", "F109.2")
      .does(.perform(.notifyTermination), for: "F107.1", "F109.2")
      .because(
        "willTerminate is called in a running app when the user kills it (kill-notifies-running), "
          + "never in a suspended one"
      )
      .observed(.measured("iOS 7.1 and later"), .guide2014("App Termination"))
    Rule("switcher.wiggle", on: .procedure(.wiggle), since: .iOS4, until: .iOS7)?
      .does(.cover(.wigglingIcons), for: "F156.1")
      .because("an icon shows its red badge while it wiggles, and keeps wiggling")
      .stated(.book("Uninstalling apps and resetting your device"))
    Decision(on: .procedure(.notifyKilledInFront)) {
      Rule("scene.kill.discard", for: .scenes)
        .when(.set(SceneKill.discard))
        .does(.call(.sceneDidDisconnect), .post(.sceneDidDisconnect), for: "F109.2")
        .does(.scene(.unattached), .call(.didDiscardSceneSessions), .reportSessions, for: "F109.2")
        .because(
          "on an iPad the scene is disconnected and discarded before the app is terminated (scene-kill)"
        )
        .observed(.measured("iPadOS 13, firefox-ios issue 12622"))
      Rule("scene.kill.ghost", for: .scenes)
        .when(.on(.ghostSceneOnKill), for: "F215.1")
        .does(.call(.sceneDidDisconnect), .post(.sceneDidDisconnect), for: "F215.1")
        .does(.scene(.unattached), for: "F215.1")
        .does(.call(.sceneWillEnterForeground), .call(.sceneDidEnterBackground), for: "F215.1")
        .because(
          "a second scene may enter the foreground and the background while the app is killed "
            + "(ghost-scene-on-kill)"
        )
        .observed(.measured("iOS 16"))
      Rule("scene.kill.disconnect", for: .scenes)
        .when(.set(SceneKill.disconnect))
        .does(.call(.sceneDidDisconnect), .post(.sceneDidDisconnect), for: "F109.2")
        .does(.scene(.unattached), for: "F109.2")
        .because("a scene that is killed may be disconnected only (scene-kill)")
        .observed(.measured("iOS 16"))
      Rule("scene.kill.background", for: .scenes)
        .does(.perform(.enterBackground), for: "F109.2", "F112.1")
        .because("a scene that is killed enters the background first (scene-kill)")
        .observed(.measured("iOS 13"))
      Rule("kill.front.twice", since: .iOS7, for: .appDelegate)
        .when(.fact(.staysInBackground), .on(.killBackgroundsFront), .on(.doubleBackgroundOnKill))
        .does(.perform(.enterBackground), .perform(.enterBackground), for: "F109.2")
        .because("iOS 7 calls didEnterBackground twice there (double-background-on-kill)")
        .observed(.measured("iOS 7.1"))
      Rule("kill.front.opted-out", since: .iOS7, for: .appDelegate)
        .when(.fact(.optedOut), .on(.killBackgroundsFront), for: "F106.2", "F109.2")
        .does(.perform(.callOptedOut), for: "F109.2", "F112.1")
        .because(
          "an app that opted out is never in the background, even when it is killed in the foreground"
        )
        .inferred(.guide2010("Opting Out of Background Execution"))
      Rule("kill.front.background", since: .iOS7, for: .appDelegate)
        .when(.fact(.staysInBackground), .on(.killBackgroundsFront), for: "F46.2", "F109.2")
        .does(.perform(.enterBackground), for: "F109.2", "F112.1")
        .because(
          "the foreground app enters the background before it is killed (kill-backgrounds-front)"
        )
        .observed(.measured("iOS 7.1 and 8.0"))
    }
  }
}
