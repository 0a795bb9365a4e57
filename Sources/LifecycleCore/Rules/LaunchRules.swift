/// Launching.
enum LaunchRules {
  static let iPhoneOS: [Rule] = [
    Rule(
      "icon.tap",
      serves: ["F26.2", "F89.1"],
      on: .action(.tapIcon),
      if: [.front([.homeScreen]), .not(.isCovered), .fact(.isInstalled)],
      do: [.device(.show(.app)), .perform(.bringForward)],
      because: "the user brings the app to the front from the home screen",
      .stated,
      .guide2010("Launching the Application")
    ),
    Rule(
      "forward.launch",
      serves: [25, "F26.2", 118],
      on: .procedure(.bringForward),
      do: [.perform(.launch)],
      because: "an app that is not running is launched",
      .stated,
      .guide2010("Launching the Application"),
      .guide2011("The App Launch Cycle")
    ),
    Rule(
      "launch.foreground",
      serves: [
        "F16.3", 25, 26, 30, "F31.1", "F32.2", 34, 37, 38, 39, "F42.1", "F42.2", "F47.1", 118, 121,
        122,
      ],
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
      serves: ["F2.2", "F26.2", "F32.2", "F33.1", "F48.1", "F118.2", 168],
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
      serves: [
        "F12.2", "F26.2", 35, "F42.1", "F42.3", "F47.2", "F48.1", "F48.3", 51, "F89.2", "F92.1",
        104, "F132.1",
      ],
      on: .procedure(.becomeActive),
      do: [
        .become(.active), .interface(.startInput), .call(.didBecomeActive), .post(.didBecomeActive),
        .conduct(.drawViews),
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
      serves: ["F32.1", "F33.1", "F33.2", "F48.1"],
      on: .procedure(.willFinishLaunching),
      do: [.call(.willFinishLaunching), .perform(.restoreState)],
      because: "willFinishLaunching is the app's first chance to run code at launch",
      .stated,
      .guide2014("Execution States for Apps")
    )
  ]
}
