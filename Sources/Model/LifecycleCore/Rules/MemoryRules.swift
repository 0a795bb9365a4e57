private let memoryUse = Source.guide2011("Memory Usage for Background Apps")
private let termination = Source.guide2010("Responding to Application Termination")
private let warnings = Source.book("Observing low-memory warnings")

/// Memory use, and the system's response to memory pressure.
var memoryRules: [Rule] {
  [Rule](stated: memoryUse, .translation("III.3 Moving to the background")) {
    Rule("object.hold", on: .action(.holdObject))?
      .does(.holdObject, for: "F72.1", 74)
      .because("objects that an app holds stay in memory")
      .stated(.guide2010("Moving to the Background"))
    Rule("object.cache", on: .action(.cacheImage))?
      .does(.cacheImage, for: "F72.1", "F73.3", "F139.2")
      .because("the system's cache refers to an image, but the app itself may not")
    Rule("object.use", on: .action(.useObject))?
      .does(.useObject, for: "F73.3", 74)
      .because("an object exists until it is released or the process ends")
      .stated(memoryUse, .guide2014("App Termination"))
    Rule("object.release", on: .action(.releaseObject))?
      .does(.releaseObject, for: "F72.1", 113)
      .because("an app can reduce its memory")
    Rule("object.save", on: .action(.saveObject))?
      .does(.saveObject, for: "F70.4", "F80.1")
      .because("data on disk is not lost with the process")
      .stated(.guide2011("What to Do When Moving to the Background"))
    Rule("object.restore", on: .action(.restoreObject))?
      .does(.restoreObject, for: "F70.4", 80)
      .because("a new process finds the data that an earlier one saved")
      .stated(
        .guide2011("What to Do at Launch Time"),
        .book("Your application moves to the background")
      )
    Decision(on: .action(.lowMemory), stated: warnings) {
      Rule("memory.purge")
        .when(.argument(["purge"]))
        .does(.perform(.purge), for: 45)
        .because("purging suspended apps may be enough; a running app is then not warned")
        .inferred(termination)
      Rule("memory.background")
        .when(.argument(["background"]), for: "F108.1", "F111.1")
        .does(.perform(.purge), for: "F45.1", "F72.2")
        .does(.perform(.warn), for: "F114.1", "F115.2")
        .does(.endRunningApps, for: "F108.1", "F111.1")
        .because("after the warning, apps that run in the background are terminated")
        .stated(warnings, termination, .guide2014("App Termination"))
      Rule("memory.foreground")
        .when(.argument(["foreground"]), for: "F111.1", "F113.1")
        .does(.perform(.purge), for: "F45.1", "F72.2")
        .does(.perform(.warn), for: "F113.1", "F114.1")
        .does(.endRunningApps, for: "F108.1", "F111.1")
        .does(.perform(.endInFront), for: "F111.1", "F113.1")
        .because("a foreground app that does not free enough is terminated last")
      Rule("memory.simulate")
        .when(.fact(.isSimulator), for: "F312.2")
        .does(.pretendMemoryPressure, .perform(.warn), for: "F154.4", "F312.2")
        .because("the Simulator's menu warns the running app, whether memory is short or not")
        .stated(.book("Hardware interaction"))
      Rule("memory.warn")
        .does(.perform(.purge), for: "F45.1", "F115.1")
        .does(.perform(.warn), for: "F114.1", "F115.2", "F154.4")
        .because("if purging suspended apps is not enough, running apps are warned")
        .inferred(warnings, .book("The Managed Memory Model Design Pattern"))
    }
    Rule("purge", on: .procedure(.purge))?
      .does(.beginMemoryPressure, for: "F72.2", "F113.1")
      .does(.note(.codePagesDropped), for: "F115.1")
      .does(.endSuspendedApps, for: "F45.1", "F72.2", "F80.1")
      .because(
        "code pages are dropped first, then suspended apps are purged, the largest first, without notification"
      )
      .stated(
        termination,
        memoryUse,
        .book("The Managed Memory Model Design Pattern")
      )
    Rule("warn", on: .procedure(.warn))?
      .when(.state([.inactive, .active, .background]), .not(.memorySuffices))
      .applies(for: "F45.1", "F114.1")
      .does(.call(.didReceiveMemoryWarning), for: "F114.1", "F114.3")
      .does(.post(.didReceiveMemoryWarning), for: "F114.1")
      .does(.warnControllers, for: "F114.1", "F114.2", "F161.1")
      .because("a memory warning reaches the app delegate, the observers and view controllers")
      .stated(warnings)
    Decision(on: .procedure(.endForMemory), stated: termination, .guide2014("App Termination")) {
      Rule("memory.end.background")
        .when(.state([.background]), for: "F48.2", "F107.2", "F108.1")
        .does(.perform(.endInBackground), for: "F88.2", "F107.1", "F108.1")
        .does(.endProcess(.memory), for: "F47.4", "F111.1")
        .because("an app that runs in the background is notified before it is terminated")
      Rule("memory.end.suspended")
        .does(.endProcess(.memory), for: "F45.1", "F47.4")
        .because("a suspended app is purged without notification")
    }
    Rule("memory.background.notify", on: .procedure(.endInBackground))?
      .when(.on(.memoryNotifiesBackground))
      .does(.perform(.notifyTermination), for: "F88.2", "F108.1")
      .because(
        "an app that runs in the background is notified before it is terminated for its memory "
          + "(memory-notifies-background)"
      )
      .stated(termination, .guide2014("App Termination"))
    Decision(on: .procedure(.endInFront), if: .not(.memorySuffices), stated: warnings) {
      Rule("memory.end.front")
        .when(.state([.inactive, .active]), for: "F111.1", "F113.1")
        .does(.perform(.endInForeground), for: "F107.1", "F113.1")
        .does(.endProcess(.memory), for: "F111.1", "F113.1", "F115.2")
        .because("the foreground app did not free enough after the warning")
      Rule("memory.end.front.other")
        .when(.front([.otherApp]))
        .does(.endFrontApp, .show(.homeScreen), for: "F111.1")
        .because("another app that is in the foreground is terminated last")
        .inferred(warnings)
    }
    Rule("memory.foreground.notify", on: .procedure(.endInForeground))?
      .when(.on(.memoryNotifiesForeground), for: "F107.1", "F113.1")
      .does(.perform(.callBeforeEnd), for: "F112.2")
      .does(.perform(.notifyTermination), for: "F107.1", "F113.1")
      .because(
        "the foreground app is notified before it is terminated for its memory (memory-notifies-foreground)"
      )
      .stated(warnings)
  }
}
