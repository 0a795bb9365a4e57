private let sigkill = Source.xcode("SIGKILL")

/// Locked files at suspension, and terminations by the system for reasons outside the app's callbacks.
var systemTerminationRules: [Rule] {
  [Rule](stated: sigkill) {
    Rule("file.lock", on: .action(.lockFile), since: .iOS8)?
      .does(.lockFile, for: "F185.1", "F185.2")
      .because("a running app can lock its files and those of its app group")
    Rule("file.unlock", on: .action(.unlockFile), since: .iOS8)?
      .does(.unlockFile, for: "F185.3")
      .because("an app can release a lock before it is suspended")
    Decision(on: .action(.terminateApp), since: .iOS4) {
      Rule("system.thermal")
        .when(.argument(["thermal"]), .state(inMemory), for: "F186.1", "F186.2")
        .does(.endProcess(.thermal), for: "F186.1")
        .because("a device that is too hot terminates the app")
      Rule("system.disk-space")
        .when(.argument(["disk-space"]), .state([.suspended]), for: "F186.2", "F186.3")
        .does(.endProcess(.diskSpace), for: "F186.2")
        .because("a suspended app is terminated when the system needs the space of its caches")
      Rule("system.resource-overuse")
        .when(.argument(["resource-overuse"]), .state(inMemory), for: "F186.3", "F186.4")
        .does(.endProcess(.resourceOveruse), for: "F186.3")
        .because("an app that uses too much of a resource of the system is terminated")
      Rule("system.unreported-call", since: .iOS13)
        .when(
          .argument(["unreported-call"]),
          .fact(.mustReportCalls),
          .state([.inactive, .active, .background]),
          for: "F186.4",
          "F186.5"
        )
        .does(.endProcess(.unreportedCall), for: "F186.4")
        .because("a VoIP app that does not report a call to CallKit is terminated, from iOS 13")
      Rule("system.resumed-too-often")
        .when(
          .argument(["voip-resumed-too-often"]),
          .fact(.declaresVoIP),
          .state([.background, .suspended])
        )
        .does(.endProcess(.resumedTooOften), for: "F186.5")
        .because("a VoIP app that is resumed too often is terminated")
    }
  }
}

/// The states of an app whose process exists.
private let inMemory: [AppState] = [.inactive, .active, .background, .suspended]
