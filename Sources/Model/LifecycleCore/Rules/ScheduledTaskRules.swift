private let scheduler = Source.backgroundTasks("BGTaskScheduler")
private let requestError = Source.backgroundTasks("BGTaskScheduler.Error")
private let task = Source.backgroundTasks("BGTask")
private let continued = Source.backgroundTasks("BGContinuedProcessingTask")
private let closure = Source.swiftUI("Scene.backgroundTask(_:action:)")
private let backgroundExecution = Source.guide2017("Background Execution")

/// Tasks of BGTaskScheduler, from iOS 13: launch handlers, requests, running tasks and their ends.
var scheduledTaskRules: [Rule] {
  [Rule](stated: scheduler) {
    registration
    requests
    Decision(on: .action(.runBackgroundTask), since: .iOS13, if: .fact(.taskIsPending)) {
      Rule("scheduled.force-quit")
        .when(.fact(.wasForceQuit))
        .doesNothing(for: "F183.5")
        .because("no task of an app that the user force-quit runs until the user opens the app")
        .inferred(backgroundExecution)
      Rule("scheduled.locked")
        .when(.fact(.awaitsFirstUnlock))
        .doesNothing(for: "F183.6")
        .because("before the first unlock after a restart no app is launched in the background")
        .inferred(backgroundExecution)
      Rule("scheduled.low-power")
        .when(.fact(.isInLowPowerMode), .set(LowPowerTasks.wait), for: "F183.8")
        .doesNothing(for: "F183.8")
        .because("in Low Power Mode no task runs (low-power-tasks)")
        .observed(.measured("brewkits/kmpworkmanager, 2026"))
      Rule("scheduled.launches")
        .when(.state([.notRunning]), .fact(.staysInBackground), for: "F183.2", "F183.3")
        .does(.useUpRequest, for: "F183.4")
        .does(.perform(.launchInBackground), .perform(.runScheduledTask), for: "F183.2")
        .because("an app that is not running is launched into the background to run its task")
      Rule("scheduled.wakes")
        .when(.state([.suspended]), for: "F183.1", "F183.3")
        .does(.useUpRequest, for: "F183.4")
        .does(.perform(.wake), .perform(.runScheduledTask), for: "F183.3")
        .because("a suspended app is resumed to run its task")
      Rule("scheduled.runs")
        .when(.state([.background]), for: "F183.1")
        .does(.useUpRequest, for: "F183.4")
        .does(.perform(.runScheduledTask), for: "F183.1")
        .because("an app that runs in the background runs its task there")
    }
    Decision(on: .procedure(.runScheduledTask), since: .iOS13) {
      Rule("scheduled.closure", since: .iOS16, for: .scenes)
        .when(.fact(.taskRunsInClosure), for: "F218.1")
        .does(.beginClosureTask, for: "F218.1", "F218.5")
        .does(.call(.swiftUIRefreshTask), for: "F218.1")
        .does(.endClosureTask, for: "F218.2")
        .because(
          "the closure of a SwiftUI app runs off the main thread, and the task is completed when it "
            + "returns"
        )
        .stated(closure)
      Rule("scheduled.launch-handler")
        .does(.launchTask, for: "F183.2", "F183.3", "F184.1")
        .because(
          "the launch handler that this process registered is called on its queue; without one the "
            + "task does not run"
        )
        .inferred(scheduler)
    }
    ends
    continuedTasks
  }
}

/// Launch handlers.
private var registration: [Rule] {
  [Rule](stated: scheduler) {
    Decision(on: .action(.registerBackgroundTask), since: .iOS13) {
      Rule("scheduler.register.not-permitted")
        .when(.not(.taskIsPermitted), for: "F181.1", "F181.2")
        .does(.note(.taskNotRegistered), for: "F181.2")
        .because("a launch handler needs an identifier that the Info.plist permits")
      Rule("scheduler.register.late")
        .when(
          .fact(.hasFinishedLaunching),
          .not(.taskIsContinued),
          .set(LateTaskRegistration.crash)
        )
        .applies(for: "F181.1", "F181.3", "F187.1")
        .does(.endProcess(.crash), for: "F181.3")
        .because(
          "launch handlers must be registered before the launch ends; a later one is an exception "
            + "(late-task-registration)"
        )
        .observed(.measured("flutter_background_fetch issue 414, iOS 26.3.1"))
      Rule("scheduler.register.twice")
        .when(.fact(.taskIsRegistered), for: "F181.1", "F181.4")
        .does(.endProcess(.crash), for: "F181.4")
        .because("an app that registers a second launch handler for an identifier is killed")
      Rule("scheduler.register")
        .does(.registerTask, for: "F181.1", "F183.2")
        .does(.note(.taskRegistered), for: "F181.1")
        .because("an app registers the launch handlers of its tasks during the launch")
    }
  }
}

/// Requests that the app submits and cancels.
private var requests: [Rule] {
  [Rule](stated: scheduler) {
    Decision(on: .action(.submitTaskRequest), since: .iOS13) {
      Rule("scheduler.submit.unavailable")
        .when(.not(.schedulesTasks), for: "F182.1", "F182.2")
        .does(.refuseRequest(.unavailable), for: "F182.2")
        .because("no task is scheduled on the Simulator, or without background refresh")
        .stated(requestError)
      Rule("scheduler.submit.not-permitted")
        .when(.not(.requestIsPermitted))
        .does(.refuseRequest(.notPermitted), for: "F182.3")
        .because(
          "the Info.plist must permit the identifier, and have the mode fetch for a refresh and "
            + "processing for processing"
        )
        .stated(requestError)
      Rule("scheduler.submit.no-handler")
        .when(.not(.taskIsRegistered), for: "F182.1", "F182.4")
        .does(.endProcess(.crash), for: "F182.4")
        .because("a request for a permitted identifier without a launch handler is an exception")
        .observed(.measured("WordPress-iOS issue 18156"))
      Rule("scheduler.submit.continued-in-background")
        .when(.fact(.requestIsContinued), .state([.background]))
        .applies(for: "F182.1", "F187.2", "F187.3")
        .does(.refuseRequest(.notPermitted), for: "F187.3")
        .because("a continued task begins with an action of the user in a foreground app")
        .inferred(continued)
      Rule("scheduler.submit.continued")
        .when(.fact(.requestIsContinued), for: "F182.1", "F187.2")
        .does(.note(.taskRequestSubmitted), .launchContinuedTask, for: "F187.2")
        .because("a continued task runs at once, in the foreground")
        .stated(continued)
      Rule("scheduler.submit.too-many")
        .when(.fact(.exceedsRequestLimit), for: "F182.1")
        .does(.refuseRequest(.tooManyPending), for: "F182.5")
        .because("at most one refresh and ten processing requests are pending at a time")
        .stated(requestError)
      Rule("scheduler.submit")
        .does(.submitRequest, .note(.taskRequestSubmitted), for: "F182.1")
        .because("the request is pending until its task runs or it is cancelled")
    }
    Rule("scheduler.cancel", on: .action(.cancelTaskRequest), since: .iOS13)?
      .does(.cancelRequest, for: "F182.6")
      .because("an app can cancel a pending request")
    Rule("scheduler.cancel-all", on: .action(.cancelAllTaskRequests), since: .iOS13)?
      .does(.cancelAllRequests, for: "F182.6")
      .because("an app can cancel all pending requests")
    Rule("scheduler.pending", on: .action(.getPendingTaskRequests), since: .iOS13)?
      .does(.listRequests, for: "F182.1", "F182.6")
      .because("an app can ask for the pending requests")
  }
}

/// The ends of running tasks.
private var ends: [Rule] {
  [Rule](stated: task) {
    Rule("scheduled.complete", on: .action(.setTaskCompleted), since: .iOS13)?
      .does(.completeTask, for: "F184.1", "F184.2")
      .because("a task keeps the app running until the app completes it")
    Decision(on: .timer(.scheduledTask), since: .iOS13) {
      Rule("scheduled.kill")
        .when(.fact(.taskIsOverdue), for: "F184.3", "F184.4")
        .when(.state([.background]), .set(TaskOverrun.kill), for: "F184.6")
        .does(.endProcess(.backgroundTask), for: "F184.6")
        .because(
          "an app in the background that does not complete an expired task in time may be killed "
            + "(task-overrun)"
        )
      Rule("scheduled.fail")
        .when(.fact(.taskIsOverdue), for: "F184.3", "F184.4", "F184.6")
        .does(.failOverdueTasks, for: "F184.6")
        .because("an expired task that is not completed in time has failed (task-overrun)")
        .inferred(task)
      Rule("scheduled.expire")
        .does(.expireTask, for: "F184.3", "F184.4", "F184.5", "F218.3")
        .because(
          "a task that runs for too long expires: its expiration handler is called, and without one "
            + "it has failed (refresh-task-budget, processing-task-budget)"
        )
        .stated(task, .measured("30 s for a refresh, minutes for processing"))
    }
    Rule("scheduled.expire-early", on: .action(.expireBackgroundTask), since: .iOS13)?
      .when(.fact(.taskCanExpire))
      .does(.expireNamedTask, for: "F184.7")
      .because("the system may end a task before its time is over")
    Rule("scheduled.expire-processing", on: .procedure(.takeDevice), since: .iOS13)?
      .does(.expireProcessing, for: "F184.8")
      .because("processing tasks run while the device is idle, and expire when the user takes it")
      .stated(.backgroundTasks("BGProcessingTask"))
  }
}

/// Continued tasks, from iOS 26.
private var continuedTasks: [Rule] {
  [Rule](stated: continued) {
    Rule("scheduled.cancel", on: .action(.cancelContinuedTask), since: .iOS13)?
      .when(.fact(.taskCanExpire))
      .does(.expireNamedTask, for: "F187.4")
      .because("a continued task that the user cancels expires")
  }
}
