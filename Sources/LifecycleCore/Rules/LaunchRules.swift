/// Launching.
enum LaunchRules {
  static let iPhoneOS: [Rule] = [
    Rule(
      "icon.tap",
      serves: [26, 89],
      on: .action(.tapIcon),
      if: [.front([.homeScreen]), .not(.isCovered)],
      do: [.show(.app), .perform(.bringForward)],
      because: "the user brings the app to the front from the home screen",
      .stated,
      .guide2010("Launching the Application")
    ),
    Rule(
      "forward.launch",
      serves: [25, 26, 118],
      on: .procedure(.bringForward),
      if: [.state([.notRunning])],
      do: [.perform(.launch)],
      because: "an app that is not running is launched",
      .stated,
      .guide2010("Launching the Application"),
      .guide2011("The App Launch Cycle")
    ),
    Rule(
      "launch.foreground",
      serves: [25, 26, 30, 31, 34, 37, 38, 39, 42],
      on: .procedure(.launch),
      if: [.not(.scenes)],
      do: [
        .note(.launchImage), .startProcess(.inactive), .begin(.launch), .perform(.loadInterface),
        .perform(.finishLaunching), .note(.firstDrawing), .perform(.openURLBeforeActive),
        .perform(.becomeActive), .perform(.openURLAfterActive), .end(.launch), .dropURL,
      ],
      because: "a launch into the foreground passes inactive and ends active",
      .stated,
      .guide2010("Launching the Application"),
      .guide2011("The App Launch Cycle")
    ),
    Rule(
      "launch.interface",
      serves: [28, 31],
      on: .procedure(.loadInterface),
      do: [.note(.interfaceLoaded)],
      because: "the main interface file is loaded before the app is told anything",
      .stated,
      .guide2010("Launching the Application"),
      .book("App Anatomy 101")
    ),
    Rule(
      "launch.finish",
      serves: [2, 26, 32, 48, 118, 168],
      on: .procedure(.finishLaunching),
      do: [
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
      serves: [26, 35, 42, 47, 48, 51, 89, 92, 104, 132],
      on: .procedure(.becomeActive),
      if: [.not(.scenes)],
      do: [
        .become(.active), .call(.didBecomeActive), .post(.didBecomeActive), .conduct(.drawViews),
        .note(.touchesOn),
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
      "launch.finish",
      serves: [2, 26, 32, 48, 118, 168],
      on: .procedure(.finishLaunching),
      do: [
        .call(.willFinishLaunching),
        .callFirst(.didFinishLaunching, .applicationDidFinishLaunching),
        .post(.didFinishLaunching),
      ],
      because: "willFinishLaunching is the app's first chance to run code at launch",
      .stated,
      .guide2014("Execution States for Apps")
    )
  ]
}
