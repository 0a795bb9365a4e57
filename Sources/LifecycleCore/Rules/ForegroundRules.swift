/// Leaving the foreground and coming back.
enum ForegroundRules {
  /// Every version: Home, other apps, and what becomes of an app that cannot stay.
  static let iPhoneOS: [Rule] = [
    Rule(
      "home.wiggling",
      serves: ["F156.1", "F170.1"],
      on: .action(.pressHome),
      if: [.under([.wigglingIcons])],
      do: [.device(.uncover)],
      because: "Home first ends the wiggling of the icons",
      .stated,
      .book("Uninstalling apps and resetting your device")
    ),
    Rule(
      "home.app",
      serves: ["F66.1"],
      on: .action(.pressHome),
      if: [.front([.app]), .not(.isRinging)],
      parts: [
        .for("F156.1", do: .device(.uncoverAll)),
        .for("F154.3", "F163.2", do: .device(.show(.homeScreen))),
        .for("F66.1", "F154.3", do: .perform(.leaveForeground)),
      ],
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
      serves: ["F54.2", "F163.2"],
      on: .action(.pressHome),
      if: [.front([.otherApp, .callScreen]), .not(.isRinging)],
      do: [.device(.uncoverAll), .device(.show(.homeScreen))],
      because: "Home leaves what is in front, and that is not our app",
      .stated,
      .guide2010("Responding to Interruptions")
    ),
    Rule(
      "home.uncovers",
      serves: ["F156.1"],
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
      serves: ["F59.2", "F162.1"],
      on: .action(.openOtherApp),
      if: [.front([.app]), .under([.switcher, .notificationCentre])],
      parts: [
        .for("F163.2", do: .device(.uncoverAll), .device(.show(.otherApp))),
        .for("F59.2", "F163.2", do: .perform(.leaveForeground)),
      ],
      because: "opening another app sends the one in front away",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "other-app.elsewhere",
      serves: ["F163.2"],
      on: .action(.openOtherApp),
      if: [.front([.homeScreen, .otherApp]), .not(.isCovered)],
      do: [.device(.show(.otherApp))],
      because: "another app comes to the front, and ours was not there",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "other-app.from-cover",
      serves: ["F162.1", "F163.2"],
      on: .action(.openOtherApp),
      if: [.under([.switcher, .notificationCentre])],
      do: [.device(.uncoverAll), .device(.show(.otherApp))],
      because: "another app is opened from what lies over the home screen or a third one",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "system-app.from-app",
      serves: ["F66.2"],
      on: .action(.launchOtherApp),
      if: [.front([.app]), .not(.isRinging)],
      parts: [
        .for("F163.2", do: .device(.uncoverAll), .device(.show(.otherApp))),
        .for("F66.2", "F163.2", do: .perform(.leaveForeground)),
      ],
      because: "the system launching another app sends the one in front away",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "system-app.elsewhere",
      serves: ["F163.2"],
      on: .action(.launchOtherApp),
      if: [.not(.isLocked), .not(.isRinging)],
      do: [.device(.uncoverAll), .device(.show(.otherApp))],
      because: "another app comes to the front, and ours was not there",
      .stated,
      .guide2010("Moving to the Background")
    ),
    Rule(
      "resign",
      serves: ["F50.3", "F66.1"],
      on: .procedure(.resign),
      if: [.state([.active])],
      parts: [
        .for("F61.1", "F132.2", do: .note(.touchesOff)),
        .for("F132.1", "F132.2", do: .interface(.stopInput)),
        .for("F10.4", "F50.3", "F66.1", do: .call(.willResignActive)),
        .for("F48.1", "F50.3", do: .post(.willResignActive)),
        .for("F42.1", "F42.2", "F47.2", "F50.1", do: .become(.inactive)),
      ],
      because: "an app that stops being active is told before it changes",
      .stated,
      .guide2010("Responding to Interruptions"),
      .guide2010("Moving to the Background")
    ),
    Rule(
      "leave.quit",
      on: .procedure(.leaveForeground),
      parts: [
        .for("F43.1", "F66.1", do: .perform(.resignBeforeQuit)),
        .for("F85.1", do: .conduct(.cancelAllAlerts)),
        .for("F46.1", "F46.2", "F105.2", do: .perform(.quit)),
      ],
      because:
        "without the background (iPhone OS 3, an older SDK, a device without multitasking) "
        + "leaving the foreground terminates the app",
      .stated,
      .translation("III.5 Termination"),
      .guide2010("Responding to Application Termination")
    ),
    Rule(
      "leave.quit.resign",
      serves: ["F43.1", "F66.1"],
      on: .procedure(.resignBeforeQuit),
      if: [.when(.quitResigns, is: true)],
      do: [.perform(.resign)],
      because: "an app that is quit passes inactive on its way (quit-resigns)",
      .stated,
      .guide2010("Opting Out of Background Execution")
    ),
    Rule(
      "quit",
      on: .procedure(.quit),
      parts: [
        .for("F12.2", do: .controller(.disappear)),
        .for("F53.1", "F106.3", "F106.4", do: .perform(.tellTerminate)),
        .for("F41.1", "F41.2", "F105.3", do: .endProcess(.quit)),
      ],
      because: "leaving the foreground ends an app that cannot stay in the background",
      .stated,
      .guide2010("Responding to Application Termination")
    ),
  ]

  /// From iOS 4.0: the background.
  static let background: [Rule] = [
    Rule(
      "leave.background",
      serves: ["F105.1", "F163.1"],
      on: .procedure(.leaveForeground),
      if: [.fact(.staysInBackground)],
      parts: [
        .for("F66.1", "F66.2", do: .perform(.resign)),
        .for("F52.1", "F66.1", "F167.1", do: .perform(.enterBackground)),
      ],
      because: "an app that leaves the foreground resigns and enters the background",
      .stated,
      .guide2010("Moving to the Background"),
      .guide2011("Moving to the Background")
    ),
    Rule(
      "background.enter",
      on: .procedure(.enterBackground),
      parts: [
        .for("F42.1", "F42.4", "F44.4", "F47.2", do: .become(.background)),
        .for("F67.1", do: .begin(.enterBackground)),
        .for("F10.4", "F66.1", "F66.2", do: .call(.didEnterBackground)),
        .for("F49.1", do: .post(.didEnterBackground)),
        .for("F67.1", do: .end(.enterBackground)),
        .for("F77.2", do: .perform(.checkGraphics)),
        .for("F84.1", do: .perform(.accessoriesGo)),
        .for("F71.1", do: .note(.snapshot)),
        .for("F70.1", do: .preservation(.ask)),
        .for("F14.6", "F73.1", "F73.2", "F73.3", do: .conduct(.trimCaches)),
      ],
      because: "entering the background is one call with 5 s to return; then a snapshot is taken",
      .stated,
      .guide2010("Moving to the Background"),
      .guide2011("Moving to the Background")
    ),
    Rule(
      "leave.opted-out",
      serves: ["F105.4", "F106.1"],
      on: .procedure(.leaveForeground),
      if: [.fact(.optedOut)],
      parts: [
        .for("F43.1", "F66.1", do: .perform(.resignBeforeQuit)),
        .for("F112.1", do: .perform(.callOptedOut)),
        .for("F105.4", "F106.2", do: .perform(.quit)),
      ],
      because: "UIApplicationExitsOnSuspend is YES, so leaving the foreground terminates the app",
      .stated,
      .guide2010("Opting Out of Background Execution")
    ),
    Rule(
      "leave.opted-out.reads-background",
      serves: ["F112.1"],
      on: .procedure(.callOptedOut),
      if: [.when(.optOutBackgroundCall, is: true), .when(.optOutState, "background")],
      parts: [
        .for("F112.1", do: .read(.background)),
        .for("F67.1", do: .begin(.enterBackground)),
        .for("F112.1", do: .call(.didEnterBackground)),
        .for("F49.1", do: .post(.didEnterBackground)),
        .for("F67.1", do: .end(.enterBackground)),
        .for("F112.1", do: .read(nil)),
      ],
      because: "an app that opted out may read background in that call (opt-out-state)",
      .inferred,
      .book("Termination")
    ),
    Rule(
      "leave.opted-out.call",
      serves: ["F112.1"],
      on: .procedure(.callOptedOut),
      if: [.when(.optOutBackgroundCall, is: true)],
      parts: [
        .for("F67.1", do: .begin(.enterBackground)),
        .for("F112.1", do: .call(.didEnterBackground)),
        .for("F49.1", do: .post(.didEnterBackground)),
        .for("F67.1", do: .end(.enterBackground)),
      ],
      because:
        "from iOS 4.2 an app that opted out is told didEnterBackground, too "
        + "(opt-out-background-call)",
      .stated,
      .book("Termination")
    ),
    Rule(
      "forward.return",
      serves: ["F41.3", "F74.1"],
      on: .procedure(.bringForward),
      if: [.state([.background, .suspended])],
      parts: [
        .for("F41.3", "F89.1", "F120.1", do: .perform(.returnToForeground))
      ],
      because: "an app that is in memory comes back as it was",
      .stated,
      .guide2010("Resuming Foreground Execution")
    ),
    Rule(
      "return",
      on: .procedure(.returnToForeground),
      parts: [
        .for("F47.3", "F103.1", do: .perform(.resume)),
        .for("F111.2", do: .begin(.resume)),
        .for("F89.2", "F90.1", do: .call(.willEnterForeground)),
        .for("F49.2", do: .post(.willEnterForeground)),
        .for("F48.3", "F89.1", do: .read(nil)),
        .for("F47.2", "F89.1", do: .become(.inactive)),
        .for("F36.3", do: .object(.showWindow)),
        .for("F84.1", do: .perform(.accessoriesComeBack)),
        .for("F103.1", "F103.3", do: .perform(.deliverAfter)),
        .for("F120.1", do: .perform(.openURLBeforeActive)),
        .for("F89.1", "F89.2", do: .perform(.becomeActive)),
        .for("F120.1", do: .perform(.openURLAfterActive)),
        .for("F111.2", do: .end(.resume)),
        .for("F120.1", do: .dropURL),
      ],
      because: "on return willEnterForeground comes first, then didBecomeActive",
      .stated,
      .guide2010("Resuming Foreground Execution"),
      .translation("III.4 Returning to the foreground")
    ),
    Rule(
      "resume",
      serves: ["F47.3"],
      on: .procedure(.resume),
      if: [.state([.suspended])],
      parts: [
        .for("F47.3", do: .become(.background), .note(.resumed)),
        .for("F103.1", "F103.3", do: .perform(.deliverBefore)),
      ],
      because: "a suspended app runs again before it is told anything",
      .stated,
      .guide2010("Responding to System Changes While in the Background")
    ),
    Rule(
      "queue.before",
      serves: ["F103.1", "F103.2", "F103.3"],
      on: .procedure(.deliverBefore),
      if: [.when(.queuedEvents, "before-foreground")],
      do: [.changes(.deliverQueue)],
      because: "changes of a suspension are delivered when the app runs again (queued-events)",
      .inferred,
      .guide2010("Responding to System Changes While in the Background")
    ),
    Rule(
      "queue.after",
      serves: ["F103.1", "F103.2", "F103.3"],
      on: .procedure(.deliverAfter),
      do: [.changes(.deliverQueue)],
      because: "what has not been delivered before comes after willEnterForeground (queued-events)",
      .inferred,
      .guide2010("Responding to System Changes While in the Background")
    ),
    Rule(
      "suspend",
      on: .timer(.suspension),
      parts: [
        .for("F78.2", do: .conduct(.closeListening)),
        .for("F44.2", do: .app(.stopAudio)),
        .for("F42.1", "F44.1", "F52.2", "F66.3", "F166.2", do: .become(.suspended)),
      ],
      because: "an app without a reason to run is suspended, and not told",
      .stated,
      .guide2010("Moving to the Background"),
      .guide2011("Memory Usage for Background Apps")
    ),
    Rule(
      "watchdog.excused",
      serves: ["F169.1"],
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
