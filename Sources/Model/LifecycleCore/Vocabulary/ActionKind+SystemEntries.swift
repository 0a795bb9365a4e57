extension ActionKind {
  /// The entry of an action of the system; nil for any other action.
  var systemEntry: ActionDescription? {
    switch self {
    case .incomingCall:
      .system("incoming-call", "a call rings")
        .also("phone-call call ring receive-call call-comes-in phone-rings")
        .also("incoming-phone-call")
        .also("facetime facetime-call incoming-facetime-call", with: "kind", "facetime")
        .optional(
          "kind",
          .word(["phone", "facetime"]),
          "the kind of call; a phone call by default"
        )
        .inRecordings(.often)
    case .callerHangsUp:
      .system("caller-hangs-up", "the caller hangs up before anyone answers")
        .also("missed-call caller-gives-up caller-cancels")
        .perhaps("hang-up hangup")
    case .showAlert:
      .system("show-alert", "an alert appears over whatever is in front")
        .also("alert system-alert show-system-alert present-system-alert")
        .also("permission-alert permission-prompt permission-dialog", with: "kind", "permission")
        .also("face-id face-id-prompt faceid", with: "kind", "authentication")
        .also("touch-id touch-id-prompt touchid", with: "kind", "authentication")
        .also("authentication-prompt authentication-alert", with: "kind", "authentication")
        .also("biometric-prompt biometrics local-authentication", with: "kind", "authentication")
        .also("calendar-alert", with: "kind", "calendar")
        .also("location-permission location-permission-alert", with: "kind", "location-permission")
        .perhaps("sms text-message imessage", with: "kind", "message")
        .optional("kind", AlertKind.self, "the kind of alert; a message by default")
        .inRecordings(.seldom, arguments: .alike)
    case .deliverNotification:
      .system("deliver-notification", "a notification for the user arrives")
        .perhaps("sms text-message imessage notification receive-notification")
        .perhaps("notification-arrives")
        .also("show-banner banner-appears", with: "style", "banner")
        .optional(
          "style",
          NotificationStyle.self,
          "how it is shown, from iOS 5; by default as the user chose in Settings"
        )
    case .openURL:
      .system("open-url", "something asks the system to open a URL of the app")
        .also("url deep-link deeplink open-deep-link open-deeplink open-link tap-link")
        .also("follow-link click-link handle-url tap-widget")
        .required("url", .text, "the URL")
        .optional("source-application", .name(.other), "the bundle identifier of the app that asks")
        .optional("open-in-place", .flag, "for a document, whether it is opened where it is")
        .arrivingInScene()
        .bringing(.url)
        .inRecordings(.mostOften)
        .that(.isAlsoOfUser)
    case .launchOtherApp:
      .system("launch-other-app", "the system brings another app to the front")
        .also("bring-other-app-to-front")
        .with(.otherApp)
    case .backgroundEvent:
      .system("background-event", "a background event occurs that the app handles")
        .also("location-change location-update location-event", with: "kind", "location")
        .also("significant-location-change", with: "kind", "location")
        .perhaps(
          "location geofence enter-region exit-region region-change visit",
          with: "kind",
          "location"
        )
        .also("voip-event", with: "kind", "voip")
        .also("accessory-event accessory-data", with: "kind", "accessory")
        .also("newsstand-event newsstand-issue", with: "kind", "newsstand")
        .also("bluetooth-event bluetooth-data", with: "kind", "bluetooth")
        .required("kind", BackgroundEvent.self, "what happens")
        .inRecordings(.seldom)
        .that(.dependsOnModes)
        // One that needs no mode, if the kind is not given.
        .launching(for: .location)
    case .backgroundFetch:
      .system("background-fetch", "the system gives the app an opportunity to fetch")
        .also("fetch perform-fetch simulate-background-fetch")
        .perhaps("background-refresh background-app-refresh")
        .inRecordings(.seldom, calls: [.performFetch])
        .that(.dependsOnModes)
        .launching(for: .fetch)
    case .backgroundTransferDone:
      .system("background-transfer-done", "the transfers of a background URL session are done")
        .also("transfer-done transfer-finished background-transfer-finished")
        .also("download-done download-finished upload-done upload-finished")
        .also("background-download-finished background-upload-finished")
        .also("transfer-failed download-failed upload-failed", with: "result", "failure")
        .also("background-transfer-failed", with: "result", "failure")
        .required("identifier", .name(.payload), "the session's identifier")
        .optional("result", RequestResult.self, "their result; success by default")
        .launching(for: .transfer)
        .inRecordings(.seldom)
        .that(.dependsOnModes)
    case .finishHandoff:
      .system("finish-handoff", "the transfer of an activity that is on its way ends")
        .also("handoff-finished")
        .also("handoff-failed", with: "result", "failure")
        .optional("result", RequestResult.self, "its result; success by default")
    case .updateActivity:
      .system("update-activity", "the system asks for the data of the app's current activity")
        .also("update-user-activity")
        .required("type", .name(.payload), "the activity's type")
        .launching(for: .activity)
    case .finishRemoteRegistration:
      .system("finish-remote-registration", "the app's registration for pushes is finished")
        .also("remote-registration-finished push-registration-finished device-token")
        .also("receive-device-token push-token")
        .also("remote-registration-failed push-registration-failed", with: "result", "failure")
        .optional("result", RequestResult.self, "its result; success by default")
        .inRecordings(
          .seldom,
          calls: [.didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications]
        )
    case .push:
      .system("push", "a push for the app arrives")
        .also("push-notification remote-notification receive-push push-arrives")
        .also("push-received receive-remote-notification remote-push apns send-push")
        .also("deliver-push")
        .also("silent-push background-push silent-notification", with: "kind", "silent")
        .also("silent-push-notification silent-remote-notification", with: "kind", "silent")
        .also("content-available-push background-notification", with: "kind", "silent")
        .also("alert-push visible-push", with: "kind", "alert")
        .perhaps("notification receive-notification notification-arrives")
        .optional("kind", PushKind.self, "its content; an alert by default")
        .optional("name", .name(.payload), "the name by which the app knows it")
        .optional("payload", .payload, "its payload: a file of JSON, or the keys")
        .launching(for: .push)
        .inRecordings(.seldom)
        .that(.dependsOnModes)
    case .localNotification:
      .system("local-notification", "a local notification of the app is due")
        .also("local-push reminder local-reminder fire-local-notification")
        .perhaps("notification receive-notification notification-arrives")
        .optional("name", .name(.payload), "the name by which the app knows it")
        .launching(for: .localNotification)
        .inRecordings(.seldom)
    case .claimSharedResource:
      .system("claim-shared-resource", "the other app in front asks for a shared resource")
        .required("kind", SharedResource.self, "which one")
    case .tearDownSockets:
      .system("tear-down-sockets", "the sockets of the suspended app are torn down")
        .also("reclaim-sockets")
    case .autoLock:
      .system("auto-lock", "the device locks itself")
        .also("lock idle-timer sleep-timer screen-timeout idle-timeout device-locks")
        .perhaps("sleep screen-off")
    case .lowMemory:
      .system("low-memory", "memory is low")
        .also("memory-warning receive-memory-warning simulate-memory-warning")
        .also("memory-pressure low-ram memory-low")
        .perhaps("memory jetsam oom out-of-memory")
        .perhaps("kill kill-app terminate terminate-app jetsam", with: "reach", "background")
        .perhaps("oom out-of-memory", with: "reach", "foreground")
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
        .also("restart reboot-device restart-device power-cycle device-restarts")
        .perhaps("power-off shutdown shut-down")
        .inRecordings(.seldom)
        .that(.dependsOnModes)
    case .reclaimScene:
      .system("reclaim-scene", "the system disconnects a scene in the background")
        .also("disconnect-scene scene-disconnect")
        .optional("scene", .name(.scene), "which one, if there are several; `main` by default")
        .inRecordings(.seldom)
    case .prewarm:
      .system("prewarm", "the system prepares the app before the user asks for it")
        .also("prewarming prewarm-app")
        .inRecordings(.seldom)
    case .runBackgroundTask:
      .system("run-background-task", "the system runs a task of BGTaskScheduler")
        .also("app-refresh app-refresh-task processing-task bg-task run-bg-task")
        .also("run-app-refresh run-processing-task simulate-launch-for-task")
        .also("launch-background-task")
        .perhaps("background-task background-refresh background-app-refresh")
        .perhaps("background-processing")
        .required(
          "identifier",
          .name(.newTask),
          "the identifier of its request, which must be pending"
        )
    case .expireBackgroundTask:
      .system("expire-background-task", "the system needs to end a task of BGTaskScheduler early")
        .also("expire-bg-task simulate-expiration-for-task")
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
        .also("time-zone-change timezone-change time-change clock-change day-change")
        .also("date-change midnight new-day daylight-saving-change")
        .also("daylight-saving-time dst-change")
        .changing(.significantTime)
        .inRecordings(
          .seldom,
          calls: [.significantTimeChange],
          notifications: [.significantTimeChange]
        )
    case .batteryLevel:
      .system("battery-level", "the battery's charge changes")
        .also("battery battery-change set-battery-level battery-drops")
        .also("low-battery battery-low", with: "to", "20")
        .required("to", .integer(0...100), "the new charge, in percent")
        .changing(.batteryLevel)
        .inRecordings(.seldom, notifications: [.batteryLevelDidChange])
    case .batteryState:
      .system("battery-state", "the device is plugged in or unplugged, or its battery is full")
        .also(
          "charging plug-in plug-in-charger connect-charger start-charging",
          with: "to",
          "charging"
        )
        .also("unplug unplug-charger disconnect-charger", with: "to", "unplugged")
        .also("battery-full fully-charged", with: "to", "full")
        .required("to", .word(["unplugged", "charging", "full"]), "the new state")
        .changing(.batteryState)
        .inRecordings(.seldom, notifications: [.batteryStateDidChange])
    case .proximity:
      .system("proximity", "the proximity sensor changes")
        .also("proximity-sensor proximity-change")
        .also("hold-to-ear raise-to-ear", with: "to", "near")
        .required("to", .word(["near", "far"]), "the new reading")
        .changing(.proximity)
        .inRecordings(.seldom, notifications: [.proximityStateDidChange])
    case .screenMode:
      .system("screen-mode", "the external display changes its mode")
        .also("display-mode")
        .required("to", ScreenMode.self, "the new mode")
        .changing(.screenMode)
        .inRecordings(
          .seldom,
          notifications: [.screenDidConnect, .screenDidDisconnect, .screenModeDidChange]
        )
    case .toggleInCallStatusBar:
      .system("toggle-in-call-status-bar", "the Simulator shows or hides the in-call status bar")
        .also("in-call-status-bar")
        .inRecordings(.seldom, calls: [.willChangeStatusBarFrame, .didChangeStatusBarFrame])
    case .copyInOtherApp:
      .system("copy-in-other-app", "something is copied in the other app in front")
        .also("copy-elsewhere")
        .required("text", .text, "what is copied")
    case .remoteControl:
      .system("remote-control", "headphones or an accessory send a command for playback")
        .also("remote-command headphone-command headphone-button")
        .also("next-track", with: "command", "next-track")
        .also("previous-track", with: "command", "previous-track")
        .required("command", RemoteCommand.self, "which one")
        .that(.needsInterface)
        .sending(.event(.remoteControl))
    case .sensor:
      .system("sensor", "a sensor has a reading for the app")
        .also("sensor-reading")
        .also("accelerometer", with: "kind", "accelerometer")
        .also("gyroscope", with: "kind", "gyroscope")
        .also("magnetometer", with: "kind", "magnetometer")
        .required("kind", Sensor.self, "which one")
        .that(.needsInterface)
    case .beginAudioInterruption:
      .system("begin-audio-interruption", "another sound interrupts what the app plays or records")
        .also("audio-interruption interrupt-audio audio-interruption-begins")
        .also("audio-interruption-began")
    case .endAudioInterruption:
      .system("end-audio-interruption", "an interruption of the app's audio ends")
        .also("audio-interruption-ends audio-interruption-ended")
        .optional("should-resume", .flag, "whether the app should resume; true by default")
    case .changeAudioRoute:
      .system(
        "change-audio-route",
        "an audio device, such as headphones, is connected or disconnected"
      )
      .also("audio-route-change route-change")
      .also(
        "plug-in-headphones connect-headphones connect-airpods",
        with: "reason",
        "new-device-available"
      )
      .also(
        "unplug-headphones disconnect-headphones disconnect-airpods",
        with: "reason",
        "old-device-unavailable"
      )
      .required("reason", AudioRouteChange.self, "what happens")

    default: nil
    }
  }
}
