extension Machine {
  /// Records a call on a view controller, where the OS knows the method.
  mutating func call(
    _ method: ViewMethod,
    _ controller: Int,
    _ interface: Interface,
    orientation: String? = nil
  ) {
    guard method.row.exists(on: world.os) else { return }
    let described = interface.description.controllers[controller]
    var values: [Detail: Details.Value] = [.to: .text(described.name)]
    values.set(.orientation, orientation)
    record(.viewCall(method), values)
    interface.willRun(described.handles[method.selector])
  }

  // MARK: - Loading and unloading

  /// Loads the view of a view controller, if it is not in memory.
  mutating func load(_ controller: Int, _ interface: Interface) {
    guard interface.controllers.loaded.insert(controller).inserted else { return }
    call(.loadView, controller, interface)
    call(.viewDidLoad, controller, interface)
  }

  mutating func warnNext(_ interface: Interface) {
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

  mutating func unload(_ interface: Interface) {
    guard let controller = interface.controllers.subject else { return }
    call(.viewWillUnload, controller, interface)
    interface.controllers.loaded.remove(controller)
    call(.viewDidUnload, controller, interface)
  }

  // MARK: - Appearing

  mutating func callWillAppear(_ interface: Interface) {
    for controller in interface.controllersOnScreen
    where interface.controllers.visible.insert(controller).inserted {
      load(controller, interface)
      call(.viewWillAppear, controller, interface)
    }
  }

  mutating func callDidAppear(_ interface: Interface) {
    for controller in interface.controllers.visible.sorted()
    where interface.controllers.appeared.insert(controller).inserted {
      call(.viewDidAppear, controller, interface)
    }
  }

  /// Notifies those whose view appeared or disappeared by a change of the hierarchy.
  mutating func callAppearances(_ interface: Interface) {
    guard interface.controllers.areDisplayed else { return }
    let gone = interface.controllers.visible.subtracting(interface.controllersOnScreen).sorted()
    for controller in gone { call(.viewWillDisappear, controller, interface) }
    interface.controllers.visible.subtract(gone)
    callWillAppear(interface)
    for controller in gone { call(.viewDidDisappear, controller, interface) }
    interface.controllers.appeared.subtract(gone)
    callDidAppear(interface)
  }

  // MARK: - Modal views

  mutating func present(_ interface: Interface) {
    guard let controller = interface.controller(named: action.name),
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

  mutating func dismiss(_ interface: Interface) {
    guard let last = interface.controllers.presentations.popLast() else { return }
    if let view = interface.view(of: last.controller) { interface.tree.remove(view) }
    let next = interface.controllers.presentations.last
    interface.tree.modal = next.flatMap { interface.view(of: $0.controller) }
    guard let below = last.below else { return callAppearances(interface) }
    interface.tree.add(below.view, to: below.superview)
    changedHierarchy(at: below.view, interface)
  }

  // MARK: - View controllers in others

  /// Lets a view controller show a stack of others, the topmost last.
  mutating func show(_ stack: [Int], in holder: Int, _ interface: Interface) {
    if let new = interface.exchange(in: holder, stack) { changedHierarchy(at: new, interface) }
  }

  /// A view has come into another one: it must be drawn, and its view controllers are notified.
  mutating func changedHierarchy(at view: Int, _ interface: Interface) {
    interface.tree.markAll(in: view)
    interface.wasMarked = true
    callAppearances(interface)
  }

  // MARK: - Rotation

  mutating func callRotation(
    _ method: ViewMethod,
    _ orientation: String,
    _ interface: Interface
  ) {
    for controller in interface.controllersThatTurn {
      call(method, controller, interface, orientation: orientation)
    }
  }
}
