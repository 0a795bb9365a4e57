/// What a rule does with view controllers and their views.
struct ViewControllerEffect: InterfaceOperationGroup {
  let operation: MachineOperation

  // Loading and unloading.
  static let loadInWindows = Self(
    "`loadView`, `viewDidLoad` for each whose view lies in a window and is not loaded"
  ) { machine, interface in
    for controller in interface.controllersInWindows { machine.load(controller, interface) }
  }
  static let loadAsked = Self(
    "`loadView`, `viewDidLoad` if the view is not loaded"
  ) { machine, interface in
    if let controller = interface.controller(named: machine.action.name) {
      machine.load(controller, interface)
    }
  }
  static let warn = Self(
    "`didReceiveMemoryWarning` for each, and after it \(Procedure.unloadView.words)"
  ) { machine, interface in machine.warnNext(interface) }
  static let unload = Self(
    "`viewWillUnload` and `viewDidUnload`, where the OS knows them"
  ) { machine, interface in machine.unload(interface) }

  // Appearing.
  static let willAppear = Self(
    "`viewWillAppear:` for each whose view comes into sight"
  ) { machine, interface in
    interface.controllers.areDisplayed = true
    machine.callWillAppear(interface)
  }
  static let didAppear = Self(
    "`viewDidAppear:` for each that received `viewWillAppear:`"
  ) { machine, interface in machine.callDidAppear(interface) }
  /// Nothing to look up without views.
  static let appearEarly = Self(
    "\(Procedure.viewsAppearEarly.words), if a view appears"
  ) { machine, interface in
    if interface.isAppearing { machine.trigger(.procedure(.viewsAppearEarly)) }
  }
  static let appearLate = Self(
    "\(Procedure.viewsAppearLate.words), if a view appears"
  ) { machine, interface in
    if interface.isAppearing { machine.trigger(.procedure(.viewsAppearLate)) }
  }
  static let disappear = Self(
    "`viewWillDisappear:` and `viewDidDisappear:` for each visible one"
  ) { machine, interface in
    let visible = interface.controllers.visible.sorted()
    for controller in visible { machine.call(.viewWillDisappear, controller, interface) }
    for controller in visible { machine.call(.viewDidDisappear, controller, interface) }
    interface.controllers.visible.removeAll()
    interface.controllers.appeared.removeAll()
  }

  // Modal views.
  static let present = Self(
    "it replaces the visible one until it is dismissed"
  ) { machine, interface in machine.present(interface) }
  static let dismiss = Self(
    "the one that was presented last is dismissed, and the one below it is visible again"
  ) { machine, interface in machine.dismiss(interface) }

  // View controllers in others.
  static let push = Self(
    "its view takes the place of the one that the navigation controller shows"
  ) { machine, interface in
    let action = machine.action
    guard let child = interface.controller(named: action.name),
      let holder = action.text("to").flatMap(interface.controller) ?? interface.navigationController
    else { return }
    machine.show((interface.controllers.stacks[holder] ?? []) + [child], in: holder, interface)
  }
  static let pop = Self("the view controller below it is visible again") { machine, interface in
    guard let holder = interface.navigationControllerToPop,
      let stack = interface.controllers.stacks[holder]
    else { return }
    machine.show(stack.dropLast(), in: holder, interface)
  }
  static let selectTab = Self(
    "its view takes the place of the one that the tab bar controller shows"
  ) { machine, interface in
    guard let child = interface.controller(named: machine.action.name),
      let holder = interface.tabBarController(of: child)
    else { return }
    machine.show([child], in: holder, interface)
  }

  // Rotation.
  static let resize = Self(
    "the views of those that turn fit the screen as it is held, `views-resized`"
  ) { machine, interface in machine.turnViews(interface) }
  static let turn = Self(
    "\(Procedure.rotateViews.words), if there is an interface"
  ) { machine, interface in
    interface.controllers.orientationBefore = interface.controllers.orientation
    interface.controllers.orientation = machine.device.changes.orientation.word
    machine.trigger(.procedure(.rotateViews))
  }
  static let willRotate = Self(
    "`willRotateToInterfaceOrientation:duration:` for each that turns"
  ) { machine, interface in
    machine.callRotation(.willRotate, interface.controllers.orientation, interface)
  }
  static let didRotate = Self(
    "`didRotateFromInterfaceOrientation:` for each that turns"
  ) { machine, interface in
    machine.callRotation(.didRotate, interface.controllers.orientationBefore, interface)
  }
  static let willTransition = Self(
    "`viewWillTransitionToSize:withTransitionCoordinator:` for each that turns"
  ) { machine, interface in
    machine.callRotation(.viewWillTransition, interface.controllers.orientation, interface)
  }
}
