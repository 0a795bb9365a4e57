private let drawing = Source.guide2010("The Graphics and Drawing System")
private let hierarchy = Source.book("The view hierarchy")

/// The view hierarchy and the order of drawing.
var viewRules: [Rule] {
  [Rule](stated: hierarchy) {
    Decision(on: .procedure(.drawInterface)) {
      Rule("interface.draw.parents-first")
        .when(.set(RenderOrder.parentsFirst))
        .does(.drawInterface(parentsFirst: true), for: 137)
        .because(
          "a subview lies on top of its superview, which would have to draw first (render-order)"
        )
        .inferred(hierarchy)
      Rule("interface.draw")
        .does(.drawInterface(parentsFirst: false), for: "F15.3", "F134.1", "F135.2")
        .because(
          "a window asks its subview to draw first, and so on down to the last (render-order)"
        )
        .stated(hierarchy, drawing)
    }
    Rule("subview.add", on: .action(.addSubview))?
      .does(.addSubview, for: "F14.2", "F14.3", "F294.3")
      .because("a view has one superview, and is placed above its other subviews")
    Rule("frame.set", on: .action(.setFrame))?
      .does(.setFrame, for: "F13.2", "F14.4")
      .because("code moves and resizes views and windows, and their subviews are resized")
      .stated(.guide2010("Windows, Views, and View Controllers"), hierarchy)
    Rule("text.set", on: .action(.setText))?
      .does(.setText, for: "F152.2")
      .because("labels, buttons, text fields and text views show the text that they are given")
      .stated(.guide2010("The Text System"))
    Rule("text.draw", on: .action(.drawString))?
      .does(.setText, for: "F152.2")
      .because("a view of the app's own draws its strings itself")
      .stated(.guide2010("The Text System"))
    Rule("external-window.show", on: .action(.showWindow))?
      .when(.fact(.displayIsConnected))
      .does(.showExternalWindow, for: "F13.1", "F13.5")
      .because("an external display shows a window of its own, which fills it")
      .stated(
        .guide2014("The Structure of an App"),
        .guide2010("Windows, Views, and View Controllers")
      )
    Rule("subview.remove", on: .action(.removeFromSuperview))?
      .does(.removeFromSuperview, for: "F14.2", "F14.3")
      .because("a view that is in no window is not visible")
      .inferred(.book("The window"))
    // Views that need display, and when they are drawn.
    Rule("view.show", on: .action(.showView))?
      .does(.showView, for: "F86.1", "F150.1")
      .because("a view that is added to the window must be drawn")
      .stated(drawing)
    Rule("view.hide", on: .action(.hideView))?
      .does(.hideView, for: "F71.2", 86)
      .because("a hidden view is not in the snapshot")
      .stated(.backgroundRule(10))
    Decision(on: .action(.setNeedsDisplay)) {
      Rule("view.mark.background", since: .iOS4)
        .when(.state([.background]), for: "F83.1", "F92.2")
        .does(.markView, for: "F104.1")
        .does(.note(.unseenUpdate), for: "F83.1")
        .because("in the background nothing is drawn; the mark is kept for the return")
        .stated(
          .guide2010("Responding to System Changes While in the Background"),
          .translation("III.4 Returning to the foreground"),
          .backgroundRule(7)
        )
      Rule("view.mark")
        .does(.markView, for: "F135.3", "F138.1")
        .because("a view is drawn once, however often it was marked before")
        .inferred(.guide2010("Table 2-4"), drawing)
    }
    Rule("views.draw", on: .procedure(.draw))?
      .does(.drawViews, for: "F128.5", "F138.1")
      .because("in the foreground marked views are drawn when the app's code has returned")
      .stated(.guide2010("The Event-Handling System"), .book("Event processing"))
  }
}
