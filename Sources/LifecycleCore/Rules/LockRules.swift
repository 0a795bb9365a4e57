/// Locking and unlocking the device, and protected data.
enum LockRules {
  private static let interruption = Source.guide2011("What to Do When an Interruption Occurs")
  private static let responding = Source.guide2010("Responding to Interruptions")

  static let iPhoneOS: [Rule] = [
    locks(.lock, "the Sleep/Wake button locks the device, whatever is in front"),
    locks(.autoLock, "a device that nobody touches locks itself"),
    Rule(
      "lock.background",
      serves: ["F61.1", "F61.3", "F63.1"],
      on: .procedure(.lock),
      if: [
        .front([.app]), .fact(.staysInBackground), .when(.lockEntersBackground, is: true),
      ],
      do: [
        .device(.lock), .perform(.resign), .perform(.flipAlwaysOn), .perform(.protectEarly),
        .perform(.readLocked), .perform(.enterBackground), .perform(.protectLate),
      ],
      because: "from iOS 5 locking sends the app to the background (lock-enters-background)",
      .observed,
      .measured("iOS 5 and later"),
      .guide2017("Sleep/Wake button")
    ),
    Rule(
      "lock.terminate",
      serves: [46, "F61.1", "F63.1", "F106.1", "F106.2"],
      on: .procedure(.lock),
      if: [.front([.app]), .not(.staysInBackground), .when(.optOutLock, "terminate")],
      do: [.device(.lock), .perform(.leaveForeground), .perform(.protectData)],
      because: "locking may end an app that cannot stay in the background (opt-out-lock)",
      .inferred,
      .model("no document says what locking does to such an app")
    ),
    Rule(
      "lock.resign",
      serves: ["F43.2", "F61.1", 62, "F63.1", "F65.1", "F98.1", "F106.1", "F106.2"],
      on: .procedure(.lock),
      do: [.device(.lock), .perform(.resign), .perform(.protectData)],
      because: "locking makes the app in front inactive; it keeps running while the device sleeps",
      .stated,
      responding,
      interruption
    ),
    Rule(
      "lock.read",
      serves: ["F61.1", "F61.3"],
      on: .procedure(.readLocked),
      if: [.when(.lockReadsInactive, is: true)],
      do: [.read(.inactive)],
      because: "in the background of a lock the app reads inactive (lock-reads-inactive)",
      .observed,
      .measured("iOS 5 and 6")
    ),
    Rule(
      "lock.flip",
      serves: ["F61.1", "F61.3"],
      on: .procedure(.flipAlwaysOn),
      if: [.when(.alwaysOnDisplayFlip, is: true)],
      do: [.perform(.becomeActive), .perform(.resign)],
      because: "an always-on display makes the app active once more (always-on-display-flip)",
      .observed,
      .measured("iOS 16, always-on display")
    ),
    Rule(
      "unlock",
      serves: ["F61.2", 63],
      on: .action(.unlock),
      if: [.front([.lockScreen]), .not(.isRinging)],
      do: [.device(.unlock), .perform(.unprotectData), .perform(.reactivate)],
      because: "unlocking shows what was in front before, and gives our app back if it was that",
      .stated,
      responding,
      interruption
    ),
  ]

  private static func locks(_ kind: ActionKind, _ reason: String) -> Rule {
    Rule(
      kind.word,
      serves: [61, 65],
      on: .action(kind),
      if: [.front([.homeScreen, .app, .otherApp, .callScreen])],
      do: [.perform(.lock)],
      because: reason,
      .stated,
      responding,
      interruption
    )
  }

  /// From iOS 4.0: files are protected while a device with a passcode is locked.
  static let protectedData: [Rule] = [
    Rule(
      "protect.early",
      serves: ["F63.1"],
      on: .procedure(.protectEarly),
      if: [.when(.protectedDataOrder, "before-background")],
      do: [.perform(.protectData)],
      because: "the files may go before the app enters the background (protected-data-order)",
      .inferred,
      interruption
    ),
    Rule(
      "protect.late",
      serves: ["F63.1"],
      on: .procedure(.protectLate),
      if: [.when(.protectedDataOrder, "after-background")],
      do: [.perform(.protectData)],
      because: "the files go after the app entered the background (protected-data-order)",
      .inferred,
      interruption
    ),
    Rule(
      "protect",
      serves: ["F63.1", "F91.1", "F98.1"],
      on: .procedure(.protectData),
      if: [.fact(.protectsData)],
      do: [
        .changes(.noteProtection(isAvailable: false)), .perform(.applyChange),
        .perform(.discardKeys),
      ],
      because: "locking a device with a passcode makes protected files unreadable",
      .stated,
      interruption
    ),
    Rule(
      "unprotect",
      serves: ["F63.1", "F91.1", "F98.2"],
      on: .procedure(.unprotectData),
      if: [.fact(.protectsData)],
      do: [
        .perform(.restoreKeys), .changes(.noteProtection(isAvailable: true)),
        .perform(.applyChange),
      ],
      because: "unlocking makes protected files readable again",
      .stated,
      interruption
    ),
  ]
}
