/// Memory, and the end by the system.
enum TerminationRules {
  private static let termination = Source.guide2010("Responding to Application Termination")

  static let iPhoneOS: [Rule] = [
    Rule(
      "memory.absent",
      serves: [45],
      on: .action(.lowMemory),
      if: [.state([.notRunning])],
      do: [],
      because: "an app without a process has no memory to give",
      .inferred,
      termination
    ),
    Rule(
      "memory.purge",
      serves: [45, 80, 107, 111],
      on: .action(.lowMemory),
      if: [.state([.suspended])],
      do: [.endProcess(.memory)],
      because: "suspended apps are purged first, without notice",
      .stated,
      .guide2010("Responding to Application Termination"),
      .guide2014("App Termination")
    ),
    Rule(
      "memory.spared",
      serves: [45],
      on: .action(.lowMemory),
      if: [.state([.inactive, .active, .background]), .told(["purge"])],
      do: [],
      because: "purging suspended apps gave enough; an app that runs is told nothing",
      .stated,
      termination
    ),
    Rule(
      "memory.background",
      serves: [88, 108, 111],
      on: .action(.lowMemory),
      if: [.state([.background]), .told(["background", "foreground"])],
      do: [.perform(.warn), .perform(.endInBackground), .endProcess(.memory)],
      because: "after the warning, apps that run in the background are terminated",
      .stated,
      termination,
      .guide2014("App Termination")
    ),
    Rule(
      "memory.foreground",
      serves: [111, 113],
      on: .action(.lowMemory),
      if: [.state([.inactive, .active]), .told(["foreground"])],
      do: [.perform(.warn), .perform(.endInForeground), .endProcess(.memory)],
      because: "an app in front that does not free enough is terminated",
      .stated,
      .book("Memory management")
    ),
    Rule(
      "memory.warn",
      serves: [114, 154],
      on: .action(.lowMemory),
      if: [.state([.inactive, .active, .background])],
      do: [.perform(.warn)],
      because: "where purging suspended apps is not enough, those that run are warned",
      .stated,
      .book("Memory management")
    ),
    Rule(
      "warn",
      serves: [114],
      on: .procedure(.warn),
      do: [.call(.didReceiveMemoryWarning), .post(.didReceiveMemoryWarning)],
      because: "a memory warning reaches the app delegate and the observers",
      .stated,
      .book("Memory management")
    ),
    Rule(
      "memory.background.tell",
      serves: [88, 107, 108],
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
      "memory.foreground.tell",
      serves: [107, 113],
      on: .procedure(.endInForeground),
      if: [.when(.memoryNotifiesForeground, is: true)],
      do: [.perform(.tellTerminate)],
      because: "the app in front is told before memory ends it (memory-notifies-foreground)",
      .stated,
      .book("Memory management")
    ),
    Rule(
      "reboot.front",
      serves: [110],
      on: .action(.reboot),
      if: [.state([.inactive, .active])],
      do: [.restartDevice, .perform(.endAtReboot), .endProcess(.reboot)],
      because: "a restart ends the app",
      .stated,
      .guide2014("App Termination")
    ),
    Rule(
      "reboot",
      serves: [110],
      on: .action(.reboot),
      do: [.endProcess(.reboot), .restartDevice],
      because: "a restart ends the app; one that is not in front is told nothing",
      .stated,
      .guide2014("App Termination"),
      .measured("iOS 4.0")
    ),
    Rule(
      "reboot.tell",
      serves: [110],
      on: .procedure(.endAtReboot),
      if: [.when(.rebootNotifies, is: true)],
      do: [.perform(.tellTerminate)],
      because: "up to iOS 4 the app in front is told before a restart (reboot-notifies)",
      .observed,
      .measured("iOS 4.0")
    ),
  ]
}
