extension Profile {
  /// iOS 5: banners, the notification centre, Siri; locking sends an app to the background.
  static let iOS5 = Profile(
    "iOS 5",
    begins: OSVersion(5),
    after: .iOS4_2,
    summary: "banners, notification centre, Siri; locking sends the app to the background",
    removes: ["notification"],
    adds: ObjectGraphRules.iOS5 + InterruptionRules.iOS5 + PushRules.iOS5
      + OwnershipRules.iOS5,
    settings: [
      .flag(.lockEntersBackground, true), .flag(.lockReadsInactive, true),
      .flag(.memoryNotifiesForeground, false), .flag(.rebootNotifies, false),
    ]
  )

  /// iOS 6: willFinishLaunching, permission alerts.
  static let iOS6 = Profile(
    "iOS 6",
    begins: OSVersion(6),
    after: .iOS5,
    summary:
      "application:willFinishLaunchingWithOptions:, preservation of state, permission alerts, "
      + "views stay in memory",
    removes: ["view.unload"],
    adds: LaunchRules.twoLaunchMethods + RestorationRules.iOS6 + InterruptionRules.iOS6,
    settings: []
  )

  /// iOS 7: the control centre, a switcher that kills the app in front, shorter background tasks.
  static let iOS7 = Profile(
    "iOS 7",
    begins: OSVersion(7),
    after: .iOS6,
    summary: "control centre, the app in front can be killed, background tasks of 3 min, fetches",
    removes: PushRules.replacedByiOS7 + ["switcher.wiggle"],
    adds: InterruptionRules.iOS7 + SwitcherRules.iOS7 + BackgroundEventRules.iOS7 + PushRules.iOS7,
    settings: [
      .word(.backgroundLaunch, "measured"),
      .duration(.backgroundEventBudget, .seconds(30)),
      .duration(.backgroundTaskBudget, .seconds(180)), .duration(.wokenTaskBudget, .seconds(30)),
      .flag(.lockReadsInactive, false), .flag(.killNotifiesRunning, true),
      .flag(.killBackgroundsFront, true), .flag(.doubleBackgroundOnKill, true),
    ]
  )

  /// iOS 8: location after a force-quit.
  static let iOS8 = Profile(
    "iOS 8",
    begins: OSVersion(8),
    after: .iOS7,
    summary: "location launches an app that was force-quit; a kill by the user is silent",
    adds: BackgroundEventRules.iOS8 + UserActivityRules.iOS8 + ViewControllerRules.iOS8,
    settings: [
      .flag(.killNotifiesRunning, false), .flag(.doubleBackgroundOnKill, false),
      .word(.viewDidAppear, "before-active"),
    ]
  )

  /// iOS 9 to 12: a URL comes with options.
  static let iOS9 = Profile(
    "iOS 9",
    begins: OSVersion(9),
    after: .iOS8,
    summary: "application:openURL:options:",
    adds: URLRules.withOptions + UserActivityRules.iOS9,
    settings: [
      .flag(.killNotifiesRunning, true), .word(.viewDidAppear, "after-active"),
      .flag(.quickActionMustAnswer, false),
    ]
  )
}
