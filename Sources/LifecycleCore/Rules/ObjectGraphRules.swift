/// The objects that a launch makes, from `main` to the window on the screen.
enum ObjectGraphRules {
  private static let anatomy = Source.book("App Anatomy 101")
  private static let launchTime = Source.guide2011("What to Do at Launch Time")

  static let iPhoneOS: [Rule] = [
    Rule(
      "objects.nib-with-delegate",
      serves: [9, 10, 16, 17, 20, 21, 22, 23, 28, 31, 173],
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
      serves: [9, 10, 16, 17, 20, 21, 22, 23, 28, 173],
      on: .procedure(.loadInterface),
      if: [.fact(.loadsNib)],
      do: [
        .note(.main), .note(.applicationMain), .note(.applicationMade), .note(.delegateMade),
        .note(.infoRead), .note(.interfaceLoaded), .object(.make(.viewController)),
      ],
      because: "a delegate whose class is named exists before the nib, which is not installed",
      .stated,
      launchTime,
      .guide2014("The Structure of an App")
    ),
    Rule(
      "objects.code",
      serves: [9, 10, 16, 20, 21],
      on: .procedure(.loadInterface),
      do: [.note(.main), .note(.applicationMain), .note(.applicationMade), .note(.delegateMade)],
      because: "without a main interface file the app makes its interface in code",
      .inferred,
      .guide2014("The Structure of an App")
    ),
    Rule(
      "window.show",
      serves: [12, 13, 23, 24, 32, 36, 135],
      on: .procedure(.showWindow),
      do: [
        .object(.loadInstalledView), .object(.turnViews), .controller(.willAppear),
        .object(.make(.display)), .note(.firstDrawing), .interface(.drawWindows),
        .controller(.appearEarly),
      ],
      because:
        "the window is shown once the launch methods have returned, turned as the device is held",
      .stated,
      launchTime,
      .guide2017("Strategies for Handling App State Transitions")
    ),
    Rule(
      "views.install",
      serves: [12, 23, 31, 33, 173],
      on: .action(.installViews),
      if: [.not(.viewsAreInstalled)],
      do: [
        .object(.make(.window)), .object(.make(.viewController)), .object(.make(.view)),
        .controller(.loadInWindows), .object(.make(.installation)),
      ],
      because: "the app puts the view into the window itself, which loads it",
      .stated,
      anatomy,
      launchTime
    ),
  ]

  /// From iOS 5.0.
  static let storyboards: [Rule] = [
    Rule(
      "objects.storyboard",
      serves: [9, 10, 16, 20, 21, 22, 23, 28],
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
    )
  ]

  /// With scenes the interface belongs to a scene, which comes later.
  static let scenes: [Rule] = [
    Rule(
      "objects.app-of-scenes",
      serves: [9, 10, 16, 20, 21],
      on: .procedure(.loadInterface),
      do: [.note(.main), .note(.applicationMain), .note(.applicationMade), .note(.delegateMade)],
      because: "an app with scenes begins without any interface",
      .stated,
      .uikit("About the app launch sequence")
    ),
    Rule(
      "objects.scene",
      serves: [16, 23],
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
