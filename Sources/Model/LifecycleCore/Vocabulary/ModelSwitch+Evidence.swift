extension ModelSwitch {
  /// The defaults from iOS 13 on, with what supports each, in the order of versions.
  ///
  /// None for a switch that decides nothing there. An exhaustive switch, so that the compiler finds a model switch without
  /// evidence. A test compares the values with the defaults of the profiles.
  public var evidence: [DefaultEvidence] {
    switch self {
    case .backgroundLaunch: [.init("measured")]
    case .backgroundLaunchNotice:
      [
        .init(
          "false",
          scenes: true,
          .inferred,
          "lionheart/openradar-mirror#13584",
          date: "iOS 7; 2013",
          note:
            "measured without scenes, where nothing was posted; whether it is with scenes, no public "
            + "report says"
        )
      ]
    case .launchStatusBarCalls:
      [
        .init(
          "false",
          scenes: false,
          .one,
          "regularberry/AppLaunchSequence",
          date: "iOS 11; 2017",
          note:
            "one report has the calls, on iOS 11.0.3, at each launch; no other recording has them"
        )
      ]
    case .secondBackgroundCall: [.init("false")]
    case .backgroundMode: [.init("in-use")]
    case .backgroundEventBudget:
      [
        .init(
          "30s",
          .documented,
          "Apple: Pushing background updates to your app",
          date: "Apple's page of 2026"
        )
      ]
    case .suspendAfter:
      [
        .init(
          "1s",
          .inferred,
          "Apple: Extending your app's background execution time",
          date: "Apple's page of 2026",
          note: "Apple says shortly after didEnterBackground returns, and nobody measured it"
        )
      ]
    case .backgroundOverrun:
      [
        .init(
          "none",
          .inferred,
          "WWDC 2020: Why is my app getting killed?",
          "transistorsoft/react-native-background-fetch#323",
          date: "iOS 14; 2020",
          note: "no report names a limit of wall-clock time; 80 % of a processor over 60 s, which "
            + "the model does not count, ends an app"
        )
      ]
    case .backgroundOverrunAfter: [.init("10min")]
    case .unfinishedGraphics: [.init("after-callback")]
    case .redrawAfterTrim: [.init("false")]
    case .limits:
      [
        .init(
          "measured",
          .several,
          "Apple: Addressing watchdog terminations",
          "Automattic/pocket-casts-ios#556",
          "firebase/firebase-ios-sdk#5707",
          date: "iOS 9 to 26; 2020 to 2026",
          note: "each limit has a row of its own above"
        )
      ]
    case .unresponsiveAfter:
      [
        .init(
          "10s",
          .one,
          "BugSnag: Reporting app hangs",
          date: "2026",
          note: "Apple gives no number"
        )
      ]
    case .extraTimeExcuses: [.init("false")]
    case .backgroundTaskBudget:
      [
        .init(
          "30s",
          .several,
          "Apple developer forum 85066",
          "home-assistant/iOS discussion 1793",
          "ocetnik/react-native-background-timer#272",
          date: "iOS 13 and later; undated"
        )
      ]
    case .wokenTaskBudget: [.init("30s")]
    case .expirationLead:
      [
        .init(
          "5s",
          .several,
          "transistorsoft/react-native-background-fetch#280",
          "wordpress-mobile/WordPress-iOS#21254",
          date: "iOS 13; 2020 to 2023",
          note: "the reports have 4 to 5 s"
        )
      ]
    case .expirationGrace:
      [
        .init(
          "5s",
          .inferred,
          "Apple developer forum 85066",
          "wordpress-mobile/WordPress-iOS#21254",
          date: "2023",
          note: "with the 5 s of `expiration-lead`, the app is killed when its 30 s are over"
        )
      ]
    case .quitResigns: [.init("true")]
    case .optOutBackgroundCall: [.init("true")]
    case .optOutState: [.init("inactive")]
    case .optOutLock: [.init("resign")]
    case .lockEntersBackground:
      [
        .init(
          "true",
          .several,
          "zenn.dev: hokuron, scenePhase",
          "flutter/flutter#130055",
          date: "iOS 16 to 26"
        )
      ]
    case .lockReadsInactive: [.init("false")]
    case .protectedDataOrder: [.init("after-background")]
    case .protectedDataDelay:
      [
        .init(
          "10s",
          .documented,
          "Apple Platform Security: Data Protection classes",
          date: "Apple's guides of 2016 to 2026",
          note: "with a passcode that is required immediately; a longer time in Settings adds to it"
        )
      ]
    case .defaultDataProtection:
      [
        .init(
          "until-first-unlock",
          .documented,
          "Apple: Encrypting your app's files",
          date: "Apple's page of 2026",
          note: "since iOS 7; the entitlement of the app, or the file itself, chooses another class"
        )
      ]
    case .killNotifiesRunning:
      [
        .init(
          "true",
          .one,
          "mozilla-mobile/firefox-ios#12622",
          date: "2022"
        )
      ]
    case .killBackgroundsFront: [.init("true")]
    case .doubleBackgroundOnKill: [.init("false")]
    case .backgroundCallOnKill:
      [
        .init(
          "false",
          .one,
          "lionheart/openradar-mirror#13719",
          date: "iOS 6; 2013",
          note:
            "one report has the second call, on iOS 6.1.3, for which `true` is the default; none "
            + "names a later version"
        )
      ]
    case .killCountsAbsent: [.init("true")]
    case .memoryNotifiesBackground:
      [
        .init(
          "true",
          .inferred,
          "Apple: applicationWillTerminate(_:)",
          date: "Apple's page of 2026",
          note: "Apple says that it is generally not called; it may be in the background"
        )
      ]
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
    case .alertResigns:
      [
        .init(
          "when-shown",
          .documented,
          "Apple: UITraitCollection.activeAppearance",
          date: "iOS 26 and 27; Apple's page of 2026"
        )
      ]
    case .callStyle:
      [
        .init("full-screen"),
        .init(
          "banner",
          from: .iOS14,
          .several,
          "flutter/flutter#145193",
          "ppy/osu-framework#6449",
          "ppy/osu-framework#6462",
          "hiennguyen92/flutter_callkit_incoming#342",
          date: "iOS 14 and later; 2023 and 2024",
          note: "Settings > Phone > Incoming Calls; on a locked device a call is always on the "
            + "whole screen"
        ),
      ]
    case .callAudio:
      [
        .init(
          "when-ringing",
          .contradictory,
          "RenderHeads/UnityPlugin-AVProVideo#474",
          "RenderHeads/UnityPlugin-AVProVideo#1261",
          "TheWidlarzGroup/react-native-video#2277",
          date: "iOS 14 and 15",
          note: "media stopped on some devices when it rang, and not on others"
        )
      ]
    case .notificationCenterFlip:
      [
        .init(
          "true",
          .several,
          "react/react-native#18575",
          "lionheart/openradar-mirror#21113",
          "flutter/flutter#60683",
          "OneSignal/OneSignal-iOS-SDK#1451",
          date: "iOS 11 to 16; up to 2024",
          note: "carried over to later versions"
        )
      ]
    case .alwaysOnDisplayFlip:
      [
        .init(
          "false",
          .several,
          "zenn.dev: hokuron, scenePhase",
          "flutter/flutter#130055",
          "react/react-native#54764",
          date: "iOS 16 to 26",
          note: "`true` from iOS 16 on a device with `always-on-display: true`, such as an "
            + "iPhone 14 Pro and later Pro models unless it is turned off in Settings"
        )
      ]
    case .sceneKill:
      [
        .init(
          "background",
          scenes: true,
          .contradictory,
          "mozilla-mobile/firefox-ios#12622",
          "Stack Overflow 71570813",
          "Apple developer forum 732170",
          date: "2022 and 2023",
          note: "the last has `disconnect`, the first is about an iPad"
        ),
        .init(
          "discard",
          scenes: true,
          on: "ipad",
          .several,
          "mozilla-mobile/firefox-ios#12622",
          "Stack Overflow 71570813",
          date: "2022"
        ),
      ]
    case .ghostSceneOnKill:
      [
        .init(
          "false",
          scenes: true,
          .one,
          "Apple developer forum 732170",
          date: "iOS 16; 2023",
          note: "one report has it, for a quick kill; no other does"
        )
      ]
    case .prewarm:
      [
        .init("none"),
        .init(
          "until-main",
          from: .iOS15,
          .documented,
          "Apple: About the app launch sequence",
          date: "Apple's page of 2026",
          note: "Stack Overflow 71025205 and Apple developer forum 764625 saw didFinishLaunching, "
            + "which DTS doubts"
        ),
      ]
    case .prewarmScope:
      [
        .init(
          "scenes-only",
          from: .iOS15,
          scenes: false,
          .one,
          "Stack Overflow 71025205",
          date: "iOS 15"
        ),
        .init(
          "all",
          from: OSVersion(16),
          scenes: false,
          .contradictory,
          "Apple developer forum 764625",
          "Apple developer forum 767561",
          "Apple developer forum 706782",
          date: "iOS 18; 2024"
        ),
      ]
    case .coldResponseTwice: [.init("true", scenes: true)]
    case .firstScenePhase:
      [
        .init(
          "active",
          scenes: true,
          .one,
          "Qiita: yamakentoc",
          date: "2025"
        )
      ]
    case .emptyManifest:
      [
        .init("launches", scenes: true),
        .init(
          "refused",
          from: .iOS27,
          scenes: true,
          .several,
          "DefinedNet/mobile_nebula#405",
          "samoylenkodmitry/Cranpose#673",
          "tauri-apps/tauri#15719",
          date: "iOS 27; 2026",
          note: "of an app that was built with the SDK of iOS 27; with an earlier one it launches"
        ),
      ]
    case .emptyManifestBesideCode:
      [
        .init(
          "launches",
          scenes: true,
          .contradictory,
          "wordpress-mobile/WordPress-iOS#25643",
          "tauri-apps/tauri#15719",
          "XCSoar/XCSoar#3163",
          date: "iOS 27; 2026",
          note: "an app with code and without a manifest was launched; one with both was ended"
        )
      ]
    case .backgroundLaunchConnectsScene:
      [
        .init(
          "false",
          scenes: true,
          .several,
          "TortugaPower/BookPlayer#1197",
          "sudopark/TodoCalendar#943",
          date: "2024 and 2026"
        )
      ]
    case .sceneWillContinueActivity:
      [
        .init(
          "true",
          scenes: true,
          .one,
          "lionheart/openradar-mirror#20919",
          date: "iOS 12"
        )
      ]
    case .replacedWindow: [.init("leaves-last", scenes: true)]
    case .newWindowDeactivates: [.init("false", scenes: true)]
    case .closedWindow:
      [
        .init(
          "discards",
          scenes: true,
          .documented,
          "Apple: application(_:didDiscardSceneSessions:)",
          "douglashill.co: scenes",
          date: "Apple's page of 2026"
        )
      ]
    case .coveredWindow:
      [
        .init(
          "inactive",
          from: .iOS16,
          .inferred,
          "Apple: UITraitCollection.activeAppearance",
          date: "Apple's page of 2026",
          note: "Apple's page is about windowed apps; Stage Manager counts as the same"
        ),
        .init(
          "inactive",
          from: .iOS26,
          .contradictory,
          "Apple: UITraitCollection.activeAppearance",
          "FB18443571",
          date: "Apple's page of 2026; beta of iPadOS 26, 2025",
          note: "Apple: a scene is inactive while another app's window covers it; a developer saw "
            + "that windows of iPadOS 26 come to the front and leave it without a call"
        ),
      ]
    case .lastSceneDestruction: [.init("destroyed", scenes: true)]
    case .resizeDeactivates:
      [
        .init("true", scenes: true),
        .init(
          "false",
          from: .iOS26,
          scenes: true,
          .inferred,
          "Apple: UITraitCollection.activeAppearance",
          "woocommerce/woocommerce-ios#17336",
          date: "iOS 26; Apple's page of 2026",
          note: "Apple's list of what makes a scene inactive has no resizing"
        ),
      ]
    case .renderOrder: [.init("children-first")]
    case .viewDidAppear: [.init("before-active")]
    case .lateTaskRegistration:
      [
        .init(
          "crash",
          .several,
          "shinyorg/shiny#280",
          "microsoftconnect/ms-intune-app-sdk-ios#132",
          "transistorsoft/flutter_background_fetch#414",
          date: "iOS 13 to 26"
        )
      ]
    case .refreshTaskBudget:
      [
        .init(
          "30s",
          .several,
          "transistorsoft/react-native-background-fetch#270",
          "transistorsoft/react-native-background-fetch#280",
          date: "iOS 13"
        )
      ]
    case .processingTaskBudget:
      [
        .init(
          "3min",
          .inferred,
          "Apple: BGProcessingTask",
          "transistorsoft/react-native-background-fetch#245",
          date: "Apple's page of 2026; the report is undated",
          note: "Apple says minutes; one app ran for more than 10 minutes"
        )
      ]
    case .taskOverrun:
      [
        .init(
          "kill",
          .documented,
          "Apple: EXC_CRASH (SIGKILL)",
          date: "Apple's page of 2026"
        )
      ]
    case .lowPowerTasks:
      [
        .init(
          "wait",
          .one,
          "brewkits/kmpworkmanager",
          date: "2026",
          note: "whether a request stays pending, as in the model, or is gone, no source says"
        )
      ]
    case .unansweredSession:
      [
        .init(
          "kill",
          .documented,
          "Apple: EXC_CRASH (SIGKILL)",
          date: "Apple's page of 2026",
          note: "Alamofire/Alamofire#804 and expo/expo#8599 saw a warning in the console on "
            + "iOS 8 to 13, and do not say that the app was killed"
        )
      ]
    case .fileLockKills: [.init("shared")]
    case .suspendedAudioNotice:
      [
        .init(
          "true",
          .documented,
          "Apple: AVAudioSession.InterruptionReason",
          date: "Apple's page of 2026"
        ),
        .init(
          "false",
          from: OSVersion(16),
          .documented,
          "Apple: AVAudioSession.InterruptionReason",
          date: "Apple's page of 2026"
        ),
      ]
    }
  }
}
