/// Launching.
enum LaunchRules {
  static let iPhoneOS: [Rule] = [
    Rule(
      "icon.tap",
      serves: ["F89.1", "F170.1"],
      on: .action(.tapIcon),
      if: [.front([.homeScreen]), .not(.isCovered), .fact(.isInstalled)],
      parts: [
        .for("F89.1", "F163.2", do: .device(.show(.app))),
        .for("F26.2", "F89.1", do: .perform(.bringForward)),
      ],
      because: "the user brings the app to the front from the home screen",
      .stated,
      .guide2010("Launching the Application")
    ),
    Rule(
      "forward.launch",
      serves: ["F25.1", "F118.1"],
      on: .procedure(.bringForward),
      do: [.perform(.launch)],
      because: "an app that is not running is launched",
      .stated,
      .guide2010("Launching the Application"),
      .guide2011("The App Launch Cycle")
    ),
    Rule(
      "launch.foreground",
      on: .procedure(.launch),
      parts: [
        .for("F38.1", "F121.1", do: .note(.launchImage)),
        .for("F25.2", "F30.1", "F47.1", do: .startProcess(.inactive)),
        .for("F34.1", "F34.2", do: .begin(.launch)),
        .for("F26.1", "F31.1", do: .perform(.loadInterface)),
        .for("F26.2", "F39.1", do: .perform(.finishLaunching)),
        .for("F10.3", "F32.2", do: .object(.showWindow)),
        .for("F39.1", "F118.2", do: .perform(.openURLBeforeActive)),
        .for("F25.1", "F26.2", "F37.1", do: .perform(.becomeActive)),
        .for("F118.2", do: .perform(.openURLAfterActive)),
        .for("F34.2", do: .end(.launch)),
        .for("F118.2", do: .dropURL),
        .for("F16.3", "F26.3", "F122.2", do: .note(.runLoop)),
      ],
      because: "a launch into the foreground passes inactive and ends active",
      .stated,
      .guide2010("Launching the Application"),
      .guide2011("The App Launch Cycle")
    ),
    Rule(
      "launch.finish",
      on: .procedure(.finishLaunching),
      parts: [
        .for("F32.1", do: .perform(.willFinishLaunching)),
        .for(
          "F26.2",
          "F118.2",
          "F168.1",
          do: .callFirst(.didFinishLaunching, .applicationDidFinishLaunching)
        ),
        .for("F26.2", "F48.1", do: .post(.didFinishLaunching)),
      ],
      because:
        "the launch ends with didFinishLaunching, in its older form if the app has only that",
      .stated,
      .guide2010("Launching the Application"),
      .book("App Anatomy 101")
    ),
    Rule(
      "active.become",
      on: .procedure(.becomeActive),
      parts: [
        .for("F42.1", "F42.3", "F47.2", "F48.3", do: .become(.active)),
        .for("F42.3", "F51.2", do: .interface(.startInput)),
        .for("F35.1", "F51.1", "F89.2", do: .call(.didBecomeActive)),
        .for("F48.1", "F89.2", do: .post(.didBecomeActive)),
        .for("F92.1", "F104.1", do: .conduct(.drawViews)),
        .for("F51.2", "F61.2", do: .note(.touchesOn)),
        .for("F64.1", do: .statusBar(.fit)),
        .for("F12.2", do: .controller(.appearLate)),
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
      on: .procedure(.willFinishLaunching),
      parts: [
        .for("F32.1", "F33.1", do: .call(.willFinishLaunching)),
        .for("F33.2", do: .perform(.restoreState)),
      ],
      because: "willFinishLaunching is the app's first chance to run code at launch",
      .stated,
      .guide2014("Execution States for Apps")
    )
  ]
}
