/// Services of the system that an app uses: its standard screens, the pasteboard, calls; and kinds of devices.
enum ServiceRules {
  private static let services = Source.guide2010(
    "Integration with the Hardware and System Applications"
  )

  static let iPhoneOS: [Rule] = [
    Rule(
      "screen.present",
      serves: ["F142.1", "F144.1"],
      on: .action(.presentScreen),
      if: [.told(ScreenKind.ofIPhoneOS.map(\.word))],
      parts: [.for("F142.1", "F144.1", "F146.1", do: .service(.presentScreen))],
      because: "a standard screen of the system is shown inside the app, which stays as it is",
      .stated,
      services
    ),
    Rule(
      "screen.finish",
      serves: ["F142.1", "F142.2"],
      on: .action(.finishScreen),
      if: [.front([.app]), .not(.isCovered), .fact(.presentsScreen)],
      do: [.service(.finishScreen)],
      because: "the user is done with the screen, and the app goes on where it was",
      .stated,
      services
    ),
    Rule(
      "screen.open-in",
      serves: [147],
      on: .action(.openDocumentElsewhere),
      if: [.front([.app]), .not(.isCovered), .fact(.previewsDocument)],
      do: [.device(.show(.otherApp)), .perform(.leaveForeground)],
      because: "opening the document in another app sends this one away",
      .stated,
      services
    ),
    Rule(
      "pasteboard.copy",
      serves: [148],
      on: .action(.copy),
      do: [.service(.copy)],
      because: "what an app copies is on the pasteboard for all of them",
      .stated,
      services
    ),
    Rule(
      "pasteboard.copy-elsewhere",
      serves: [148],
      on: .action(.copyInOtherApp),
      if: [.front([.otherApp])],
      do: [.service(.copy)],
      because: "what another app copies is there, too",
      .stated,
      services
    ),
    Rule(
      "pasteboard.paste",
      serves: [148],
      on: .action(.paste),
      do: [.service(.paste)],
      because: "what was copied can be pasted, whatever became of the app that copied it",
      .stated,
      services
    ),
    Rule(
      "device.fit",
      serves: ["F159.1", "F159.2"],
      on: .procedure(.fitDevice),
      if: [.fact(.runsAsPhoneApp)],
      do: [.note(.compatibilityMode)],
      because: "an iPhone app runs on an iPad as on a phone, in the middle of the display",
      .stated,
      .book("Starting from an existing iPhone app")
    ),
    Rule(
      "device.scale",
      serves: ["F159.1"],
      on: .action(.scaleDisplay),
      if: [.front([.app]), .fact(.runsAsPhoneApp)],
      do: [.service(.scale)],
      because: "the user may have it scaled up to the full display",
      .stated,
      .book("Starting from an existing iPhone app")
    ),
  ]

  /// From iOS 4.0: more screens, and an app that can ask for calls.
  static let iOS4: [Rule] = [
    Rule(
      "screen.present",
      on: .action(.presentScreen),
      parts: [.for("F142.1", "F144.1", "F146.1", do: .service(.presentScreen))],
      because: "from iOS 4 there are screens for messages and for events, too",
      .stated,
      services
    ),
    Rule(
      "calls.in-progress",
      serves: [145],
      on: .action(.askForCalls),
      if: [.fact(.callIsOn)],
      do: [.note(.callInProgress)],
      because: "an app can ask whether a call is in progress",
      .stated,
      services
    ),
    Rule(
      "calls.none",
      serves: [145],
      on: .action(.askForCalls),
      do: [.note(.noCall)],
      because: "an app can ask whether a call is in progress",
      .stated,
      services
    ),
  ]
}
