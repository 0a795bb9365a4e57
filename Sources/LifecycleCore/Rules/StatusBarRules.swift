/// The status bar of a call.
enum StatusBarRules {
  private static let responding = Source.guide2010("Responding to Interruptions")

  /// Every version without scenes: the app delegate is told.
  static let iPhoneOS: [Rule] = [
    Rule(
      "status-bar.grows",
      serves: ["F64.1", "F65.2"],
      on: .change(.statusBar),
      if: [.fact(.telephony), .front([.app]), .not(.statusBarIsTall)],
      parts: changes(isTall: true),
      because: "the status bar grows when the user returns to the app during a call",
      .stated,
      responding,
      .guide2011("Adjusting Your User Interface During a Phone Call")
    ),
    Rule(
      "status-bar.shrinks",
      serves: ["F64.1"],
      on: .change(.statusBar),
      if: [.front([.app]), .fact(.statusBarIsTall)],
      parts: changes(isTall: false),
      because: "the status bar shrinks when the call ends",
      .stated,
      responding,
      .guide2011("Adjusting Your User Interface During a Phone Call")
    ),
    Rule(
      "status-bar.toggle",
      serves: ["F65.2", "F154.5"],
      on: .action(.toggleInCallStatusBar),
      if: [.fact(.telephony)],
      do: [.statusBar(.toggle), .statusBar(.fit)],
      because: "the Simulator of an iPhone shows the status bar of a call without one",
      .stated,
      .book("Hardware interaction")
    ),
  ]

  private static func changes(isTall: Bool) -> [RulePart] {
    [
      .for(
        "F64.1",
        do: .call(.willChangeStatusBarFrame),
        .post(.willChangeStatusBarFrame),
        .statusBar(.become(isTall: isTall))
      ),
      .for("F64.2", do: .statusBar(.resizeViews)),
      .for("F64.3", do: .call(.didChangeStatusBarFrame), .post(.didChangeStatusBarFrame)),
    ]
  }
}
