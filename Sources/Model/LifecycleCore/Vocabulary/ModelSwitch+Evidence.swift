extension ModelSwitch {
  /// The defaults from iOS 13 on, with what supports each, in the order of versions.
  ///
  /// An exhaustive switch, so that the compiler finds a model switch without evidence. A test compares the values with
  /// the defaults of the profiles.
  public var evidence: [DefaultEvidence] {
    switch self {
    case .backgroundLaunch: [.init("measured")]
    case .secondBackgroundCall: [.init("false")]
    case .backgroundMode: [.init("in-use")]
    case .backgroundEventBudget:
      [.init("30s", .documented, "Apple: Pushing background updates to your app")]
    case .suspendAfter:
      [
        .init(
          "1s",
          .inferred,
          "Apple: Extending your app's background execution time",
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
          note: "each limit has a row above"
        )
      ]
    case .unresponsiveAfter:
      [
        .init(
          "10s",
          .one,
          "BugSnag: Reporting app hangs",
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
          "ocetnik/react-native-background-timer#272"
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
          note: "handlers are called 4 to 5 s before the end"
        )
      ]
    case .expirationGrace:
      [
        .init(
          "5s",
          .inferred,
          "Apple developer forum 85066",
          "wordpress-mobile/WordPress-iOS#21254",
          note: "after the 5 s of `expiration-lead` the app is killed when its 30 s are over"
        )
      ]
    case .quitResigns: [.init("true")]
    case .optOutBackgroundCall: [.init("true")]
    case .optOutState: [.init("inactive")]
    case .optOutLock: [.init("resign")]
    case .lockEntersBackground:
      [.init("true", .several, "zenn.dev: hokuron, scenePhase", "flutter/flutter#130055")]
    case .lockReadsInactive: [.init("false")]
    case .protectedDataOrder: [.init("after-background")]
    case .protectedDataDelay:
      [
        .init(
          "10s",
          .documented,
          "Apple Platform Security: Data Protection classes",
          note: "with a passcode that is required immediately; a longer time in Settings adds to it"
        )
      ]
    case .killNotifiesRunning: [.init("true", .one, "mozilla-mobile/firefox-ios#12622")]
    case .killBackgroundsFront: [.init("true")]
    case .doubleBackgroundOnKill: [.init("false")]
    case .killCountsAbsent: [.init("true")]
    case .memoryNotifiesBackground:
      [
        .init(
          "true",
          .documented,
          "Apple: applicationWillTerminate(_:)",
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
    case .ios3URL: [.init("handler")]
    case .alertResigns:
      [.init("when-shown", .documented, "Apple: UITraitCollection.activeAppearance")]
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
          note: "seen from iOS 11 to 17; carried over to later versions"
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
          "Apple developer forum 732170"
        )
      ]
    case .ghostSceneOnKill:
      [
        .init(
          "false",
          scenes: true,
          .one,
          "Apple developer forum 732170",
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
          note: "Stack Overflow 71025205 and Apple developer forum 764625 saw didFinishLaunching, "
            + "which DTS doubts"
        ),
      ]
    case .prewarmScope:
      [
        .init("scenes-only", from: .iOS15, scenes: false, .one, "Stack Overflow 71025205"),
        .init(
          "all",
          from: OSVersion(16),
          scenes: false,
          .contradictory,
          "Apple developer forum 764625",
          "Apple developer forum 767561",
          "Apple developer forum 706782"
        ),
      ]
    case .coldResponseTwice: [.init("true", scenes: true)]
    case .firstScenePhase: [.init("active", scenes: true, .one, "Qiita: yamakentoc, 2025")]
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
          note: "of an app that was built with the SDK of iOS 27; with an earlier one it launches"
        ),
      ]
    case .backgroundLaunchConnectsScene:
      [
        .init(
          "false",
          scenes: true,
          .several,
          "TortugaPower/BookPlayer#1197",
          "sudopark/TodoCalendar#943"
        )
      ]
    case .sceneWillContinueActivity:
      [.init("true", scenes: true, .one, "lionheart/openradar-mirror#20919")]
    case .replacedWindow: [.init("leaves-last", scenes: true)]
    case .newWindowDeactivates: [.init("false", scenes: true)]
    case .closedWindow:
      [
        .init(
          "discards",
          scenes: true,
          .documented,
          "Apple: application(_:didDiscardSceneSessions:)",
          "douglashill.co: scenes"
        )
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
          "transistorsoft/flutter_background_fetch#414"
        )
      ]
    case .refreshTaskBudget:
      [
        .init(
          "30s",
          .several,
          "transistorsoft/react-native-background-fetch#270",
          "transistorsoft/react-native-background-fetch#280"
        )
      ]
    case .processingTaskBudget:
      [
        .init(
          "3min",
          .inferred,
          "Apple: BGProcessingTask",
          "transistorsoft/react-native-background-fetch#245",
          note: "Apple says minutes; one app ran for more than 10 minutes"
        )
      ]
    case .taskOverrun: [.init("kill", .documented, "Apple: EXC_CRASH (SIGKILL)")]
    case .fileLockKills: [.init("shared")]
    case .suspendedAudioNotice:
      [
        .init("true", .documented, "Apple: AVAudioSession.InterruptionReason"),
        .init(
          "false",
          from: OSVersion(16),
          .documented,
          "Apple: AVAudioSession.InterruptionReason"
        ),
      ]
    }
  }
}
