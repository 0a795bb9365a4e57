/// How events find their way to the objects of the interface.
extension Machine {
  /// What waits for later is due at the first of its times.
  mutating func scheduleInput(_ interface: Interface) {
    guard let due = interface.input.later.firstDeadline else { return }
    clock.timers.schedule(.inputDue, at: due)
  }

  mutating func stopInput(_ interface: Interface) {
    for event in interface.input.queue.all where event.kind != .remoteControl {
      note(.eventLost, event.kind.word)
    }
    interface.input.queue.removeAll { $0.kind != .remoteControl }
    interface.input.fingersDown.removeAll()
    guard let touch = interface.input.touches.popLast() else { return }
    repeatEffect()
    let cancelled = InputEvent(kind: .touchCancelled, fingers: [touch.finger])
    interface.input.current = (cancelled, .view(touch.view))
    offer(interface, touch, count: interface.input.touches.count + 1)
  }

  // MARK: - Along the chain

  /// Hands the event that is under way along the responder chain.
  mutating func offer(_ interface: Interface) {
    guard let event = interface.input.current?.event else { return }
    let touch = interface.input.touches.first { event.fingers.contains($0.finger) }
    let count = interface.input.touches.count
    if event.kind == .touchEnded {
      interface.input.touches.removeAll { event.fingers.contains($0.finger) }
    }
    offer(interface, event.kind.isTouch ? touch : nil, count: count)
  }

  /// The same for what happens to a touch while this number of fingers is on the screen.
  mutating func offer(
    _ interface: Interface,
    _ touch: Touch?,
    count: Int
  ) {
    guard let current = interface.input.current, let start = current.start else { return }
    let event = current.event
    let description = interface.description
    let (handler, passed) = description.search(from: start, in: interface.tree) {
      interface.handles($0, event.kind)
    }
    var values = values(from: passed, to: handler, interface)
    values[.via] = .list(via(start, interface))
    if let touch {
      let fingers = event.fingers.map { "\($0)" }
      values[.finger] = fingers.count == 1 ? .text(fingers[0]) : .list(fingers)
      values[.touches] = .text("\(count)")
      values[.taps] = .text("\(touch.taps)")
    }
    values.set(.name, event.name)
    let actions = handler.flatMap { description.handler(of: $0, for: event.kind.word) }
    record(event.kind, values, actions)
    if case .view(let view)? = handler { touched(view, event, touch, interface) }
  }

  /// What a responder chain is asked for: who handled it, and who passed it on before.
  private func values(
    from passed: [Responder],
    to handler: Responder?,
    _ interface: Interface
  ) -> [Detail: Details.Value] {
    var values: [Detail: Details.Value] = [:]
    values.set(.to, handler.map(interface.description.name))
    if !passed.isEmpty { values[.through] = .list(passed.map(interface.description.name)) }
    return values
  }

  /// Who dispatched it: the application, and for what happens in a window that one.
  private func via(_ start: Responder, _ interface: Interface) -> [String] {
    guard case .view(let view) = start, interface.input.current?.event.kind.isTouch == true else {
      return [InterfaceDescription.applicationName]
    }
    let window = interface.tree.windows.last { interface.tree.isIn(view, $0) }
    return [InterfaceDescription.applicationName]
      + (window.map { [interface.description.views[$0].name] } ?? [])
  }

  // MARK: - Controls

  /// A control makes an action message of a touch; a view with text begins to take it from the keyboard.
  private mutating func touched(
    _ view: Int,
    _ event: InputEvent,
    _ touch: Touch?,
    _ interface: Interface
  ) {
    let described = interface.description.views[view]
    // Lifted outside of it, a finger does not press a button, nor one that scrolled choose a row.
    guard let place = touch?.place, touch?.hasScrolled == false else { return }
    let isRow = described.kind != .tableView || place != view
    let isInside = interface.tree.isIn(place, view)
    if described.kind.actionEvent == event.kind, isInside, isRow {
      sendAction(of: view, interface)
    }
    if described.kind.takesText, event.kind == .touchEnded, isInside {
      interface.nextFirstResponder = view
      trigger(.procedure(.changeFirstResponder))
    }
  }

  /// Sends the action message of a control, if it has one.
  mutating func sendAction(of view: Int, _ interface: Interface) {
    guard interface.description.views[view].action != nil else { return }
    interface.sender = view
    trigger(.procedure(.sendAction))
  }

  /// Sends the action message to its target.
  mutating func sendActionToTarget(_ interface: Interface) {
    guard let control = interface.sendingControl, let name = control.action,
      let target = control.target
    else { return }
    let values: [Detail: Details.Value] = [
      .to: .text(target), .name: .text(name), .from: .text(control.name),
    ]
    record(.action, values, interface.handler(of: target, name))
  }

  /// Sends the action message along the chain from the first responder or the control.
  mutating func sendActionAlongChain(_ interface: Interface) {
    guard let sender = interface.sender, let control = interface.sendingControl,
      let name = control.action
    else { return }
    let description = interface.description
    let start = interface.firstResponder ?? sender
    let (handler, passed) = description.search(from: .view(start), in: interface.tree) {
      description.handler(of: $0, for: name) != nil
    }
    var values = values(from: passed, to: handler, interface)
    values[.name] = .text(name)
    values[.from] = .text(control.name)
    record(.action, values, handler.flatMap { description.handler(of: $0, for: name) })
  }
}
