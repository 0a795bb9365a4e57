/// What the app does itself: work, background tasks, audio and location.
enum BackgroundTaskRules {
  private static let moving = Source.guide2010("Moving to the Background")

  static let iPhoneOS: [Rule] = [
    Rule(
      "work",
      serves: ["F34.1", "F67.2"],
      on: .action(.work),
      do: [.app(.block)],
      because: "code on the main thread keeps it busy",
      .stated,
      .guide2014("The Main Run Loop")
    ),
    Rule(
      "answer",
      serves: ["F118.2"],
      on: .action(.returnValue),
      do: [],
      because: "a method that must answer does",
      .stated,
      .guide2010("Launching the Application")
    ),
    use(.startAudio, "audio.start", serves: ["F69.2", "F153.1"], .audio, true),
    use(.stopAudio, "audio.stop", serves: ["F69.2"], .audio, false),
    use(.startLocationUpdates, "location.start", serves: ["F69.2", "F149.1"], .location, true),
    use(.stopLocationUpdates, "location.stop", serves: ["F69.2"], .location, false),
  ]

  /// From iOS 4.0.
  static let iOS4: [Rule] = [
    Rule(
      "task.too-many",
      serves: ["F68.1", "F111.2"],
      on: .action(.beginBackgroundTask),
      if: [.fact(.limitsTasks), .fact(.exceedsTaskLimit)],
      parts: [.for("F111.2", do: .endProcess(.tooManyTasks))],
      because: "an app that has about 1,000 background tasks at a time is killed",
      .observed,
      .measured("iOS 11 and later, termination code 0xbada5e47")
    ),
    Rule(
      "task.begin",
      serves: ["F46.2", "F68.1", "F107.4"],
      on: .action(.beginBackgroundTask),
      if: [.fact(.multitasks), .fact(.canBeginTasks)],
      parts: [.for("F68.1", "F69.1", do: .app(.beginTask))],
      because: "an app may ask for more time in the background",
      .stated,
      moving,
      .guide2011("What to Do When Moving to the Background")
    ),
    Rule(
      "task.refuse",
      serves: ["F46.2", "F107.4"],
      on: .action(.beginBackgroundTask),
      do: [.app(.refuseTask)],
      because:
        "no task begins without the background, inside willTerminate, or when the time is up",
      .stated,
      .guide2014("App Termination")
    ),
    Rule(
      "task.end",
      serves: ["F68.1", "F166.2"],
      on: .action(.endBackgroundTask),
      do: [.app(.endTask)],
      because: "ending the last task ends the reason to run",
      .stated,
      moving
    ),
    Rule(
      "task.expire",
      serves: ["F68.1"],
      on: .timer(.taskExpiration),
      do: [.app(.startExpiration), .app(.expireTasks)],
      because: "when the time of background tasks is up their expiration handlers are called",
      .stated,
      .guide2011("What to Do When Moving to the Background"),
      .measured("600 s on iOS 4 to 6, 180 s on 7 to 12, 30 s later")
    ),
    Rule(
      "task.kill",
      serves: ["F68.1", "F111.2"],
      on: .timer(.taskGrace),
      if: [.fact(.hasTasks)],
      parts: [.for("F111.2", do: .endProcess(.backgroundTask))],
      because: "an app that does not end its tasks in time is killed",
      .stated,
      .guide2011("What to Do When Moving to the Background")
    ),
  ]

  private static func use(
    _ kind: ActionKind,
    _ id: String,
    serves served: [Served],
    _ use: BackgroundUse,
    _ isOn: Bool
  ) -> Rule {
    Rule(
      id,
      serves: served,
      on: .action(kind),
      do: [.app(.use(use, isOn))],
      because:
        "using a background mode that the app declares can keep it running (background-mode)",
      .stated,
      .guide2010("Table 2-3, background"),
      .guide2017("Background Execution")
    )
  }
}
