/// Leaving the foreground and coming back.
enum ForegroundRules {
  /// Every version: Home, other apps, and what becomes of an app that cannot stay.
  static let iPhoneOS: [Rule] = [
    Rule(
      "home.wiggling",
      serves: [156, "F170.1"],
      on: .action(.pressHome),
      if: [.under([.wigglingIcons])],
      do: [.device(.uncover)],
      because: "Home first ends the wiggling of the icons",
      .stated,
      .book("Uninstalling apps and resetting your device")
    ),
    Rule(
      "home.app",
      serves: ["F66.1", "F154.3"],
      on: .action(.pressHome),
      if: [.front([.app]), .not(.isRinging)],
      do: [.device(.uncoverAll), .device(.show(.homeScreen)), .perform(.leaveForeground)],
      because: "Home sends the app in front away",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "home.locked",
      serves: ["F54.2", "F61.2"],
      on: .action(.pressHome),
      if: [.front([.callScreen]), .fact(.isLocked)],
      do: [.device(.uncoverAll), .device(.show(.lockScreen))],
      because: "Home leaves a call that was taken on the lock screen, and the device stays locked",
      .inferred,
      .model("no document follows a call on a locked device")
    ),
    Rule(
      "home.elsewhere",
      serves: ["F54.2", 163],
      on: .action(.pressHome),
      if: [.front([.otherApp, .callScreen]), .not(.isRinging)],
      do: [.device(.uncoverAll), .device(.show(.homeScreen))],
      because: "Home leaves what is in front, and that is not our app",
      .stated,
      .guide2010("Responding to Interruptions")
    ),
    Rule(
      "home.uncovers",
      serves: [156],
      on: .action(.pressHome),
      if: [
        .not(.isRinging),
        .under([.alert, .panel, .switcher, .notificationCentre, .controlCentre, .siri]),
      ],
      do: [.device(.uncoverAll)],
      because: "Home puts away what lies over the home screen",
      .inferred,
      .book("Your application resumes processing")
    ),
    Rule(
      "other-app.from-app",
      serves: ["F59.2", "F66.2", 163],
      on: .action(.openOtherApp),
      if: [.front([.app]), .under([.switcher, .notificationCentre])],
      do: [.device(.uncoverAll), .device(.show(.otherApp)), .perform(.leaveForeground)],
      because: "opening another app sends the one in front away",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "other-app.elsewhere",
      serves: [163],
      on: .action(.openOtherApp),
      if: [.front([.homeScreen, .otherApp]), .not(.isCovered)],
      do: [.device(.show(.otherApp))],
      because: "another app comes to the front, and ours was not there",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "other-app.from-cover",
      serves: [163],
      on: .action(.openOtherApp),
      if: [.under([.switcher, .notificationCentre])],
      do: [.device(.uncoverAll), .device(.show(.otherApp))],
      because: "another app is opened from what lies over the home screen or a third one",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "system-app.from-app",
      serves: ["F66.2", 163],
      on: .action(.launchOtherApp),
      if: [.front([.app]), .not(.isRinging)],
      do: [.device(.uncoverAll), .device(.show(.otherApp)), .perform(.leaveForeground)],
      because: "the system launching another app sends the one in front away",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "system-app.elsewhere",
      serves: [163],
      on: .action(.launchOtherApp),
      if: [.not(.isLocked), .not(.isRinging)],
      do: [.device(.uncoverAll), .device(.show(.otherApp))],
      because: "another app comes to the front, and ours was not there",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "resign",
      serves: [
        "F10.4", "F42.1", "F42.2", "F47.2", "F48.1", "F50.1", "F50.3", "F61.1", "F66.1", "F66.2",
        132,
      ],
      on: .procedure(.resign),
      if: [.state([.active])],
      do: [
        .note(.touchesOff), .interface(.stopInput), .call(.willResignActive),
        .post(.willResignActive), .become(.inactive),
      ],
      because: "an app that stops being active is told before it changes",
      .stated,
      .guide2010("Responding to Interruptions"),
      .guide2010("Moving to the Background")
    ),
    Rule(
      "leave.quit",
      serves: [41, 46, 53, 85, "F105.1", "F105.2", "F105.3"],
      on: .procedure(.leaveForeground),
      do: [.perform(.resignBeforeQuit), .conduct(.cancelAllAlerts), .perform(.quit)],
      because:
        "without the background (iPhone OS 3, an older SDK, a device without multitasking) "
        + "leaving the foreground terminates the app",
      .stated,
      .translation("III.5 Termination"),
      .guide2010("Responding to Application Termination")
    ),
    Rule(
      "leave.quit.resign",
      serves: ["F106.3", "F106.4"],
      on: .procedure(.resignBeforeQuit),
      if: [.when(.quitResigns, is: true)],
      do: [.perform(.resign)],
      because: "an app that is quit passes inactive on its way (quit-resigns)",
      .stated,
      .guide2010("Opting Out of Background Execution")
    ),
    Rule(
      "quit",
      serves: ["F12.2", "F41.1", "F41.2", 46, "F47.4", "F106.3", "F106.4"],
      on: .procedure(.quit),
      do: [.controller(.disappear), .perform(.tellTerminate), .endProcess(.quit)],
      because: "leaving the foreground ends an app that cannot stay in the background",
      .stated,
      .guide2010("Responding to Application Termination")
    ),
  ]

  /// From iOS 4.0: the background.
  static let background: [Rule] = [
    Rule(
      "leave.background",
      serves: ["F47.2", 52, "F66.1", "F66.2", 105, 167],
      on: .procedure(.leaveForeground),
      if: [.fact(.staysInBackground)],
      do: [.perform(.resign), .perform(.enterBackground)],
      because: "an app that leaves the foreground resigns and enters the background",
      .stated,
      .guide2010("Moving to the Background"),
      .guide2011("Moving to the Background")
    ),
    Rule(
      "background.enter",
      serves: [
        "F10.4", "F14.6", "F42.1", "F42.4", "F47.2", "F48.1", "F49.1", "F66.1", "F66.2", "F67.1",
        69, "F71.1", 73, 84,
      ],
      on: .procedure(.enterBackground),
      do: [
        .become(.background), .begin(.enterBackground), .call(.didEnterBackground),
        .post(.didEnterBackground), .end(.enterBackground), .perform(.checkGraphics),
        .perform(.accessoriesGo),
        .note(.snapshot), .preservation(.ask), .conduct(.trimCaches),
      ],
      because: "entering the background is one call with 5 s to return; then a snapshot is taken",
      .stated,
      .guide2010("Moving to the Background"),
      .guide2011("Moving to the Background")
    ),
    Rule(
      "leave.opted-out",
      serves: ["F105.4", "F106.1", "F106.2"],
      on: .procedure(.leaveForeground),
      if: [.fact(.optedOut)],
      do: [.perform(.resignBeforeQuit), .perform(.callOptedOut), .perform(.quit)],
      because: "UIApplicationExitsOnSuspend is YES, so leaving the foreground terminates the app",
      .stated,
      .guide2010("Opting Out of Background Execution")
    ),
    Rule(
      "leave.opted-out.reads-background",
      serves: [112],
      on: .procedure(.callOptedOut),
      if: [.when(.optOutBackgroundCall, is: true), .when(.optOutState, "background")],
      do: [
        .read(.background), .begin(.enterBackground), .call(.didEnterBackground),
        .post(.didEnterBackground), .end(.enterBackground), .read(nil),
      ],
      because: "an app that opted out may read background in that call (opt-out-state)",
      .inferred,
      .book("Termination")
    ),
    Rule(
      "leave.opted-out.call",
      serves: [112],
      on: .procedure(.callOptedOut),
      if: [.when(.optOutBackgroundCall, is: true)],
      do: [
        .begin(.enterBackground), .call(.didEnterBackground), .post(.didEnterBackground),
        .end(.enterBackground),
      ],
      because:
        "from iOS 4.2 an app that opted out is told didEnterBackground, too "
        + "(opt-out-background-call)",
      .stated,
      .book("Termination")
    ),
    Rule(
      "forward.return",
      serves: [74, "F89.1", "F120.1"],
      on: .procedure(.bringForward),
      if: [.state([.background, .suspended])],
      do: [.perform(.returnToForeground)],
      because: "an app that is in memory comes back as it was",
      .stated,
      .guide2010("Resuming Foreground Execution")
    ),
    Rule(
      "return",
      serves: ["F47.3", "F48.1", "F49.2", "F61.2", 84, 89, 90, 103, "F120.1"],
      on: .procedure(.returnToForeground),
      do: [
        .perform(.resume), .begin(.resume), .call(.willEnterForeground),
        .post(.willEnterForeground), .read(nil), .become(.inactive), .object(.showWindow),
        .perform(.accessoriesComeBack), .perform(.deliverAfter), .perform(.openURLBeforeActive),
        .perform(.becomeActive),
        .perform(.openURLAfterActive), .end(.resume), .dropURL,
      ],
      because: "on return willEnterForeground comes first, then didBecomeActive",
      .stated,
      .guide2010("Resuming Foreground Execution"),
      .translation("III.4 Returning to the foreground")
    ),
    Rule(
      "resume",
      serves: ["F47.3", "F89.1", 103],
      on: .procedure(.resume),
      if: [.state([.suspended])],
      do: [.become(.background), .note(.resumed), .perform(.deliverBefore)],
      because: "a suspended app runs again before it is told anything",
      .stated,
      .guide2010("Responding to System Changes While in the Background")
    ),
    Rule(
      "queue.before",
      serves: ["F91.1", 103],
      on: .procedure(.deliverBefore),
      if: [.when(.queuedEvents, "before-foreground")],
      do: [.changes(.deliverQueue)],
      because: "changes of a suspension are delivered when the app runs again (queued-events)",
      .inferred,
      .guide2010("Responding to System Changes While in the Background")
    ),
    Rule(
      "queue.after",
      serves: [103],
      on: .procedure(.deliverAfter),
      do: [.changes(.deliverQueue)],
      because: "what has not been delivered before comes after willEnterForeground (queued-events)",
      .inferred,
      .guide2010("Responding to System Changes While in the Background")
    ),
    Rule(
      "suspend",
      serves: [
        "F28.2", "F42.1", "F44.1", "F44.2", "F44.4", "F47.2", "F66.3", 69, "F78.2", "F166.2",
      ],
      on: .timer(.suspension),
      do: [.conduct(.closeListening), .app(.stopAudio), .become(.suspended)],
      because: "an app without a reason to run is suspended, and not told",
      .stated,
      .guide2010("Moving to the Background"),
      .guide2011("Memory Usage for Background Apps")
    ),
    Rule(
      "watchdog.excused",
      serves: [169],
      on: .timer(.watchdog),
      if: [
        .fact(.isEnteringBackground), .fact(.hasTasks), .when(.extraTimeExcuses, is: true),
      ],
      do: [],
      because: "an app that asked for more time is spared (extra-time-excuses)",
      .stated,
      .guide2010("Moving to the Background"),
      .book("Your application moves to the background")
    ),
  ]
}
