private let movingToBackground = Source.guide2010("Moving to the Background")
private let backgroundExecution = Source.guide2017("Background Execution")
private let beginTask = Source.uikit("beginBackgroundTaskWithExpirationHandler:")

/// Actions of the app: work, background tasks, audio and location.
var backgroundTaskRules: [Rule] {
  [Rule](
    stated: movingToBackground,
    .guide2011("Moving to the Background"),
    backgroundExecution
  ) {
    Rule("work", on: .action(.work))?
      .does(.keepMainBusy, for: "F34.1", "F67.2")
      .because("code on the main thread keeps it busy")
      .stated(.guide2014("The Main Run Loop"))
    Rule("answer", on: .action(.returnValue))?
      .doesNothing(for: "F118.2")
      .because("a method that must return a value returns one")
      .stated(.translation("III.1 The launch cycle, opening a URL"), .book("Listing 1-2"))
    [Rule](
      because: "using a background mode that the app declares can keep it running (background-mode)"
    ) {
      Decision(on: .action(.startAudio)) {
        Rule("audio.start.call", since: .iOS6)
          .when(.fact(.callIsOn), for: "F206.7")
          .does(.note(.audioNotStarted), for: "F206.7")
          .because("an audio session cannot be activated during a call")
          .observed(.measured("UnityPlugin-AVProVideo issue 1002"))
        Rule("audio.start")
          .does(.use(.audio, true), for: "F69.2", "F153.1")
      }
      Rule("audio.stop", on: .action(.stopAudio))?.does(.use(.audio, false), for: "F69.2")
      Rule("location.start", on: .action(.startLocationUpdates))?
        .does(.use(.location, true), for: "F69.2", "F149.1")
      Rule("location.stop", on: .action(.stopLocationUpdates))?
        .does(.use(.location, false), for: "F69.2")
    }
    Decision(on: .action(.beginBackgroundTask), since: .iOS4) {
      Rule("task.too-many")
        .when(.fact(.limitsTasks), .fact(.exceedsTaskLimit), for: "F68.1", "F111.2")
        .does(.endProcess(.tooManyTasks), for: "F111.2")
        .because("an app that has about 1,000 background tasks at a time is killed")
        .observed(.measured("iOS 11 and later, termination code 0xbada5e47"))
      Rule("task.begin")
        .when(.fact(.multitasks), .fact(.canBeginTasks), for: "F46.2", "F68.1", "F107.4")
        .does(.beginTask, for: "F68.1", "F69.1")
        .because("an app may ask for more time in the background")
        .stated(movingToBackground, .guide2011("What to Do When Moving to the Background"))
      Rule("task.refuse")
        .does(.refuseTask, for: "F46.2", "F107.4")
        .because(
          "no task begins on a device without multitasking, in willTerminate, or after the background time has expired"
        )
        .stated(.guide2010("Responding to Application Termination"), beginTask)
    }
    Rule("task.end", on: .action(.endBackgroundTask), since: .iOS4)?
      .does(.endTask, for: "F68.1", "F166.2")
      .because("once its last background task has ended, the app no longer has a reason to run")
      .stated(backgroundExecution)
    Rule("task.expire", on: .timer(.taskExpiration), since: .iOS4)?
      .does(.startExpiration, .expireTasks, for: "F68.1")
      .because(
        "when the background time has expired, the expiration handlers of the tasks are called"
      )
      .stated(
        beginTask,
        .measured("600 s on iOS 4 to 6, 180 s on iOS 7 to 12, 30 s from iOS 13")
      )
    Rule("task.kill", on: .timer(.taskGrace), since: .iOS4)?
      .when(.fact(.hasTasks), .not(.hasDebugger), for: "F68.1", "F111.2", "F111.3")
      .does(.endProcess(.backgroundTask), for: "F111.2")
      .because("an app that does not end its tasks in time is killed")
      .stated(beginTask)
  }
}
