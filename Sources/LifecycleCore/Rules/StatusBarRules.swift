/// The status bar of a call.
enum StatusBarRules {
  private static let responding = Source.guide2010("Responding to Interruptions")

  /// Every version without scenes: the app delegate is told.
  static let iPhoneOS: [Rule] = [
    Rule(
      "status-bar.grows",
      serves: [64, "F65.2"],
      on: .change(.statusBar),
      if: [.fact(.telephony), .front([.app]), .not(.statusBarIsTall)],
      do: changes(isTall: true),
      because: "the status bar grows when the user returns to the app during a call",
      .stated,
      responding,
      .guide2011("Responding to Interruptions")
    ),
    Rule(
      "status-bar.shrinks",
      serves: [64],
      on: .change(.statusBar),
      if: [.front([.app]), .fact(.statusBarIsTall)],
      do: changes(isTall: false),
      because: "the status bar shrinks when the call ends",
      .stated,
      responding,
      .guide2011("Responding to Interruptions")
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

  private static func changes(isTall: Bool) -> [Effect] {
    [
      .call(.willChangeStatusBarFrame), .post(.willChangeStatusBarFrame),
      .statusBar(.become(isTall: isTall)), .statusBar(.resizeViews),
      .call(.didChangeStatusBarFrame), .post(.didChangeStatusBarFrame),
    ]
  }
}
