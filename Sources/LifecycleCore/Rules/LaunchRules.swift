/// Launching.
enum LaunchRules {
  static let iPhoneOS: [Rule] = [
    Rule(
      "icon.tap",
      serves: [26, 89],
      on: .action(.tapIcon),
      if: [.front([.homeScreen]), .not(.isCovered), .fact(.isInstalled)],
      do: [.device(.show(.app)), .perform(.bringForward)],
      because: "the user brings the app to the front from the home screen",
      .stated,
      .guide2010("Launching the Application")
    ),
    Rule(
      "forward.launch",
      serves: [25, 26, 118],
      on: .procedure(.bringForward),
      do: [.perform(.launch)],
      because: "an app that is not running is launched",
      .stated,
      .guide2010("Launching the Application"),
      .guide2011("The App Launch Cycle")
    ),
    Rule(
      "launch.foreground",
      serves: [16, 25, 26, 30, 31, 32, 34, 37, 38, 39, 42, 118, 121, 122],
      on: .procedure(.launch),
      do: [
        .note(.launchImage), .startProcess(.inactive), .begin(.launch), .perform(.loadInterface),
        .perform(.finishLaunching), .object(.showWindow), .perform(.openURLBeforeActive),
        .perform(.becomeActive), .perform(.openURLAfterActive), .end(.launch), .dropURL,
        .note(.runLoop),
      ],
      because: "a launch into the foreground passes inactive and ends active",
      .stated,
      .guide2010("Launching the Application"),
      .guide2011("The App Launch Cycle")
    ),
    Rule(
      "launch.finish",
      serves: [2, 26, 32, 33, 48, 118, 168],
      on: .procedure(.finishLaunching),
      do: [
        .perform(.willFinishLaunching),
        .callFirst(.didFinishLaunching, .applicationDidFinishLaunching),
        .post(.didFinishLaunching),
      ],
      because:
        "the launch ends with didFinishLaunching, in its older form if the app has only that",
      .stated,
      .guide2010("Launching the Application"),
      .book("App Anatomy 101")
    ),
    Rule(
      "active.become",
      serves: [12, 26, 35, 42, 47, 48, 51, 89, 92, 104, 132],
      on: .procedure(.becomeActive),
      do: [
        .become(.active), .call(.didBecomeActive), .post(.didBecomeActive), .conduct(.drawViews),
        .note(.touchesOn), .statusBar(.fit), .controller(.appearLate),
      ],
      because: "didBecomeActive is called at launch and on every return",
      .stated,
      .guide2010("Launching the Application"),
      .guide2011("The App Launch Cycle")
    ),
  ]

  /// From iOS 6.0: the first code of the app at launch.
  static let twoLaunchMethods: [Rule] = [
    Rule(
      "launch.will-finish",
      serves: [32, 33, 48],
      on: .procedure(.willFinishLaunching),
      do: [.call(.willFinishLaunching), .perform(.restoreState)],
      because: "willFinishLaunching is the app's first chance to run code at launch",
      .stated,
      .guide2014("Execution States for Apps")
    )
  ]
}
