/// The status bar of a call.
enum StatusBarRules {
  private static let responding = Source.guide2010("Responding to Interruptions")

  static let all = [Rule](
    for: .appDelegate,
    stated: responding,
    .guide2011("Adjusting Your User Interface During a Phone Call")
  ) {
    Decision(on: .change(.statusBar), if: .front([.app])) {
      Rule("status-bar.grows")
        .when(.fact(.telephony), .not(.statusBarIsTall))
        .applies(for: "F64.1", "F65.2")
        .does(
          .call(.willChangeStatusBarFrame),
          .post(.willChangeStatusBarFrame),
          .statusBar(.become(isTall: true)),
          for: "F64.1"
        )
        .does(.statusBar(.resizeViews), for: "F64.2")
        .does(.call(.didChangeStatusBarFrame), .post(.didChangeStatusBarFrame), for: "F64.3")
        .because("the status bar grows when the user returns to the app during a call")
      Rule("status-bar.shrinks")
        .when(.fact(.statusBarIsTall))
        .applies(for: "F64.1")
        .does(
          .call(.willChangeStatusBarFrame),
          .post(.willChangeStatusBarFrame),
          .statusBar(.become(isTall: false)),
          for: "F64.1"
        )
        .does(.statusBar(.resizeViews), for: "F64.2")
        .does(.call(.didChangeStatusBarFrame), .post(.didChangeStatusBarFrame), for: "F64.3")
        .because("the status bar shrinks when the call ends")
    }
    Rule("status-bar.toggle", on: .action(.toggleInCallStatusBar))
      .when(.fact(.telephony))
      .does(.statusBar(.toggle), .statusBar(.fit), for: "F65.2", "F154.5")
      .because("the Simulator of an iPhone shows the status bar of a call without one")
      .stated(.book("Hardware interaction"))
  }
}
