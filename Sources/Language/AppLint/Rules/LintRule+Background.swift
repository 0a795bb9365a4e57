@_spi(Package) internal import LifecycleCore

extension LintRule {
  private static let tasks = "BGTaskSchedulerPermittedIdentifiers"

  /// Rules for background tasks.
  static let taskRules = [
    LintRule("no-task-identifiers")
      .effect(.error, "App Store Connect rejects the upload (ITMS-90771)", from: 13)
      .observed(.apple("App Store Connect", "ITMS-90771"))
      .without(tasks)
      .at { $0.mode("processing") }
      .says("the background mode '{}' needs \(tasks)")
      .help("list the identifiers of the tasks there"),
    LintRule("no-task-mode")
      .effect(
        .warning,
        "requests for app refresh and processing fail with notPermitted (3)",
        from: 13
      )
      .stated(.apple("Background Tasks", "BGTaskScheduler.Error.Code.notPermitted"))
      .when { $0.lacksMode("fetch") && $0.lacksMode("processing") }
      // Tasks with a wildcard are continued processing, which needs no mode.
      .when { $0.plist[tasks]?.texts.contains { !$0.hasSuffix("*") } == true }
      .at(tasks)
      .says("the tasks have no background mode")
      .help(
        "add fetch or processing to UIBackgroundModes; only continued processing needs no mode"
      ),
    LintRule("duplicate-task-identifier")
      .effect(.warning, "the second entry has no effect", from: 13)
      .inferred(.key(tasks))
      .atEach { ($0.plist[tasks]?.items ?? []).repeated }
      .says("'{}' is a duplicate")
      .help("remove it"),
    LintRule("wildcard-task-identifier")
      .effect(
        .note,
        "only continued processing tasks, from iOS 26 on, support wildcards",
        from: 13,
        before: 26
      )
      .stated(.apple("Background Tasks", "BGContinuedProcessingTask"))
      .atEach { ($0.plist[tasks]?.items ?? []).filter { $0.text?.hasSuffix("*") == true } }
      .says("'{}' matches no task before iOS 26")
      .help("submit such a task only on iOS 26 and later"),
    LintRule("perform-fetch-disabled")
      .effect(
        .warning,
        "if this key is present, iOS ignores the method and the minimum fetch interval",
        from: 13
      )
      .stated(.apple("Background Tasks", "Using background tasks to update your app"))
      .implementing(.performFetch)
      .at(tasks)
      .says("\(DelegateMethod.performFetch.selector) has no effect")
      .help("use BGAppRefreshTask"),
  ]

  /// Rules for background modes.
  static let backgroundModeRules = [
    LintRule("unknown-background-mode")
      .effect(.warning, "it has no documented effect")
      .stated(.key("UIBackgroundModes"))
      .atEach { $0.backgroundModes.filter { $0.text.map { !modes.contains($0) } ?? false } }
      .says("'{}' is not a background mode")
      .help("the modes are \(modes.joined(separator: ", "))"),
    LintRule("no-remote-notification-mode")
      .effect(.warning, "a silent push does not wake the app", from: 7)
      .stated(.apple("User Notifications", "Pushing background updates to your App"))
      .implementing(.didReceiveRemoteNotificationFetch)
      .when { $0.lacksMode("remote-notification") }
      .at { $0.plist["UIBackgroundModes"] ?? $0.plist }
      .says("the background mode remote-notification is missing")
      .help("add it to UIBackgroundModes"),
    LintRule("no-location-usage-description")
      .effect(.error, "without a usage description, iOS does not ask for permission", from: 11)
      .stated(.key("NSLocationWhenInUseUsageDescription"))
      .at { $0.mode("location") }
      .needsDescription("NSLocationWhenInUseUsageDescription"),
    LintRule("no-bluetooth-usage-description")
      .effect(.error, "the app crashes when it uses Bluetooth", from: 13)
      .stated(.key("NSBluetoothAlwaysUsageDescription"))
      .at { $0.mode("bluetooth-central", "bluetooth-peripheral") }
      .needsDescription("NSBluetoothAlwaysUsageDescription"),
  ]

  /// Reports that a key is missing, which tells the user why.
  private func needsDescription(_ key: String) -> LintRule {
    without(key).says("\(key) is missing")
      .help("add it, with a message that tells the user why the app needs access")
  }

  private static let modes = [
    "audio", "bluetooth-central", "bluetooth-peripheral", "external-accessory", "fetch", "location",
    "nearby-interaction", "network-authentication", "newsstand-content", "processing",
    "push-to-talk", "remote-notification", "voip",
  ]
}
