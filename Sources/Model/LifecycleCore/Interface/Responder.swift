/// An object that can handle events.
enum Responder: Hashable {
  case view(Int)
  case controller(Int)
  case application
  case delegate
}

extension InterfaceDescription {
  /// Returns the responder's name in a scenario.
  func name(of responder: Responder) -> String {
    switch responder {
    case .view(let index): views[index].name
    case .controller(let index): controllers[index].name
    case .application: Self.applicationName
    case .delegate: Self.delegateName
    }
  }

  /// The name of the application object.
  public static let applicationName = "application"
  /// The name of the app delegate.
  public static let delegateName = "delegate"

  /// Returns a responder's script for an event or action message; nil if it does not handle it.
  func handler(of responder: Responder, for word: String) -> [Action]? {
    switch responder {
    case .view(let index): views[index].handles[word]
    case .controller(let index): controllers[index].handles[word]
    case .application: applicationHandles[word]
    case .delegate: delegateHandles[word]
    }
  }

  /// Returns the responder with the given name, if there is one.
  func responder(named name: String) -> Responder? {
    if name == Self.applicationName { return .application }
    if name == Self.delegateName { return .delegate }
    if let index = controllersByName[name] { return .controller(index) }
    return viewsByName[name].map { .view($0) }
  }

  /// Returns the next responder: a view's controller, then its superview, finally the application and the delegate.
  func next(after responder: Responder, in tree: ViewTree) -> Responder? {
    switch responder {
    case .view(let view):
      views[view].controller.map { .controller($0) }
        ?? tree.nodes[view].superview.map { .view($0) } ?? .application
    case .controller(let controller):
      viewsOfControllers[controller]
        .flatMap { tree.nodes[$0].superview }.map { .view($0) } ?? .application
    case .application: .delegate
    case .delegate: nil
    }
  }

  /// Returns the nearest responder of the chain that handles an event or action message, and those that passed it on.
  func search(
    from start: Responder,
    in tree: ViewTree,
    for handles: (Responder) -> Bool
  ) -> (handler: Responder?, passed: [Responder]) {
    var passed: [Responder] = []
    var current: Responder? = start
    while let responder = current {
      if handles(responder) { return (responder, passed) }
      passed.append(responder)
      current = next(after: responder, in: tree)
    }
    return (nil, passed)
  }
}
