extension Profile {
  /// iOS 4.0 and 4.1: the background, the switcher, background tasks.
  static let iOS4_0 = Profile(
    "iOS 4.0",
    begins: OSVersion(4),
    after: .iPhoneOS3,
    summary: "apps stay in the background and are suspended; switcher, background tasks, FaceTime",
    removes: ["url.options-only"],
    adds: ThreadRules.iOS4 + ServiceRules.iOS4 + ConductRules.iOS4 + WorkRules.iOS4
      + DrawingRules.iOS4
      + BackgroundEventRules.iOS4 + ForegroundRules.background + InterruptionRules.iOS4
      + SwitcherRules.iOS4 + TerminationRules.iOS4 + LockRules.protectedData
      + BackgroundTaskRules.iOS4
      + SystemChangeRules.accessories + PushRules.iOS4,
    settings: [
      .word(.backgroundLaunch, "documented"), .word(.backgroundMode, "in-use"),
      .duration(.backgroundEventBudget, .seconds(10)),
      .duration(.backgroundTaskBudget, .seconds(600)),
      .duration(.wokenTaskBudget, .seconds(600)), .duration(.expirationGrace, .seconds(5)),
      .flag(.optOutBackgroundCall, false), .word(.optOutState, "inactive"),
      .word(.protectedDataOrder, "after-background"),
      .duration(.protectedDataDelay, .zero), .word(.queuedEvents, "before-foreground"),
      .flag(.accessorySessionNotices, true), .flag(.killCountsAbsent, true),
      .word(.unfinishedGraphics, "after-callback"), .flag(.terminationBackgroundCall, false),
      .word(.backgroundOverrun, "none"), .duration(.backgroundOverrunAfter, .seconds(600)),
    ]
  )

  /// iOS 4.2 and 4.3: a URL comes with the app that asked for it.
  static let iOS4_2 = Profile(
    "iOS 4.2",
    begins: OSVersion(4, 2),
    after: .iOS4_0,
    summary: "application:openURL:sourceApplication:annotation:",
    adds: URLRules.withSource,
    settings: [.flag(.optOutBackgroundCall, true)]
  )
}
