/// What fills the memory, and what the system does when it runs short.
enum MemoryRules {
  private static let termination = Source.guide2010("Responding to Application Termination")
  private static let warnings = Source.book("Observing low-memory warnings")

  static let all = [Rule](stated: .translation("III.3 Rules of the background")) {
    Rule("object.hold", on: .action(.holdObject))
      .does(.memory(.holdObject), for: "F72.1", 74)
      .because("what an app holds stays in memory")
    Rule("object.cache", on: .action(.cacheImage))
      .does(.memory(.cacheImage), for: "F72.1", "F73.3", "F139.2")
      .because("the system's cache refers to an image, the app itself perhaps not")
    Rule("object.use", on: .action(.useObject))
      .does(.memory(.useObject), for: "F73.3", 74)
      .because("an object is there until it is let go, or the process ends")
    Rule("object.release", on: .action(.releaseObject))
      .does(.memory(.releaseObject), for: "F72.1", 113)
      .because("an app can make itself smaller")
    Rule("object.save", on: .action(.saveObject))
      .does(.memory(.saveObject), for: "F70.4", "F80.1")
      .because("what is on disk is not lost with the process")
    Rule("object.restore", on: .action(.restoreObject))
      .does(.memory(.restoreObject), for: "F70.4", "F76.2", 80)
      .because("a new process finds what an earlier one saved")
    Decision(on: .action(.lowMemory), stated: warnings) {
      Rule("memory.purge", if: .told(["purge"]))
        .does(.perform(.purge), for: 45)
        .because("suspended apps may be enough; an app that runs is then told nothing")
        .stated(termination)
      Rule("memory.background", if: .told(["background"]))
        .applies(for: "F108.1", "F111.1")
        .does(.perform(.purge), for: "F45.1", "F72.2")
        .does(.perform(.warn), for: "F114.1", "F115.2")
        .does(.memory(.endRunningApps), for: "F108.1", "F111.1")
        .because("after the warning, apps that run in the background are terminated")
        .stated(termination, .guide2014("App Termination"))
      Rule("memory.foreground", if: .told(["foreground"]))
        .applies(for: "F111.1", "F113.1")
        .does(.perform(.purge), for: "F45.1", "F72.2")
        .does(.perform(.warn), for: "F113.1", "F114.1")
        .does(.memory(.endRunningApps), for: "F108.1", "F111.1")
        .does(.perform(.endInFront), for: "F111.1", "F113.1")
        .because("an app in front that does not free enough is terminated last")
      Rule("memory.warn")
        .does(.perform(.purge), for: "F45.1", "F115.1")
        .does(.perform(.warn), for: "F114.1", "F115.2", "F154.4")
        .because("where purging suspended apps is not enough, those that run are warned")
    }
    Rule("purge", on: .procedure(.purge))
      .does(.memory(.beginPressure), for: "F72.2", "F113.1")
      .does(.note(.codePagesDropped), for: "F115.1")
      .does(.memory(.endSuspendedApps), for: "F45.1", "F72.2", "F80.1")
      .because("pages of code go first, then suspended apps, the largest first, without notice")
      .stated(
        termination,
        .guide2011("Memory Usage for Background Apps"),
        .book("The Managed Memory Model Design Pattern")
      )
    Rule(
      "warn",
      on: .procedure(.warn),
      if: .state([.inactive, .active, .background]),
      .not(.memorySuffices)
    )
    .applies(for: "F45.1", "F114.1")
    .does(.call(.didReceiveMemoryWarning), for: "F114.1", "F114.3")
    .does(.post(.didReceiveMemoryWarning), for: "F114.1")
    .does(.controller(.warn), for: "F114.1", "F114.2", "F161.1")
    .because("a memory warning reaches the app delegate, the observers and view controllers")
    .stated(warnings)
    Decision(on: .procedure(.endForMemory), stated: termination, .guide2014("App Termination")) {
      Rule("memory.end.background", if: .state([.background]))
        .applies(for: "F48.2", "F107.2", "F108.1")
        .does(.perform(.endInBackground), for: "F88.2", "F107.1", "F108.1")
        .does(.endProcess(.memory), for: "F47.4", "F111.1")
        .because("an app that runs in the background is told before it is terminated")
      Rule("memory.end.suspended")
        .does(.endProcess(.memory), for: "F45.1", "F47.4")
        .because("a suspended app is purged without notice")
    }
    Rule(
      "memory.background.tell",
      on: .procedure(.endInBackground),
      if: .on(.memoryNotifiesBackground)
    )
    .does(.perform(.tellTerminate), for: "F88.2", "F108.1")
    .because(
      "an app that runs in the background is told before memory ends it "
        + "(memory-notifies-background)"
    )
    .stated(termination, .guide2014("App Termination"))
    Decision(on: .procedure(.endInFront), stated: warnings) {
      Rule("memory.end.front", if: .state([.inactive, .active]), .not(.memorySuffices))
        .applies(for: "F111.1", "F113.1")
        .does(.perform(.endInForeground), for: "F107.1", "F113.1")
        .does(.endProcess(.memory), for: "F111.1", "F113.1", "F115.2")
        .because("the app in front did not free enough after the warning")
      Rule("memory.end.front.other", if: .front([.otherApp]), .not(.memorySuffices))
        .does(.memory(.endFrontApp), .device(.show(.homeScreen)), for: "F111.1")
        .because("another app that is in front is terminated last")
    }
    Rule(
      "memory.foreground.tell",
      on: .procedure(.endInForeground),
      if: .on(.memoryNotifiesForeground)
    )
    .applies(for: "F107.1", "F113.1")
    .does(.perform(.callBeforeEnd), for: "F112.2")
    .does(.perform(.tellTerminate), for: "F107.1", "F113.1")
    .because("the app in front is told before memory ends it (memory-notifies-foreground)")
    .stated(warnings)
  }
}
