/// The objects that a launch makes, from `main` to the window on the screen.
enum ObjectGraphRules {
  private static let anatomy = Source.book("App Anatomy 101")
  private static let launchTime = Source.guide2011("What to Do at Launch Time")

  /// How a launch begins whose delegate has a class that `main` names.
  private static let beginning = beginning(.for("F20.2", "F21.1", do: .note(.applicationMain)))

  /// The same from iOS 5, whose template names the class.
  private static let beginningFromIOS5 = beginning(
    .for("F20.2", "F21.1", "F21.4", do: .note(.applicationMain))
  )

  private static func beginning(_ applicationMain: RulePart) -> [RulePart] {
    [
      .for("F20.1", "F122.1", do: .note(.main)), applicationMain,
      .for("F9.1", "F9.4", "F21.2", do: .note(.applicationMade)),
      .for("F10.1", "F10.2", "F16.1", do: .note(.delegateMade)),
    ]
  }

  static let iPhoneOS: [Rule] = [
    Rule(
      "objects.nib-with-delegate",
      serves: ["F21.3"],
      on: .procedure(.loadInterface),
      if: [.fact(.delegateIsInNib)],
      parts: [
        .for("F20.1", "F122.1", do: .note(.main)),
        .for("F20.2", "F21.1", do: .note(.applicationMain)),
        .for("F9.1", "F9.4", "F21.2", do: .note(.applicationMade)),
        .for("F22.1", "F31.1", do: .note(.infoRead)),
        .for("F17.1", "F17.2", "F26.1", do: .note(.interfaceLoaded)),
        .for("F10.1", "F10.2", "F21.3", do: .note(.delegateMade)),
        .for("F13.4", "F16.2", "F23.3", do: .object(.make(.window))),
        .for("F16.1", "F31.1", do: .object(.make(.viewController))),
      ],
      because: "without a class for it the delegate comes from the main nib, and the window next",
      .stated,
      anatomy,
      .guide2010("The Core Application Objects")
    ),
    Rule(
      "objects.nib",
      serves: ["F22.1", "F22.3"],
      on: .procedure(.loadInterface),
      if: [.fact(.loadsNib)],
      parts: beginning + [
        .for("F22.1", "F31.1", do: .note(.infoRead)),
        .for("F17.1", "F17.2", "F26.1", do: .note(.interfaceLoaded)),
        .for("F13.4", "F16.1", "F23.3", do: .object(.make(.window))),
        .for("F16.1", "F31.1", do: .object(.make(.viewController))),
      ],
      because: "a delegate whose class is named exists before the nib, which holds the window",
      .stated,
      .guide2010("The Main Function"),
      .translation("II. main, UIApplication and its delegate")
    ),
    Rule(
      "objects.code",
      on: .procedure(.loadInterface),
      parts: beginning,
      because: "without a main interface file the app makes its interface in code",
      .inferred,
      .guide2014("The Structure of an App")
    ),
    Rule(
      "window.show",
      serves: ["F10.3", "F23.2"],
      on: .procedure(.showWindow),
      if: [.fact(.hasWindow)],
      parts: [
        .for("F12.1", "F36.3", do: .object(.loadInstalledView)),
        .for("F24.1", "F24.2", do: .object(.turnViews)),
        .for("F12.2", do: .controller(.willAppear)),
        .for("F10.3", "F23.2", do: .object(.make(.display))),
        .for("F135.1", do: .note(.firstDrawing), .interface(.drawWindows)),
        .for("F12.2", do: .controller(.appearEarly)),
      ],
      because:
        "a window that was made is shown once the launch methods have returned, turned as the "
        + "device is held",
      .stated,
      launchTime,
      .guide2017("Strategies for Handling App State Transitions")
    ),
    Rule(
      "views.install",
      serves: ["F23.2"],
      on: .action(.installViews),
      if: [.not(.viewsAreInstalled)],
      parts: [
        .for("F13.4", "F23.2", do: .object(.make(.window))),
        .for("F173.1", do: .object(.make(.viewController))),
        .for("F12.1", "F31.2", "F173.1", do: .object(.make(.view))),
        .for("F12.1", do: .controller(.loadInWindows)),
        .for("F12.2", "F23.2", "F31.2", do: .object(.make(.installation))),
        .for("F23.2", do: .perform(.showNewWindow)),
      ],
      because: "the app puts the view into the window itself, which loads it",
      .stated,
      anatomy,
      launchTime
    ),
    Rule(
      "window.wait",
      serves: ["F32.2"],
      on: .procedure(.showNewWindow),
      if: [.state([.inactive]), .fact(.isLaunching)],
      do: [],
      because: "a window that is made while the app launches is shown when that is done",
      .stated,
      launchTime
    ),
    Rule(
      "window.show.late",
      serves: ["F23.2"],
      on: .procedure(.showNewWindow),
      if: [.state([.inactive, .active])],
      do: [.object(.showWindow)],
      because: "a window that is made later is shown at once",
      .inferred,
      launchTime
    ),
  ]

  /// From iOS 5.0: storyboards, and nibs without a window.
  static let iOS5: [Rule] = [
    Rule(
      "objects.nib",
      serves: ["F22.1", "F22.3"],
      on: .procedure(.loadInterface),
      if: [.fact(.loadsNib)],
      parts: beginningFromIOS5 + [
        .for("F22.1", "F31.1", do: .note(.infoRead)),
        .for("F17.1", "F17.2", "F23.2", do: .note(.interfaceLoaded)),
        .for("F16.1", do: .object(.make(.viewController))),
      ],
      because: "a delegate whose class is named exists before the nib, which brings no window",
      .stated,
      launchTime,
      .guide2014("The Structure of an App")
    ),
    Rule(
      "objects.storyboard",
      serves: ["F22.2", "F28.3"],
      on: .procedure(.loadInterface),
      if: [.fact(.loadsStoryboard)],
      parts: beginningFromIOS5 + [
        .for("F22.2", do: .note(.infoRead)),
        .for("F22.2", "F22.3", "F26.1", do: .note(.interfaceLoaded)),
        .for("F13.4", "F23.1", do: .object(.make(.window))),
        .for("F23.1", do: .object(.make(.viewController)), .object(.make(.installation))),
      ],
      because:
        "a storyboard's first view controller is loaded and installed in the delegate's window",
      .stated,
      launchTime
    ),
  ]

  /// With scenes the interface belongs to a scene, which comes later.
  static let scenes: [Rule] = [
    Rule(
      "objects.app-of-scenes",
      on: .procedure(.loadInterface),
      parts: beginningFromIOS5,
      because: "an app with scenes begins without any interface",
      .stated,
      .uikit("About the app launch sequence")
    ),
    Rule(
      "objects.scene",
      serves: ["F23.1"],
      on: .procedure(.loadSceneInterface),
      if: [.fact(.loadsStoryboard)],
      do: [
        .note(.interfaceLoaded), .object(.make(.window)), .object(.make(.viewController)),
        .object(.make(.installation)),
      ],
      because: "the storyboard is loaded for each scene that connects",
      .stated,
      .uikit("Specifying the scenes your app supports")
    ),
  ]
}
