internal import LifecycleCore

extension LintRule {
  private static let tasks = "BGTaskSchedulerPermittedIdentifiers"
  private static let usingTasks = LintSource.apple(
    "Background Tasks",
    "Using background tasks to update your app"
  )

  /// Rules for background tasks.
  static let taskRules = [
    LintRule(
      .noTaskIdentifiers,
      "the background mode `processing` without `\(tasks)`",
      .init(
        .error,
        "App Store Connect rejects the upload (ITMS-90771)",
        from: 13,
        .observed(.apple("App Store Connect", "ITMS-90771"))
      )
    ) { app in
      guard app.isMissing(tasks),
        let mode = app.backgroundModes.first(where: { $0.text == "processing" })
      else { return [] }
      return [
        LintMatch(
          at: mode,
          "the background mode 'processing' needs \(tasks)",
          help: "list the identifiers of the tasks there"
        )
      ]
    },
    LintRule(
      .noTaskMode,
      "`\(tasks)`, but neither `fetch` nor `processing` among the background modes",
      .init(
        .warning,
        "requests for app refresh and processing fail with notPermitted (3)",
        from: 13,
        .stated(.apple("Background Tasks", "BGTaskScheduler.Error.Code.notPermitted"))
      )
    ) { app in
      // Tasks with a wildcard are continued processing, which needs no mode.
      guard let node = app.plist[tasks], app.lacksMode("fetch"), app.lacksMode("processing"),
        node.texts.contains(where: { !$0.hasSuffix("*") })
      else { return [] }
      return [
        LintMatch(
          at: node,
          "the tasks have no background mode",
          help:
            "add fetch or processing to UIBackgroundModes; only continued processing needs no mode"
        )
      ]
    },
    LintRule(
      .duplicateTaskIdentifier,
      "a task identifier that is listed twice",
      .init(.warning, "the second entry has no effect", from: 13, .inferred(.key(tasks)))
    ) { app in
      var seen: Set<String> = []
      let items = app.plist[tasks]?.items ?? []
      return items.filter { $0.text.map { !seen.insert($0).inserted } ?? false }.map {
        LintMatch(at: $0, "'\($0.text ?? "")' is a duplicate", help: "remove it")
      }
    },
    LintRule(
      .wildcardTaskIdentifier,
      "a task identifier that ends with `*`",
      .init(
        .note,
        "only continued processing tasks, from iOS 26 on, support wildcards",
        from: 13,
        before: 26,
        .stated(.apple("Background Tasks", "BGContinuedProcessingTask"))
      )
    ) { app in
      (app.plist[tasks]?.items ?? []).filter { $0.text?.hasSuffix("*") == true }.map {
        LintMatch(
          at: $0,
          "'\($0.text ?? "")' matches no task before iOS 26",
          help: "submit such a task only on iOS 26 and later"
        )
      }
    },
    LintRule(
      .performFetchDisabled,
      "`\(tasks)` and `\(CodeMethod.performFetch.selector)`",
      .init(
        .warning,
        "if this key is present, iOS ignores the method and the minimum fetch interval",
        from: 13,
        .stated(usingTasks)
      )
    ) { app in
      guard app.implements(.performFetch) == true, let node = app.plist[tasks] else { return [] }
      return [
        LintMatch(
          at: node,
          "\(CodeMethod.performFetch.selector) has no effect",
          help: "use BGAppRefreshTask"
        )
      ]
    },
  ]

  /// Rules for background modes.
  static let backgroundModeRules = [
    LintRule(
      .unknownBackgroundMode,
      "a value of `UIBackgroundModes` that is not documented",
      .init(.warning, "it has no documented effect", .stated(.key("UIBackgroundModes")))
    ) { app in
      app.backgroundModes.filter { $0.text.map { !modes.contains($0) } ?? false }.map {
        LintMatch(
          at: $0,
          "'\($0.text ?? "")' is not a background mode",
          help: "the modes are \(modes.joined(separator: ", "))"
        )
      }
    },
    LintRule(
      .noRemoteNotificationMode,
      "`\(CodeMethod.receiveRemoteNotification.selector)` without the mode `remote-notification`",
      .init(
        .warning,
        "a silent push does not wake the app",
        from: 7,
        .stated(.apple("User Notifications", "Pushing background updates to your App"))
      )
    ) { app in
      guard app.implements(.receiveRemoteNotification) == true, app.lacksMode("remote-notification")
      else { return [] }
      return [
        LintMatch(
          at: app.plist["UIBackgroundModes"] ?? app.plist,
          "the background mode remote-notification is missing",
          help: "add it to UIBackgroundModes"
        )
      ]
    },
    LintRule(
      .noLocationUsageDescription,
      "the mode `location` without `NSLocationWhenInUseUsageDescription`",
      .init(
        .error,
        "without a usage description, iOS does not ask for permission",
        from: 11,
        .stated(.key("NSLocationWhenInUseUsageDescription"))
      )
    ) { app in
      app.matches(forModes: ["location"], missing: "NSLocationWhenInUseUsageDescription")
    },
    LintRule(
      .noBluetoothUsageDescription,
      "a Bluetooth mode without `NSBluetoothAlwaysUsageDescription`",
      .init(
        .error,
        "the app crashes when it uses Bluetooth",
        from: 13,
        .stated(.key("NSBluetoothAlwaysUsageDescription"))
      )
    ) { app in
      app.matches(
        forModes: ["bluetooth-central", "bluetooth-peripheral"],
        missing: "NSBluetoothAlwaysUsageDescription"
      )
    },
  ]

  private static let modes = [
    "audio", "bluetooth-central", "bluetooth-peripheral", "external-accessory", "fetch", "location",
    "nearby-interaction", "network-authentication", "newsstand-content", "processing",
    "push-to-talk", "remote-notification", "voip",
  ]
}

extension AppFacts {
  /// Returns a match for the first of the modes that is declared, if a key that it needs is missing.
  fileprivate func matches(forModes modes: Set<String>, missing key: String) -> [LintMatch] {
    guard isMissing(key),
      let node = backgroundModes.first(where: { $0.text.map(modes.contains) ?? false })
    else { return [] }
    return [
      LintMatch(
        at: node,
        "\(key) is missing",
        help: "add it, with a message that tells the user why the app needs access"
      )
    ]
  }
}
