extension Effect {
  /// Returns an operation on the interface, which does nothing if the scenario does not describe an interface.
  static func interface(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    _ body: @escaping @Sendable (inout Machine, Interface) -> Void
  ) -> Effect {
    delivering(phrase()) { $0.withInterface(body) }
  }
}

extension Machine {
  /// Runs an operation on the interface, if there is one; returns a delivery if it enqueued handlers.
  fileprivate mutating func withInterface(_ body: (inout Machine, Interface) -> Void) -> Delivery? {
    guard let interface else { return nil }
    let handlers = interface.handlers.count
    body(&self, interface)
    return interface.handlers.count > handlers ? .interfaceHandlers : nil
  }
}

/// Effects on events and the views that receive them.
extension Effect {
  // Input.
  static let makeInput = interface("make an event for each input") {
    let action = $0.action
    $1.input.arriving = InputEvent.events(of: action)
      .checked(against: &$1.input.fingersDown, isGesture: !action.isSingleFingerAction)
    $1.input.kind = action.kind
    $1.input.delay = action.duration("in") ?? .zero
  }
  static let delayInput = interface("the events wait until they are due") {
    let due = $0.clock.now + $1.input.delay
    $1.input.delayed.insert(
      DelayedInput(
        due: due,
        number: $1.input.nextDelayedNumber,
        kind: $1.input.kind,
        events: $1.input.arriving
      )
    )
    $1.input.nextDelayedNumber += 1
    $1.scheduleInput(&$0)
  }
  static let dequeueDueInput = interface("the events are due") {
    guard let next = $1.input.delayed.first, next.due <= $0.clock.now else { return }
    $1.input.delayed.popFirst()
    $1.input.arriving = next.events
    $1.input.kind = next.kind
    $1.input.delay = .zero
    $1.scheduleInput(&$0)
  }
  /// Named after what the user does, which may be due amid other actions.
  static let loseInput = Self("`event-lost` for what the user does") {
    $0.note(.eventLost, ($0.interface?.input.kind ?? $0.action.kind).word)
  }
  static let queueInput = interface(
    "the events are put into the app's queue, which delivers them one by one; "
      + "`event-lost` for input that no finger can make"
  ) {
    for event in $1.input.arriving {
      if event.isImpossible {
        $0.note(.eventLost, event.kind.word)
      } else {
        $1.input.queue.append(event)
      }
    }
    $1.input.arriving = []
    $1.input.delay = .zero
  }
  static let startInput = runningAppCode("the app receives user input") {
    $0.process.receivesInput = true
  }
  static let stopInput = delivering(
    "`touch-cancelled` for each finger, `event-lost` for each event in the queue"
  ) {
    $0.process.receivesInput = false
    return $0.withInterface { $1.stopInput(&$0) }
  }

  // Dispatch.
  static let findView = interface(
    "a touch belongs to the view under the finger when it begins"
  ) { $1.findView(&$0) }
  static let findFirstResponder = interface(
    "the event goes to the first responder, or to the window if there is none"
  ) {
    let start = $1.firstResponder ?? $1.tree.windows.last
    $1.input.current?.start = start.map { .view($0) } ?? .application
  }
  static let offerEvent = interface(
    "the event goes along the responder chain to the first that handles it"
  ) { $1.deliverCurrentEvent(&$0) }
  static let sendActionToTarget = interface("`action` for the target") {
    $1.sendActionToTarget(&$0)
  }
  static let sendActionAlongChain = interface(
    "`action` along the responder chain to the first that handles it"
  ) { $1.sendActionAlongChain(&$0) }

  // First responder.
  static let chooseResponder = interface("the view is chosen as the first responder") {
    $1.nextFirstResponder = $1.tree.index(of: $0.action.name)
  }
  static let chooseNoResponder = interface("no view is chosen as the first responder") {
    $1.nextFirstResponder = nil
  }
  static let changeFirstResponder = interface("the first responder changes") {
    $1.firstResponder = $1.nextFirstResponder
    $1.keyboardIsShown = $1.wantsKeyboard
  }
  static let typeText = interface("the text of the first responder changes") {
    guard let view = $1.firstResponder else { return }
    if let typed = $0.action.subject {
      $1.tree.setText(view, ($1.tree.nodes[view].text ?? "") + typed)
    }
    $1.sendAction(of: view, &$0)
  }
  static func setKeyboardConnected(_ isConnected: Bool) -> Effect {
    interface("a hardware keyboard is \(isConnected ? "" : "no longer ")connected") {
      $1.hasHardwareKeyboard = isConnected
      $1.nextFirstResponder = $1.firstResponder
      if $0.isInForeground { $0.trigger(.procedure(.changeFirstResponder)) }
    }
  }

  // Sensors.
  /// An operation as for other input: what is lost does not depend on rules alone.
  static let loseReading = Self("`event-lost` for the reading") { $0.note(.eventLost) }
  static let registerSensorTarget = interface(
    "the object, or its block, receives the sensor's readings"
  ) {
    let action = $0.action
    if let sensor = action.word(Sensor.self, "sensor"), let object = action.text("object") {
      let block = action["block"] == .absent ? nil : action.script("block")
      $1.sensorTargets[sensor] = SensorTarget(object: object, block: block)
    }
  }
  /// Bypasses the queue and the responder chain.
  static let readSensor = interface("the reading goes to the registered object, or its block") {
    $1.readSensor(&$0)
  }

  // Windows and views.
  static let showExternalWindow = interface("the window fills the external display") {
    guard let window = $1.tree.index(of: $0.action.name) else { return }
    $1.tree.setHidden(window, false)
    $0.note(.windowShown, $1.name(window))
    $1.didChangeHierarchy(at: window, &$0)
  }
  static let changeDisplay = interface(
    "windows on the external display are resized to fit it, or hidden if it is disconnected"
  ) { $1.changeDisplay(&$0) }
  static let setFrame = interface("the view has the new frame, and its subviews are resized") {
    let action = $0.action
    if let view = $1.tree.index(of: action.name), let frame = Rectangle(action) {
      $1.tree.place(view, at: frame)
    }
  }
  static let setText = interface("the view shows the text") {
    let action = $0.action
    guard let view = $1.tree.index(of: action.name), let text = action.text("text") else {
      return
    }
    $1.tree.setText(view, text)
    if $1.description.views[view].kind.drawsItself { $1.setNeedsDisplay(view) }
  }
  static let addSubview = interface("the view becomes the topmost subview of its new superview") {
    let action = $0.action
    if let view = $1.tree.index(of: action.name),
      let superview = action.text("to").flatMap($1.tree.index),
      $1.tree.canAdd(view, to: superview)
    {
      $1.tree.add(view, to: superview)
      $1.didChangeHierarchy(at: view, &$0)
    }
  }
  static let exchangeViews = interface("the one view takes the place of the other") {
    let action = $0.action
    guard let old = $1.tree.index(of: action.name),
      let new = action.text("to").flatMap($1.tree.index),
      let superview = $1.tree.nodes[old].superview, $1.tree.canAdd(new, to: superview)
    else { return }
    $1.tree.remove(old)
    $1.tree.add(new, to: superview)
    $1.didChangeHierarchy(at: new, &$0)
  }
  static let removeFromSuperview = interface("the view is removed from its superview") {
    guard let view = $1.tree.index(of: $0.action.name) else { return }
    $1.tree.remove(view)
    $1.updateAppearances(&$0)
  }

  static func drawInterface(parentsFirst: Bool) -> Effect {
    interface(
      "`redraw` for each of the app's own views that must be drawn, `view-drawn` for each of the system's; "
        + (parentsFirst ? "superviews first" : "subviews first")
    ) { $1.drawNext(parentsFirst: parentsFirst, &$0) }
  }
  static let drawWindows = interface("all views in the windows must be drawn") {
    for window in $1.tree.windows { $1.tree.setNeedsDisplay(withSubviewsOf: window) }
    $0.trigger(.procedure(.drawInterface))
  }
}

extension Interface {
  /// Delivers the reading of the sensor that the action names.
  func readSensor(_ machine: inout Machine) {
    guard let sensor = machine.action.word(Sensor.self, "kind"), let target = sensorTargets[sensor]
    else { return }
    let event = sensor.event
    var values: Details = [.to: .text(target.object)]
    if sensor == .location, machine.environment.device.isSimulator {
      values[.coordinates] = .text("37.3317 N 122.0307 W")
    }
    machine.record(event, values, target.block ?? handler(of: target.object, event.word))
  }
}

extension Sensor {
  /// The event that delivers a reading to the app.
  var event: InterfaceEvent {
    switch self {
    case .accelerometer: .accelerometer
    case .gyroscope: .gyroscope
    case .magnetometer: .magnetometer
    case .location: .location
    }
  }
}

extension Rectangle {
  /// Creates the area that an action specifies; nil if an argument is missing.
  init?(_ action: Action) {
    guard let x = action.integer("x"), let y = action.integer("y"),
      let width = action.integer("width"), let height = action.integer("height")
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
