/// Views that must be drawn, and when they are.
enum DrawingRules {
  static let all = [Rule](stated: .translation("III.3 Rules of the background")) {
    Rule("view.show", on: .action(.showView))
      .does(.conduct(.showView), for: "F86.1", "F150.1")
      .because("a view that comes into the window must be drawn")
    Rule("view.hide", on: .action(.hideView))
      .does(.conduct(.hideView), for: "F71.2", 86)
      .because("a view that is hidden is in no picture")
    Decision(on: .action(.setNeedsDisplay)) {
      Rule("view.mark.background", since: .iOS4, if: .state([.background]))
        .applies(for: "F83.1", "F92.2")
        .does(.conduct(.markView), for: "F104.1")
        .does(.note(.unseenUpdate), for: "F83.1")
        .because("in the background nothing is drawn; the mark is kept for the return")
        .stated(
          .guide2010("Responding to System Changes While in the Background"),
          .backgroundRule(7)
        )
      Rule("view.mark")
        .does(.conduct(.markView), for: "F135.3", "F138.1")
        .because("a view is drawn once, however often it was marked before")
    }
    Rule("views.draw", on: .procedure(.draw))
      .does(.conduct(.drawViews), for: "F128.5", "F138.1")
      .because("in the foreground marked views are drawn when the app's code has returned")
      .stated(.guide2010("The Graphics and Drawing System"))
  }
}
