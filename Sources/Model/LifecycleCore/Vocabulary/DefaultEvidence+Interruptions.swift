/// The evidence for the defaults of calls, locks, panels and kills, by the names of their switches.
extension [DefaultEvidence] {
  static let lockEntersBackground: Self = [
    .init(
      "true",
      .several,
      "zenn.dev: hokuron, scenePhase",
      "flutter/flutter#130055",
      date: "iOS 16 to 26"
    )
  ]

  static let protectedDataDelay: Self = [
    .init(
      "10s",
      .documented,
      "Apple Platform Security: Data Protection classes",
      date: "Apple's guides of 2016 to 2026",
      note: "with a passcode that is required immediately; a longer time in Settings adds to it"
    )
  ]

  static let defaultDataProtection: Self = [
    .init(
      "until-first-unlock",
      .documented,
      "Apple: Encrypting your app's files",
      date: "Apple's page of 2026",
      note: "since iOS 7; the entitlement of the app, or the file itself, chooses another class"
    )
  ]

  static let killNotifiesRunning: Self = [
    .init(
      "true",
      .one,
      "mozilla-mobile/firefox-ios#12622",
      date: "2022"
    )
  ]

  static let backgroundCallOnKill: Self = [
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

  static let memoryNotifiesBackground: Self = [
    .init(
      "true",
      .inferred,
      "Apple: applicationWillTerminate(_:)",
      date: "Apple's page of 2026",
      note: "Apple says that it is generally not called; it may be in the background"
    )
  ]

  static let alertResigns: Self = [
    .init(
      "when-shown",
      .documented,
      "Apple: UITraitCollection.activeAppearance",
      date: "iOS 26 and 27; Apple's page of 2026"
    )
  ]

  static let callStyle: Self = [
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

  static let callAudio: Self = [
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

  static let notificationCenterFlip: Self = [
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

  static let alwaysOnDisplayFlip: Self = [
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

  static let suspendedAudioNotice: Self = [
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
