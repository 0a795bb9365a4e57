extension Machine {
  /// Carries out what happens to the interface; without one nothing does.
  mutating func carryOut(_ effect: InterfaceEffect) -> Delivery? {
    switch effect {
    case .startInput: takesInput = true
    case .stopInput: takesInput = false
    default: break
    }
    guard let interface else { return nil }
    switch effect {
    case .startInput: break
    case .makeEvents, .keepForLater, .takeDue, .queue, .stopInput:
      return carryOutInput(effect, interface)
    case .findView: return findView(interface)
    case .findFirstResponder:
      let start = interface.firstResponder ?? interface.tree.windows.last
      interface.current?.start = start.map { .view($0) } ?? .application
    case .offer: return offer(interface)
    case .sendToTarget, .sendAlongChain: return send(effect, interface)
    case .chooseResponder:
      interface.nextFirstResponder = action.text(0).flatMap { interface.tree.index(of: $0) }
    case .chooseNobody: interface.nextFirstResponder = nil
    case .changeFirstResponder:
      interface.firstResponder = interface.nextFirstResponder
      interface.keyboardIsShown = interface.wantsKeyboard
    case .type:
      guard let view = interface.firstResponder else { break }
      if let typed = action.text(0) {
        interface.tree.setText(view, (interface.tree.nodes[view].text ?? "") + typed)
      }
      sendAction(of: view, interface)
    case .connectKeyboard, .showWindow, .changeDisplay, .setFrame, .setText:
      carryOutViews(effect, interface)
    case .designate:
      if case .word(let index) = action.argument(0), let object = action.text(1) {
        interface.designated[Sensor.words[index]] = object
      }
    case .read: return readSensor(interface)
    case .addSubview:
      if let view = index(0, interface), let superview = index(1, interface),
        interface.tree.canAdd(view, to: superview)
      {
        interface.tree.add(view, to: superview)
        changedHierarchy(at: view, interface)
      }
    case .removeFromSuperview:
      if let view = index(0, interface) {
        interface.tree.remove(view)
        tellAppearances(interface)
      }
    case .draw(let parentsFirst): return drawNext(parentsFirst, interface)
    case .drawWindows:
      for window in interface.tree.windows { interface.tree.markAll(in: window) }
      trigger(.procedure(.drawInterface))
    }
    return nil
  }

  /// The view that the action names at that place.
  func index(_ argument: Int, _ interface: Interface) -> Int? {
    action.text(argument).flatMap { interface.tree.index(of: $0) }
  }

  /// Records what an object of the interface gets; returns the delivery if its code does something then.
  mutating func record(
    _ event: InterfaceEvent,
    _ values: [Detail: Details.Value],
    _ actions: [Action]?,
    _ interface: Interface
  ) -> Delivery? {
    let details = trace.intern(Details(values: values))
    record(.event(event), details)
    return interface.willRun(actions) ? .interfaceHandlers : nil
  }

  // MARK: - The turn of the run loop

  /// Ends a turn of the run loop: draws what was marked in it, then takes the next event; false if there is neither.
  mutating func endTurn(_ interface: Interface) -> Bool {
    if interface.wasMarked {
      interface.wasMarked = false
      if isInForeground, interface.tree.mustDraw {
        trigger(.procedure(.draw))
        return true
      }
    }
    guard let event = interface.queue.popFirst() else { return false }
    interface.current = (event, nil)
    trigger(.procedure(event.kind.isTouch ? .dispatchTouch : .dispatchToFirstResponder))
    return true
  }

  /// Whether views are drawn: not in the background.
  var isInForeground: Bool { state == .active || state == .inactive }

  // MARK: - Drawing

  private mutating func drawNext(_ parentsFirst: Bool, _ interface: Interface) -> Delivery? {
    if interface.pass == nil {
      interface.pass = Queue()
      interface.pass?.append(interface.tree.takeMarked(parentsFirst: parentsFirst))
    }
    guard let (view, area) = interface.pass?.popFirst() else {
      interface.pass = nil
      // What a view marks while it draws waits for the next event.
      interface.wasMarked = false
      return nil
    }
    repeatEffect()
    let described = interface.description.views[view]
    if described.kind.drawsItself {
      if described.kind == .window { return nil }
      note(.viewDrawn, described.name)
      return nil
    }
    guard described.kind != .glView else { return nil }
    var values: [Detail: Details.Value] = [.to: .text(described.name)]
    if let area { values[.area] = .text(area.text) }
    return record(.redraw, values, described.handles[InterfaceEvent.redraw.word], interface)
  }
}
