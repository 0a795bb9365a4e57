/// Rules that come in the same shape for several interruptions.
extension InterruptionRules {
  /// A call rings: over our app it resigns first.
  static func ringing(
    _ id: String,
    serves rows: [Int],
    told words: [String?],
    if conditions: [Condition],
    because reason: String
  ) -> [Rule] {
    let always: [Condition] = conditions + [.told(words), .not(.isRinging), .not(.callIsOn)]
    return [
      Rule(
        id,
        serves: rows,
        on: .action(.incomingCall),
        if: always + [.front([.app])],
        do: [.perform(.resign), .cover(.ringing)],
        because: reason,
        .stated,
        responding,
        interruption
      ),
      Rule(
        id + ".elsewhere",
        serves: rows,
        on: .action(.incomingCall),
        if: always,
        do: [.cover(.ringing)],
        because: "a call tells nothing to an app that is not in front",
        .stated,
        responding
      ),
    ]
  }

  /// An alert appears: over our app it resigns first.
  static func alert(
    _ id: String,
    serves rows: [Int],
    on kind: ActionKind,
    told words: [String?],
    shows cover: Cover
  ) -> [Rule] {
    [
      Rule(
        id,
        serves: rows,
        on: .action(kind),
        if: [.told(words), .front([.app])],
        do: [.perform(.resign), .cover(cover)],
        because: "an alert makes the app in front inactive before it is shown",
        .stated,
        responding,
        interruption
      ),
      Rule(
        id + ".locked",
        serves: rows,
        on: .action(kind),
        if: [.told(words), .front([.lockScreen])],
        do: [],
        because: "an alert tells nothing to an app behind the lock screen",
        .inferred,
        responding
      ),
      Rule(
        id + ".elsewhere",
        serves: rows,
        on: .action(kind),
        if: [.told(words)],
        do: [.cover(cover)],
        because: "an alert tells nothing to an app that is not in front",
        .stated,
        responding
      ),
    ]
  }

  /// Something that the user opens and closes over what is in front.
  static func panel(
    _ id: String,
    serves rows: [Int],
    open: ActionKind,
    close: ActionKind,
    _ cover: Cover,
    because reason: String,
    _ source: Source
  ) -> [Rule] {
    [
      Rule(
        id + ".open",
        serves: rows,
        on: .action(open),
        if: [.front([.app]), .not(.isCovered)],
        do: cover == .notificationCentre
          ? [.perform(.resign), .perform(.flipNotificationCentre), .cover(cover)]
          : [.perform(.resign), .cover(cover)],
        because: reason,
        .stated,
        source
      ),
      Rule(
        id + ".open.elsewhere",
        serves: rows,
        on: .action(open),
        if: [.front([.homeScreen, .otherApp]), .not(.isCovered)],
        do: [.cover(cover)],
        because: "what is opened over something else tells our app nothing",
        .stated,
        source
      ),
      Rule(
        id + ".close",
        serves: rows,
        on: .action(close),
        if: [.under([cover])],
        do: [.uncover, .perform(.reactivate)],
        because: "when the last interruption is gone the app is active again",
        .stated,
        source
      ),
    ]
  }
}
