extension Limit {
  /// The limits from iOS 13 on, with what supports each.
  public var evidence: [DefaultEvidence] {
    switch self {
    case .launch:
      [
        .init(
          "20s",
          .several,
          "Apple: Addressing watchdog terminations",
          "AppsFlyerSDK/AppsFlyerFramework#60",
          "firebase/firebase-ios-sdk#5463",
          "deltachat/deltachat-ios#2402",
          "ios-control/ios-deploy#213",
          date: "iOS 9 to 17; Apple's page of 2026",
          note:
            "crash reports name it scene-create, with what is left of the 20 s when the scene is "
            + "created; mozilla-lockwise/lockwise-ios#924 has 10 s on an iPad with iOS 11; in the "
            + "Simulator it is 30 s"
        )
      ]
    case .backgroundLaunch:
      [
        .init(
          "3s",
          .several,
          "cocoa-mhlw/cocoa#958",
          "Apple developer forum 104020",
          date: "2025 and before",
          note: "of processor time, for which the model counts the work on the main thread; the "
            + "reports have 3.37 s and 3.77 s; firebase/firebase-ios-sdk#15282 (2025, a hot device) has "
            + "a limit of wall-clock time besides, 5.96 s"
        )
      ]
    case .enterBackground:
      [
        .init(
          "10s",
          .several,
          "Automattic/pocket-casts-ios#556",
          "xbmc/Official-Kodi-Remote-iOS#684",
          "jbr7rr/MedtrumKit#185",
          date: "iOS 13 to 26; 2021 to 2026",
          note:
            "crash reports name it scene-update; Apple's text still says five seconds; with the time to "
            + "save the state of the interface, as one report has it"
        )
      ]
    case .terminate:
      [
        .init(
          "5s",
          .several,
          "firebase/firebase-ios-sdk#5707",
          "firebase/firebase-ios-sdk#9859",
          "granoff/Lockbox#63",
          date: "iOS 13; 2020 to 2023",
          note: "crash reports name it process-exit"
        )
      ]
    case .resume:
      [
        .init(
          "10s",
          .several,
          "Apple Technical Q&A QA1693",
          "crash reports: scene-update while visible",
          date: "undated",
          note: "crash reports name it scene-update"
        )
      ]
    }
  }

  /// What the limit is about, in words.
  public var summary: String {
    switch self {
    case .launch: "a launch, from the start of the process until the app is active"
    case .backgroundLaunch: "a launch in the background"
    case .enterBackground: "entering the background"
    case .terminate: "`applicationWillTerminate(_:)`"
    case .resume: "coming to the foreground"
    }
  }
}
