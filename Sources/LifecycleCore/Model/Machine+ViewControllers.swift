extension Machine {
  /// Carries out what happens to view controllers; without an interface nothing does.
  mutating func carryOut(_ effect: ViewControllerEffect) -> Delivery? {
    guard let interface else { return nil }
    let handlers = interface.handlers.count
    switch effect {
    case .loadInWindows:
      for controller in interface.controllersInWindows { load(controller, interface) }
    case .loadAsked:
      if let controller = controller(named: action.text(0), interface) {
        load(controller, interface)
      }
    case .warn: warnNext(interface)
    case .unload: unload(interface)
    case .willAppear:
      interface.controllers.areDisplayed = true
      tellWillAppear(interface)
    case .didAppear: tellDidAppear(interface)
    case .appearEarly:
      if interface.isAppearing { trigger(.procedure(.viewsAppearEarly)) }
    case .appearLate:
      if interface.isAppearing { trigger(.procedure(.viewsAppearLate)) }
    case .disappear:
      let seen = interface.controllers.seen.sorted()
      for controller in seen { call(.viewWillDisappear, controller, interface) }
      for controller in seen { call(.viewDidDisappear, controller, interface) }
      interface.controllers.seen.removeAll()
      interface.controllers.appeared.removeAll()
    case .present: present(interface)
    case .dismiss: dismiss(interface)
    case .turn:
      interface.controllers.orientationBefore = interface.controllers.orientation
      interface.controllers.orientation = changes.orientation
      trigger(.procedure(.rotateViews))
    case .push, .pop, .selectTab: changeChildren(effect, interface)
    case .resize: turnViews(interface)
    case .willRotate, .didRotate, .willTransition: tellRotation(effect, interface)
    }
    return interface.handlers.count > handlers ? .interfaceHandlers : nil
  }

  private func controller(named name: String?, _ interface: Interface) -> Int? {
    name.flatMap { interface.description.controllersByName[$0] }
  }

  /// Records a call on a view controller, where the OS knows the method.
  private mutating func call(
    _ method: ViewMethod,
    _ controller: Int,
    _ interface: Interface,
    orientation: String? = nil
  ) {
    guard method.row.exists(on: world.os) else { return }
    let described = interface.description.controllers[controller]
    var values: [Detail: Details.Value] = [.to: .text(described.name)]
    values[.orientation] = orientation.map { .text($0) }
    record(.viewCall(method), trace.intern(Details(values: values)))
    _ = interface.willRun(described.handles[method.selector])
  }

  // MARK: - Loading and unloading

  /// Loads the view of a view controller, if it is not in memory.
  private mutating func load(_ controller: Int, _ interface: Interface) {
    guard interface.controllers.loaded.insert(controller).inserted else { return }
    call(.loadView, controller, interface)
    call(.viewDidLoad, controller, interface)
  }

  private mutating func warnNext(_ interface: Interface) {
    if interface.controllers.toWarn == nil {
      interface.controllers.toWarn = Queue()
      interface.controllers.toWarn?.append(interface.description.controllers.indices)
    }
    guard let controller = interface.controllers.toWarn?.popFirst() else {
      interface.controllers.toWarn = nil
      return
    }
    interface.controllers.subject = controller
    repeatEffect()
    call(.didReceiveMemoryWarning, controller, interface)
    trigger(.procedure(.unloadView))
  }

  private mutating func unload(_ interface: Interface) {
    guard let controller = interface.controllers.subject else { return }
    call(.viewWillUnload, controller, interface)
    interface.controllers.loaded.remove(controller)
    call(.viewDidUnload, controller, interface)
  }

  // MARK: - Appearing

  private mutating func tellWillAppear(_ interface: Interface) {
    for controller in interface.controllersOnScreen
    where interface.controllers.seen.insert(controller).inserted {
      load(controller, interface)
      call(.viewWillAppear, controller, interface)
    }
  }

  private mutating func tellDidAppear(_ interface: Interface) {
    for controller in interface.controllers.seen.sorted()
    where interface.controllers.appeared.insert(controller).inserted {
      call(.viewDidAppear, controller, interface)
    }
  }

  /// Tells those whose view came into sight, or went out of it, by a change of the hierarchy.
  mutating func tellAppearances(_ interface: Interface) {
    guard interface.controllers.areDisplayed else { return }
    let gone = interface.controllers.seen.subtracting(interface.controllersOnScreen).sorted()
    for controller in gone { call(.viewWillDisappear, controller, interface) }
    interface.controllers.seen.subtract(gone)
    tellWillAppear(interface)
    for controller in gone { call(.viewDidDisappear, controller, interface) }
    interface.controllers.appeared.subtract(gone)
    tellDidAppear(interface)
  }

  // MARK: - Modal views

  private mutating func present(_ interface: Interface) {
    guard let controller = controller(named: action.text(0), interface),
      let view = interface.view(of: controller), let window = interface.tree.windows.last,
      !interface.tree.isOnScreen(view)
    else { return }
    load(controller, interface)
    var presentation = ViewControllers.Presentation(controller: controller)
    if let below = interface.topControllerView,
      let superview = interface.tree.nodes[below].superview
    {
      presentation.below = (below, superview)
      interface.tree.remove(below)
    }
    interface.controllers.presentations.append(presentation)
    interface.tree.add(view, to: window)
    interface.tree.modal = view
    changedHierarchy(at: view, interface)
  }

  private mutating func dismiss(_ interface: Interface) {
    guard let last = interface.controllers.presentations.popLast() else { return }
    if let view = interface.view(of: last.controller) { interface.tree.remove(view) }
    let next = interface.controllers.presentations.last
    interface.tree.modal = next.flatMap { interface.view(of: $0.controller) }
    guard let below = last.below else { return tellAppearances(interface) }
    interface.tree.add(below.view, to: below.superview)
    changedHierarchy(at: below.view, interface)
  }

  // MARK: - View controllers in others

  private mutating func changeChildren(_ effect: ViewControllerEffect, _ interface: Interface) {
    let new: Int?
    switch effect {
    case .push:
      guard let child = controller(named: action.text(0), interface),
        let holder = controller(named: action.text(1), interface) ?? interface.navigationController
      else { return }
      new = interface.exchange(in: holder, (interface.controllers.stacks[holder] ?? []) + [child])
    case .pop:
      guard let holder = interface.navigationControllerToPop,
        let stack = interface.controllers.stacks[holder]
      else { return }
      new = interface.exchange(in: holder, stack.dropLast())
    default:
      guard let child = controller(named: action.text(0), interface),
        let holder = interface.tabBarController(of: child)
      else { return }
      new = interface.exchange(in: holder, [child])
    }
    if let new { changedHierarchy(at: new, interface) }
  }

  /// A view has come into another one: it must be drawn, and its view controllers are told.
  mutating func changedHierarchy(at view: Int, _ interface: Interface) {
    interface.tree.markAll(in: view)
    interface.wasMarked = true
    tellAppearances(interface)
  }

  // MARK: - Rotation

  private mutating func tellRotation(_ effect: ViewControllerEffect, _ interface: Interface) {
    let (method, orientation): (ViewMethod, String) =
      switch effect {
      case .didRotate: (.didRotate, interface.controllers.orientationBefore)
      case .willTransition: (.viewWillTransition, interface.controllers.orientation)
      default: (.willRotate, interface.controllers.orientation)
      }
    for controller in interface.controllersThatTurn {
      call(method, controller, interface, orientation: orientation)
    }
  }
}
