/// The evidence for the defaults of launches, by the names of their switches.
extension [DefaultEvidence] {
  static let backgroundLaunchNotice: Self = [
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

  static let launchStatusBarCalls: Self = [
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

  static let prewarm: Self = [
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

  static let prewarmScope: Self = [
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

  static let firstScenePhase: Self = [
    .init(
      "active",
      scenes: true,
      .one,
      "Qiita: yamakentoc",
      date: "2025"
    )
  ]

  static let emptyManifest: Self = [
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

  static let emptyManifestBesideCode: Self = [
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

  static let backgroundLaunchConnectsScene: Self = [
    .init(
      "false",
      scenes: true,
      .several,
      "TortugaPower/BookPlayer#1197",
      "sudopark/TodoCalendar#943",
      date: "2024 and 2026"
    )
  ]
}
