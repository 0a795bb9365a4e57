private let movingToBackground = Source.guide2010("Moving to the Background")
private let movingToBackground2011 = Source.guide2011("Moving to the Background")
private let interruptions = Source.guide2011("Responding to Interruptions")
private let lifeCycle = Source.uikit("Managing your app's life cycle")
private let systemChanges = Source.guide2010("Responding to System Changes While in the Background")
private let terminating = Source.guide2010("Responding to Application Termination")

/// Leaving the foreground and coming back.
var foregroundRules: [Rule] {
  [Rule](stated: movingToBackground) {
    Decision(on: .action(.pressHome)) {
      Rule("home.wiggling")
        .when(.under([.wigglingIcons]))
        .does(.uncover, for: "F156.1", "F170.1")
        .because("the Home button first stops the wiggling of the icons")
        .stated(.book("Uninstalling apps and resetting your device"))
      Rule("home.app")
        .when(.front([.app]), .not(.isRinging), for: "F66.1")
        .does(.perform(.dismissSiri), for: "F206.8")
        .does(.uncoverAll, for: "F156.1")
        .does(.show(.homeScreen), for: "F154.3", "F163.2")
        .does(.perform(.leaveForeground), for: "F66.1", "F154.3")
        .because("the Home button sends the foreground app to the background")
      Rule("home.locked")
        .when(.front([.callScreen]), .fact(.isLocked))
        .does(.uncoverAll, .show(.lockScreen), for: "F54.2", "F61.2")
        .because(
          "the Home button leaves a call that was answered on the lock screen, and the device stays locked"
        )
        .inferred(.model("no document describes a call on a locked device"))
      Rule("home.elsewhere")
        .when(.front([.otherApp, .callScreen]), .not(.isRinging))
        .does(.uncoverAll, .show(.homeScreen), for: "F54.2", "F163.2")
        .because("the Home button leaves another app or screen that is in front")
        .stated(.guide2010("Responding to Interruptions"))
      Rule("home.uncovers")
        .when(
          .not(.isRinging),
          .under([.alert, .permissionAlert, .switcher, .notificationCenter, .controlCenter, .siri])
        )
        .does(.perform(.dismissSiri), for: "F206.8")
        .does(.uncoverAll, for: "F156.1")
        .because("the Home button dismisses what covers the home screen")
        .inferred(.book("Uninstalling apps and resetting your device"))
    }
    Decision(on: .action(.openOtherApp)) {
      Rule("other-app.from-app")
        .when(
          .front([.app]),
          .under([.switcher, .notificationCenter]),
          for: "F59.2",
          "F162.1",
          "F163.2"
        )
        .does(.uncoverAll, .show(.otherApp), for: "F163.2")
        .does(.perform(.leaveForeground), for: "F59.2", "F163.2")
        .because("opening another app sends the one in the foreground to the background")
        .stated(movingToBackground, interruptions)
      Rule("other-app.elsewhere")
        .when(.front([.homeScreen, .otherApp]), .not(.isCovered))
        .does(.show(.otherApp), for: "F163.2")
        .because("another app comes to the front, where the app was not")
        .inferred(.guide2010("Multitasking"))
      Rule("other-app.from-cover")
        .when(.under([.switcher, .notificationCenter]))
        .does(.uncoverAll, .show(.otherApp), for: "F162.1", "F163.2")
        .because("another app is opened from a cover over the home screen or a third app")
        .inferred(interruptions, .book("Your application resumes processing"))
    }
    Decision(on: .action(.launchOtherApp), if: .not(.isRinging)) {
      Rule("system-app.from-app")
        .when(.front([.app]), for: "F66.2")
        .does(.perform(.dismissSiri), for: "F206.8")
        .does(.uncoverAll, .show(.otherApp), for: "F163.2")
        .does(.perform(.leaveForeground), for: "F66.2", "F163.2")
        .because("when the system launches another app, the foreground app leaves the foreground")
      Rule("system-app.elsewhere")
        .when(.not(.isLocked))
        .does(.perform(.dismissSiri), for: "F206.8")
        .does(.uncoverAll, .show(.otherApp), for: "F163.2")
        .because("another app comes to the front, where the app was not")
        .inferred(.guide2010("Multitasking"))
    }
    // Home, another app or a call sends the app to the background.
    Decision(on: .procedure(.leaveForeground)) {
      Rule("leave.background", since: .iOS4)
        .when(.fact(.staysInBackground), for: "F105.1", "F163.1")
        .does(.perform(.resign), for: "F66.1", "F66.2")
        .does(.perform(.enterBackground), for: "F52.1", "F66.1", "F167.1")
        .because("an app that leaves the foreground resigns active and enters the background")
        .stated(movingToBackground, movingToBackground2011)
      Rule("leave.opted-out", since: .iOS4)
        .when(.fact(.optedOut), for: "F105.3", "F105.4", "F106.1")
        .does(.perform(.resignBeforeQuit), for: "F43.1", "F66.1")
        .does(.perform(.callOptedOut), for: "F112.1")
        .does(.perform(.quit), for: "F105.4", "F106.2")
        .because("UIApplicationExitsOnSuspend is YES, so leaving the foreground terminates the app")
        .stated(.guide2010("Opting Out of Background Execution"))
      Rule("leave.quit")
        .does(.perform(.resignBeforeQuit), for: "F43.1", "F66.1")
        .does(.cancelAllAlerts, for: "F85.1")
        .does(.perform(.quit), for: "F46.1", "F46.2", "F105.2")
        .because(
          "without background execution (iPhone OS 3, an older SDK, a device without multitasking) "
            + "leaving the foreground terminates the app"
        )
        .stated(.translation("III.5 Termination"), terminating)
    }
    Rule("resign", on: .procedure(.resign))?
      .when(.state([.active]), for: "F50.3", "F66.1")
      .does(.note(.touchesOff), for: "F61.1", "F132.1", "F132.2")
      .does(.stopInput, for: "F132.1", "F132.2")
      .calls(.resignActive, for: "F10.4", "F50.3", "F66.1", posting: "F48.1", "F49.2", "F50.3")
      .enters(.resignActive, for: "F42.1", "F42.2", "F47.2", "F50.1")
      .does(.perform(.changeScenePhase), for: "F205.3", in: .scenes)
      .because("an app is notified before it stops being active")
      .stated(.guide2010("Responding to Interruptions"), movingToBackground, lifeCycle)
    Decision(on: .procedure(.enterBackground), since: .iOS4) {
      Rule("gl.unfinished.before")
        .when(.fact(.drawsWithGraphics), .set(UnfinishedGraphics.beforeCallback))
        .does(.endProcess(.graphics), for: "F77.2")
        .because(
          "OpenGL ES must have finished before the app is called in the background (unfinished-graphics)"
        )
        .inferred(.backgroundRule(1))
      Rule("background.enter")
        .enters(.enterBackground, for: "F42.1", "F42.4", "F44.4", "F47.2")
        .does(.begin(.enterBackground), for: "F67.1", "F228.1")
        .callsWithoutLimit(.enterBackground, for: "F10.4", "F66.1", "F66.2", posting: "F49.1")
        .does(.perform(.changeScenePhase), for: "F205.4", in: .scenes)
        .does(.perform(.checkGraphics), for: "F77.2")
        .does(.perform(.accessoriesGo), for: "F84.1")
        .does(.note(.snapshot), for: "F71.1")
        .does(.askToPreserve, for: "F70.1")
        .does(.end(.enterBackground), for: "F67.1")
        .does(.trimCaches, for: "F14.6", "F73.1", "F73.2", "F73.3")
        .because(
          "the app has limited time to return from didEnterBackground and to save its state"
        )
        .stated(
          movingToBackground,
          .guide2011("What to Do When Moving to the Background"),
          lifeCycle
        )
    }
    Rule("leave.quit.resign", on: .procedure(.resignBeforeQuit))?
      .when(.on(.quitResigns))
      .does(.perform(.resign), for: "F43.1", "F66.1")
      .because("an app that is quit becomes inactive first (quit-resigns)")
      .inferred(
        .guide2011("Managing App State Changes"),
        .guide2010("Opting Out of Background Execution")
      )
    Decision(
      on: .procedure(.callOptedOut),
      since: .iOS4,
      for: .appDelegate,
      if: .on(.optOutBackgroundCall)
    ) {
      Rule("leave.opted-out.reads-background")
        .when(.set(OptOutState.background), for: "F112.1")
        .does(.overrideState(.background), for: "F112.1")
        .calls(.enterBackground, for: "F112.1", posting: "F49.1", within: "F67.1")
        .does(.overrideState(nil), for: "F112.1")
        .because("an app that opted out may read background in that call (opt-out-state)")
        .inferred(.book("Termination"))
      Rule("leave.opted-out.call")
        .applies(for: "F112.1")
        .calls(.enterBackground, for: "F112.1", posting: "F49.1", within: "F67.1")
        .because(
          "from iOS 4.2 didEnterBackground is called in an app that opted out, too (opt-out-background-call)"
        )
        .stated(.book("Termination"))
    }
    Rule("quit", on: .procedure(.quit))?
      .does(.viewsDisappear, for: "F12.6")
      .does(.perform(.notifyTermination), for: "F53.1", "F106.3", "F106.4")
      .does(.endProcess(.quit), for: "F41.1", "F41.2", "F105.3")
      .because("leaving the foreground terminates an app that cannot stay in the background")
      .stated(terminating)
    Decision(on: .timer(.suspension), since: .iOS4) {
      Rule("suspend.shared-resource")
        .when(.fact(.usesSharedResource))
        .does(.endProcess(.sharedResource), for: "F82.1")
        .because("an app that uses a shared resource when it is suspended is killed")
        .stated(.backgroundRule(6))
      Rule("suspend.shared-file-lock", since: .iOS8)
        .when(.fact(.locksSharedFile), .set(FileLockKills.shared))
        .applies(for: "F185.1", "F185.2", "F185.3")
        .does(.endProcess(.lockedFile), for: "F185.1")
        .because(
          "an app that holds a lock on a file in a shared container when it is suspended is killed "
            + "(file-lock-kills)"
        )
        .stated(.xcode("SIGKILL"), .measured("GRDB.swift issue 998"))
      Rule("suspend.file-lock", since: .iOS8)
        .when(.fact(.locksFile), .set(FileLockKills.any))
        .applies(for: "F185.1", "F185.2", "F185.3")
        .does(.endProcess(.lockedFile), for: "F185.1")
        .because("a lock on a file in the app's own container counts, too (file-lock-kills)")
        .inferred(.xcode("SIGKILL"))
      Rule("suspend")
        .does(.closeListeningSockets, for: "F78.2")
        .does(.perform(.noteSuspendedAudio), for: "F206.4")
        .does(.stopAudio, for: "F153.1")
        .does(.become(.suspended), for: "F42.1", "F44.1", "F52.2", "F66.3", "F166.2")
        .because("an app without a reason to run is suspended without notification")
        .stated(movingToBackground, .guide2011("Table 3-1"))
    }
    // The user returns.
    Decision(on: .procedure(.returnToForeground), since: .iOS4) {
      Rule("scene.reconnect", for: .scenes)
        .when(.not(.shownScenesAreConnected), for: "F36.3", "F89.1")
        .does(.perform(.resume), for: "F47.3", "F89.1")
        .does(.begin(.resume), for: "F111.2")
        .does(.perform(.connectScene), for: "F36.3")
        .does(.perform(.sceneToForeground), for: "F89.1", "F89.2")
        .does(.end(.resume), for: "F111.2")
        .does(.discardURL, for: "F194.1")
        .because("an app that runs without a scene connects one when it comes forward")
        .stated(.uikit("Transitioning to the scene-based life cycle"))
      Rule("scene.return", for: .scenes)
        .does(.perform(.resume), for: "F47.3", "F89.1")
        .does(.begin(.resume), for: "F111.2")
        .does(.perform(.sceneToForeground), for: "F89.1", "F89.2")
        .does(.end(.resume), for: "F111.2")
        .does(.discardURL, for: "F120.1")
        .because("on return the scene enters the foreground and becomes active")
        .stated(lifeCycle)
      Rule("return", for: .appDelegate)
        .does(.perform(.resume), for: "F47.3", "F103.1")
        .does(.begin(.resume), for: "F111.2")
        .entersForeground()
        .does(.end(.resume), for: "F111.2")
        .does(.discardURL, for: "F120.1")
        .because("on return willEnterForeground comes first, then didBecomeActive")
        .stated(
          .guide2010("Resuming Foreground Execution"),
          .translation("III.4 Returning to the foreground")
        )
    }
    Rule("resume", on: .procedure(.resume), since: .iOS4)?
      .when(.state([.suspended]), for: "F47.3", "F89.1")
      .does(.become(.background), .note(.resumed), for: "F47.3")
      .does(.perform(.deliverBefore), for: "F103.1", "F103.3")
      .does(.postAudioInterruptions, for: "F206.3", "F206.4")
      .does(.scheduleSessionEvents, for: "F202.2")
      .because("a suspended app runs again before it is called")
      .stated(.guide2010("Resuming Foreground Execution"), systemChanges)
    Rule("queue.before", on: .procedure(.deliverBefore), since: .iOS4)?
      .when(.set(QueuedEvents.beforeForeground))
      .does(.deliverQueuedChanges, for: "F103.1", "F103.2", "F103.3")
      .because("changes during a suspension are delivered when the app runs again (queued-events)")
      .inferred(systemChanges)
    Rule("scene.foreground", on: .procedure(.sceneToForeground), for: .scenes)?
      .entersForeground()
      .because("a scene comes forward at launch, too: willEnterForeground, then didBecomeActive")
      .stated(lifeCycle)
    Rule("queue.after", on: .procedure(.deliverAfter), since: .iOS4)?
      .does(.deliverQueuedChanges, for: "F103.1", "F103.2", "F103.3")
      .because("queued events not delivered before follow willEnterForeground (queued-events)")
      .inferred(systemChanges)
    Rule("active.covered", on: .procedure(.becomeActive), since: .iOS16)?
      .when(.fact(.sceneIsCovered), for: "F226.3")
      .doesNothing(for: "F226.3")
      .because("a scene that a window of another app covers stays inactive")
      .inferred(.uikit("UITraitCollection.activeAppearance"))
    Rule("active.become", on: .procedure(.becomeActive))?
      .enters(.becomeActive, for: "F42.1", "F42.3", "F47.2", "F48.3")
      .does(.startInput, for: "F42.3", "F51.2")
      .calls(.becomeActive, for: "F35.1", "F51.1", "F89.2", posting: "F48.1", "F49.2", "F89.2")
      .does(.perform(.changeScenePhase), for: "F205.3", in: .scenes)
      .does(.drawViews, for: "F92.1", "F104.1")
      .does(.note(.touchesOn), for: "F42.3", "F51.2", "F61.2")
      .does(.updateStatusBar, for: "F64.1", in: .appDelegate)
      .does(.viewsAppearLate, for: "F12.2")
      .because("didBecomeActive is called at launch and on every return")
      .stated(
        .guide2011("What to Do at Launch Time"),
        .guide2010("Resuming Foreground Execution"),
        lifeCycle
      )
  }
}

extension Rule {
  /// Enters the foreground and becomes active, as an app does on return, and a scene also at launch.
  fileprivate func entersForeground() -> Rule {
    does(.perform(.restoreInteraction), for: "F219.1", in: .scenes)
      .calls(.enterForeground, for: "F48.1", "F89.2", "F90.1", posting: "F49.2")
      .does(.overrideState(nil), for: "F48.3", "F89.1")
      .enters(.enterForeground, for: "F25.2", "F47.1", "F47.2", "F89.1")
      .does(.perform(.changeScenePhase), for: "F205.3", "F205.5", in: .scenes)
      .does(.showWindow, for: "F10.3", "F36.3")
      .does(.perform(.accessoriesComeBack), for: "F84.1")
      .does(.perform(.deliverAfter), for: "F103.1", "F103.3")
      .does(.perform(.openURLBeforeActive), for: "F117.1", "F120.1")
      .does(.perform(.answerNotification), for: "F179.3", in: .scenes)
      .does(.perform(.becomeActive), for: "F26.2", "F89.1", "F89.2")
      .does(.perform(.openURLAfterActive), for: "F120.1")
  }
}
