extension ModelSwitch {
  /// An exhaustive switch, so that the compiler finds a model switch without an entry.
  var catalogueEntry: ModelSwitchDescription {
    switch self {
    case .backgroundLaunch:
      .choice("background-launch", BackgroundLaunch.self)
        .meaning(
          "is didEnterBackground called when the app is launched into the background, is "
            + "nothing, or didBecomeActive, as a figure of 2011 has it"
        )
    case .backgroundLaunchNotice:
      .flag("background-launch-notice")
        .meaning(
          "is a notification of the background posted when an app with scenes is launched into it"
        )
    case .launchStatusBarCalls:
      .flag("launch-status-bar-calls")
        .meaning(
          "is a change of the status bar's frame called at launch, before willFinishLaunching"
        )
    case .secondBackgroundCall:
      .flag("second-background-call")
        .meaning("is didEnterBackground called again each time the app is woken in the background")
    case .backgroundMode:
      .choice("background-mode", BackgroundModeUse.self)
        .meaning("does a declared background mode keep the app running, or only its use")
    case .backgroundEventBudget:
      .duration("background-event-budget", "how long the app may handle an event in the background")
    case .suspendAfter:
      .duration("suspend-after", "how long after its last reason to run an app is suspended")
    case .backgroundOverrun:
      .choice("background-overrun", BackgroundOverrun.self)
        .meaning("what the system does to an app that runs in the background for too long")
    case .backgroundOverrunAfter:
      .duration("background-overrun-after")
        .meaning(
          "how long an app may run in the background until `background-overrun`; no document gives "
            + "a number"
        )
    case .unfinishedGraphics:
      .choice("unfinished-graphics", UnfinishedGraphics.self)
        .meaning(
          "when OpenGL ES must be done with earlier commands: when didEnterBackground has "
            + "returned, or before it is called"
        )
    case .redrawAfterTrim:
      .flag("redraw-after-trim")
        .meaning("do views draw themselves on return, since their layers were emptied")
    case .limits:
      .choice("limits", TimeLimits.self)
        .meaning("the documents' time limits (measured where they give none), or those of devices")
    case .unresponsiveAfter:
      .duration("unresponsive-after")
        .meaning(
          "how long the main thread of a foreground app may be busy before the app is killed; "
            + "`0s` is for ever"
        )
    case .extraTimeExcuses:
      .flag("extra-time-excuses")
        .meaning("does a background task lift the limit of entering the background")
    case .backgroundTaskBudget:
      .duration("background-task-budget", "how long background tasks may keep an app running")
    case .wokenTaskBudget:
      .duration("woken-task-budget")
        .meaning(
          "how long background tasks may keep an app running that was launched or woken in the background"
        )
    case .expirationLead:
      .duration("expiration-lead")
        .meaning("how long before the time of background tasks is over their handlers are called")
    case .expirationGrace:
      .duration("expiration-grace")
        .meaning(
          "how long after its expiration handler an app is killed for a task that is not ended"
        )
    case .quitResigns: .flag("quit-resigns", "is willResignActive called before an app is quit")
    case .optOutBackgroundCall:
      .flag("opt-out-background-call")
        .meaning("is didEnterBackground called before an app that opted out is terminated")
    case .optOutState:
      .choice(
        "opt-out-state",
        OptOutState.self,
        "the state that an app that opted out reads inside didEnterBackground"
      )
    case .optOutLock:
      .choice("opt-out-lock", OptOutLock.self)
        .meaning("what locking does to an app that cannot stay in the background")
    case .lockEntersBackground:
      .flag("lock-enters-background", "does locking send the app to the background")
    case .lockReadsInactive:
      .flag("lock-reads-inactive", "does the app read inactive in the background of a lock")
    case .protectedDataOrder:
      .choice("protected-data-order", ProtectedDataOrder.self)
        .meaning("when a lock announces that protected files become unavailable")
    case .protectedDataDelay:
      .duration("protected-data-delay")
        .meaning("how long after a lock is announced the keys of protected files are thrown away")
    case .defaultDataProtection:
      .choice("default-data-protection", DefaultDataProtection.self)
        .meaning("the data protection of the files of an app that asks for none")
    case .killNotifiesRunning:
      .flag("kill-notifies-running", "is willTerminate called when the user kills a running app")
    case .killBackgroundsFront:
      .flag("kill-backgrounds-front")
        .meaning("is didEnterBackground called when the user kills the foreground app")
    case .doubleBackgroundOnKill:
      .flag("double-background-on-kill")
        .meaning("is didEnterBackground called twice when the user kills the foreground app")
    case .backgroundCallOnKill:
      .flag("background-call-on-kill")
        .meaning(
          "is didEnterBackground called once more when the user kills an app that runs in the background"
        )
    case .killCountsAbsent:
      .flag("kill-counts-absent")
        .meaning("does removing an app that is not running from the switcher count as a force quit")
    case .memoryNotifiesBackground:
      .flag("memory-notifies-background")
        .meaning("is willTerminate called when memory ends an app that runs in the background")
    case .memoryNotifiesForeground:
      .flag("memory-notifies-foreground")
        .meaning("is willTerminate called when memory ends the foreground app")
    case .rebootNotifies:
      .flag("reboot-notifies")
        .meaning("is willTerminate called in the foreground app when the device restarts")
    case .terminationBackgroundCall:
      .flag("termination-background-call")
        .meaning(
          "is didEnterBackground called before willTerminate when memory or a restart ends "
            + "the foreground app"
        )
    case .coalesceNoNetChange:
      .flag("coalesce-no-net-change")
        .meaning("is a change reported even if it was undone during suspension")
    case .queuedEvents:
      .choice("queued-events", QueuedEvents.self)
        .meaning("when the changes of a suspension are delivered on return")
    case .accessorySessionNotices:
      .flag("accessory-session-notices")
        .meaning("are accessories reported as disconnected on entering the background")
    case .quickActionMustAnswer:
      .flag("quick-action-must-answer")
        .meaning("does the system wait for a quick action's completion handler, as for an event's")
    case .urlCall:
      .choice("url-call", URLCall.self)
        .meaning("when the app is handed a URL, a link or an activity on its way to the front")
    case .urlWhileActive:
      .choice("url-while-active", URLWhileActive.self, "is an active app handed a URL at once")
    case .urlVeto:
      .choice("url-veto", URLVeto.self, "which launch method's NO keeps the URL from being opened")
    case .ios3URL:
      .choice("ios3-url", IOS3URL.self, "is handleOpenURL called at launch on iPhone OS 3")
    case .alertResigns:
      .choice("alert-resigns", AlertResigns.self, "when a call or an alert makes the app inactive")
    case .callStyle:
      .choice("call-style", CallStyle.self)
        .meaning("how a call rings on an unlocked device, which the user chooses in Settings")
    case .callAudio:
      .choice("call-interrupts-audio", CallAudio.self)
        .meaning("when a call interrupts what the app plays or records")
    case .notificationCenterFlip:
      .flag("notification-center-flip")
        .meaning("does opening Notification Center make the app active once more in between")
    case .alwaysOnDisplayFlip:
      .flag("always-on-display-flip")
        .meaning(
          "does locking make the app active once more in between, on a device without an always-on display"
        )
    case .sceneKill:
      .choice("scene-kill", SceneKill.self)
        .meaning("which callbacks a scene receives when the user kills the app")
    case .prewarm:
      .choice("prewarm", Prewarm.self)
        .meaning("how far the system launches an app before the user asks for it")
    case .ghostSceneOnKill:
      .flag("ghost-scene-on-kill")
        .meaning(
          "does a second scene enter the foreground and the background while the app is killed"
        )
    case .prewarmScope:
      .choice("prewarm-scope", PrewarmScope.self)
        .meaning("which apps the system launches up to didFinishLaunching before the user asks")
    case .emptyManifest:
      .choice("empty-manifest", EmptyManifest.self)
        .meaning(
          "does iOS 27 launch an app of its SDK whose scene manifest has no configuration for its windows"
        )
    case .emptyManifestBesideCode:
      .choice("empty-manifest-beside-code", EmptyManifestBesideCode.self)
        .meaning("does iOS 27 launch such an app if its app delegate returns the configuration")
    case .backgroundLaunchConnectsScene:
      .flag("background-launch-connects-scene")
        .meaning("does a scene connect when the app is launched into the background")
    case .coldResponseTwice:
      .flag("cold-response-twice")
        .meaning(
          "is a tapped notification that connects a scene also passed to the notification center's delegate"
        )
    case .firstScenePhase:
      .choice("first-scene-phase", FirstScenePhase.self)
        .meaning("the first change of the scene phase that a SwiftUI app sees at launch")
    case .sceneWillContinueActivity:
      .flag("scene-will-continue-activity")
        .meaning(
          "is a connected scene notified of an activity whose data are there before it receives it"
        )
    case .replacedWindow:
      .choice("replaced-window", ReplacedWindow.self)
        .meaning("when a window leaves the screen that another one replaces")
    case .newWindowDeactivates:
      .flag("new-window-deactivates")
        .meaning("does a window that opens make the others inactive for a moment")
    case .closedWindow:
      .choice("closed-window", ClosedWindow.self)
        .meaning("what a running app is notified of when the user closes one of several windows")
    case .coveredWindow:
      .choice("covered-window", CoveredWindow.self)
        .meaning("the state of a scene while a window of another app covers it")
    case .lastSceneDestruction:
      .choice("last-scene-destruction", LastSceneDestruction.self)
        .meaning("what the system does when the app asks it to destroy its last scene")
    case .resizeDeactivates:
      .flag("resize-deactivates")
        .meaning("are the scenes on the screen inactive while one of their windows is resized")
    case .renderOrder:
      .choice("render-order", RenderOrder.self)
        .meaning("does a view draw after its subviews or before them")
    case .viewDidAppear:
      .choice("view-did-appear", ViewDidAppear.self)
        .meaning("is viewDidAppear called at launch before the app is active, or after it")
    case .lateTaskRegistration:
      .choice("late-task-registration", LateTaskRegistration.self)
        .meaning("what registering a launch handler with BGTaskScheduler after the launch does")
    case .refreshTaskBudget:
      .duration("refresh-task-budget", "how long a refresh task of BGTaskScheduler may run")
    case .processingTaskBudget:
      .duration("processing-task-budget", "how long a processing task of BGTaskScheduler may run")
    case .taskOverrun:
      .choice("task-overrun", TaskOverrun.self)
        .meaning("what happens to an app that does not complete a task of BGTaskScheduler in time")
    case .lowPowerTasks:
      .choice("low-power-tasks", LowPowerTasks.self)
        .meaning("what the tasks of BGTaskScheduler do in Low Power Mode")
    case .unansweredSession:
      .choice("unanswered-session", UnansweredSession.self)
        .meaning(
          "what happens to an app that does not call the completion handler of a background URL session in time"
        )
    case .suspendedAudioNotice:
      .flag("suspended-audio-notice")
        .meaning("is an app notified that its suspension interrupted its audio")
    case .fileLockKills:
      .choice("file-lock-kills", FileLockKills.self)
        .meaning("which files must not be locked when the app is suspended")
    }
  }
}

extension ModelSwitchDescription {
  fileprivate static func choice(
    _ name: String,
    _ values: (some SwitchValue).Type,
    _ summary: String = ""
  ) -> Self {
    Self(name: name, type: .word(values.allCases.map(\.rawValue)), summary: summary)
  }
}
