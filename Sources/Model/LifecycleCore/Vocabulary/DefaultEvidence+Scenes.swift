/// The evidence for the defaults of scenes and windows, by the names of their switches.
extension [DefaultEvidence] {
  static let sceneKill: Self = [
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

  static let ghostSceneOnKill: Self = [
    .init(
      "false",
      scenes: true,
      .one,
      "Apple developer forum 732170",
      date: "iOS 16; 2023",
      note: "one report has it, for a quick kill; no other does"
    )
  ]

  static let sceneWillContinueActivity: Self = [
    .init(
      "true",
      scenes: true,
      .one,
      "lionheart/openradar-mirror#20919",
      date: "iOS 12"
    )
  ]

  static let closedWindow: Self = [
    .init(
      "discards",
      scenes: true,
      .documented,
      "Apple: application(_:didDiscardSceneSessions:)",
      "douglashill.co: scenes",
      date: "Apple's page of 2026"
    )
  ]

  static let coveredWindow: Self = [
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

  static let resizeDeactivates: Self = [
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
}
