/// What a rule does with view controllers and their views.
enum ViewControllerEffect {
  // Loading and unloading.
  /// Loads the views of those whose view lies in a window.
  case loadInWindows
  /// The app asks for the view of one.
  case loadAsked
  /// Tells each of a memory warning, and asks after each whether its view can go.
  case warn
  case unload

  // Appearing.
  case willAppear, didAppear
  /// Applies the rules for what has appeared before the app is active, or after it: nothing to look up without views.
  case appearEarly, appearLate
  case disappear

  // Modal views.
  case present, dismiss

  // View controllers in others.
  case push, pop, selectTab

  // Rotation.
  /// The views of those that turn take the size of the screen as it is held.
  case resize
  /// Applies the rules for the new orientation.
  case turn
  case willRotate, didRotate, willTransition

  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .loadInWindows:
      "`loadView`, `viewDidLoad` for each whose view lies in a window and is not loaded"
    case .loadAsked: "`loadView`, `viewDidLoad` if the view is not loaded"
    case .warn: "`didReceiveMemoryWarning` for each, and after it \(Procedure.unloadView.words)"
    case .unload: "`viewWillUnload` and `viewDidUnload`, where the OS knows them"
    case .willAppear: "`viewWillAppear:` for each whose view comes into sight"
    case .didAppear: "`viewDidAppear:` for each that was told that it will"
    case .appearEarly: "\(Procedure.viewsAppearEarly.words), if a view appears"
    case .appearLate: "\(Procedure.viewsAppearLate.words), if a view appears"
    case .disappear: "`viewWillDisappear:` and `viewDidDisappear:` for each that is seen"
    case .present: "it takes the place of the one that is seen, until it is dismissed"
    case .dismiss: "the one that was presented last goes, and the one below it is seen again"
    case .push: "its view takes the place of the one that the navigation controller shows"
    case .pop: "the view controller below it is seen again"
    case .selectTab: "its view takes the place of the one that the tab bar controller shows"
    case .resize: "the views of those that turn fit the screen as it is held, `views-resized`"
    case .turn: "\(Procedure.rotateViews.words), if there is an interface"
    case .willRotate: "`willRotateToInterfaceOrientation:duration:` for each that turns"
    case .didRotate: "`didRotateFromInterfaceOrientation:` for each that turns"
    case .willTransition:
      "`viewWillTransitionToSize:withTransitionCoordinator:` for each that turns"
    }
  }
}
