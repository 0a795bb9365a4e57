extension ActionKind {
  /// The entry of an action of the system; nil for any other action.
  var systemEntry: ActionDescription? {
    switch self {
    case .incomingCall:
      .system("incoming-call", "a call rings")
        .optional(
          "kind",
          .word(["phone", "facetime"]),
          "the kind of call; a phone call by default"
        )
        .inRecordings(.often)
    case .callerHangsUp: .system("caller-hangs-up", "the caller hangs up before anyone answers")
    case .showAlert:
      .system("show-alert", "an alert appears over whatever is in front")
        .optional("kind", AlertKind.self, "the kind of alert; a message by default")
        .inRecordings(.seldom, arguments: .alike)
    case .deliverNotification:
      .system("deliver-notification", "a notification for the user arrives")
        .optional(
          "style",
          NotificationStyle.self,
          "how it is shown, from iOS 5; by default as the user chose in Settings"
        )
    case .openURL:
      .system("open-url", "something asks the system to open a URL of the app")
        .required("url", .text, "the URL")
        .optional("source-application", .name(.other), "the bundle identifier of the app that asks")
        .optional("open-in-place", .flag, "for a document, whether it is opened where it is")
        .arrivingInScene()
        .bringing(.url)
        .inRecordings(.mostOften)
        .that(.isAlsoOfUser)
    case .launchOtherApp:
      .system("launch-other-app", "the system brings another app to the front").with(.otherApp)
    case .backgroundEvent:
      .system("background-event", "a background event occurs that the app handles")
        .required("kind", BackgroundEvent.self, "what happens")
        .inRecordings(.seldom)
        .that(.dependsOnModes)
        // One that needs no mode, if the kind is not given.
        .launching(for: .location)
    case .backgroundFetch:
      .system("background-fetch", "the system gives the app an opportunity to fetch")
        .inRecordings(.seldom, calls: [.performFetch])
        .that(.dependsOnModes)
        .launching(for: .fetch)
    case .backgroundTransferDone:
      .system("background-transfer-done", "the transfers of a background URL session are done")
        .required("identifier", .name(.payload), "the session's identifier")
        .optional("result", RequestResult.self, "their result; success by default")
        .launching(for: .transfer)
        .inRecordings(.seldom)
        .that(.dependsOnModes)
    case .finishHandoff:
      .system("finish-handoff", "the transfer of an activity that is on its way ends")
        .optional("result", RequestResult.self, "its result; success by default")
    case .updateActivity:
      .system("update-activity", "the system asks for the data of the app's current activity")
        .required("type", .name(.payload), "the activity's type")
        .launching(for: .activity)
    case .finishRemoteRegistration:
      .system("finish-remote-registration", "the app's registration for pushes is finished")
        .optional("result", RequestResult.self, "its result; success by default")
        .inRecordings(
          .seldom,
          calls: [.didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications]
        )
    case .push:
      .system("push", "a push for the app arrives")
        .optional("kind", PushKind.self, "its content; an alert by default")
        .optional("name", .name(.payload), "the name by which the app knows it")
        .launching(for: .push)
        .inRecordings(.seldom)
        .that(.dependsOnModes)
    case .localNotification:
      .system("local-notification", "a local notification of the app is due")
        .optional("name", .name(.payload), "the name by which the app knows it")
        .launching(for: .localNotification)
        .inRecordings(.seldom)
    case .claimSharedResource:
      .system("claim-shared-resource", "the other app in front asks for a shared resource")
        .required("kind", SharedResource.self, "which one")
    case .tearDownSockets:
      .system("tear-down-sockets", "the sockets of the suspended app are torn down")
    case .autoLock: .system("auto-lock", "the device locks itself")
    case .lowMemory:
      .system("low-memory", "memory is low")
        .optional(
          "reach",
          ReclaimStage.self,
          "how far the system must go; purge if the app is suspended, else warn"
        )
        .optional(
          "needed",
          .integer(1...1_000_000),
          "how many megabytes are enough; without it each stage takes all it can get"
        )
        .inRecordings(.seldom)
        .inWalks(.often)
    case .reboot:
      .system("reboot", "the device restarts")
        .inRecordings(.seldom)
        .that(.dependsOnModes)
    case .reclaimScene:
      .system("reclaim-scene", "the system disconnects a scene in the background")
        .optional("scene", .name(.scene), "which one, if there are several; `main` by default")
        .inRecordings(.seldom)
    case .prewarm:
      .system("prewarm", "the system prepares the app before the user asks for it")
        .inRecordings(.seldom)
    case .runBackgroundTask:
      .system("run-background-task", "the system runs a task of BGTaskScheduler")
        .required(
          "identifier",
          .name(.newTask),
          "the identifier of its request, which must be pending"
        )
    case .expireBackgroundTask:
      .system("expire-background-task", "the system needs to end a task of BGTaskScheduler early")
        .required("identifier", .name(.task), "the task's identifier")
    case .terminateApp:
      .system(
        "terminate-app",
        "the system terminates the app for a reason that the scenario does not model"
      )
      .required("reason", TerminationCause.self, "the reason")
      .inRecordings(.seldom, arguments: .alike)
    case .significantTimeChange:
      .system("significant-time-change", "midnight passes, or the clock or time zone changes")
        .changing(.significantTime)
        .inRecordings(
          .seldom,
          calls: [.significantTimeChange],
          notifications: [.significantTimeChange]
        )
    case .batteryLevel:
      .system("battery-level", "the battery's charge changes")
        .required("to", .integer(0...100), "the new charge, in percent")
        .changing(.batteryLevel)
        .inRecordings(.seldom, notifications: [.batteryLevelDidChange])
    case .batteryState:
      .system("battery-state", "the device is plugged in or unplugged, or its battery is full")
        .required("to", .word(["unplugged", "charging", "full"]), "the new state")
        .changing(.batteryState)
        .inRecordings(.seldom, notifications: [.batteryStateDidChange])
    case .proximity:
      .system("proximity", "the proximity sensor changes")
        .required("to", .word(["near", "far"]), "the new reading")
        .changing(.proximity)
        .inRecordings(.seldom, notifications: [.proximityStateDidChange])
    case .screenMode:
      .system("screen-mode", "the external display changes its mode")
        .required("to", ScreenMode.self, "the new mode")
        .changing(.screenMode)
        .inRecordings(
          .seldom,
          notifications: [.screenDidConnect, .screenDidDisconnect, .screenModeDidChange]
        )
    case .toggleInCallStatusBar:
      .system("toggle-in-call-status-bar", "the Simulator shows or hides the in-call status bar")
        .inRecordings(.seldom, calls: [.willChangeStatusBarFrame, .didChangeStatusBarFrame])
    case .copyInOtherApp:
      .system("copy-in-other-app", "something is copied in the other app in front")
        .required("text", .text, "what is copied")
    case .remoteControl:
      .system("remote-control", "headphones or an accessory send a command for playback")
        .required("command", RemoteCommand.self, "which one")
        .that(.needsInterface)
        .sending(.event(.remoteControl))
    case .sensor:
      .system("sensor", "a sensor has a reading for the app")
        .required("kind", Sensor.self, "which one")
        .that(.needsInterface)
    case .beginAudioInterruption:
      .system("begin-audio-interruption", "another sound interrupts what the app plays or records")
    case .endAudioInterruption:
      .system("end-audio-interruption", "an interruption of the app's audio ends")
        .optional("should-resume", .flag, "whether the app should resume; true by default")
    case .changeAudioRoute:
      .system(
        "change-audio-route",
        "an audio device, such as headphones, is connected or disconnected"
      )
      .required("reason", AudioRouteChange.self, "what happens")

    default: nil
    }
  }
}
