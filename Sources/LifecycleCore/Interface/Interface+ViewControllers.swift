extension Interface {
  func controller(named name: String) -> Int? { description.controllersByName[name] }

  /// The view that a view controller manages.
  func view(of controller: Int) -> Int? {
    description.viewsOfControllers[controller]
  }

  /// The view controllers whose view lies in a window, in the order in which they are made.
  var controllersInWindows: [Int] {
    description.controllers.indices.filter { controller in
      guard let view = view(of: controller) else { return false }
      return tree.windows.contains { tree.isIn(view, $0) }
    }
  }

  /// Those whose view is visible.
  var controllersOnScreen: [Int] {
    description.controllers.indices.filter { controller in
      view(of: controller).map { tree.isOnScreen($0) } ?? false
    }
  }

  /// Whether a view is about to become visible, and its view controller has not received `viewDidAppear:`.
  var isAppearing: Bool { controllers.visible.count > controllers.appeared.count }

  /// The topmost view in a window that a view controller manages: what a modal view takes the place of.
  var topControllerView: Int? {
    tree.windows.last.flatMap { window in
      tree.nodes[window].subviews.last { description.views[$0].controller != nil }
    }
  }

  /// The visible view controllers that rotate their views to the current orientation.
  var controllersToRotate: [Int] {
    controllersOnScreen.filter { controller in
      guard let view = view(of: controller), !tree.isOnExternalDisplay(view) else { return false }
      let orientations = description.controllers[controller].orientations
      return orientations.map { $0.contains(controllers.orientation) } ?? true
    }
  }

  /// Whether the view of the view controller that was warned can be unloaded: it is loaded and has no superview.
  var warnedViewCanUnload: Bool {
    guard let controller = controllers.warned, controllers.loaded.contains(controller),
      let view = view(of: controller)
    else { return false }
    return tree.nodes[view].superview == nil
  }

  // MARK: - Container view controllers

  /// Lets each container show its first child.
  func showFirstChildren() {
    for (container, described) in description.controllers.enumerated() {
      guard let view = view(of: container),
        let child = described.children.first.flatMap({ description.controllersByName[$0] }),
        let childView = self.view(of: child)
      else { continue }
      tree.add(childView, to: view)
      controllers.stacks[container] = [child]
    }
  }

  /// The visible navigation controllers, the innermost last.
  private var navigationControllers: [Int] {
    controllersOnScreen.filter { description.controllers[$0].kind == .navigationController }
  }

  /// The one onto which view controllers are pushed unless the app says otherwise.
  var navigationController: Int? { navigationControllers.last }

  /// The one whose back button the user can tap; nil where none is visible.
  var navigationControllerToPop: Int? {
    navigationControllers.last { (controllers.stacks[$0]?.count ?? 0) > 1 }
  }

  /// The tab bar controller with a tab for a view controller.
  func tabBarController(of child: Int) -> Int? {
    let name = description.controllers[child].name
    return description.controllers.firstIndex {
      $0.kind == .tabBarController && $0.children.contains(name)
    }
  }

  /// Sets the view controllers that a container shows, the visible one last; returns the new visible view, nil if it
  /// is the same as before.
  func setStack(_ stack: [Int], of container: Int) -> Int? {
    let old = controllers.stacks[container]?.last
    controllers.stacks[container] = stack
    guard let new = stack.last, new != old, let view = view(of: container),
      let newView = self.view(of: new)
    else { return nil }
    if let oldView = old.flatMap({ self.view(of: $0) }) { tree.remove(oldView) }
    tree.add(newView, to: view)
    return newView
  }
}
