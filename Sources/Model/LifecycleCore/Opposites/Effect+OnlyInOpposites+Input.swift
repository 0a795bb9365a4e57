/// What opposites do with events and action messages in the place of what the model does.
extension Effect {
  static let onlyInOppositesOfInput: [Effect] = touches + events + actions + controls

  private static let touches: [Effect] = [
    findsView("a touch belongs to the window, whatever is under the finger") { machine, interface in
      interface.findView(&machine)
      guard case .view(let view)? = interface.input.current?.start else { return }
      interface.input.current?.start = .view(interface.tree.superviews(of: view).last ?? view)
    },
    findsView("a touch belongs to the superview of the view under the finger") {
      machine,
      interface in
      interface.findView(&machine)
      guard case .view(let view)? = interface.input.current?.start,
        let superview = interface.tree.nodes[view].superview
      else { return }
      interface.input.current?.start = .view(superview)
    },
    findsView("a touch belongs to the view under the finger, beside a modal view, too") {
      machine,
      interface in
      let modal = interface.tree.modal
      interface.tree.modal = nil
      interface.findView(&machine)
      interface.tree.modal = modal
    },
    findsView("a touch belongs to the first view in the window, wherever it is") {
      machine,
      interface in
      if let window = interface.tree.windows.last,
        let view = interface.tree.nodes[window].subviews.first
      {
        interface.input.current?.event.location = .view(interface.name(view))
      }
      interface.findView(&machine)
    },
    findsView("a touch on the status bar belongs to the view below it") { machine, interface in
      if case .point(let point)? = interface.input.current?.event.location,
        interface.tree.layout.statusBar.contains(point.x, point.y),
        let view = interface.tree.hit(point.x, point.y)
      {
        interface.input.current?.event.location = .view(interface.name(view))
      }
      interface.findView(&machine)
    },
    findsView("a touch belongs to the view under the finger, and scrolls nothing") {
      machine,
      interface in
      interface.input.current?.event.location.forgetPoint(in: interface)
      interface.findView(&machine)
    },
    findsView("`scrolled` by each finger that moves, whatever the size of the content") {
      machine,
      interface in
      interface.findView(&machine)
      if interface.input.current?.event.kind == .touchMoved { machine.note(.scrolled) }
    },
    findsView("a finger that moves takes the window with it") { machine, interface in
      interface.findView(&machine)
      guard case .point(let point)? = interface.input.current?.event.location,
        interface.input.current?.event.kind == .touchMoved,
        let window = interface.tree.windows.last
      else { return }
      interface.tree.nodes[window].frame.y += point.y
    },
    findsView("two fingers close the window: `window-hidden`") { machine, interface in
      interface.findView(&machine)
      guard let event = interface.input.current?.event, event.kind == .touchEnded,
        event.fingers.count == 2, let window = interface.tree.windows.last
      else { return }
      machine.note(.windowHidden, interface.name(window))
    },
    findsView("`event-lost` for a touch on the upper edge of the window, its title bar") {
      machine,
      interface in
      if case .point(let point)? = interface.input.current?.event.location, point.y < 44,
        interface.input.current?.event.kind == .touchBegan
      {
        machine.note(.eventLost, InterfaceEvent.touchBegan.word)
      } else {
        interface.findView(&machine)
      }
    },
  ]

  private static let events: [Effect] = [
    interface("the event goes to the view, and not through the window") { machine, interface in
      interface.deliver(via: [InterfaceDescription.applicationName], &machine) {
        interface.handles($0, $1)
      }
    },
    interface("the event goes along the superviews, without their view controllers") {
      machine,
      interface in
      interface.deliver(via: [], &machine) { responder, kind in
        if case .controller = responder { return false }
        return interface.handles(responder, kind)
      }
    },
    handling("a label or an image that is touched handles the event; others as usual") {
      $0 == .label || $0 == .image
    },
    handling("a progress view that is touched handles the event; others as usual") {
      $0 == .progressView
    },
    handling("an activity indicator that is touched handles the event; others as usual") {
      $0 == .activityIndicator
    },
    interface("`action` for each event on a control") { machine, interface in
      guard case .view(let view)? = interface.input.current?.start else { return }
      interface.sendAction(of: view, &machine)
    },
    interface("the event goes to the window, whatever the first responder is") {
      $1.input.current?.start = $1.tree.windows.last.map { .view($0) }
    },
  ]

  private static func handling(
    _ phrase: String,
    _ isHandled: @escaping @Sendable (ViewKind) -> Bool
  ) -> Effect {
    interface(phrase) { machine, interface in
      guard case .view(let view)? = interface.input.current?.start,
        isHandled(interface.description.views[view].kind)
      else { return interface.deliverCurrentEvent(&machine) }
      interface.deliver(via: [], &machine) { _, _ in true }
    }
  }

  private static let actions: [Effect] = [
    action("`action` for the application") {
      $1[.to] = .text(InterfaceDescription.applicationName)
    },
    action("`action` for the target, with the name of the event") {
      $1[.name] = .text(InterfaceEvent.touchEnded.word)
    },
    action("`action` of the first control, whichever is touched") {
      let first = $0.description.views.first { $0.action != nil }
      $1[.name] = .text(first?.action ?? "")
      $1[.from] = .text(first?.name ?? "")
    },
    interface("`action` along the responder chain from the superview of the control") {
      machine,
      interface in
      guard let control = interface.sendingControl, let name = control.action,
        let start = control.superview
      else { return }
      let (handler, passed) = interface.description.search(
        from: .view(start),
        in: interface.tree
      ) { interface.description.handler(of: $0, for: name) != nil }
      var values: Details = [.name: .text(name), .from: .text(control.name)]
      values.set(.to, handler.map(interface.description.name))
      values[.through] = .list(passed.map(interface.description.name))
      machine.record(.action, values, nil)
    },
  ]

  /// An action message for the target of a control, unless the control is of a kind.
  private static let controls: [Effect] = [ViewKind.button, .textField, .switch, .slider].map {
    kind in
    interface("`action` for the target, unless from a \(kind.rawValue)") {
      if $1.sendingControl?.kind != kind { $1.sendActionToTarget(&$0) }
    }
  }

  private static func findsView(
    _ phrase: String,
    _ body: @escaping @Sendable (inout Machine, Interface) -> Void
  ) -> Effect { interface(phrase, body) }

  /// An action message for the target of the control, with other details.
  private static func action(
    _ phrase: String,
    _ change: @escaping @Sendable (Interface, inout Details) -> Void
  ) -> Effect {
    interface(phrase) { machine, interface in
      guard let control = interface.sendingControl, let name = control.action,
        let target = control.target
      else { return }
      var values: Details = [.to: .text(target), .name: .text(name), .from: .text(control.name)]
      change(interface, &values)
      machine.record(.action, values, nil)
    }
  }
}

extension Interface {
  /// Delivers the current event to the first responder of the chain that handles it.
  fileprivate func deliver(
    via dispatchers: [String],
    _ machine: inout Machine,
    if handles: (Responder, InterfaceEvent) -> Bool
  ) {
    guard let current = input.current, let start = current.start else { return }
    let kind = current.event.kind
    let (handler, passed) = description.search(from: start, in: tree) { handles($0, kind) }
    var values: Details = [.via: .list(dispatchers)]
    values.set(.to, handler.map(description.name))
    if !passed.isEmpty { values[.through] = .list(passed.map(description.name)) }
    machine.record(kind, values, handler.flatMap { description.handler(of: $0, for: kind.word) })
  }
}

extension InputEvent.Location {
  /// Names the view at a point instead of the point.
  fileprivate mutating func forgetPoint(in interface: Interface) {
    guard case .point(let point) = self else { return }
    self = interface.tree.hit(point.x, point.y).map { .view(interface.name($0)) } ?? .unchanged
  }
}
