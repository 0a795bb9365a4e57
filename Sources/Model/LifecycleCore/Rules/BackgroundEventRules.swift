private let launching = Source.guide2010("Launching the Application")
private let launchCycle = Source.guide2011("The App Launch Cycle")
private let backgroundExecution = Source.guide2017("Background Execution")
private let executionSequence = Source.uikit("About the background execution sequence")

/// Events that launch or wake an app in the background.
var backgroundEventRules: [Rule] {
  [Rule](stated: backgroundExecution) {
    Decision(on: .action(.backgroundFetch), since: .iOS7) {
      Rule("fetch.disabled", since: .iOS13)
        .when(.fact(.permitsTasks), for: "F183.7")
        .doesNothing(for: "F183.7")
        .because("BGTaskSchedulerPermittedIdentifiers in the Info.plist turns background fetch off")
        .stated(.backgroundTasks("Using background tasks to update your app"))
      Rule("fetch")
        .when(.fact(.canBeWokenByEvent), for: "F36.1", "F166.1")
        .does(.storeEvent, .perform(.receive), for: "F166.1")
        .because(
          "an app with the background mode fetch gets an opportunity to fetch from time to time"
        )
    }
    Decision(on: .procedure(.handleEvent)) {
      eventRule("event.fetch", .fetch, .performFetch)
      Rule("event.transfer.closure", since: .iOS16, for: .scenes)
        .when(.reason([.transfer]), .fact(.hasSessionClosure), for: "F218.4")
        .does(.beginEvent, for: "F218.5")
        .does(.call(.swiftUISessionTask), for: "F218.4")
        .does(.endEvent, for: "F218.5")
        .because(
          "a SwiftUI app is done with the events of a background URL session when its closure returns"
        )
        .stated(.swiftUI("BackgroundTask.urlSession"))
      eventRule("event.transfer", .transfer, .handleBackgroundURLSession)
      eventRule("event.push", .push, .didReceiveRemoteNotificationFetch)
      Rule("event.notification-action", since: .iOS10)
        .when(.reason([.notificationAction]))
        .does(.beginEvent, for: "F166.2")
        .does(.call(.didReceiveNotificationResponse), for: "F179.4")
        .does(.endEvent, for: "F166.2")
        .because("the notification center's delegate receives the chosen action in the background")
        .stated(.uikit("UNUserNotificationCenterDelegate"))
      Rule("event.handle")
        .does(.beginEvent, for: "F36.2")
        .does(.handleEvent, for: "F28.2", "F149.1", "F166.1")
        .does(.endEvent, for: "F28.2", "F166.2")
        .because(
          "the app's code handles the event, and has a limited time for it in the background"
        )
        .stated(launching, launchCycle)
    }
    Rule("handler.keep", on: .action(.keepCompletionHandler), since: .iOS7)?
      .does(.keepHandler, for: "F36.2", "F166.2")
      .because("an app may call the completion handler later")
    Decision(on: .action(.callCompletionHandler), since: .iOS7, if: .fact(.hasUnfinishedEvent)) {
      Rule("handler.call.unawaited")
        .when(.not(.eventIsAwaited), for: "F71.3")
        .does(.callHandler, for: "F166.1")
        .because(
          "the system does not wait for the completion handler of a quick action "
            + "(quick-action-must-answer), nor for that of a notification that is presented"
        )
        .inferred(.model("no document limits the time that either may take"))
      Rule("handler.call")
        .applies(for: "F166.2")
        .does(.callHandler, for: "F36.2", "F166.2")
        .does(.perform(.pictureAfterEvent), for: "F71.3")
        .because("an event keeps the app running until its completion handler is called")
    }
    Decision(on: .procedure(.receive)) {
      Rule("event.force-quit", since: .iOS8)
        .when(
          .state([.notRunning]),
          .fact(.wasForceQuit),
          .reason([.accessory, .newsstand, .bluetooth, .fetch, .transfer, .push])
        )
        .doesNothing(for: "F36.4", "F149.1")
        .because(
          "an app that the user force-quit is launched in the background for locations, from "
            + "iOS 8, and for VoIP only"
        )
        .stated(backgroundExecution, .model("no document mentions VoIP"))
      Rule("event.force-quit", since: .iOS4, until: .iOS8)
        .when(.fact(.wasForceQuit))
        .doesNothing(for: "F36.4")
        .because("an app that the user force-quit is not launched in the background")
      Rule("event.locked", since: .iOS4)
        .when(.fact(.awaitsFirstUnlock))
        .doesNothing(for: "F36.4")
        .because("before the first unlock after a restart no app is launched in the background")
      Rule("event.refresh-off", since: .iOS7)
        .when(
          .state([.notRunning, .suspended, .background]),
          .not(.allowsBackgroundRefresh),
          .reason([.fetch, .push]),
          for: "F166.4"
        )
        .doesNothing(for: "F166.4")
        .because(
          "without Background App Refresh silent pushes and fetches reach only an app that is in front"
        )
        .observed(
          .measured(
            "phonegap-plugin-push issue 1267, flutterfire issue 6290, react-native-firebase issue 6259"
          )
        )
      Rule("event.low-power", since: .iOS9)
        .when(
          .state([.notRunning, .suspended, .background]),
          .fact(.isInLowPowerMode),
          .reason([.fetch, .push]),
          for: "F166.3"
        )
        .doesNothing(for: "F166.3")
        .because("in Low Power Mode silent pushes and fetches reach only an app that is in front")
        .observed(.measured("phonegap-plugin-push issue 2937, flutterfire issue 6112"))
      Rule("event.launches", since: .iOS4)
        .when(.state([.notRunning]), .fact(.staysInBackground), for: "F36.1", "F149.1")
        .does(.perform(.launchInBackground), for: "F36.1", "F149.1")
        .does(.perform(.handleEvent), for: "F28.2", "F149.1")
        .does(.perform(.pictureAfterEvent), for: "F71.3")
        .because("an app is launched into the background only to handle a background event")
        .stated(launching, launchCycle)
      Rule("event.wakes", since: .iOS4)
        .when(.state([.suspended]), for: "F47.3", "F166.1")
        .does(.perform(.wake), for: "F47.3", "F149.1")
        .does(.perform(.handleEvent), for: "F149.1", "F166.1")
        .does(.perform(.pictureAfterEvent), for: "F71.3")
        .because("a suspended app is woken to handle a background event")
      Rule("event.opted-out")
        .when(.state([.notRunning]))
        .doesNothing(for: "F37.1", "F106.2")
        .because("an app that cannot run in the background is launched only into the foreground")
        .inferred(launching)
      Rule("event.runs")
        .does(.perform(.handleEvent), for: "F149.1", "F166.1")
        .does(.perform(.pictureAfterEvent), for: "F71.3")
        .because("a running app handles the event in its current state")
        .stated(.guide2010("Table 2-3, active"), .guide2011("Figure 3-5"))
    }
    Decision(on: .procedure(.pictureAfterEvent)) {
      Rule("scene.event.picture", for: .scenes)
        .when(.not(.sceneIsConnected))
        .doesNothing(for: "F71.3")
        .because("without a scene there is no interface to take a snapshot of")
        .inferred(executionSequence)
      Rule("event.picture", since: .iOS4)
        .when(.state([.background]), .not(.eventIsAwaited))
        .does(.note(.snapshot), for: "F71.3")
        .because("when the app is done with the event, a new snapshot of its interface is taken")
        .stated(executionSequence)
    }
    Decision(on: .action(.backgroundEvent)) {
      Rule("event", since: .iOS4)
        .when(.fact(.canBeWokenByEvent), for: "F36.1", "F166.1")
        .does(.storeEvent, for: "F33.1", "F149.1")
        .does(.perform(.receive), for: "F149.1", "F166.1")
        .does(.discardURL, for: "F33.1")
        .because("an event reaches an app that declares what it needs")
      Rule("event", until: .iOS4)
        .does(.storeEvent, .perform(.receive), for: "F149.1")
        .does(.discardURL, for: "F33.1")
        .because("before iOS 4 no event launches an app, regardless of what it declares")
        .stated(launching)
    }
    Decision(on: .procedure(.enterBackgroundAtLaunch), since: .iOS4) {
      Rule("launch.background.call", for: .appDelegate)
        .when(.set(BackgroundLaunch.documented), for: "F27.1")
        .calls(.enterBackground, for: "F27.1", posting: "F49.1", within: "F67.1")
        .because(
          "the documents name didEnterBackground instead of didBecomeActive at such a "
            + "launch; measured launches lack it (background-launch)"
        )
        .stated(launching, executionSequence)
      Rule("launch.background.figure")
        .when(.set(BackgroundLaunch.figure))
        .does(.call(.didBecomeActive), .post(.didBecomeActive), for: "F27.2")
        .because(
          "Figure 3-3 names didBecomeActive under its box Enter background (background-launch)"
        )
        .stated(.guide2011("Figure 3-3"))
    }
    Rule("event.wake", on: .procedure(.wake), since: .iOS4)?
      .does(.become(.background), .note(.resumed), for: "F47.3")
      .does(.deliverQueuedChanges, for: "F103.1")
      .does(.postAudioInterruptions, for: "F206.3", "F206.4")
      .does(.scheduleSessionEvents, for: "F201.3", "F202.2")
      .does(.perform(.callSecondTime), for: "F149.1")
      .because("a woken app first gets what was queued, then the event, and is suspended again")
      .stated(
        .guide2010("Responding to System Changes While in the Background"),
        .uikit("Processing queued notifications"),
        backgroundExecution
      )
    Rule("event.wake.call", on: .procedure(.callSecondTime), since: .iOS4, for: .appDelegate)?
      .when(.on(.secondBackgroundCall), for: "F149.1")
      .calls(.enterBackground, for: "F149.1", posting: "F49.1", within: "F67.1")
      .because("one document calls didEnterBackground on each wake (second-background-call)")
      .stated(executionSequence)
    Rule("restart.voip", on: .procedure(.launchAfterRestart), since: .iOS4, until: .iOS10)?
      .when(
        .fact(.declaresVoIP),
        .fact(.staysInBackground),
        .fact(.isInstalled),
        .not(.awaitsFirstUnlock)
      )
      .does(.perform(.launchInBackground), for: "F36.5")
      .because(
        "before iOS 10 the system launches a VoIP app in the background right after a restart, "
          + "so that calls can reach it; before the first unlock it launches no app"
      )
      .stated(.guide2017("Implementing a VoIP App"), backgroundExecution)
    Decision(on: .timer(.eventOverdue), since: .iOS4) {
      Rule("event.overdue.closure", since: .iOS16, for: .scenes)
        .when(.fact(.closureCanBeCancelled), for: "F218.6")
        .does(.cancelSessionClosure, for: "F218.6")
        .because("a closure that has not returned when its time is over is cancelled")
        .stated(.swiftUI("Scene.backgroundTask(_:action:)"))
      Rule("event.overdue.session.warning", since: .iOS7)
        .when(.fact(.sessionEventIsOverdue), for: "F36.2", "F223.3")
        .when(.set(UnansweredSession.warning), for: "F223.1", "F223.3")
        .does(.warn(.unansweredSession), .endOverdueSessionEvent, for: "F223.3")
        .does(.perform(.pictureAfterEvent), for: "F71.3")
        .because(
          "a warning about the completion handler was observed, too (unanswered-session)"
        )
        .observed(.measured("Alamofire issue 804, expo issue 8599"))
      Rule("event.overdue.session", since: .iOS26)
        .when(.fact(.sessionEventIsOverdue), for: "F36.2", "F223.1")
        .when(.not(.hasDebugger), for: "F111.3")
        .does(.endProcess(.backgroundSession), for: "F223.1")
        .because(
          "an app that does not handle the events of a background URL session in time is killed "
            + "(background-event-budget)"
        )
        .stated(.xcode("SIGKILL"))
      Rule("event.overdue.fetch", since: .iOS26)
        .when(.fact(.fetchIsOverdue), for: "F36.2", "F223.2")
        .when(.not(.hasDebugger), for: "F111.3")
        .does(.endProcess(.backgroundFetch), for: "F223.2")
        .because(
          "an app that does not end a background fetch in time is killed (background-event-budget)"
        )
        .stated(.xcode("SIGKILL"))
      Rule("event.overdue")
        .when(.not(.hasDebugger), for: "F36.2", "F111.2", "F111.3")
        .does(.endProcess(.watchdog), for: "F36.2", "F111.2")
        .because(
          "an app that handles an event in the background for too long is killed "
            + "(background-event-budget)"
        )
    }
  }
}

/// Returns the rule of an event for which the app delegate receives a completion handler.
private func eventRule(_ id: String, _ reason: LaunchReason, _ method: DelegateMethod) -> Rule {
  Rule(id, since: .iOS7)
    .when(.reason([reason]), for: "F9.2", "F166.1")
    .does(.beginEvent, for: "F36.2", "F166.2")
    .does(.call(method), for: "F9.2", "F166.1")
    .does(.endEvent, for: "F28.2", "F166.2")
    .because("the app delegate is called, and calls a completion handler when it is done")
}
