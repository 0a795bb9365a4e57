/// When the views of view controllers are loaded, seen, turned and given back.
enum ViewControllerRules {
  private static let controllers = Source.book("Controlling View Controllers")
  private static let warnings = Source.book("Observing low-memory warnings")
  private static let reference = Source.uikit("UIViewController")

  static let iPhoneOS: [Rule] = [
    Rule(
      "view.load",
      serves: ["F12.1", "F161.1"],
      on: .action(.loadView),
      do: [.controller(.loadAsked)],
      because: "a view is loaded when somebody asks for it, and not before",
      .stated,
      controllers,
      reference
    ),
    Rule(
      "view.unload",
      serves: ["F12.1", "F114.2"],
      on: .procedure(.unloadView),
      if: [.fact(.viewIsLoose)],
      parts: [
        .for("F114.2", "F161.1", do: .controller(.unload))
      ],
      because:
        "up to iOS 5 a view controller releases its view on a warning, if it lies in no other",
      .stated,
      warnings
    ),
    Rule(
      "views.appear.early",
      serves: ["F12.2", "F12.4"],
      on: .procedure(.viewsAppearEarly),
      if: [.when(.viewDidAppear, "before-active")],
      do: [.controller(.didAppear)],
      because: "the views have appeared before the app is active (view-did-appear)",
      .observed,
      .measured("Programming iOS, lifetime events")
    ),
    Rule(
      "views.appear.late",
      serves: ["F12.2", "F12.4"],
      on: .procedure(.viewsAppearLate),
      do: [.controller(.didAppear)],
      because: "the views have appeared when the app is active (view-did-appear)",
      .observed,
      .measured("Programming iOS, lifetime events")
    ),
    Rule(
      "modal.present",
      serves: ["F12.2", "F161.4"],
      on: .action(.present),
      do: [.controller(.present)],
      because: "a modal view must be answered before the app goes on",
      .stated,
      controllers
    ),
    Rule(
      "modal.dismiss",
      serves: ["F12.2", "F161.4"],
      on: .action(.dismiss),
      do: [.controller(.dismiss)],
      because: "when it is answered, what was there before is seen again",
      .stated,
      controllers
    ),
    Rule(
      "views.rotate",
      serves: ["F12.3", "F161.3"],
      on: .procedure(.rotateViews),
      if: [.fact(.viewsTurn)],
      parts: [
        .for("F12.3", "F94.2", do: .controller(.willRotate)),
        .for("F12.3", "F94.2", do: .note(.viewsTurned)),
        .for("F13.1", "F14.4", "F161.2", do: .controller(.resize)),
        .for("F12.3", "F94.2", do: .controller(.didRotate)),
      ],
      because: "a view controller turns and resizes its views, if it supports the orientation",
      .stated,
      controllers
    ),
  ]

  /// From iOS 8.0: a new size, and not a rotation.
  static let iOS8: [Rule] = [
    Rule(
      "views.rotate",
      serves: ["F12.3", "F161.3"],
      on: .procedure(.rotateViews),
      if: [.fact(.viewsTurn)],
      parts: [
        .for("F12.3", "F94.2", do: .controller(.willTransition)),
        .for("F12.3", "F94.2", do: .note(.viewsTurned)),
        .for("F13.1", "F14.4", "F161.2", do: .controller(.resize)),
      ],
      because: "a view controller is told of the new size of its view, if it turns with the device",
      .stated,
      reference
    )
  ]
}
