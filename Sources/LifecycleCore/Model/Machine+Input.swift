extension Machine {
  /// Carries out what brings events to the app's queue, or keeps them from it.
  mutating func carryOutInput(_ effect: InterfaceEffect, _ interface: Interface) -> Delivery? {
    switch effect {
    case .makeEvents:
      var delay = VirtualTime.zero
      if case .duration(let time) = action.argument(3) { delay = time }
      let events = InputEvent.events(of: action)
        .checked(against: &interface.fingersDown, isGesture: !action.isOfOneFinger)
      interface.arriving = (events, delay)
    case .keepForLater:
      interface.later.add(interface.arriving.events, due: now + interface.arriving.delay)
      scheduleInput(interface)
    case .takeDue:
      guard let events = interface.later.takeDue(at: now) else { break }
      interface.arriving = (events, .zero)
      scheduleInput(interface)
    case .queue:
      for event in interface.arriving.events {
        if event.isImpossible {
          note(.eventLost, event.kind.word)
        } else {
          interface.queue.append(event)
        }
      }
      interface.arriving = ([], .zero)
    case .stopInput: return stopInput(interface)
    default: break
    }
    return nil
  }

  /// What waits for later is due at the first of its times.
  private mutating func scheduleInput(_ interface: Interface) {
    guard let due = interface.later.firstDeadline else { return }
    timers.schedule(.inputDue, at: due)
  }

  private mutating func stopInput(_ interface: Interface) -> Delivery? {
    for event in interface.queue.all where event.kind != .remoteControl {
      note(.eventLost, event.kind.word)
    }
    interface.queue.removeAll { $0.kind != .remoteControl }
    interface.fingersDown.removeAll()
    guard let touch = interface.touches.popLast() else { return nil }
    repeatEffect()
    let cancelled = InputEvent(kind: .touchCancelled, fingers: [touch.finger])
    interface.current = (cancelled, .view(touch.view))
    return offer(interface, touch, count: interface.touches.count + 1)
  }

  // MARK: - Along the chain

  /// Hands the event that is under way along the responder chain.
  mutating func offer(_ interface: Interface) -> Delivery? {
    guard let event = interface.current?.event else { return nil }
    let touch = interface.touches.first { event.fingers.contains($0.finger) }
    let count = interface.touches.count
    if event.kind == .touchEnded {
      interface.touches.removeAll { event.fingers.contains($0.finger) }
    }
    return offer(interface, event.kind.isTouch ? touch : nil, count: count)
  }

  /// The same for what happens to a touch while so many fingers are on the screen.
  mutating func offer(
    _ interface: Interface,
    _ touch: Touch?,
    count: Int
  ) -> Delivery? {
    guard let current = interface.current, let start = current.start else { return nil }
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
    if let name = event.name { values[.name] = .text(name) }
    let actions = handler.flatMap { description.handler(of: $0, for: event.kind.word) }
    let delivery = record(event.kind, values, actions, interface)
    if case .view(let view)? = handler { touched(view, event, touch, interface) }
    return delivery
  }

  /// What a responder chain is asked for: who handled it, and who passed it on before.
  private func values(
    from passed: [Responder],
    to handler: Responder?,
    _ interface: Interface
  ) -> [Detail: Details.Value] {
    var values: [Detail: Details.Value] = [:]
    if let handler { values[.to] = .text(interface.description.name(of: handler)) }
    if !passed.isEmpty { values[.through] = .list(passed.map(interface.description.name)) }
    return values
  }

  /// Who dispatched it: the application, and for what happens in a window that one.
  private func via(_ start: Responder, _ interface: Interface) -> [String] {
    guard case .view(let view) = start, interface.current?.event.kind.isTouch == true else {
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

  /// Sends the action message to the target, or along the chain from the first responder or the control.
  mutating func send(_ effect: InterfaceEffect, _ interface: Interface) -> Delivery? {
    guard let sender = interface.sender else { return nil }
    let description = interface.description
    let control = description.views[sender]
    guard let name = control.action else { return nil }
    var values: [Detail: Details.Value] = [:]
    var actions: [Action]?
    if case .sendToTarget = effect {
      guard let target = control.target else { return nil }
      values[.to] = .text(target)
      actions = description.responder(named: target).flatMap {
        description.handler(of: $0, for: name)
      }
    } else {
      let start = interface.firstResponder ?? sender
      let (handler, passed) = description.search(from: .view(start), in: interface.tree) {
        description.handler(of: $0, for: name) != nil
      }
      values = self.values(from: passed, to: handler, interface)
      actions = handler.flatMap { description.handler(of: $0, for: name) }
    }
    values[.name] = .text(name)
    values[.from] = .text(control.name)
    return record(.action, values, actions, interface)
  }

  // MARK: - Sensors

  /// Hands a reading straight to the object that was named for it, past queue and responder chain.
  mutating func readSensor(_ interface: Interface) -> Delivery? {
    guard case .word(let index) = action.argument(0),
      let object = interface.designated[Sensor.words[index]]
    else { return nil }
    let event = Sensor.allCases[index].event
    let actions = interface.description.responder(named: object).flatMap {
      interface.description.handler(of: $0, for: event.word)
    }
    return record(event, [.to: .text(object)], actions, interface)
  }
}

extension Sensor {
  /// What its reading is to the app.
  fileprivate var event: InterfaceEvent {
    switch self {
    case .accelerometer: .accelerometer
    case .gyroscope: .gyroscope
    case .magnetometer: .magnetometer
    case .location: .location
    }
  }
}
