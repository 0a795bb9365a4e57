private let responding = Source.guide2010("Responding to Interruptions")

/// The in-call status bar.
var statusBarRules: [Rule] {
  [Rule](
    for: .appDelegate,
    stated: responding,
    .guide2011("Adjusting Your User Interface During a Phone Call")
  ) {
    Decision(on: .deviceEvent(.statusBar), if: .front([.app])) {
      Rule("status-bar.grows")
        .when(.fact(.telephony), .not(.statusBarIsTall), for: "F64.1", "F65.2")
        .does(.call(.willChangeStatusBarFrame), .post(.willChangeStatusBarFrame), for: "F64.1")
        .does(.setStatusBar(isTall: true), for: "F64.1")
        .does(.resizeViews, for: "F64.2")
        .does(.call(.didChangeStatusBarFrame), .post(.didChangeStatusBarFrame), for: "F64.3")
        .because("the status bar grows when the user returns to the app during a call")
      Rule("status-bar.shrinks")
        .when(.fact(.statusBarIsTall), for: "F64.1")
        .does(.call(.willChangeStatusBarFrame), .post(.willChangeStatusBarFrame), for: "F64.1")
        .does(.setStatusBar(isTall: false), for: "F64.1")
        .does(.resizeViews, for: "F64.2")
        .does(.call(.didChangeStatusBarFrame), .post(.didChangeStatusBarFrame), for: "F64.3")
        .because("the status bar shrinks when the call ends")
    }
    Rule("status-bar.toggle", on: .action(.toggleInCallStatusBar))?
      .when(.fact(.telephony))
      .does(.toggleStatusBar, .updateStatusBar, for: "F65.2", "F154.5")
      .because("the Simulator of an iPhone shows the status bar of a call without one")
      .stated(.book("Hardware interaction"))
  }
}
