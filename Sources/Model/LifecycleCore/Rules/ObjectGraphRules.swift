private let mainFunction = Source.guide2011("About the main Function")
private let launchTime = Source.guide2011("What to Do at Launch Time")

private let missingSceneDelegate = Source.measured(
  "twilio/video-quickstart-ios issue 551 and mapbox/mapbox-navigation-ios issue 4533"
)

private let missingAppDelegate = Source.measured(
  "realm/realm-dotnet issue 381, beeware/toga issue 634 and dotnet/maui issue 10462"
)

private let windowsWithoutScene = Source.measured(
  "not-fl3/miniquad issue 634, expo/expo issue 50179 and slint-ui/slint issue 13433"
)

/// The objects that a launch creates, from `main` to the window on the screen.
var objectGraphRules: [Rule] {
  [Rule](stated: launchTime) {
    Decision(on: .procedure(.loadInterface)) {
      Rule("objects.no-app-delegate")
        .when(.fact(.lacksAppDelegate), for: "F225.4")
        .does(.note(.main), .note(.applicationMain), .endProcess(.crash), for: "F225.4")
        .because(
          "UIApplicationMain raises an exception if the app does not have the class of its delegate"
        )
        .observed(missingAppDelegate)
      Rule("objects.app-of-scenes", for: .scenes)
        .makesApplication(naming: "F21.4").makesDelegate()
        .because("an app with scenes begins without any interface")
        .stated(.uikit("About the app launch sequence"))
      Rule("objects.storyboard", since: .iOS5, for: .appDelegate)
        .when(.fact(.loadsStoryboard), for: "F22.2", "F28.3")
        .makesApplication(naming: "F21.4").makesDelegate()
        .does(.note(.infoRead), for: "F22.2")
        .does(.note(.interfaceLoaded), for: "F22.2", "F22.3", "F26.1")
        .does(.make(.window), for: "F13.4", "F23.1")
        .does(.make(.viewController), .make(.installation), for: "F23.1")
        .because(
          "a storyboard's first view controller is loaded and installed in the delegate's window"
        )
        .stated(mainFunction)
      Rule("objects.nib-with-delegate", for: .appDelegate)
        .when(.fact(.delegateIsInNib), for: "F21.3")
        .makesApplication()
        .does(.note(.infoRead), for: "F22.1", "F31.1")
        .does(.note(.interfaceLoaded), for: "F17.1", "F17.2", "F26.1")
        .does(.note(.delegateMade), for: "F10.1", "F10.2", "F21.3")
        .does(.make(.window), for: "F13.4", "F16.2", "F23.3")
        .does(.make(.viewController), for: "F16.1", "F31.1")
        .because("without a class for it the delegate comes from the main nib, and the window next")
        .stated(.book("App Anatomy 101"), .book("Initialization"))
      Rule("objects.nib", since: .iOS5, for: .appDelegate)
        .when(.fact(.loadsNib), for: "F22.1", "F22.3")
        .makesApplication(naming: "F21.4").makesDelegate()
        .does(.note(.infoRead), for: "F22.1", "F31.1")
        .does(.note(.interfaceLoaded), for: "F16.1", "F17.1", "F17.2", "F23.2")
        .does(.make(.viewController), for: "F16.1")
        .because("a delegate whose class is named exists before the nib, which brings no window")
        .stated(mainFunction, launchTime)
      Rule("objects.nib", until: .iOS5)
        .when(.fact(.loadsNib), for: "F22.1", "F22.3")
        .makesApplication().makesDelegate()
        .does(.note(.infoRead), for: "F22.1", "F31.1")
        .does(.note(.interfaceLoaded), for: "F16.1", "F17.1", "F17.2", "F26.1")
        .does(.make(.window), for: "F13.4", "F16.1", "F23.3")
        .does(.make(.viewController), for: "F16.1", "F31.1")
        .because("a delegate whose class is named exists before the nib, which holds the window")
        .stated(
          .guide2010("The Main Function"),
          .translation("II. main, UIApplication and its delegate")
        )
      Rule("objects.code", for: .appDelegate)
        .makesApplication().makesDelegate()
        .because("without a main interface file the app makes its interface in code")
        .inferred(.book("Looking out the window"))
    }
    Rule("window.show", on: .procedure(.showWindow))?
      .when(.fact(.hasWindow), for: "F10.3", "F23.2")
      .does(.loadInstalledView, for: "F12.1", "F36.3")
      .does(.rotateLaunchedViews, for: "F24.1", "F24.2")
      .does(.viewsWillAppear, for: "F12.2")
      .does(.make(.display), for: "F10.3", "F23.2")
      .does(.note(.firstDrawing), .drawWindows, for: "F135.1")
      .does(.viewsAppearEarly, for: "F12.2")
      .because(
        "a window that was made is shown once the launch methods have returned, turned as "
          + "the device is held"
      )
      .stated(launchTime, .guide2014("Execution States for Apps"))
    Decision(on: .action(.installViews)) {
      Rule("views.install.without-scene", for: .scenes)
        .when(.fact(.makesWindowWithoutScene), for: "F220.1", "F220.2", "F235.1")
        .does(.makeWindowWithoutScene, for: "F220.1")
        .because("a window that belongs to no scene is not on the screen")
        .observed(windowsWithoutScene)
      Rule("views.install")
        .when(.not(.viewsAreInstalled), for: "F23.2")
        .does(.make(.window), for: "F13.4", "F23.2")
        .does(.make(.viewController), for: "F23.2")
        .does(.make(.view), for: "F12.1", "F31.2", "F173.1")
        .does(.loadViewsInWindows, for: "F12.1")
        .does(.make(.installation), for: "F12.2", "F23.2", "F31.2")
        .does(.perform(.showNewWindow), for: "F23.2")
        .because("the app puts the view into the window itself, which loads it")
        .stated(.book("Listing 1-2"), launchTime)
    }
    Rule("window.set-scene", on: .action(.setWindowScene), for: .scenes)?
      .when(.fact(.hasWindowWithoutScene), for: "F220.3")
      .does(.giveWindowScene, .perform(.showNewWindow), for: "F220.3")
      .because("a window that is given a scene is shown with it")
      .observed(windowsWithoutScene)
    Decision(on: .procedure(.showNewWindow)) {
      Rule("window.wait")
        .when(.state([.inactive]), .fact(.isLaunching), for: "F23.2", "F32.2")
        .doesNothing(for: "F32.2")
        .because("a window that is created during launch is shown after it")
        .stated(.guide2014("Execution States for Apps"))
      Rule("window.show.late")
        .when(.state([.inactive, .active]), for: "F23.2", "F28.1")
        .does(.showWindow, for: "F23.2")
        .because("a window that is created later is shown at once")
        .inferred(launchTime)
    }
    Decision(on: .procedure(.loadSceneInterface), for: .scenes) {
      Rule("objects.scene.no-delegate")
        .when(.fact(.lacksSceneDelegate), for: "F212.2", "F225.1", "F225.3")
        .does(.warnAboutSceneDelegate, for: "F225.2")
        .because("a scene whose delegate does not exist gets no window from the system")
        .observed(missingSceneDelegate)
      Rule("objects.scene")
        .when(.fact(.sceneHasStoryboard), for: "F23.1", "F232.2", "F235.1")
        .does(.note(.interfaceLoaded), .make(.window), .make(.viewController), for: "F232.1")
        .does(.make(.installation), for: "F232.1")
        .because("the storyboard of its configuration is loaded for each scene that connects")
        .stated(.uikit("Specifying the scenes your app supports"))
    }
  }
}

extension Rule {
  /// Runs `main`, which creates the application object; `named` holds if `main` specifies the delegate's class.
  fileprivate func makesApplication(naming named: StatementReference...) -> Rule {
    does(.note(.main), for: "F20.1", "F122.1")
      .does(.makePoolOfMain, for: "F7.1")
      .does(.note(.applicationMain), for: ["F20.2", "F21.1"] + named)
      .does(.note(.applicationMade), for: "F9.1", "F9.4", "F21.2")
  }

  fileprivate func makesDelegate() -> Rule {
    does(.note(.delegateMade), for: "F10.1", "F10.2", "F16.1")
  }
}
