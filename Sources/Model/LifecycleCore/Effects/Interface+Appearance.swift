/// The calls to view controllers when their views appear and disappear.
extension Interface {
  /// Records a call to a view controller, if the OS has the method.
  func call(
    _ method: ViewMethod,
    _ controller: Int,
    _ machine: inout Machine,
    orientation: String? = nil
  ) {
    guard method.row.exists(on: machine.environment.os) else { return }
    let described = description.controllers[controller]
    var values: Details = [.to: .text(described.name)]
    values.set(.orientation, orientation)
    machine.record(.viewCall(method), values)
    enqueueHandler(described.handles[method.selector])
  }

  /// Loads the view of a view controller, if it is not in memory.
  func load(_ controller: Int, _ machine: inout Machine) {
    guard controllers.loaded.insert(controller).inserted else { return }
    call(.loadView, controller, &machine)
    call(.viewDidLoad, controller, &machine)
  }

  // MARK: - Appearing

  func callWillAppear(_ machine: inout Machine) {
    for controller in controllersOnScreen where controllers.visible.insert(controller).inserted {
      load(controller, &machine)
      call(.viewWillAppear, controller, &machine)
    }
  }

  func callDidAppear(_ machine: inout Machine) {
    for controller in controllers.visible.sorted()
    where controllers.appeared.insert(controller).inserted {
      call(.viewDidAppear, controller, &machine)
    }
  }

  /// Notifies view controllers whose views appeared or disappeared after a change of the hierarchy.
  func updateAppearances(_ machine: inout Machine) {
    guard controllers.windowIsOnScreen else { return }
    let gone = controllers.visible.subtracting(controllersOnScreen).sorted()
    for controller in gone { call(.viewWillDisappear, controller, &machine) }
    controllers.visible.subtract(gone)
    callWillAppear(&machine)
    for controller in gone { call(.viewDidDisappear, controller, &machine) }
    controllers.appeared.subtract(gone)
    callDidAppear(&machine)
  }

  /// Redraws a view that was added to another one, and notifies view controllers.
  func didChangeHierarchy(at view: Int, _ machine: inout Machine) {
    tree.setNeedsDisplay(withSubviewsOf: view)
    displayWasRequested = true
    updateAppearances(&machine)
  }

  // MARK: - Modal views

  func present(_ controller: Int, _ machine: inout Machine) {
    guard let view = view(of: controller), let window = tree.windows.last, !tree.isOnScreen(view)
    else { return }
    load(controller, &machine)
    var presentation = ViewControllers.Presentation(controller: controller)
    if let below = topControllerView, let superview = tree.nodes[below].superview {
      presentation.below = (below, superview)
      tree.remove(below)
    }
    controllers.presentations.append(presentation)
    tree.add(view, to: window)
    tree.modal = view
    didChangeHierarchy(at: view, &machine)
  }

  func dismiss(_ machine: inout Machine) {
    guard let last = controllers.presentations.popLast() else { return }
    if let view = view(of: last.controller) { tree.remove(view) }
    tree.modal = controllers.presentations.last.flatMap { view(of: $0.controller) }
    guard let below = last.below else { return updateAppearances(&machine) }
    tree.add(below.view, to: below.superview)
    didChangeHierarchy(at: below.view, &machine)
  }

  /// Shows a stack of view controllers in a container, the topmost last.
  func show(_ stack: [Int], in holder: Int, _ machine: inout Machine) {
    if let new = setStack(stack, of: holder) { didChangeHierarchy(at: new, &machine) }
  }
}
