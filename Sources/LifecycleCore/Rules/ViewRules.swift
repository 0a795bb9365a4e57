/// The view hierarchy: what lies in what, and in which order it is drawn.
enum ViewRules {
  private static let hierarchy = Source.book("The view hierarchy")

  static let iPhoneOS: [Rule] = [
    Rule(
      "interface.draw.parents-first",
      serves: [137],
      on: .procedure(.drawInterface),
      if: [.when(.renderOrder, "parents-first")],
      do: [.interface(.draw(parentsFirst: true))],
      because: "a subview lies on top of its superview, which would have to draw first "
        + "(render-order)",
      .inferred,
      hierarchy
    ),
    Rule(
      "interface.draw",
      on: .procedure(.drawInterface),
      parts: [
        .for("F15.3", "F134.1", "F135.2", do: .interface(.draw(parentsFirst: false)))
      ],
      because: "a window asks its subview to draw first, and so on down to the last (render-order)",
      .stated,
      hierarchy,
      .guide2010("The Graphics and Drawing System")
    ),
    Rule(
      "subview.add",
      serves: ["F14.2", "F14.3"],
      on: .action(.addSubview),
      do: [.interface(.addSubview)],
      because: "a view has one superview, and lies on top of what was in it",
      .stated,
      hierarchy
    ),
    Rule(
      "frame.set",
      serves: ["F13.2", "F14.4"],
      on: .action(.setFrame),
      do: [.interface(.setFrame)],
      because: "code moves and resizes views and windows, and what lies in them is resized",
      .stated,
      .guide2010("Windows, Views, and View Controllers"),
      hierarchy
    ),
    Rule(
      "text.set",
      serves: ["F152.2"],
      on: .action(.setText),
      do: [.interface(.setText)],
      because: "labels, buttons, text fields and text views show the text that they are given",
      .stated,
      .guide2010("The Text System")
    ),
    Rule(
      "text.draw",
      serves: ["F152.2"],
      on: .action(.drawString),
      do: [.interface(.setText)],
      because: "a view of the app's own draws its strings itself",
      .stated,
      .guide2010("The Text System")
    ),
    Rule(
      "external-window.show",
      serves: ["F13.1", "F13.5"],
      on: .action(.showWindow),
      if: [.fact(.displayIsConnected)],
      do: [.interface(.showWindow)],
      because: "what an external display shows is in a window of its own, which fills it",
      .stated,
      .guide2014("The Structure of an App"),
      .guide2010("Windows, Views, and View Controllers")
    ),
    Rule(
      "subview.remove",
      serves: ["F14.2", "F14.3"],
      on: .action(.removeFromSuperview),
      do: [.interface(.removeFromSuperview)],
      because: "what lies in no window cannot be seen",
      .stated,
      hierarchy
    ),
  ]
}
