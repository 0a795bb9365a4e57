private let appearance = Source.uikit("UITraitCollection.activeAppearance")
private let multitasking = Source.uikit("Adopting Multitasking Enhancements on iPad")

/// Other apps on the screen of an iPad: beside the app, and over its windows.
var multitaskingRules: [Rule] {
  [Rule](since: .iOS9, stated: multitasking) {
    Rule("beside.open", on: .action(.openAppBeside))?
      .when(
        .fact(.isPad),
        .not(.isInCompatibilityMode),
        .front([.app]),
        .not(.isCovered),
        .not(.otherAppIsBeside),
        for: "F227.1"
      )
      .when(.not(.requiresFullScreen), for: "F227.1", "F234.1")
      .does(.showAppBeside, for: "F227.1", "F234.1")
      .because(
        "in Split View both apps are in the foreground and active, whichever the user touches"
      )
      .stated(multitasking, appearance)
    Decision(on: .action(.closeSplitView), if: .fact(.otherAppIsBeside), .not(.isCovered)) {
      Rule("divider.closes-app")
        .when(.argument(["app"]), for: "F227.3", "F227.4")
        .does(.show(.otherApp), .perform(.leaveForeground), for: "F227.3")
        .because("an app over which the divider is moved to the edge enters the background")
      Rule("divider.closes-other-app")
        .applies(for: "F227.4")
        .does(.perform(.resizeWindow), .hideAppBeside, for: "F227.4")
        .because("an app has the screen if the divider is moved over the other one")
    }
    Decision(on: .action(.resizeWindow), if: .not(.isCovered)) {
      Rule("divider.move")
        .when(.fact(.otherAppIsBeside), for: "F227.2")
        .does(.perform(.resizeWindow), for: "F196.1", "F227.2")
        .because("the user moves the divider between two apps")
      Rule("window.resize", for: .scenes)
        .when(.fact(.windowIsForward), for: "F196.1")
        .does(.perform(.resizeWindow), for: "F196.1")
        .because("the user moves the divider between windows, or resizes one")
        .inferred(appearance)
    }
    Rule(
      "divider.deactivates",
      on: .procedure(.resizeWindow),
      until: .iOS26,
      for: .appDelegate
    )?
    .does(.perform(.resign), .note(.snapshot), .perform(.becomeActive), for: "F227.2")
    .because(
      "an app is inactive while the divider moves, and is resized for snapshots of its later sizes"
    )
    // Another app's window over those of the app.
    Decision(on: .action(.coverWindow), if: .fact(.isPad)) {
      Rule("window.cover.active", since: .iOS16)
        .when(.fact(.windowCanBeCovered), for: "F226.1")
        .when(.set(CoveredWindow.active), for: "F226.6")
        .doesNothing(for: "F226.6")
        .because("a scene that another app's window covers may stay active (covered-window)")
        .observed(.measured("FB18443571, beta of iPadOS 26"))
      Rule("window.cover.stage-manager", since: .iOS16, until: .iOS26)
        .when(.fact(.windowCanBeCovered), for: "F226.1")
        .does(.selectScene, .overlapScene, .perform(.coverWindow), for: "F226.1")
        .because("a window of another app that covers a scene in Stage Manager makes it inactive")
        .inferred(appearance)
      Rule("window.cover", since: .iOS26)
        .when(.fact(.windowCanBeCovered), for: "F226.1")
        .does(.selectScene, .overlapScene, .perform(.coverWindow), for: "F226.1")
        .because("a window of another app that covers a scene in windowed apps makes it inactive")
        .stated(appearance)
    }
    Rule("window.covered", on: .procedure(.coverWindow), since: .iOS16)?
      .does(.perform(.resign), for: "F226.1", "F226.4")
      .because(
        "a covered scene resigns active, and the app with the last one that is active (covered-window)"
      )
      .inferred(appearance, .uikit("UIApplication.applicationState"))
    Rule("window.uncover", on: .action(.uncoverWindow), since: .iOS16)?
      .when(.fact(.windowIsCovered), .front([.app]), .not(.isCovered), for: "F226.2")
      .does(.selectScene, .uncoverScene, .perform(.becomeActive), for: "F226.2")
      .because("a window that is in front of that of the other app again is active again")
      .inferred(appearance)
  }
}
