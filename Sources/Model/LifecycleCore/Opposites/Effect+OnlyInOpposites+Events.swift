/// What opposites of statements on events do.
extension Effect {
  /// All of them.
  static let onlyInOppositesOfEvents: [Effect] =
    [
      Self("`main` on another thread") { $0.note(.main, [.thread: .text("background")]) },
      Self("`run-loop` on another thread") { $0.note(.runLoop, [.thread: .text("background")]) },
      Self("a second thread begins to work") {
        $0.note(.workBegan, [.thread: .text("background")])
      },
    ] + onlyInOppositesOfTheQueue + onlyInOppositesOfTheResponderChain + onlyInOppositesOfSensors

  private static let onlyInOppositesOfTheQueue: [Effect] = [
    interface("the events are put before those in the app's queue") {
      $1.input.queue = $1.input.arriving + $1.input.queue
      $1.input.arriving = []
    },
    interface("the events are handled together with those in the app's queue") {
      let all = $1.input.queue + $1.input.arriving
      $1.input.queue = all.filter { $0.kind == .touchBegan } + all.filter { $0.kind != .touchBegan }
      $1.input.arriving = []
    },
    interface("the events are put into the app's queue, of which only the first is handled") {
      $1.input.queue = ($1.input.queue + $1.input.arriving).prefix(1)
      $1.input.arriving = []
    },
    interface("the events are handled at once, amid the app's work") {
      for event in $1.input.arriving {
        $1.input.current = (event, nil)
        $0.performNow(event.kind.isTouch ? .dispatchTouch : .dispatchToFirstResponder)
      }
      $1.input.arriving = []
    },
    interface("make an event for each finger") {
      $1.input.arriving = InputEvent.events(of: $0.action).flatMap { event in
        event.fingers.map {
          var ofFinger = event
          ofFinger.fingers = [$0]
          return ofFinger
        }
      }
    },
    interface("make an event for each input, of which no finger is lifted") { machine, interface in
      interface.input.arriving = InputEvent.events(of: machine.action).filter {
        $0.kind != .touchEnded
      }
    },
    interface("make an event for each input, of which each tap is the first") {
      machine,
      interface in
      interface.input.arriving = InputEvent.events(of: machine.action).map {
        var event = $0
        event.taps = 1
        return event
      }
    },
    interface("make an event for each input, without a second finger in the Simulator") {
      let isSimulator = $0.environment.device.isSimulator
      $1.input.arriving = InputEvent.events(of: $0.action).filter {
        !isSimulator || $0.fingers == [1]
      }
    },
  ]

  private static let onlyInOppositesOfTheResponderChain: [Effect] = [
    interface("each event makes a new touch, which belongs to the view under the finger") {
      guard let event = $1.input.current?.event, event.kind == .touchMoved else {
        return $1.findView(&$0)
      }
      $1.input.current?.event.kind = .touchBegan
      $1.findView(&$0)
      $1.input.current?.event.kind = .touchMoved
    },
    interface("the event goes to the window") {
      $1.input.current?.start = $1.tree.windows.last.map { .view($0) }
    },
    interface("a shake goes to the window, a command to the first responder") {
      $1.start(atWindowFor: .shake)
    },
    interface("a command goes to the window, a shake to the first responder") {
      $1.start(atWindowFor: .remoteControl)
    },
    delivering("the event, which holds one touch, goes along the responder chain") { details, _ in
      details[.touches] = .text("1")
    },
    delivering("the window receives the event before the application") { details, _ in
      details[.via] = .list(details.list(.via).reversed())
    },
    delivering("the application passes the event on without the window") { details, _ in
      details[.via] = .list(Array(details.list(.via).prefix(1)))
    },
    delivering("the application passes the event to the first window") { details, interface in
      guard details.list(.via).count > 1, let window = interface.tree.windows.first else { return }
      details[.via] = .list([InterfaceDescription.applicationName, interface.name(window)])
    },
    delivering("the event goes to the view alone") { details, _ in
      guard let first = details.list(.through).first else { return }
      details[.through] = .list([first])
      details[.to] = nil
    },
    delivering("the event goes along the responder chain, and nobody handles it") { details, _ in
      details[.to] = nil
    },
    delivering("the event goes along a chain without UIApplication") { details, interface in
      details.remove(from: .through, of: interface) { $0 == .application }
    },
    delivering("the event goes along a chain without UIViewController") { details, interface in
      details.remove(from: .through, of: interface) {
        if case .controller = $0 { true } else { false }
      }
    },
    delivering("the event goes along a chain without UIWindow") { details, interface in
      details.remove(from: .through, of: interface) { interface.isWindow($0) }
    },
    delivering("the event goes along a chain without UIView") { details, interface in
      details.remove(from: .through, of: interface) {
        if case .view = $0 { !interface.isWindow($0) } else { false }
      }
    },
    interface("the receiver of the action gets the touch as well") {
      $1.deliverCurrentEvent(&$0)
      guard let touch = $1.input.touches.last, let event = $1.input.current?.event,
        let target = $1.description.views[touch.view].target
      else { return }
      $0.record(event.kind, [.to: .text(target)], nil)
    },
    sending("`action` along a chain without superviews") { details, interface in
      let control = details[.from]
      details.remove(from: .through, of: interface) {
        if case .view(let view) = $0 {
          !interface.isWindow($0) && .text(interface.name(view)) != control
        } else {
          false
        }
      }
    },
    sending("`action` along a chain without the window") { details, interface in
      details.remove(from: .through, of: interface) { interface.isWindow($0) }
    },
    sending("`action` along a chain without the application") { details, interface in
      details.remove(from: .through, of: interface) { $0 == .application }
    },
    sending("`action` along a chain without the delegate") { details, interface in
      details.remove(from: .through, of: interface) { $0 == .delegate }
    },
    sending("`action` along a chain without view controllers") { details, interface in
      details.remove(from: .through, of: interface) {
        if case .controller = $0 { true } else { false }
      }
    },
    sending("`action` for the nearest view controller, whatever it handles") {
      details,
      interface in
      let names = interface.description.controllers.map(\.name)
      details.set(.to, details.list(.through).first { names.contains($0) })
    },
    sending("`action` for the delegate if nobody else handles it") { details, _ in
      if details[.to] == nil { details[.to] = .text(InterfaceDescription.delegateName) }
    },
    interface("the text of the first responder changes, of which the app does not hear") {
      guard let view = $1.firstResponder, let typed = $0.action.subject else { return }
      $1.tree.setText(view, ($1.tree.nodes[view].text ?? "") + typed)
    },
    interface("the text of another view than the first responder changes") {
      guard let view = $1.firstResponder, let typed = $0.action.subject else { return }
      for other in $1.description.views.indices
      where other != view && $1.description.views[other].kind.acceptsText {
        $1.tree.setText(other, typed)
        $1.sendAction(of: other, &$0)
      }
    },
    drawing("`redraw` for the window instead of the view") { details, interface in
      details.set(.to, interface.tree.windows.last.map(interface.name))
    },
    drawing("`redraw` for each view, by an event object that the application dispatches") {
      details,
      _ in
      details[.via] = .list([InterfaceDescription.applicationName])
    },
  ]

  private static let onlyInOppositesOfSensors: [Effect] =
    Sensor.allCases.map { sensor in
      interface("the reading goes to the application if it is of the \(sensor.word)") {
        guard $0.action.word(Sensor.self, "kind") == sensor else { return $1.readSensor(&$0) }
        $0.record(sensor.event, [.to: .text(InterfaceDescription.applicationName)], nil)
      }
    } + [
      interface("the reading goes to a method of the registered object, and not to its block") {
        guard let sensor = $0.action.word(Sensor.self, "kind") else { return }
        $1.sensorTargets[sensor]?.block = nil
        $1.readSensor(&$0)
      },
      interface("the reading goes to the block of the registered object, and not to a method") {
        guard let sensor = $0.action.word(Sensor.self, "kind") else { return }
        if $1.sensorTargets[sensor]?.block == nil { $1.sensorTargets[sensor]?.block = [] }
        $1.readSensor(&$0)
      },
      recording(
        "the reading goes to the registered object, with the location of a device",
        { $1.readSensor(&$0) },
        { details, _ in details[.coordinates] = .text("48.8584 N 2.2945 E") }
      ),
      recording(
        "the reading comes through the run loop, and the application dispatches it",
        { $1.readSensor(&$0) },
        { details, _ in details[.via] = .list([InterfaceDescription.applicationName]) }
      ),
    ]

  // MARK: - Effects of the model with other details

  /// Returns an effect that does what the body does, except that the event which it records has other details.
  private static func recording(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    _ body: @escaping @Sendable (inout Machine, Interface) -> Void,
    _ change: @escaping @Sendable (inout Details, Interface) -> Void
  ) -> Effect {
    interface(phrase()) {
      let count = $0.trace.entries.count
      body(&$0, $1)
      guard $0.trace.entries.count > count, let entry = $0.trace.entries.last,
        case .event = entry.term, var details = $0.trace.details(of: entry)
      else { return }
      $0.trace.removeLast()
      change(&details, $1)
      $0.record(entry.term, details)
    }
  }

  /// Returns an effect that passes the event along the responder chain.
  private static func delivering(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    _ change: @escaping @Sendable (inout Details, Interface) -> Void
  ) -> Effect {
    recording(phrase(), { $1.deliverCurrentEvent(&$0) }, change)
  }

  /// Returns an effect that sends an action message along the responder chain.
  private static func sending(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    _ change: @escaping @Sendable (inout Details, Interface) -> Void
  ) -> Effect {
    recording(phrase(), { $1.sendActionAlongChain(&$0) }, change)
  }

  /// Returns an effect that draws the views.
  private static func drawing(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    _ change: @escaping @Sendable (inout Details, Interface) -> Void
  ) -> Effect {
    recording(phrase(), { $1.drawNext(parentsFirst: false, &$0) }, change)
  }
}

extension Interface {
  /// Lets the current event begin at the window, if it is of a kind; else at the first responder.
  fileprivate func start(atWindowFor kind: InterfaceEvent) {
    let isOfKind = input.current?.event.kind == kind
    let view = isOfKind ? tree.windows.last : firstResponder ?? tree.windows.last
    input.current?.start = view.map { .view($0) } ?? .application
  }

  fileprivate func isWindow(_ responder: Responder) -> Bool {
    if case .view(let view) = responder { description.views[view].kind == .window } else { false }
  }
}

extension Details {
  /// Removes the responders of which a condition is true from a list.
  fileprivate mutating func remove(
    from detail: Detail,
    of interface: Interface,
    where isRemoved: (Responder) -> Bool
  ) {
    let names = list(detail).filter {
      interface.description.responder(named: $0).map { !isRemoved($0) } ?? true
    }
    self[detail] = names.isEmpty ? nil : .list(names)
  }
}
