extension Interface {
  func controller(named name: String) -> Int? { description.controllersByName[name] }

  /// The view that a view controller manages.
  func view(of controller: Int) -> Int? {
    description.viewsOfControllers[controller]
  }

  /// The view controllers whose view is in a window, in the order of their creation.
  var controllersInWindows: [Int] {
    description.controllers.indices.filter { controller in
      guard let view = view(of: controller) else { return false }
      return tree.windows.contains { tree.isIn(view, $0) }
    }
  }

  /// The view controllers whose view is visible.
  var controllersOnScreen: [Int] {
    description.controllers.indices.filter { controller in
      view(of: controller).map { tree.isOnScreen($0) } ?? false
    }
  }

  /// Whether a view controller with a visible view has not received `viewDidAppear:` yet.
  var isAppearing: Bool { controllers.visible.count > controllers.appeared.count }

  /// The topmost view of a view controller in the window, which a modal view replaces.
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

  /// Whether the warned view controller's view can be unloaded: it is loaded and has no superview.
  var warnedViewCanUnload: Bool {
    guard let controller = controllers.warned, controllers.loaded.contains(controller),
      let view = view(of: controller)
    else { return false }
    return tree.nodes[view].superview == nil
  }

  // MARK: - Container view controllers

  /// Shows the first child of each container.
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

  /// The navigation controller onto which view controllers are pushed by default.
  var navigationController: Int? { navigationControllers.last }

  /// The navigation controller whose back button the user can tap; nil if none is visible.
  var navigationControllerToPop: Int? {
    navigationControllers.last { (controllers.stacks[$0]?.count ?? 0) > 1 }
  }

  /// Returns the tab bar controller that has a tab for a view controller.
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
