/// What the user answers to interruptions, whatever the version.
extension InterruptionRules {
  static let answers: [Rule] = [
    Rule(
      "call.decline",
      serves: ["F51.1"],
      on: .action(.declineCall),
      if: [.fact(.isRinging)],
      do: [.device(.stopRinging), .perform(.reactivate)],
      because: "a call that is not taken gives the app back",
      .stated,
      responding
    ),
    Rule(
      "call.give-up",
      serves: ["F51.1"],
      on: .action(.callerHangsUp),
      if: [.fact(.isRinging)],
      do: [.device(.stopRinging), .perform(.reactivate)],
      because: "a call that is not taken gives the app back",
      .inferred,
      responding
    ),
    Rule(
      "call.accept",
      serves: ["F52.1", "F53.1"],
      on: .action(.acceptCall),
      if: [.fact(.isRinging), .front([.app])],
      parts: [
        .for("F52.1", "F54.1", do: .device(.answerCall)),
        .for("F52.1", "F53.1", do: .perform(.leaveForeground)),
      ],
      because: "a call that is taken sends the app away; it resigned when the call rang",
      .stated,
      responding
    ),
    Rule(
      "call.accept.elsewhere",
      serves: ["F52.1"],
      on: .action(.acceptCall),
      if: [.fact(.isRinging)],
      do: [.device(.answerCall)],
      because: "a call is taken, and our app was not in front",
      .stated,
      responding
    ),
    Rule(
      "call.end.returns",
      serves: ["F54.1"],
      on: .action(.endCall),
      if: [.fact(.callTookFront), .front([.callScreen])],
      do: [.device(.hangUp), .device(.show(.app)), .perform(.bringForward)],
      because: "when the call ends the system goes back to the app that it interrupted",
      .stated,
      responding
    ),
    Rule(
      "call.end",
      serves: ["F54.2"],
      on: .action(.endCall),
      if: [.front([.callScreen])],
      do: [.device(.showPlaceBeforeCall), .device(.hangUp)],
      because: "when the call ends the system goes back to what was in front",
      .inferred,
      responding
    ),
    Rule(
      "call.end.elsewhere",
      serves: ["F54.2"],
      on: .action(.endCall),
      if: [.fact(.callIsOn)],
      parts: [
        .for("F54.2", "F64.1", do: .device(.hangUp)),
        .for("F64.1", do: .statusBar(.fit)),
      ],
      because: "a user who went elsewhere during the call stays there when it ends",
      .stated,
      responding
    ),
    Rule(
      "alert.dismiss",
      serves: ["F51.1"],
      on: .action(.dismissAlert),
      if: [.under([.alert, .panel])],
      do: [.device(.uncover), .perform(.reactivate)],
      because: "an alert that is dismissed gives the app back",
      .stated,
      responding
    ),
    Rule(
      "panel.accept",
      serves: ["F51.1"],
      on: .action(.acceptAlert),
      if: [.under([.panel])],
      do: [.device(.uncover), .perform(.reactivate)],
      because: "a permission that is given goes on with the app",
      .inferred,
      panels
    ),
    Rule(
      "alert.accept",
      serves: ["F52.1", "F53.1"],
      on: .action(.acceptAlert),
      if: [.under([.alert]), .front([.app])],
      parts: [
        .for("F52.1", do: .device(.uncoverAll), .device(.show(.otherApp))),
        .for("F52.1", "F53.1", do: .perform(.leaveForeground)),
      ],
      because: "accepting an alert opens its app, which sends the one in front away",
      .stated,
      responding
    ),
    Rule(
      "alert.accept.elsewhere",
      serves: ["F52.1"],
      on: .action(.acceptAlert),
      if: [.under([.alert])],
      do: [.device(.uncoverAll), .device(.show(.otherApp))],
      because: "accepting an alert opens its app",
      .stated,
      responding
    ),
    Rule(
      "reactivate.return",
      serves: ["F61.2"],
      on: .procedure(.reactivate),
      if: [.state([.background, .suspended]), .front([.app])],
      do: [.perform(.returnToForeground)],
      because: "an app that locking sent to the background returns after unlocking",
      .observed,
      .measured("iOS 5 and later"),
      .guide2017("Sleep/Wake button")
    ),
    Rule(
      "reactivate",
      serves: ["F50.1", "F51.1"],
      on: .procedure(.reactivate),
      if: [.state([.inactive]), .front([.app]), .not(.isCovered)],
      parts: [.for("F43.1", "F51.1", do: .perform(.becomeActive))],
      because: "when the last interruption is gone the app is active again",
      .stated,
      responding,
      interruption
    ),
  ]
}
