/// Effects on view controllers and their views.
extension Effect {
  // Loading and unloading.
  static let loadViewsInWindows = interface(
    "`loadView`, `viewDidLoad` for each whose view is in a window and not loaded"
  ) {
    for controller in $1.controllersInWindows { $1.load(controller, &$0) }
  }
  static let loadView = interface("`loadView`, `viewDidLoad` if the view is not loaded") {
    if let controller = $1.controller(named: $0.action.name) { $1.load(controller, &$0) }
  }
  static let warnControllers = interface(
    "`didReceiveMemoryWarning` for each, and after it \(Procedure.unloadView.phrase)"
  ) {
    guard let controller = $1.nextControllerToWarn(&$0) else { return }
    $1.call(.didReceiveMemoryWarning, controller, &$0)
    $0.trigger(.procedure(.unloadView))
  }
  static let unloadView = interface(
    "`viewWillUnload` and `viewDidUnload`, if the OS has them"
  ) {
    guard let controller = $1.controllers.warned else { return }
    $1.call(.viewWillUnload, controller, &$0)
    $1.controllers.loaded.remove(controller)
    $1.call(.viewDidUnload, controller, &$0)
  }

  // Appearing.
  static let viewsWillAppear = interface("`viewWillAppear:` for each whose view becomes visible") {
    $1.controllers.windowIsOnScreen = true
    $1.callWillAppear(&$0)
  }
  static let viewsDidAppear = interface(
    "`viewDidAppear:` for each that received `viewWillAppear:`"
  ) { $1.callDidAppear(&$0) }
  /// Checked here, so that no rule is looked up without views.
  static let viewsAppearEarly = appear(.viewsAppearEarly)
  static let viewsAppearLate = appear(.viewsAppearLate)

  private static func appear(_ procedure: Procedure) -> Effect {
    interface("\(procedure.phrase), if a view appears") {
      if $1.isAppearing { $0.trigger(.procedure(procedure)) }
    }
  }

  static let viewsDisappear = interface(
    "`viewWillDisappear:` and `viewDidDisappear:` for each visible one"
  ) {
    let visible = $1.controllers.visible.sorted()
    for controller in visible { $1.call(.viewWillDisappear, controller, &$0) }
    for controller in visible { $1.call(.viewDidDisappear, controller, &$0) }
    $1.controllers.visible.removeAll()
    $1.controllers.appeared.removeAll()
  }

  // Modal views.
  static let presentController = interface(
    "the view controller replaces the visible one until it is dismissed"
  ) {
    if let controller = $1.controller(named: $0.action.name) { $1.present(controller, &$0) }
  }
  static let dismissController = interface(
    "the last presented one is dismissed, and the one below it is visible again"
  ) { $1.dismiss(&$0) }

  // View controllers in others.
  static let pushController = interface(
    "its view replaces the one that the navigation controller shows"
  ) {
    let action = $0.action
    guard let child = $1.controller(named: action.name),
      let holder = action.text("to").flatMap($1.controller) ?? $1.navigationController
    else { return }
    $1.show(($1.controllers.stacks[holder] ?? []) + [child], in: holder, &$0)
  }
  static let popController = interface("the view controller below it is visible again") {
    guard let holder = $1.navigationControllerToPop, let stack = $1.controllers.stacks[holder]
    else { return }
    $1.show(stack.dropLast(), in: holder, &$0)
  }
  static let selectTab = interface(
    "its view replaces the one that the tab bar controller shows"
  ) {
    guard let child = $1.controller(named: $0.action.name),
      let holder = $1.tabBarController(of: child)
    else { return }
    $1.show([child], in: holder, &$0)
  }

  // Rotation.
  static let resizeRotatedViews = interface(
    "the views of those that rotate fit the new orientation, `views-resized`"
  ) { $1.rotateControllerViews(&$0, areShown: true) }
  static let rotateViews = interface("\(Procedure.rotateViews.phrase), if there is an interface") {
    $1.controllers.orientationBefore = $1.controllers.orientation
    $1.controllers.orientation = $0.device.changes.orientation.word
    $0.trigger(.procedure(.rotateViews))
  }
  static let viewsWillRotate = rotation(.willRotate) { $0.orientation }
  static let viewsDidRotate = rotation(.didRotate) { $0.orientationBefore }
  static let viewsWillTransition = rotation(.viewWillTransition) { $0.orientation }

  /// Returns an effect that calls a method with an orientation.
  private static func rotation(
    _ method: ViewMethod,
    _ orientation: @escaping @Sendable (ViewControllers) -> String
  ) -> Effect {
    interface("`\(method.selector)` for each that rotates") { machine, interface in
      let orientation = orientation(interface.controllers)
      for controller in interface.controllersToRotate {
        interface.call(method, controller, &machine, orientation: orientation)
      }
    }
  }
}

extension Interface {
  /// Returns the next view controller to warn of low memory, and repeats the effect for those that follow; nil after the last.
  func nextControllerToWarn(_ machine: inout Machine) -> Int? {
    if controllers.toWarn == nil { controllers.toWarn = description.controllers.indices }
    guard let controller = controllers.toWarn?.popFirst() else {
      controllers.toWarn = nil
      return nil
    }
    controllers.warned = controller
    machine.repeatEffect()
    return controller
  }
}
