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
      serves: ["F15.3", 134, 135, 136, 137, 138],
      on: .procedure(.drawInterface),
      do: [.interface(.draw(parentsFirst: false))],
      because: "a window asks its subview to draw first, and so on down to the last (render-order)",
      .stated,
      hierarchy,
      .guide2010("The Graphics and Drawing System")
    ),
    Rule(
      "subview.add",
      serves: ["F14.2", "F14.3", "F161.5"],
      on: .action(.addSubview),
      do: [.interface(.addSubview)],
      because: "a view has one superview, and lies on top of what was in it",
      .stated,
      hierarchy
    ),
    Rule(
      "subview.remove",
      serves: ["F14.2", "F14.3", "F161.5"],
      on: .action(.removeFromSuperview),
      do: [.interface(.removeFromSuperview)],
      because: "what lies in no window cannot be seen",
      .stated,
      hierarchy
    ),
  ]
}
