/// The objects that a launch makes, from `main` to the window on the screen.
enum ObjectGraphRules {
  private static let anatomy = Source.book("App Anatomy 101")
  private static let launchTime = Source.guide2011("What to Do at Launch Time")

  static let iPhoneOS: [Rule] = [
    Rule(
      "objects.nib-with-delegate",
      serves: [
        "F9.1", "F9.4", "F10.1", "F10.2", "F13.4", "F16.1", "F16.2", "F17.1", "F17.2", 20, "F21.1",
        "F21.3", "F22.1", "F22.3", "F23.3", "F28.1", "F31.1", 173,
      ],
      on: .procedure(.loadInterface),
      if: [.fact(.delegateIsInNib)],
      do: [
        .note(.main), .note(.applicationMain), .note(.applicationMade), .note(.infoRead),
        .note(.interfaceLoaded), .note(.delegateMade), .object(.make(.window)),
        .object(.make(.viewController)),
      ],
      because: "without a class for it the delegate comes from the main nib, and the window next",
      .stated,
      anatomy,
      .guide2010("The Core Application Objects")
    ),
    Rule(
      "objects.nib",
      serves: [
        "F9.1", "F9.4", "F10.1", "F10.2", "F16.1", "F16.2", "F17.1", "F17.2", 20, "F21.1", "F21.2",
        "F21.4", "F22.1", "F22.3", "F23.3", "F28.1", 173,
      ],
      on: .procedure(.loadInterface),
      if: [.fact(.loadsNib)],
      do: [
        .note(.main), .note(.applicationMain), .note(.applicationMade), .note(.delegateMade),
        .note(.infoRead), .note(.interfaceLoaded), .object(.make(.window)),
        .object(.make(.viewController)),
      ],
      because: "a delegate whose class is named exists before the nib, which holds the window",
      .stated,
      .guide2010("The Main Function"),
      .translation("II. main, UIApplication and its delegate")
    ),
    Rule(
      "objects.code",
      serves: ["F9.1", "F9.4", "F10.1", "F10.2", "F16.1", 20, "F21.1", "F21.2", "F21.4"],
      on: .procedure(.loadInterface),
      do: [.note(.main), .note(.applicationMain), .note(.applicationMade), .note(.delegateMade)],
      because: "without a main interface file the app makes its interface in code",
      .inferred,
      .guide2014("The Structure of an App")
    ),
    Rule(
      "window.show",
      serves: ["F10.3", "F12.2", "F13.1", "F13.4", "F23.2", 24, "F32.2", "F36.3", "F135.1"],
      on: .procedure(.showWindow),
      if: [.fact(.hasWindow)],
      do: [
        .object(.loadInstalledView), .object(.turnViews), .controller(.willAppear),
        .object(.make(.display)), .note(.firstDrawing), .interface(.drawWindows),
        .controller(.appearEarly),
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
      serves: ["F12.1", "F12.2", "F13.4", "F23.2", "F31.2", "F33.2", 173],
      on: .action(.installViews),
      if: [.not(.viewsAreInstalled)],
      do: [
        .object(.make(.window)), .object(.make(.viewController)), .object(.make(.view)),
        .controller(.loadInWindows), .object(.make(.installation)), .perform(.showNewWindow),
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
      serves: [
        "F9.1", "F9.4", "F10.1", "F10.2", "F16.1", "F16.2", "F17.1", "F17.2", 20, "F21.1", "F21.2",
        "F21.4", "F22.1", "F22.3", "F23.2", "F28.1", 173,
      ],
      on: .procedure(.loadInterface),
      if: [.fact(.loadsNib)],
      do: [
        .note(.main), .note(.applicationMain), .note(.applicationMade), .note(.delegateMade),
        .note(.infoRead), .note(.interfaceLoaded), .object(.make(.viewController)),
      ],
      because: "a delegate whose class is named exists before the nib, which brings no window",
      .stated,
      launchTime,
      .guide2014("The Structure of an App")
    ),
    Rule(
      "objects.storyboard",
      serves: [
        "F9.1", "F9.4", "F10.1", "F10.2", "F16.1", 20, "F21.1", "F21.2", "F21.4", "F22.2", "F22.3",
        "F23.1", "F28.1",
      ],
      on: .procedure(.loadInterface),
      if: [.fact(.loadsStoryboard)],
      do: [
        .note(.main), .note(.applicationMain), .note(.applicationMade), .note(.delegateMade),
        .note(.infoRead), .note(.interfaceLoaded), .object(.make(.window)),
        .object(.make(.viewController)), .object(.make(.installation)),
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
      serves: ["F9.1", "F9.4", "F10.1", "F10.2", "F16.1", 20, "F21.1", "F21.2", "F21.4"],
      on: .procedure(.loadInterface),
      do: [.note(.main), .note(.applicationMain), .note(.applicationMade), .note(.delegateMade)],
      because: "an app with scenes begins without any interface",
      .stated,
      .uikit("About the app launch sequence")
    ),
    Rule(
      "objects.scene",
      serves: ["F16.2", "F23.1"],
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
