/// The end of the process, by whoever ends it.
enum TerminationRules {
  static let iPhoneOS: [Rule] = [
    Rule(
      "terminate.tell",
      on: .procedure(.tellTerminate),
      parts: [
        .for("F107.3", "F107.4", do: .begin(.terminate)),
        .for("F48.1", "F107.1", do: .call(.willTerminate), .post(.willTerminate)),
        .for("F7.1", do: .ownership(.drainMainPool)),
      ],
      because: "a running app is told before it is terminated, and has 5 s",
      .stated,
      .guide2010("Responding to Application Termination")
    ),
    Rule(
      "watchdog",
      on: .timer(.watchdog),
      parts: [
        .for("F34.1", "F67.2", "F107.3", do: .endProcess(.watchdog))
      ],
      because: "a callback that does not return in its time gets the app killed",
      .stated,
      .guide2010("Moving to the Background"),
      .guide2011("What to Do at Launch Time")
    ),
    Rule(
      "unresponsive",
      serves: ["F111.2"],
      on: .timer(.unresponsive),
      if: [.state([.inactive, .active])],
      do: [.endProcess(.watchdog)],
      because: "an app in front that does not respond in time is terminated (unresponsive-after)",
      .stated,
      .guide2014("App Termination"),
      .measured("10 s of a scene update, termination code 0x8badf00d")
    ),
    Rule(
      "stack.overflow",
      serves: ["F111.2"],
      on: .procedure(.overflowStack),
      do: [.endProcess(.crash)],
      because: "code that calls itself again and again fills the stack, and the app crashes",
      .inferred,
      .model("calls 48 deep fill the stack")
    ),
    Rule(
      "code.endless",
      serves: ["F107.3"],
      on: .procedure(.endlessCode),
      do: [.endProcess(.watchdog)],
      because: "code that does not come to an end gets the app killed",
      .inferred,
      .model("1,000 actions in one turn of the run loop, or 50,000 in one step, have no end")
    ),
    Rule(
      "reboot.front",
      serves: ["F110.1"],
      on: .action(.reboot),
      if: [.state([.inactive, .active])],
      parts: [
        .for("F110.1", do: .device(.restart), .perform(.endAtReboot)),
        .for("F47.4", "F110.1", do: .endProcess(.reboot)),
        .for("F36.1", do: .perform(.launchAfterRestart)),
      ],
      because: "a restart ends the app",
      .stated,
      .guide2014("App Termination")
    ),
    Rule(
      "reboot",
      on: .action(.reboot),
      parts: [
        .for("F47.4", "F110.1", do: .endProcess(.reboot)),
        .for("F110.1", do: .device(.restart)),
        .for("F36.1", do: .perform(.launchAfterRestart)),
      ],
      because: "a restart ends the app; one that is not in front is told nothing",
      .stated,
      .guide2014("App Termination"),
      .measured("iOS 4.0")
    ),
    Rule(
      "reboot.tell",
      serves: ["F110.1"],
      on: .procedure(.endAtReboot),
      if: [.when(.rebootNotifies, is: true)],
      parts: [
        .for("F112.2", do: .perform(.callBeforeEnd)),
        .for("F110.1", do: .perform(.tellTerminate)),
      ],
      because: "up to iOS 4 the app in front is told before a restart (reboot-notifies)",
      .observed,
      .measured("iOS 4.0")
    ),
  ]
  /// From iOS 4.0.
  static let iOS4: [Rule] = [
    Rule(
      "terminate.background-call",
      serves: ["F112.2"],
      on: .procedure(.callBeforeEnd),
      if: [.fact(.staysInBackground), .when(.terminationBackgroundCall, is: true)],
      do: [
        .begin(.enterBackground), .call(.didEnterBackground), .post(.didEnterBackground),
        .end(.enterBackground),
      ],
      because:
        "by the book didEnterBackground is called before willTerminate, whatever ends the app "
        + "(termination-background-call)",
      .stated,
      .book("Termination")
    )
  ]
}
