/// Rules that come in the same shape for several interruptions.
extension InterruptionRules {
  /// A call rings; `interruption` states that such a call interrupts the app.
  static func ringing(
    _ id: String,
    serves served: [Served],
    interrupting statement: Served,
    told words: [String?],
    if conditions: [Condition],
    because reason: String
  ) -> Rule {
    Rule(
      id,
      serves: served,
      on: .action(.incomingCall),
      if: conditions + [.told(words), .not(.isRinging), .not(.callIsOn)],
      parts: [
        .for(statement, "F50.3", do: .perform(.interrupt)),
        .for(statement, "F50.4", do: .device(.cover(.ringing))),
        .for("F50.4", do: .note(.alertShown)),
      ],
      because: reason,
      .stated,
      responding,
      interruption
    )
  }

  /// An alert appears.
  static func alert(
    _ id: String,
    serves served: [Served],
    on kind: ActionKind,
    told words: [String?],
    because reason: String
  ) -> Rule {
    Rule(
      id,
      serves: served,
      on: .action(kind),
      if: [.told(words)],
      do: [.perform(.showAlert)],
      because: reason,
      .stated,
      responding,
      interruption
    )
  }

  /// Something that lies over what is in front, until it is answered; nothing does over the lock screen.
  static func shown(_ id: String, on procedure: Procedure, _ cover: Cover) -> Rule {
    Rule(
      id,
      serves: ["F50.1"],
      on: .procedure(procedure),
      if: [.front([.homeScreen, .app, .otherApp, .callScreen])],
      parts: [
        .for("F50.1", "F50.3", do: .perform(.interrupt)),
        .for("F13.6", "F50.4", do: .device(.cover(cover))),
        .for("F50.4", do: .note(.alertShown)),
      ],
      because: "an alert makes the app in front inactive before it is shown",
      .stated,
      responding,
      interruption
    )
  }

  /// Something that the user opens and closes over what is in front.
  static func panel(
    _ id: String,
    serves served: [Served],
    open: ActionKind,
    close: ActionKind,
    _ cover: Cover,
    because reason: String,
    _ source: Source
  ) -> [Rule] {
    let resigns: [Effect] =
      cover == .notificationCentre
      ? [.perform(.resign), .perform(.flipNotificationCentre)] : [.perform(.resign)]
    return [
      Rule(
        id + ".open",
        serves: served,
        on: .action(open),
        if: [.front([.app, .homeScreen, .otherApp]), .not(.isCovered)],
        do: resigns + [.device(.cover(cover))],
        because: reason,
        .stated,
        source
      ),
      Rule(
        id + ".close",
        serves: served,
        on: .action(close),
        if: [.under([cover])],
        do: [.device(.uncover), .perform(.reactivate)],
        because: "when the last interruption is gone the app is active again",
        .stated,
        source
      ),
    ]
  }
}
