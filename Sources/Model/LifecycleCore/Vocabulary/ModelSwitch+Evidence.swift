extension ModelSwitch {
  /// The defaults from iOS 13 on, with what supports each, in the order of versions.
  ///
  /// None for a switch that decides nothing there. An exhaustive switch, so that the compiler finds a model switch without
  /// evidence. A test compares the values with the defaults of the profiles.
  public var evidence: [DefaultEvidence] {
    switch self {
    case .backgroundLaunch: [.init("measured")]
    case .backgroundLaunchNotice: .backgroundLaunchNotice
    case .launchStatusBarCalls: .launchStatusBarCalls
    case .secondBackgroundCall: [.init("false")]
    case .backgroundMode: [.init("in-use")]
    case .backgroundEventBudget: .backgroundEventBudget
    case .suspendAfter: .suspendAfter
    case .backgroundOverrun: .backgroundOverrun
    case .backgroundOverrunAfter: [.init("10min")]
    case .unfinishedGraphics: [.init("after-callback")]
    case .redrawAfterTrim: [.init("false")]
    case .limits: .limits
    case .unresponsiveAfter: .unresponsiveAfter
    case .extraTimeExcuses: [.init("false")]
    case .backgroundTaskBudget: .backgroundTaskBudget
    case .wokenTaskBudget: [.init("30s")]
    case .expirationLead: .expirationLead
    case .expirationGrace: .expirationGrace
    case .quitResigns: [.init("true")]
    case .optOutBackgroundCall: [.init("true")]
    case .optOutState: [.init("inactive")]
    case .optOutLock: [.init("resign")]
    case .lockEntersBackground: .lockEntersBackground
    case .lockReadsInactive: [.init("false")]
    case .protectedDataOrder: [.init("after-background")]
    case .protectedDataDelay: .protectedDataDelay
    case .defaultDataProtection: .defaultDataProtection
    case .killNotifiesRunning: .killNotifiesRunning
    case .killBackgroundsFront: [.init("true")]
    case .doubleBackgroundOnKill: [.init("false")]
    case .backgroundCallOnKill: .backgroundCallOnKill
    case .killCountsAbsent: [.init("true")]
    case .memoryNotifiesBackground: .memoryNotifiesBackground
    case .memoryNotifiesForeground: [.init("false")]
    case .rebootNotifies: [.init("false")]
    case .terminationBackgroundCall: [.init("false")]
    case .coalesceNoNetChange: [.init("false")]
    case .queuedEvents: [.init("before-foreground")]
    case .accessorySessionNotices: [.init("true")]
    case .quickActionMustAnswer: [.init("false")]
    case .urlCall: [.init("before-active")]
    case .urlWhileActive: [.init("direct")]
    case .urlVeto: [.init("either")]
    case .ios3URL: []
    case .alertResigns: .alertResigns
    case .callStyle: .callStyle
    case .callAudio: .callAudio
    case .notificationCenterFlip: .notificationCenterFlip
    case .alwaysOnDisplayFlip: .alwaysOnDisplayFlip
    case .sceneKill: .sceneKill
    case .ghostSceneOnKill: .ghostSceneOnKill
    case .prewarm: .prewarm
    case .prewarmScope: .prewarmScope
    case .coldResponseTwice: [.init("true", scenes: true)]
    case .firstScenePhase: .firstScenePhase
    case .emptyManifest: .emptyManifest
    case .emptyManifestBesideCode: .emptyManifestBesideCode
    case .backgroundLaunchConnectsScene: .backgroundLaunchConnectsScene
    case .sceneWillContinueActivity: .sceneWillContinueActivity
    case .replacedWindow: [.init("leaves-last", scenes: true)]
    case .newWindowDeactivates: [.init("false", scenes: true)]
    case .closedWindow: .closedWindow
    case .coveredWindow: .coveredWindow
    case .lastSceneDestruction: [.init("destroyed", scenes: true)]
    case .resizeDeactivates: .resizeDeactivates
    case .renderOrder: [.init("children-first")]
    case .viewDidAppear: [.init("before-active")]
    case .lateTaskRegistration: .lateTaskRegistration
    case .refreshTaskBudget: .refreshTaskBudget
    case .processingTaskBudget: .processingTaskBudget
    case .taskOverrun: .taskOverrun
    case .lowPowerTasks: .lowPowerTasks
    case .unansweredSession: .unansweredSession
    case .fileLockKills: [.init("shared")]
    case .suspendedAudioNotice: .suspendedAudioNotice
    }
  }
}
