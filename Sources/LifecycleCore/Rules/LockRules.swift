/// Locking and unlocking the device, and protected data.
enum LockRules {
  private static let interruption = Source.guide2011("What to Do When an Interruption Occurs")
  private static let responding = Source.guide2010("Responding to Interruptions")

  static let iPhoneOS: [Rule] =
    locking(.lock, "lock") + locking(.autoLock, "auto-lock") + [
      Rule(
        "lock.read",
        serves: [61],
        on: .procedure(.readLocked),
        if: [.when(.lockReadsInactive, is: true)],
        do: [.read(.inactive)],
        because: "in the background of a lock the app reads inactive (lock-reads-inactive)",
        .observed,
        .measured("iOS 5 and 6")
      ),
      Rule(
        "lock.flip",
        serves: [61],
        on: .procedure(.flipAlwaysOn),
        if: [.state([.inactive]), .when(.alwaysOnDisplayFlip, is: true)],
        do: [.perform(.becomeActive), .perform(.resign)],
        because: "an always-on display makes the app active once more (always-on-display-flip)",
        .observed,
        .measured("iOS 16, always-on display")
      ),
      Rule(
        "unlock.inactive",
        serves: [61, 63],
        on: .action(.unlock),
        if: [.front([.lockScreen]), .fact(.isBehindLock), .state([.inactive])],
        do: [.unlockDevice, .perform(.unprotectData), .perform(.reactivate)],
        because: "an app that locking made inactive is active again after unlocking",
        .stated,
        responding,
        interruption
      ),
      Rule(
        "unlock.return",
        serves: [61, 63],
        on: .action(.unlock),
        if: [
          .front([.lockScreen]), .fact(.isBehindLock), .state([.background, .suspended]),
        ],
        do: [.unlockDevice, .perform(.unprotectData), .perform(.returnToForeground)],
        because: "an app that locking sent to the background returns after unlocking",
        .observed,
        .measured("iOS 5 and later"),
        .guide2017("Sleep/Wake button")
      ),
      Rule(
        "unlock.elsewhere",
        serves: [61, 63],
        on: .action(.unlock),
        if: [.front([.lockScreen])],
        do: [.unlockDevice, .perform(.unprotectData)],
        because: "unlocking shows what was in front before, and that is not our app",
        .inferred,
        responding
      ),
    ]

  /// From iOS 4.0: files are protected while a device with a passcode is locked.
  static let protectedData: [Rule] = [
    Rule(
      "protect.early",
      serves: [63],
      on: .procedure(.protectEarly),
      if: [.when(.protectedDataOrder, "before-background")],
      do: [.perform(.protectData)],
      because: "the files may go before the app enters the background (protected-data-order)",
      .inferred,
      interruption
    ),
    Rule(
      "protect.late",
      serves: [63],
      on: .procedure(.protectLate),
      if: [.when(.protectedDataOrder, "after-background")],
      do: [.perform(.protectData)],
      because: "the files go after the app entered the background (protected-data-order)",
      .inferred,
      interruption
    ),
    Rule(
      "protect",
      serves: [63, 91, 98],
      on: .procedure(.protectData),
      if: [.fact(.protectsData)],
      do: [.noteProtection(isAvailable: false), .perform(.applyChange), .note(.keysDiscarded)],
      because: "locking a device with a passcode makes protected files unreadable",
      .stated,
      interruption
    ),
    Rule(
      "unprotect",
      serves: [63, 91, 98],
      on: .procedure(.unprotectData),
      if: [.fact(.protectsData)],
      do: [.note(.keysBack), .noteProtection(isAvailable: true), .perform(.applyChange)],
      because: "unlocking makes protected files readable again",
      .stated,
      interruption
    ),
  ]

  private static func locking(_ kind: ActionKind, _ id: String) -> [Rule] {
    let unlocked = Condition.front([.homeScreen, .otherApp, .callScreen])
    return [
      Rule(
        id + ".background",
        serves: [61, 63, 106],
        on: .action(kind),
        if: [
          .front([.app]), .fact(.staysInBackground), .when(.lockEntersBackground, is: true),
        ],
        do: [
          .lockDevice, .perform(.resign), .perform(.flipAlwaysOn), .perform(.protectEarly),
          .perform(.readLocked), .perform(.enterBackground), .perform(.protectLate),
        ],
        because: "from iOS 5 locking sends the app to the background (lock-enters-background)",
        .observed,
        .measured("iOS 5 and later"),
        .guide2017("Sleep/Wake button")
      ),
      Rule(
        id + ".terminate",
        serves: [46, 61],
        on: .action(kind),
        if: [
          .front([.app]), .not(.staysInBackground), .when(.optOutLock, "terminate"),
        ],
        do: [.lockDevice, .perform(.leaveForeground)],
        because: "locking may end an app that cannot stay in the background (opt-out-lock)",
        .inferred,
        .model("no document says what locking does to such an app")
      ),
      Rule(
        id + ".resign",
        serves: [43, 61, 62, 63, 106],
        on: .action(kind),
        if: [.front([.app])],
        do: [.lockDevice, .perform(.resign), .perform(.protectData)],
        because: "locking makes the app inactive; it keeps running while the device sleeps",
        .stated,
        responding,
        interruption
      ),
      Rule(
        id + ".elsewhere",
        serves: [63, 98],
        on: .action(kind),
        if: [unlocked],
        do: [.lockDevice, .perform(.protectData)],
        because: "locking tells an app that is not in front only that its files are protected",
        .stated,
        interruption
      ),
    ]
  }
}
