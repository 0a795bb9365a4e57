/// Views that must be drawn, and when they are.
enum DrawingRules {
  private static let dirty = Source.guide2010(
    "Responding to System Changes While in the Background"
  )

  static let iPhoneOS: [Rule] = [
    ConductRules.does(
      .showView,
      "view.show",
      serves: ["F86.1", "F150.1"],
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
      serves: ["F135.3", "F138.1"],
      [.conduct(.markView)],
      "a view is drawn once, however often it was marked before"
    ),
    Rule(
      "views.draw",
      serves: ["F128.5", "F138.1"],
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
      serves: ["F83.1", "F92.2"],
      on: .action(.setNeedsDisplay),
      if: [.state([.background])],
      parts: [
        .for("F104.1", do: .conduct(.markView)),
        .for("F83.1", do: .note(.unseenUpdate)),
      ],
      because: "in the background nothing is drawn; the mark is kept for the return",
      .stated,
      dirty,
      ConductRules.rule(7)
    )
  ]
}
