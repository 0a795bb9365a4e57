extension Profile {
  /// iPhone OS 2 to 3.2: one app at a time, and no background.
  static let iPhoneOS3 = Profile(
    "iPhone OS 3",
    firstVersion: OSVersion(2),
    settings: [
      .value(TimeLimits.documented), .duration(.unresponsiveAfter, .seconds(10)),
      .value(AlertResigns.whenShown), .duration(.suspendAfter, .seconds(1)),
      .on(.quitResigns), .value(OptOutLock.resign),
      .value(URLCall.beforeActive), .value(URLWhileActive.direct),
      .value(URLVeto.either), .value(IOS3URL.handler),
      .on(.memoryNotifiesBackground), .on(.memoryNotifiesForeground),
      .on(.rebootNotifies), .value(RenderOrder.childrenFirst),
      .value(ViewDidAppear.afterActive),
    ]
  )

  /// iOS 4.0 and 4.1: the background, the switcher and background tasks.
  static let iOS4_0 = Profile(
    "iOS 4.0",
    firstVersion: OSVersion(4),
    after: .iPhoneOS3,
    settings: [
      .value(BackgroundLaunch.documented), .value(BackgroundModeUse.inUse),
      .duration(.backgroundEventBudget, .seconds(10)),
      .duration(.backgroundTaskBudget, .seconds(600)),
      .duration(.wokenTaskBudget, .seconds(600)), .duration(.expirationGrace, .seconds(5)),
      .off(.optOutBackgroundCall), .value(OptOutState.inactive),
      .value(ProtectedDataOrder.afterBackground),
      .duration(.protectedDataDelay, .zero), .value(DefaultDataProtection.none),
      .value(QueuedEvents.beforeForeground),
      .on(.accessorySessionNotices), .on(.killCountsAbsent),
      .value(UnfinishedGraphics.afterCallback), .off(.terminationBackgroundCall),
      .value(BackgroundOverrun.none), .duration(.backgroundOverrunAfter, .seconds(600)),
    ]
  )

  /// iOS 4.2 and 4.3: a URL is passed with the app that requested it.
  static let iOS4_2 = Profile(
    "iOS 4.2",
    firstVersion: OSVersion(4, 2),
    after: .iOS4_0,
    settings: [.on(.optOutBackgroundCall)]
  )

  /// iOS 5: banners, Notification Center and Siri; locking sends an app to the background.
  static let iOS5 = Profile(
    "iOS 5",
    firstVersion: OSVersion(5),
    after: .iOS4_2,
    settings: [
      .on(.lockEntersBackground), .on(.lockReadsInactive),
      .off(.memoryNotifiesForeground), .off(.rebootNotifies),
    ]
  )

  /// iOS 6: willFinishLaunching and permission alerts.
  static let iOS6 = Profile(
    "iOS 6",
    firstVersion: OSVersion(6),
    after: .iOS5,
    settings: [.on(.backgroundCallOnKill)]
  )

  /// iOS 7: Control Center, a switcher that can kill the foreground app, and shorter background tasks.
  static let iOS7 = Profile(
    "iOS 7",
    firstVersion: OSVersion(7),
    after: .iOS6,
    settings: [
      .value(BackgroundLaunch.measured), .value(DefaultDataProtection.untilFirstUnlock),
      .duration(.backgroundEventBudget, .seconds(30)),
      .duration(.backgroundTaskBudget, .seconds(180)), .duration(.wokenTaskBudget, .seconds(30)),
      .off(.lockReadsInactive), .on(.killNotifiesRunning),
      .on(.killBackgroundsFront), .on(.doubleBackgroundOnKill), .off(.backgroundCallOnKill),
    ]
  )

  /// iOS 8: location events after a force-quit.
  static let iOS8 = Profile(
    "iOS 8",
    firstVersion: OSVersion(8),
    after: .iOS7,
    settings: [
      .off(.killNotifiesRunning), .off(.doubleBackgroundOnKill),
      .value(ViewDidAppear.beforeActive),
    ]
  )

  /// iOS 9: a URL is passed with options.
  static let iOS9 = Profile(
    "iOS 9",
    firstVersion: OSVersion(9),
    after: .iOS8,
    settings: [
      .on(.killNotifiesRunning), .value(ViewDidAppear.afterActive),
      .off(.quickActionMustAnswer), .duration(.protectedDataDelay, .seconds(10)),
    ]
  )

  /// iOS 10 to 12: the user notification center has a delegate.
  static let iOS10 = Profile(
    "iOS 10",
    firstVersion: .iOS10,
    after: .iOS9,
    settings: [.on(.suspendedAudioNotice)]
  )

  /// iOS 11 and 12: Notification Center is a cover sheet.
  static let iOS11 = Profile(
    "iOS 11",
    firstVersion: OSVersion(11),
    after: .iOS10,
    settings: [.on(.notificationCenterFlip)]
  )

  /// iOS 13 without a scene manifest: the app delegate is called, as before, and the limits are those of devices.
  static let iOS13 = Profile(
    "iOS 13",
    firstVersion: OSVersion(13),
    after: .iOS11,
    settings: [
      .value(TimeLimits.measured), .duration(.expirationLead, .seconds(5)),
      .duration(.backgroundTaskBudget, .seconds(30)), .value(ViewDidAppear.beforeActive),
      .duration(.refreshTaskBudget, .seconds(30)),
      .duration(.processingTaskBudget, .seconds(180)),
    ]
  )

  /// iOS 13 and later with scenes: scene delegates are called.
  static let iOS13Scenes = Profile(
    "iOS 13 with scenes",
    firstVersion: OSVersion(13),
    isForScenes: true,
    after: .iOS13,
    settings: [
      .value(SceneKill.background), .value(Prewarm.none), .on(.coldResponseTwice),
      .value(FirstScenePhase.active),
      .on(.resizeDeactivates), .on(.sceneWillContinueActivity),
    ]
  )

  /// iOS 14 with scenes: calls ring in a banner.
  static let iOS14Scenes = Profile(
    "iOS 14 with scenes",
    firstVersion: .iOS14,
    isForScenes: true,
    after: .iOS13Scenes,
    settings: [.value(CallStyle.banner)]
  )

  /// iOS 15 with scenes: the system prepares apps up to main before the user asks for them.
  static let iOS15Scenes = Profile(
    "iOS 15 with scenes",
    firstVersion: OSVersion(15),
    isForScenes: true,
    after: .iOS14Scenes,
    settings: [.value(Prewarm.untilMain)]
  )

  /// iOS 16 and later with scenes: a suspension that interrupts audio is not announced.
  static let iOS16Scenes = Profile(
    "iOS 16 with scenes",
    firstVersion: OSVersion(16),
    isForScenes: true,
    after: .iOS15Scenes,
    settings: [.off(.suspendedAudioNotice)]
  )

  /// iOS 26 with scenes: the scenes stay active while a window is resized.
  static let iOS26Scenes = Profile(
    "iOS 26 with scenes",
    firstVersion: .iOS26,
    isForScenes: true,
    after: .iOS16Scenes,
    settings: [.off(.resizeDeactivates)]
  )

  /// iOS 27 with scenes: an app of its SDK needs a configuration for its windows.
  static let iOS27Scenes = Profile(
    "iOS 27 with scenes",
    firstVersion: .iOS27,
    isForScenes: true,
    after: .iOS26Scenes,
    settings: [.value(EmptyManifest.refused)]
  )

  /// iOS 14 without scenes: calls ring in a banner.
  static let iOS14 = Profile(
    "iOS 14",
    firstVersion: .iOS14,
    after: .iOS13,
    settings: [.value(CallStyle.banner)]
  )

  /// iOS 15 without scenes: the system may prepare an app before the user asks for it.
  static let iOS15 = Profile(
    "iOS 15",
    firstVersion: .iOS15,
    after: .iOS14,
    settings: [.value(Prewarm.untilMain), .value(PrewarmScope.scenesOnly)]
  )

  /// iOS 16 and later without scenes: the same, and prewarming may launch an app without scenes.
  static let iOS16 = Profile(
    "iOS 16",
    firstVersion: OSVersion(16),
    after: .iOS15,
    settings: [.off(.suspendedAudioNotice), .value(PrewarmScope.all)]
  )

  /// iOS 18.4 and later without scenes: a launch writes a warning to the console.
  static let iOS18_4 = Profile(
    "iOS 18.4",
    firstVersion: .iOS18_4,
    after: .iOS16
  )

  /// iOS 26 without scenes: the warning announces that scenes will be required.
  static let iOS26 = Profile(
    "iOS 26",
    firstVersion: .iOS26,
    after: .iOS18_4
  )

  /// iOS 27 without scenes: an app that was built with its SDK does not launch.
  static let iOS27 = Profile(
    "iOS 27",
    firstVersion: .iOS27,
    after: .iOS26
  )
}
