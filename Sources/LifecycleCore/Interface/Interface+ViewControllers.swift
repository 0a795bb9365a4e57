extension Interface {
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

  /// Those whose view can be seen.
  var controllersOnScreen: [Int] {
    description.controllers.indices.filter { controller in
      view(of: controller).map { tree.isOnScreen($0) } ?? false
    }
  }

  /// Whether a view is about to be seen, and its view controller was not told that it is.
  var isAppearing: Bool { controllers.seen.count > controllers.appeared.count }

  /// The topmost view in a window that a view controller manages: what a modal view takes the place of.
  var topControllerView: Int? {
    tree.windows.last.flatMap { window in
      tree.nodes[window].subviews.last { description.views[$0].controller != nil }
    }
  }

  /// The view controllers that are seen and turn their views as the device is held now.
  var controllersThatTurn: [Int] {
    controllersOnScreen.filter { controller in
      guard let view = view(of: controller), !tree.isOnExternalDisplay(view) else { return false }
      let orientations = description.controllers[controller].orientations
      return orientations.map { $0.contains(controllers.orientation) } ?? true
    }
  }

  /// Whether the view of the view controller that was warned can go: it is in memory, and lies in no other.
  var viewIsLoose: Bool {
    guard let controller = controllers.subject, controllers.loaded.contains(controller),
      let view = view(of: controller)
    else { return false }
    return tree.nodes[view].superview == nil
  }
}
