private let interruption = Source.guide2011("What to Do When an Interruption Occurs")
private let responding = Source.guide2010("Responding to Interruptions")
private let responding2011 = Source.guide2011("Responding to Interruptions")

/// Locking and unlocking the device, and protected data.
var lockRules: [Rule] {
  [Rule](stated: responding, responding2011) {
    Decision(on: .procedure(.lock)) {
      Rule("lock.background")
        .when(.front([.app]), .fact(.staysInBackground), .on(.lockEntersBackground))
        .applies(for: "F61.3", "F62.1")
        .does(.lockDevice, .perform(.resign), .perform(.flipAlwaysOn), for: "F61.1")
        .does(.perform(.protectEarly), for: "F63.1", "F98.1")
        .does(.perform(.readLocked), for: "F43.2", "F61.1")
        .does(.perform(.enterBackground), for: "F61.3")
        .does(.perform(.protectLate), for: "F63.1", "F98.1")
        .because("from iOS 5 locking sends the app to the background (lock-enters-background)")
        .observed(
          .measured("iOS 5 and later"),
          .guide2017("Strategies for Handling App State Transitions, Sleep/Wake button")
        )
      Rule("lock.terminate")
        .when(.front([.app]), .not(.staysInBackground), .set(OptOutLock.terminate))
        .applies(for: "F106.5")
        .does(.lockDevice, for: "F61.1")
        .does(.perform(.leaveForeground), for: "F46.2", "F106.5")
        .does(.perform(.protectData), for: "F63.1")
        .because("locking may terminate an app that cannot stay in the background (opt-out-lock)")
        .inferred(.model("no document describes what locking does to such an app"))
      Rule("lock.resign")
        .does(.lockDevice, for: "F61.1")
        .does(.perform(.resign), for: "F43.2", "F61.1")
        .does(.perform(.protectData), for: "F63.1", "F98.1")
        .because(
          "locking makes the foreground app inactive; it keeps running while the device sleeps"
        )
    }
    Rule("lock.read", on: .procedure(.readLocked))?
      .when(.on(.lockReadsInactive))
      .does(.overrideState(.inactive), for: "F43.2", "F61.1")
      .because("in the background of a lock the app reads inactive (lock-reads-inactive)")
      .observed(.measured("iOS 5 and 6"))
    Rule("lock.flip", on: .procedure(.flipAlwaysOn))?
      .when(.on(.alwaysOnDisplayFlip), .not(.isInLowPowerMode), for: "F61.4")
      .does(.perform(.becomeActive), .perform(.resign), for: "F61.4")
      .because("an always-on display makes the app active once more (always-on-display-flip)")
      .observed(.measured("iOS 16, always-on display"))
    Rule("unlock", on: .action(.unlock))?
      .when(.front([.lockScreen]), .not(.isRinging), for: "F61.2")
      .does(.unlockDevice, for: "F61.2")
      .does(.perform(.unprotectData), for: "F63.1", "F98.2")
      .does(.perform(.reactivate), for: "F61.2")
      .because(
        "unlocking returns to the screen or app that was in the foreground before"
      )
      .stated(responding, .book("Your application is reactivated"))
    Rule("protect.early", on: .procedure(.protectEarly), since: .iOS4)?
      .when(.set(ProtectedDataOrder.beforeBackground))
      .does(.perform(.protectData), for: "F63.1")
      .because(
        "the files may become unavailable before the app enters the background (protected-data-order)"
      )
      .inferred(interruption)
    Rule("protect.late", on: .procedure(.protectLate), since: .iOS4)?
      .when(.set(ProtectedDataOrder.afterBackground))
      .does(.perform(.protectData), for: "F63.1")
      .because(
        "the files become unavailable after the app entered the background (protected-data-order)"
      )
      .inferred(interruption)
    Rule("protect", on: .procedure(.protectData), since: .iOS4)?
      .when(.fact(.protectsData), for: "F63.1")
      .does(.setProtectedDataAvailability(isAvailable: false), for: "F98.1")
      .does(.perform(.applyChange), for: "F91.1", "F98.1")
      .does(.perform(.discardKeys), for: "F63.1")
      .because("locking a device with a passcode makes protected files unreadable")
      .stated(interruption)
    Rule("unprotect", on: .procedure(.unprotectData), since: .iOS4)?
      .when(.fact(.protectsData), for: "F63.1")
      .does(.perform(.restoreKeys), for: "F63.1")
      .does(.setProtectedDataAvailability(isAvailable: true), for: "F98.2")
      .does(.perform(.applyChange), for: "F91.1", "F98.2")
      .because("unlocking makes protected files readable again")
      .stated(interruption)
    Rule("auto-lock", on: .action(.autoLock))?
      .when(.front([.homeScreen, .app, .otherApp, .callScreen]))
      .does(.perform(.silenceRinging), for: "F206.5")
      .does(.perform(.dismissSiri), for: "F206.8")
      .does(.perform(.lock), for: "F61.1", "F65.1")
      .because("an idle device locks itself")
      .inferred(responding)
    Rule("lock", on: .action(.lock))?
      .when(.front([.homeScreen, .app, .otherApp, .callScreen]))
      .does(.perform(.silenceRinging), for: "F206.5")
      .does(.perform(.dismissSiri), for: "F206.8")
      .does(.perform(.lock), for: "F61.1", "F65.1")
      .because("the Sleep/Wake button locks the device, regardless of what is in front")
  }
}
