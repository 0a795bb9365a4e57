/// What fills the memory, and what the system does when it runs short.
enum MemoryRules {
  private static let termination = Source.guide2010("Responding to Application Termination")
  private static let usage = Source.guide2011("Memory Usage for Background Apps")
  private static let warnings = Source.book("Observing low-memory warnings")

  static let iPhoneOS: [Rule] = objects + pressure + endings

  private static let objects: [Rule] = [
    ConductRules.does(
      .holdObject,
      "object.hold",
      serves: ["F72.1", 74],
      [.memory(.holdObject)],
      "what an app holds stays in memory"
    ),
    ConductRules.does(
      .cacheImage,
      "object.cache",
      serves: ["F72.1", "F73.3", "F139.2"],
      [.memory(.cacheImage)],
      "the system's cache refers to an image, the app itself perhaps not"
    ),
    ConductRules.does(
      .useObject,
      "object.use",
      serves: ["F73.3", 74],
      [.memory(.useObject)],
      "an object is there until it is let go, or the process ends"
    ),
    ConductRules.does(
      .releaseObject,
      "object.release",
      serves: ["F72.1", 113],
      [.memory(.releaseObject)],
      "an app can make itself smaller"
    ),
    ConductRules.does(
      .saveObject,
      "object.save",
      serves: ["F70.4", "F80.1"],
      [.memory(.saveObject)],
      "what is on disk is not lost with the process"
    ),
    ConductRules.does(
      .restoreObject,
      "object.restore",
      serves: ["F70.4", "F76.2", 80],
      [.memory(.restoreObject)],
      "a new process finds what an earlier one saved"
    ),
  ]

  private static let pressure: [Rule] = [
    Rule(
      "memory.purge",
      serves: [45],
      on: .action(.lowMemory),
      if: [.told(["purge"])],
      do: [.perform(.purge)],
      because: "suspended apps may be enough; an app that runs is then told nothing",
      .stated,
      termination
    ),
    Rule(
      "memory.background",
      serves: ["F108.1", "F111.1"],
      on: .action(.lowMemory),
      if: [.told(["background"])],
      parts: [
        .for("F45.1", "F72.2", do: .perform(.purge)),
        .for("F114.1", "F115.2", do: .perform(.warn)),
        .for("F108.1", "F111.1", do: .memory(.endRunningApps)),
      ],
      because: "after the warning, apps that run in the background are terminated",
      .stated,
      termination,
      .guide2014("App Termination")
    ),
    Rule(
      "memory.foreground",
      serves: ["F111.1", "F113.1"],
      on: .action(.lowMemory),
      if: [.told(["foreground"])],
      parts: [
        .for("F45.1", "F72.2", do: .perform(.purge)),
        .for("F113.1", "F114.1", do: .perform(.warn)),
        .for("F108.1", "F111.1", do: .memory(.endRunningApps)),
        .for("F111.1", "F113.1", do: .perform(.endInFront)),
      ],
      because: "an app in front that does not free enough is terminated last",
      .stated,
      warnings
    ),
    Rule(
      "memory.warn",
      on: .action(.lowMemory),
      parts: [
        .for("F45.1", "F115.1", do: .perform(.purge)),
        .for("F114.1", "F115.2", "F154.4", do: .perform(.warn)),
      ],
      because: "where purging suspended apps is not enough, those that run are warned",
      .stated,
      warnings
    ),
    Rule(
      "purge",
      on: .procedure(.purge),
      parts: [
        .for("F72.2", "F113.1", do: .memory(.beginPressure)),
        .for("F115.1", do: .note(.codePagesDropped)),
        .for("F45.1", "F72.2", "F80.1", do: .memory(.endSuspendedApps)),
      ],
      because: "pages of code go first, then suspended apps, the largest first, without notice",
      .stated,
      termination,
      usage,
      .book("The Managed Memory Model Design Pattern")
    ),
    Rule(
      "warn",
      serves: ["F45.1", "F114.1"],
      on: .procedure(.warn),
      if: [.state([.inactive, .active, .background]), .not(.memorySuffices)],
      parts: [
        .for("F114.1", "F114.3", do: .call(.didReceiveMemoryWarning)),
        .for("F114.1", do: .post(.didReceiveMemoryWarning)),
        .for("F114.1", "F114.2", "F161.1", do: .controller(.warn)),
      ],
      because: "a memory warning reaches the app delegate, the observers and view controllers",
      .stated,
      warnings
    ),
  ]

  private static let endings: [Rule] = [
    Rule(
      "memory.end.background",
      serves: ["F48.2", "F107.2", "F108.1"],
      on: .procedure(.endForMemory),
      if: [.state([.background])],
      parts: [
        .for("F88.2", "F107.1", "F108.1", do: .perform(.endInBackground)),
        .for("F47.4", "F111.1", do: .endProcess(.memory)),
      ],
      because: "an app that runs in the background is told before it is terminated",
      .stated,
      termination,
      .guide2014("App Termination")
    ),
    Rule(
      "memory.end.suspended",
      serves: ["F45.1", "F47.4"],
      on: .procedure(.endForMemory),
      do: [.endProcess(.memory)],
      because: "a suspended app is purged without notice",
      .stated,
      termination,
      .guide2014("App Termination")
    ),
    Rule(
      "memory.background.tell",
      serves: ["F88.2", "F108.1"],
      on: .procedure(.endInBackground),
      if: [.when(.memoryNotifiesBackground, is: true)],
      do: [.perform(.tellTerminate)],
      because: "an app that runs in the background is told before memory ends it "
        + "(memory-notifies-background)",
      .stated,
      termination,
      .guide2014("App Termination")
    ),
    Rule(
      "memory.end.front",
      serves: ["F111.1", "F113.1"],
      on: .procedure(.endInFront),
      if: [.state([.inactive, .active]), .not(.memorySuffices)],
      parts: [
        .for("F107.1", "F113.1", do: .perform(.endInForeground)),
        .for("F111.1", "F113.1", "F115.2", do: .endProcess(.memory)),
      ],
      because: "the app in front did not free enough after the warning",
      .stated,
      warnings
    ),
    Rule(
      "memory.end.front.other",
      serves: ["F111.1"],
      on: .procedure(.endInFront),
      if: [.front([.otherApp]), .not(.memorySuffices)],
      do: [.memory(.endFrontApp), .device(.show(.homeScreen))],
      because: "another app that is in front is terminated last",
      .stated,
      warnings
    ),
    Rule(
      "memory.foreground.tell",
      serves: ["F107.1", "F113.1"],
      on: .procedure(.endInForeground),
      if: [.when(.memoryNotifiesForeground, is: true)],
      parts: [
        .for("F112.2", do: .perform(.callBeforeEnd)),
        .for("F107.1", "F113.1", do: .perform(.tellTerminate)),
      ],
      because: "the app in front is told before memory ends it (memory-notifies-foreground)",
      .stated,
      warnings
    ),
  ]
}
