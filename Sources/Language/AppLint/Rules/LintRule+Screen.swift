internal import LifecycleCore

extension LintRule {
  private static let launchScreenKeys = [
    "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards",
  ]
  private static let ignoredFrom = "UIRequiresFullScreenIgnoredStartingWithVersion"
  private static let orientations = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  /// Rules for the launch screen, the orientations and the size.
  static let screenRules = [
    LintRule(
      .noLaunchScreen,
      "no launch screen",
      .init(
        .error,
        "the App Store refuses apps that are built with SDK 27",
        sdk: 27,
        .stated(.releaseNotes27)
      ),
      .init(
        .warning,
        "on newer screens iOS shows the app in a smaller area",
        .stated(.uikit("Specifying your app's launch screen"))
      )
    ) { app in
      guard launchScreenKeys.allSatisfy(app.isMissing) else { return [] }
      return [
        LintMatch(
          at: app.plist,
          "there is no launch screen",
          help: "add UILaunchScreen, which may be an empty dictionary, or UILaunchStoryboardName"
        )
      ]
    },
    LintRule(
      .requiresFullScreen,
      "`UIRequiresFullScreen` is true in an app that can run on iPad",
      .init(
        .warning,
        "the key is deprecated, and the app runs in a compatibility mode",
        from: 26,
        .stated(.key("UIRequiresFullScreen"))
      )
    ) { app in
      guard app.isTrue("UIRequiresFullScreen"), app.deviceFamilies != [1],
        let node = app.plist["UIRequiresFullScreen"]
      else { return [] }
      return [
        LintMatch(
          at: node,
          "the app opts out of resizing",
          help: "make it work at every size, and remove the key"
        )
      ]
    },
    LintRule(
      .unusedFullScreenVersion,
      "`\(ignoredFrom)` without `UIRequiresFullScreen`, or before iOS 26.2",
      .init(.note, "it has no effect", .stated(.key(ignoredFrom)))
    ) { app in
      guard let node = app.plist[ignoredFrom] else { return [] }
      let isOld = app.versions.end.map { $0 <= OSVersion(26, 2) } ?? false
      let isFalse =
        app.isMissing("UIRequiresFullScreen")
        || app.plist["UIRequiresFullScreen"]?.flag == false
      guard isOld || isFalse else { return [] }
      return [
        LintMatch(
          at: node,
          isOld ? "the key exists from iOS 26.2" : "UIRequiresFullScreen is not true",
          help: "remove the key"
        )
      ]
    },
    LintRule(
      .missingOrientation,
      "not all orientations on iPad, and `UIRequiresFullScreen` is not true",
      .init(
        .warning,
        "the App Store refuses such an app for iPad, or iOS does not resize it freely",
        .stated(.releaseNotes27)
      )
    ) { app in
      guard
        app.isMissing("UIRequiresFullScreen") || app.plist["UIRequiresFullScreen"]?.flag == false,
        let node = app.orientationsOnIPad, !node.items.contains(where: \.hasVariable)
      else { return [] }
      let missing = orientations.filter { !node.texts.contains($0) }
      guard !missing.isEmpty else { return [] }
      return [
        LintMatch(
          at: node,
          "an app that can be resized must support all orientations",
          help: "add \(missing.joined(separator: ", "))"
        )
      ]
    },
    LintRule(
      .exitsOnSuspend,
      "`UIApplicationExitsOnSuspend`",
      .init(
        .warning,
        "the key has no effect since iOS 13",
        from: 13,
        .stated(.key("UIApplicationExitsOnSuspend"))
      )
    ) { app in
      guard let node = app.plist["UIApplicationExitsOnSuspend"] else { return [] }
      return [
        LintMatch(
          at: node,
          "the app runs in the background like others",
          help: "remove the key, and save when the app enters the background"
        )
      ]
    },
  ]

  /// Rules for the deployment target.
  static let versionRules = [
    LintRule(
      .deploymentTarget,
      "`MinimumOSVersion` before 15 and SDK 27",
      .init(
        .warning,
        "Xcode 27 builds for iOS 15 and later",
        sdk: 27,
        .observed(.reports("XCSoar/XCSoar#3163", "amiantos/gamebookengine#62"))
      )
    ) { app in
      guard let target = app.deploymentTarget, target < 15, let node = app.plist["MinimumOSVersion"]
      else { return [] }
      return [
        LintMatch(
          at: node,
          "the deployment target is iOS \(target)",
          help: "set IPHONEOS_DEPLOYMENT_TARGET to 15.0 or later"
        )
      ]
    }
  ]
}

extension AppFacts {
  /// The orientations on iPad; nil if the app does not run there, or if that is not known.
  fileprivate var orientationsOnIPad: PlistNode? {
    if deviceFamilies == [1] { return nil }
    if let node = plist["UISupportedInterfaceOrientations~ipad"] { return node }
    return deviceFamilies?.contains(2) == true ? plist["UISupportedInterfaceOrientations"] : nil
  }
}
