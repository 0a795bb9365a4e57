private let sceneTransition = Source.uikit("Transitioning to the scene-based life cycle")
private let sceneMigration = Source.uikit("TN3187: Migrating to the UIKit scene-based life cycle")

/// Launching the app.
var launchRules: [Rule] {
  [Rule](
    stated: .guide2010("Launching the Application"),
    .guide2011("The App Launch Cycle")
  ) {
    Rule("icon.tap", on: .action(.tapIcon))?
      .when(.front([.homeScreen]), .not(.isCovered), .fact(.isInstalled), for: "F89.1", "F170.1")
      .does(.show(.app), for: "F89.1", "F163.2")
      .does(.perform(.bringForward), for: "F26.2", "F89.1")
      .because("the user brings the app to the front from the home screen")
      .stated(
        .guide2010("The Application Life Cycle"),
        .book("Your application resumes processing")
      )
    Decision(on: .procedure(.bringForward)) {
      Rule("forward.return", since: .iOS4)
        .when(.state([.background, .suspended]), for: "F41.3", "F74.1")
        .does(.perform(.returnToForeground), for: "F41.3", "F89.1", "F120.1")
        .because("an app that is in memory comes back as it was")
        .stated(
          .guide2010("Resuming Foreground Execution"),
          .book("Responding to interruptions")
        )
      Rule("forward.launch")
        .does(.perform(.launch), for: "F25.1", "F118.1")
        .because("an app that is not running is launched")
    }
    Decision(on: .procedure(.launch)) {
      Rule("launch.scene.refused", since: .iOS27, for: .scenes)
        .refusesWithoutConfiguration()
      Rule("launch.scene.refused.code", since: .iOS27, for: .scenes)
        .refusesConfigurationOfCode()
      Rule("launch.scene", for: .scenes)
        .does(.note(.launchImage), for: "F38.1")
        .does(.startProcess(.background), for: "F20.1")
        .does(.begin(.launch), for: "F34.1", "F34.2", "F228.2")
        .does(.perform(.createSwiftUIApp), for: "F205.1")
        .does(.perform(.loadInterface), for: "F16.1", "F20.1")
        .does(.perform(.finishLaunching), for: "F16.3", "F26.2")
        .does(.perform(.reportDiscarded), for: "F109.3")
        .does(.perform(.connectScene), for: "F26.1", "F117.1")
        .does(.perform(.sceneToForeground), for: "F25.1", "F26.2")
        .does(.end(.launch), for: "F34.2")
        .does(.note(.runLoop), for: "F16.3", "F26.3", "F122.2")
        .because("with scenes the app launches first, then its scene connects and comes forward")
        .stated(.uikit("About the app launch sequence"))
      Rule("launch.refused", since: .iOS27, for: .appDelegate)
        .refusesToLaunch(in: .inactive)
      Rule("launch.foreground", for: .appDelegate)
        .does(.note(.launchImage), for: "F38.1", "F121.1")
        .does(.startProcess(.inactive), for: "F25.2", "F30.1", "F47.1")
        .does(.begin(.launch), for: "F34.1", "F34.2", "F228.2")
        .does(.perform(.warnAboutScenes), for: "F177.3")
        .does(.perform(.loadInterface), for: "F26.1", "F31.1")
        .does(.perform(.changeStatusBarAtLaunch), for: "F229.1")
        .does(.perform(.finishLaunching), for: "F26.2", "F39.1")
        .does(.showWindow, for: "F10.3", "F32.2")
        .does(.perform(.openURLBeforeActive), for: "F39.1", "F118.2")
        .does(.perform(.becomeActive), for: "F25.1", "F26.2", "F37.1")
        .does(.perform(.openURLAfterActive), for: "F118.2")
        .does(.end(.launch), for: "F34.2")
        .does(.discardURL, for: "F118.2")
        .does(.note(.runLoop), for: "F16.3", "F26.3", "F122.2")
        .because("a launch into the foreground makes the app inactive, then active")
    }
    Rule(
      "launch.status-bar",
      on: .procedure(.changeStatusBarAtLaunch),
      since: .iOS11,
      for: .appDelegate
    )?
    .when(.on(.launchStatusBarCalls), for: "F229.1")
    .does(.call(.willChangeStatusBarFrame), .call(.didChangeStatusBarFrame), for: "F229.1")
    .because(
      "the status bar's frame may change at launch, before willFinishLaunching (launch-status-bar-calls)"
    )
    .observed(.measured("regularberry/AppLaunchSequence, iOS 11.0.3"))
    Rule("launch.finish", on: .procedure(.finishLaunching))?
      .does(.perform(.willFinishLaunching), for: "F32.1")
      .does(
        .callFirst(.didFinishLaunching, .applicationDidFinishLaunching),
        for: "F26.2",
        "F118.2",
        "F168.1"
      )
      .does(.post(.didFinishLaunching), for: "F26.2", "F48.1")
      .because(
        "the launch ends with didFinishLaunching, in its older form if the app implements only that"
      )
      .stated(.guide2010("Launching the Application"), .book("Termination"))
    Rule("launch.will-finish", on: .procedure(.willFinishLaunching), since: .iOS6)?
      .does(.call(.willFinishLaunching), for: "F32.1", "F33.1")
      .does(.perform(.restoreState), for: "F33.2")
      .because("willFinishLaunching is the app's first chance to run code at launch")
      .stated(.guide2014("Execution States for Apps"))
    Decision(on: .procedure(.launchInBackground)) {
      Rule("launch.scene.background.refused", since: .iOS27, for: .scenes)
        .refusesWithoutConfiguration()
      Rule("launch.scene.background.refused.code", since: .iOS27, for: .scenes)
        .refusesConfigurationOfCode()
      Rule("launch.scene.background", for: .scenes)
        .does(.startProcess(.background), for: "F25.1", "F29.1", "F47.1")
        .does(.begin(.backgroundLaunch), for: "F34.1", "F34.2", "F36.2")
        .does(.perform(.createSwiftUIApp), for: "F205.1")
        .does(.perform(.loadInterface), for: "F16.1", "F20.1")
        .does(.perform(.finishLaunching), for: "F16.3", "F48.1")
        .does(.perform(.reportDiscarded), for: "F109.3")
        .does(.perform(.connectInBackground), for: "F214.1")
        .does(.perform(.postBackgroundAtLaunch), for: "F230.1")
        .does(.end(.backgroundLaunch), for: "F34.2")
        .because("an app with scenes finishes its launch in the background, off the screen")
        .observed(.measured("iOS 15 launch traces"))
      Rule("launch.background.refused", since: .iOS27, for: .appDelegate)
        .refusesToLaunch(in: .background)
      Rule("launch.background", since: .iOS4, for: .appDelegate)
        .does(.startProcess(.background), for: "F29.1", "F30.1", "F47.1")
        .does(.begin(.backgroundLaunch), for: "F34.1", "F34.2")
        .does(.perform(.warnAboutScenes), for: "F177.3")
        .does(.perform(.loadInterface), for: "F28.1")
        .does(.perform(.finishLaunching), for: "F30.1", "F30.2")
        .does(.perform(.enterBackgroundAtLaunch), for: "F27.1")
        .does(.end(.backgroundLaunch), for: "F34.2")
        .because(
          "a launch into the background starts the app in the background, neither inactive nor active"
        )
    }
    Rule("launch.warn", on: .procedure(.warnAboutScenes), since: .iOS18_4, until: .iOS26)?
      .does(.warn(.withoutScenes), for: "F177.3")
      .because("the launch of an app without scenes writes a warning to the console, from iOS 18.4")
      .stated(sceneMigration)
    Rule("launch.warn", on: .procedure(.warnAboutScenes), since: .iOS26)?
      .does(.warn(.scenesWillBeRequired), for: "F177.3")
      .because("from iOS 26 the warning says that scenes will be required")
      .stated(sceneMigration)
    Rule("launch.scene.background.connects", on: .procedure(.connectInBackground), for: .scenes)?
      .when(.on(.backgroundLaunchConnectsScene), for: "F214.1")
      .does(.beginBackgroundConnection, .perform(.connectScene), for: "F214.1")
      .does(.endBackgroundConnection, .scene(.background), for: "F214.1")
      .because(
        "a scene connects in the background when the app is launched there "
          + "(background-launch-connects-scene)"
      )
      .inferred(.uikit("About the app launch sequence"))
    Rule("launch.scene.background.posts", on: .procedure(.postBackgroundAtLaunch), for: .scenes)?
      .when(.on(.backgroundLaunchNotice), for: "F230.1")
      .does(.post(.didEnterBackground), for: "F230.1")
      .because(
        "the notification may be posted when an app with scenes is launched into the background "
          + "(background-launch-notice)"
      )
      .inferred(.model("no public report says which apps observe it"))
    Decision(on: .action(.prewarm), since: .iOS15, if: .state([.notRunning])) {
      Rule("prewarm.never")
        .when(.set(Prewarm.none))
        .doesNothing(for: "F36.6")
        .because("the system launches no app before the user asks for it (prewarm)")
        .observed(.measured("iOS 15.4 and later"))
      Rule("prewarm.main")
        .when(.set(Prewarm.untilMain))
        .does(.note(.processPrepared), for: "F36.6")
        .because("a process is prepared up to main, so that no code of the app runs (prewarm)")
        .stated(.uikit("About the app launch sequence"))
      Rule("prewarm.scenes-only", for: .appDelegate)
        .when(.set(PrewarmScope.scenesOnly), for: "F213.1")
        .does(.note(.processPrepared), for: "F213.1")
        .because(
          "the system launches only an app with scenes; others are prepared up to main (prewarm-scope)"
        )
        .observed(.measured("iOS 15.0 launch traces"))
      Rule("prewarm.finish")
        .when(.fact(.multitasks), for: "F36.6")
        .does(.note(.processPrepared), for: "F36.6")
        .does(.perform(.launchInBackground), for: "F36.6")
        .because(
          "the app is launched in the background, and is suspended until it is needed (prewarm)"
        )
        .observed(.measured("iOS 15.0 launch traces"))
    }
  }
}

extension Rule {
  /// Ends the process of an app that must have scenes, before any of its code runs.
  fileprivate func refusesToLaunch(in state: AppState) -> Rule {
    let rule = when(.fact(.requiresScenes), for: "F177.1", "F177.2")
      .does(.startProcess(state), for: "F177.1")
      .does(.endProcess(.noScenes), for: "F177.1")
      .because(
        "iOS 27 does not launch an app without scenes that was built with its SDK (sdk)"
      )
    return state == .background
      ? rule.inferred(sceneTransition, .model("the reports are of launches into the foreground"))
      : rule.stated(sceneTransition, .measured("crash reports on iOS 27"))
  }

  /// Ends the process of an app that has no configuration for its windows, before any of its code runs.
  fileprivate func refusesWithoutConfiguration() -> Rule {
    when(
      .fact(.lacksSceneConfiguration),
      .fact(.requiresScenes),
      .set(EmptyManifest.refused),
      for: "F212.1",
      "F212.2"
    )
    .does(.startProcess(.background), for: "F212.1")
    .does(.endProcess(.noScenes), for: "F212.1")
    .because(
      "iOS 27 does not launch an app of its SDK whose scene manifest has no configuration for its windows "
        + "(empty-manifest)"
    )
    .observed(
      .measured(
        "DefinedNet/mobile_nebula issue 405, tauri-apps/tauri issue 15719 and slint-ui/slint issue 13442"
      )
    )
  }

  /// Ends the process of an app whose code returns a configuration that its scene manifest does not have.
  fileprivate func refusesConfigurationOfCode() -> Rule {
    when(
      .fact(.hasEmptySceneManifest),
      .fact(.requiresScenes),
      .set(EmptyManifestBesideCode.refused),
      for: "F236.1"
    )
    .does(.startProcess(.background), .endProcess(.noScenes), for: "F236.1")
    .because(
      "iOS 27 may not launch an app of its SDK whose scene manifest has no configuration, although its code returns one "
        + "(empty-manifest-beside-code)"
    )
    .observed(.measured("tauri-apps/tauri issue 15719 and XCSoar/XCSoar issue 3163"))
  }
}
