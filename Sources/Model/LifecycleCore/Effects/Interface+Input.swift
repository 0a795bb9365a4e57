/// Event delivery to the objects of the interface.
extension Interface {
  /// Schedules the timer for the first delayed input.
  func scheduleInput(_ machine: inout Machine) {
    if let next = input.delayed.first { machine.clock.timers.schedule(.inputDue, at: next.due) }
  }

  func stopInput(_ machine: inout Machine) {
    for event in input.queue where event.kind != .remoteControl {
      machine.note(.eventLost, event.kind.word)
    }
    input.queue.removeAll { $0.kind != .remoteControl }
    input.fingersDown.removeAll()
    guard let touch = input.touches.popLast() else { return }
    machine.repeatEffect()
    let cancelled = InputEvent(kind: .touchCancelled, fingers: [touch.finger])
    input.current = (cancelled, .view(touch.view))
    passAlongChain(touch, touchCount: input.touches.count + 1, &machine)
  }

  // MARK: - Responder chain

  /// Delivers the current event along the responder chain, and removes the touch that it ends.
  func deliverCurrentEvent(_ machine: inout Machine) {
    guard let event = input.current?.event else { return }
    let touch = input.touches.first { event.fingers.contains($0.finger) }
    let count = input.touches.count
    if event.kind == .touchEnded {
      input.touches.removeAll { event.fingers.contains($0.finger) }
    }
    passAlongChain(event.kind.isTouch ? touch : nil, touchCount: count, &machine)
  }

  /// Passes the current event along the responder chain, with its touch and the number of fingers on the screen.
  func passAlongChain(_ touch: Touch?, touchCount: Int, _ machine: inout Machine) {
    guard let current = input.current, let start = current.start else { return }
    let event = current.event
    var (handler, values) = search(from: start) { handles($0, event.kind) }
    values[.via] = .list(dispatchers(of: event, from: start))
    if let touch {
      let fingers = event.fingers.map { "\($0)" }
      values[.finger] = fingers.count == 1 ? .text(fingers[0]) : .list(fingers)
      values[.touches] = .text("\(touchCount)")
      values[.taps] = .text("\(touch.taps)")
    }
    values.set(.name, event.command)
    let actions = handler.flatMap { description.handler(of: $0, for: event.kind.word) }
    machine.record(event.kind, values, actions)
    if case .view(let view)? = handler, let touch { activate(view, event, touch, &machine) }
  }

  /// Returns the nearest responder of the chain that handles an event or action message, and the details that name
  /// it and the responders that passed it on.
  private func search(
    from start: Responder,
    for handles: (Responder) -> Bool
  ) -> (handler: Responder?, values: Details) {
    let (handler, passed) = description.search(from: start, in: tree, for: handles)
    var values = Details()
    values.set(.to, handler.map(description.name))
    if !passed.isEmpty { values[.through] = .list(passed.map(description.name)) }
    return (handler, values)
  }

  /// Returns the objects that dispatched an event: the application, and for a touch the window.
  private func dispatchers(of event: InputEvent, from start: Responder) -> [String] {
    var names = [InterfaceDescription.applicationName]
    if event.kind.isTouch, case .view(let view) = start,
      let window = tree.windows.last(where: { tree.isIn(view, $0) })
    {
      names.append(name(window))
    }
    return names
  }

  // MARK: - Controls

  /// Sends the action message of a touched control, or begins text input in a text view.
  private func activate(_ view: Int, _ event: InputEvent, _ touch: Touch, _ machine: inout Machine)
  {
    let kind = description.views[view].kind
    // A finger lifted outside a button does not press it, and one that scrolled does not select a row.
    guard let target = touch.viewUnderFinger, !touch.hasScrolled, tree.isIn(target, view) else {
      return
    }
    if kind.actionEvent == event.kind, kind != .tableView || target != view {
      sendAction(of: view, &machine)
    }
    if kind.acceptsText, event.kind == .touchEnded {
      nextFirstResponder = view
      machine.trigger(.procedure(.changeFirstResponder))
    }
  }

  /// Sends the action message of a control, if it has one.
  func sendAction(of view: Int, _ machine: inout Machine) {
    guard description.views[view].action != nil else { return }
    sender = view
    machine.trigger(.procedure(.sendAction))
  }

  /// Sends the action message to its target.
  func sendActionToTarget(_ machine: inout Machine) {
    guard let control = sendingControl, let name = control.action, let target = control.target
    else { return }
    let values: Details = [
      .to: .text(target), .name: .text(name), .from: .text(control.name),
    ]
    machine.record(.action, values, handler(of: target, name))
  }

  /// Sends the action message along the responder chain from the first responder or the control.
  func sendActionAlongChain(_ machine: inout Machine) {
    guard let sender, let control = sendingControl, let name = control.action else { return }
    var (handler, values) = search(from: .view(firstResponder ?? sender)) {
      description.handler(of: $0, for: name) != nil
    }
    values[.name] = .text(name)
    values[.from] = .text(control.name)
    machine.record(
      .action,
      values,
      handler.flatMap { description.handler(of: $0, for: name) }
    )
  }
}
