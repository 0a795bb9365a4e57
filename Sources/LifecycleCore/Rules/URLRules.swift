/// Opening a URL of the app.
enum URLRules {
  private static let launching = Source.translation("III.1 The launch cycle, opening a URL")

  static let iPhoneOS: [Rule] = [
    Rule(
      "url.bring",
      serves: ["F118.1", "F120.1"],
      on: .action(.openURL),
      if: [.front([.homeScreen, .otherApp]), .not(.isRinging), .fact(.isInstalled)],
      parts: [
        .for("F118.2", "F120.1", do: .takeURL),
        .for(
          "F118.1",
          "F120.1",
          do: .device(.uncoverAll),
          .device(.show(.app)),
          .perform(.bringForward)
        ),
      ],
      because: "a URL brings its app to the front, launching it where it does not run",
      .stated,
      launching
    ),
    Rule(
      "url.through-inactive",
      serves: ["F117.1"],
      on: .action(.openURL),
      if: [.state([.active]), .when(.urlWhileActive, "through-inactive")],
      do: [
        .takeURL, .perform(.resign), .perform(.handOverURL), .dropURL, .perform(.becomeActive),
      ],
      because: "an active app may pass inactive to be handed a URL (url-while-active)",
      .inferred,
      launching
    ),
    Rule(
      "url.front",
      serves: ["F117.1"],
      on: .action(.openURL),
      if: [.front([.app]), .not(.isRinging)],
      do: [
        .takeURL, .device(.uncoverAll), .perform(.handOverURL), .dropURL, .perform(.reactivate),
      ],
      because: "the app in front is handed the URL at once, and what lies over it goes away",
      .stated,
      launching
    ),
    Rule(
      "url.options-only",
      serves: ["F119.2"],
      on: .procedure(.openURLBeforeActive),
      if: [.fact(.launchedWithOptions), .when(.ios3URL, "options-only")],
      do: [.dropURL],
      because: "iPhone OS 3 may give the URL in the launch options alone (ios3-url)",
      .observed,
      .measured("iPhone OS 3.0")
    ),
    Rule(
      "url.before-active",
      serves: ["F118.2", "F120.1"],
      on: .procedure(.openURLBeforeActive),
      if: [.fact(.hasURL), .not(.refusedURL), .when(.urlCall, "before-active")],
      parts: [.for("F39.1", "F118.2", "F120.1", do: .perform(.handOverURL))],
      because: "on its way to the front the app is handed the URL before it is active (url-call)",
      .observed,
      launching,
      .measured("order of the calls")
    ),
    Rule(
      "url.after-active",
      serves: ["F118.2", "F120.1"],
      on: .procedure(.openURLAfterActive),
      if: [.fact(.hasURL), .not(.refusedURL), .when(.urlCall, "after-active")],
      do: [.perform(.handOverURL)],
      because: "the app may be handed the URL once it is active (url-call)",
      .inferred,
      launching
    ),
    Rule(
      "url.hand-over",
      serves: ["F119.2", "F120.2"],
      on: .procedure(.handOverURL),
      do: [.callFirst(.handleOpenURL, .handleOpenURL)],
      because: "up to iOS 4.1 a URL goes to application:handleOpenURL:",
      .stated,
      launching
    ),
  ]

  /// From iOS 4.2.
  static let withSource: [Rule] = [
    Rule(
      "url.hand-over",
      serves: ["F119.1", "F120.2"],
      on: .procedure(.handOverURL),
      do: [.callFirst(.openURLSourceApplication, .handleOpenURL)],
      because:
        "from iOS 4.2 a URL goes to application:openURL:sourceApplication:annotation:, "
        + "and to the older method where that is missing",
      .stated,
      launching
    )
  ]

  /// From iOS 9.0.
  static let withOptions: [Rule] = [
    Rule(
      "url.hand-over",
      serves: ["F119.3", "F120.2"],
      on: .procedure(.handOverURL),
      do: [.callFirst(.openURLOptions, .openURLSourceApplication, .handleOpenURL)],
      because: "from iOS 9 a URL goes to application:openURL:options:, else to an older method",
      .stated,
      .uikit("UIApplicationDelegate application(_:open:options:)")
    )
  ]
}
