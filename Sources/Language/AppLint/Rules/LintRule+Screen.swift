@_spi(Package) internal import LifecycleCore

extension LintRule {
  private static let fullScreen = "UIRequiresFullScreen"
  private static let ignoredFrom = "UIRequiresFullScreenIgnoredStartingWithVersion"
  private static let orientations = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  /// Rules for the launch screen, the orientations and the size.
  static let screenRules = [
    LintRule("no-launch-screen")
      .effect(.error, "the App Store refuses apps that are built with SDK 27", sdk: 27)
      .stated(.releaseNotes27)
      .effect(.warning, "on newer screens iOS shows the app in a smaller area")
      .stated(.uikit("Specifying your app's launch screen"))
      .without("UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards")
      .says("there is no launch screen")
      .help("add UILaunchScreen, which may be an empty dictionary, or UILaunchStoryboardName"),
    LintRule("requires-full-screen")
      .effect(.warning, "the key is deprecated, and the app runs in a compatibility mode", from: 26)
      .stated(.key(fullScreen))
      .when { $0.isTrue(fullScreen) && $0.deviceFamilies != [1] }
      .at(fullScreen)
      .says("the app opts out of resizing")
      .help("make it work at every size, and remove the key"),
    LintRule("unused-full-screen-version")
      .effect(.note, "it has no effect")
      .stated(.key(ignoredFrom))
      .when { $0.isBeforeIgnoring || $0.isOff(fullScreen) }
      .at(ignoredFrom)
      .says { app, _ in
        app.isBeforeIgnoring ? "the key exists from iOS 26.2" : "\(fullScreen) is not true"
      }
      .help("remove the key"),
    LintRule("missing-orientation")
      .effect(
        .warning,
        "the App Store refuses such an app for iPad, or iOS does not resize it freely"
      )
      .stated(.releaseNotes27)
      .when { $0.isOff(fullScreen) }
      .atPlaces { app in
        guard let node = app.orientationsOnIPad, !node.items.contains(where: \.hasVariable) else {
          return []
        }
        let missing = orientations.filter { !node.texts.contains($0) }
        return missing.isEmpty
          ? [] : [LintPlace(node: node, word: missing.joined(separator: ", "))]
      }
      .says("an app that can be resized must support all orientations")
      .help("add {}"),
    LintRule("exits-on-suspend")
      .effect(.warning, "the key has no effect since iOS 13", from: 13)
      .stated(.key("UIApplicationExitsOnSuspend"))
      .when { $0.plist["UIApplicationExitsOnSuspend"]?.flag != false }
      .at("UIApplicationExitsOnSuspend")
      .says("the app runs in the background like others")
      .help("remove the key, and save when the app enters the background"),
  ]

  /// Rules for the deployment target.
  static let versionRules = [
    LintRule("deployment-target")
      .effect(.warning, "Xcode 27 builds for iOS 15 and later", sdk: 27)
      .observed(.reports("XCSoar/XCSoar#3163", "amiantos/gamebookengine#62"))
      .when { $0.deploymentTarget.map { $0 < 15 } ?? false }
      .at("MinimumOSVersion")
      .says { app, _ in "the deployment target is iOS \(app.deploymentTarget?.description ?? "")" }
      .help("set IPHONEOS_DEPLOYMENT_TARGET to 15.0 or later")
  ]
}

extension AppFacts {
  /// Whether all versions are older than the first that can ignore `UIRequiresFullScreen`.
  fileprivate var isBeforeIgnoring: Bool { versions.end.map { $0 <= OSVersion(26, 2) } ?? false }

  /// The orientations on iPad; nil if the app does not run there, or if that is not known.
  fileprivate var orientationsOnIPad: PlistNode? {
    if deviceFamilies == [1] { return nil }
    if let node = plist["UISupportedInterfaceOrientations~ipad"] { return node }
    return deviceFamilies?.contains(2) == true ? plist["UISupportedInterfaceOrientations"] : nil
  }
}
