/// The view hierarchy: what lies in what, and in which order it is drawn.
enum ViewRules {
  private static let hierarchy = Source.book("The view hierarchy")

  static let all = [Rule](stated: hierarchy) {
    Decision(on: .procedure(.drawInterface)) {
      Rule("interface.draw.parents-first", if: .when(RenderOrder.parentsFirst))
        .does(.interface(.draw(parentsFirst: true)), for: 137)
        .because(
          "a subview lies on top of its superview, which would have to draw first "
            + "(render-order)"
        )
        .inferred(hierarchy)
      Rule("interface.draw")
        .does(.interface(.draw(parentsFirst: false)), for: "F15.3", "F134.1", "F135.2")
        .because(
          "a window asks its subview to draw first, and so on down to the last (render-order)"
        )
        .stated(hierarchy, .guide2010("The Graphics and Drawing System"))
    }
    Rule("subview.add", on: .action(.addSubview))
      .does(.interface(.addSubview), for: "F14.2", "F14.3")
      .because("a view has one superview, and lies on top of what was in it")
    Rule("frame.set", on: .action(.setFrame))
      .does(.interface(.setFrame), for: "F13.2", "F14.4")
      .because("code moves and resizes views and windows, and what lies in them is resized")
      .stated(.guide2010("Windows, Views, and View Controllers"), hierarchy)
    Rule("text.set", on: .action(.setText))
      .does(.interface(.setText), for: "F152.2")
      .because("labels, buttons, text fields and text views show the text that they are given")
      .stated(.guide2010("The Text System"))
    Rule("text.draw", on: .action(.drawString))
      .does(.interface(.setText), for: "F152.2")
      .because("a view of the app's own draws its strings itself")
      .stated(.guide2010("The Text System"))
    Rule("external-window.show", on: .action(.showWindow), if: .fact(.displayIsConnected))
      .does(.interface(.showWindow), for: "F13.1", "F13.5")
      .because("what an external display shows is in a window of its own, which fills it")
      .stated(
        .guide2014("The Structure of an App"),
        .guide2010("Windows, Views, and View Controllers")
      )
    Rule("subview.remove", on: .action(.removeFromSuperview))
      .does(.interface(.removeFromSuperview), for: "F14.2", "F14.3")
      .because("what lies in no window cannot be seen")
  }
}
