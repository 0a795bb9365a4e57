/// Views that must be drawn, and when they are.
enum DrawingRules {
  private static let dirty = Source.guide2010(
    "Responding to System Changes While in the Background"
  )

  static let iPhoneOS: [Rule] = [
    ConductRules.does(
      .showView,
      "view.show",
      serves: ["F71.2", 86, 150],
      [.conduct(.showView)],
      "a view that comes into the window must be drawn"
    ),
    ConductRules.does(
      .hideView,
      "view.hide",
      serves: ["F71.2", 86],
      [.conduct(.hideView)],
      "a view that is hidden is in no picture"
    ),
    ConductRules.does(
      .setNeedsDisplay,
      "view.mark",
      serves: ["F92.1", "F135.3", 138],
      [.conduct(.markView)],
      "a view is drawn once, however often it was marked before"
    ),
    Rule(
      "views.draw",
      serves: ["F92.1", 131, 135, 138],
      on: .procedure(.draw),
      do: [.conduct(.drawViews)],
      because: "in the foreground marked views are drawn when the app's code has returned",
      .stated,
      .guide2010("The Graphics and Drawing System")
    ),
  ]

  /// From iOS 4.0.
  static let iOS4: [Rule] = [
    Rule(
      "view.mark.background",
      serves: [83, "F92.2", 104],
      on: .action(.setNeedsDisplay),
      if: [.state([.background])],
      do: [.conduct(.markView), .note(.unseenUpdate)],
      because: "in the background nothing is drawn; the mark is kept for the return",
      .stated,
      dirty,
      ConductRules.rule(7)
    )
  ]
}
