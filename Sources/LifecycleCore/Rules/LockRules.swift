/// Locking and unlocking the device, and protected data.
enum LockRules {
  private static let interruption = Source.guide2011("What to Do When an Interruption Occurs")
  private static let responding = Source.guide2010("Responding to Interruptions")

  static let iPhoneOS: [Rule] = [
    locks(.lock, "the Sleep/Wake button locks the device, whatever is in front"),
    locks(.autoLock, "a device that nobody touches locks itself"),
    Rule(
      "lock.background",
      serves: ["F61.3", "F62.1"],
      on: .procedure(.lock),
      if: [
        .front([.app]), .fact(.staysInBackground), .when(.lockEntersBackground, is: true),
      ],
      parts: [
        .for("F61.1", do: .device(.lock), .perform(.resign), .perform(.flipAlwaysOn)),
        .for("F63.1", "F98.1", do: .perform(.protectEarly)),
        .for("F43.2", "F61.1", do: .perform(.readLocked)),
        .for("F61.3", do: .perform(.enterBackground)),
        .for("F63.1", "F98.1", do: .perform(.protectLate)),
      ],
      because: "from iOS 5 locking sends the app to the background (lock-enters-background)",
      .observed,
      .measured("iOS 5 and later"),
      .guide2017("Sleep/Wake button")
    ),
    Rule(
      "lock.terminate",
      serves: ["F106.1", "F106.2"],
      on: .procedure(.lock),
      if: [.front([.app]), .not(.staysInBackground), .when(.optOutLock, "terminate")],
      parts: [
        .for("F61.1", do: .device(.lock)),
        .for("F46.2", "F106.2", do: .perform(.leaveForeground)),
        .for("F63.1", do: .perform(.protectData)),
      ],
      because: "locking may end an app that cannot stay in the background (opt-out-lock)",
      .inferred,
      .model("no document says what locking does to such an app")
    ),
    Rule(
      "lock.resign",
      on: .procedure(.lock),
      parts: [
        .for("F61.1", do: .device(.lock)),
        .for("F43.2", "F61.1", do: .perform(.resign)),
        .for("F63.1", "F98.1", do: .perform(.protectData)),
      ],
      because: "locking makes the app in front inactive; it keeps running while the device sleeps",
      .stated,
      responding,
      interruption
    ),
    Rule(
      "lock.read",
      serves: ["F43.2", "F61.1"],
      on: .procedure(.readLocked),
      if: [.when(.lockReadsInactive, is: true)],
      do: [.read(.inactive)],
      because: "in the background of a lock the app reads inactive (lock-reads-inactive)",
      .observed,
      .measured("iOS 5 and 6")
    ),
    Rule(
      "lock.flip",
      serves: ["F61.1"],
      on: .procedure(.flipAlwaysOn),
      if: [.when(.alwaysOnDisplayFlip, is: true)],
      do: [.perform(.becomeActive), .perform(.resign)],
      because: "an always-on display makes the app active once more (always-on-display-flip)",
      .observed,
      .measured("iOS 16, always-on display")
    ),
    Rule(
      "unlock",
      serves: ["F61.2"],
      on: .action(.unlock),
      if: [.front([.lockScreen]), .not(.isRinging)],
      parts: [
        .for("F61.2", do: .device(.unlock)),
        .for("F63.1", "F98.2", do: .perform(.unprotectData)),
        .for("F61.2", do: .perform(.reactivate)),
      ],
      because: "unlocking shows what was in front before, and gives our app back if it was that",
      .stated,
      responding,
      interruption
    ),
  ]

  private static func locks(_ kind: ActionKind, _ reason: String) -> Rule {
    Rule(
      kind.word,
      serves: ["F61.1", "F65.1"],
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
      serves: ["F63.1"],
      on: .procedure(.protectData),
      if: [.fact(.protectsData)],
      parts: [
        .for("F98.1", do: .changes(.noteProtection(isAvailable: false))),
        .for("F91.1", "F98.1", do: .perform(.applyChange)),
        .for("F63.1", do: .perform(.discardKeys)),
      ],
      because: "locking a device with a passcode makes protected files unreadable",
      .stated,
      interruption
    ),
    Rule(
      "unprotect",
      serves: ["F63.1"],
      on: .procedure(.unprotectData),
      if: [.fact(.protectsData)],
      parts: [
        .for("F63.1", do: .perform(.restoreKeys)),
        .for("F98.2", do: .changes(.noteProtection(isAvailable: true))),
        .for("F91.1", "F98.2", do: .perform(.applyChange)),
      ],
      because: "unlocking makes protected files readable again",
      .stated,
      interruption
    ),
  ]
}
