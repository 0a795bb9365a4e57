/// Operations on the interface; an app without a described one has nothing for them to work on.
protocol InterfaceOperationGroup: OperationGroup {}

extension InterfaceOperationGroup {
  static var consequence: Consequence { .code }

  init(_ words: String, _ body: @escaping @Sendable (inout Machine, Interface) -> Void) {
    self = .delivering(words) { $0.withInterface(body) }
  }
}

extension Machine {
  /// Does something with the interface, if there is one; what its objects do then is handed out.
  fileprivate mutating func withInterface(
    _ body: (inout Machine, Interface) -> Void
  ) -> Delivery? {
    guard let interface else { return nil }
    let handlers = interface.handlers.count
    body(&self, interface)
    return interface.handlers.count > handlers ? .interfaceHandlers : nil
  }
}

/// What a rule does with events and with the views that they reach.
struct InterfaceEffect: InterfaceOperationGroup {
  let operation: MachineOperation

  // Input.
  static let makeEvents = Self("an event for each thing that happens") { machine, interface in
    let action = machine.action
    interface.input.arriving = InputEvent.events(of: action)
      .checked(against: &interface.input.fingersDown, isGesture: !action.isOfOneFinger)
    interface.input.delay = action.duration("in") ?? .zero
  }
  static let keepForLater = Self("the events wait until they are due") { machine, interface in
    let due = machine.clock.now + interface.input.delay
    interface.input.later.add(interface.input.arriving, due: due)
    machine.scheduleInput(interface)
  }
  static let takeDue = Self("the events are due") { machine, interface in
    guard let events = interface.input.later.takeDue(at: machine.clock.now) else { return }
    interface.input.arriving = events
    interface.input.delay = .zero
    machine.scheduleInput(interface)
  }
  static let queue = Self(
    "the events are put into the app's queue, which hands them on one by one; "
      + "`event-lost` for what no finger can do"
  ) { machine, interface in
    for event in interface.input.arriving {
      if event.isImpossible {
        machine.note(.eventLost, event.kind.word)
      } else {
        interface.input.queue.append(event)
      }
    }
    interface.input.arriving = []
    interface.input.delay = .zero
  }
  static let startInput = Self("what the user does reaches the app") {
    $0.process.takesInput = true
  }
  static let stopInput = delivering(
    "`touch-cancelled` for each finger, `event-lost` for what waits in the queue"
  ) {
    $0.process.takesInput = false
    return $0.withInterface { $0.stopInput($1) }
  }

  // Dispatch.
  static let findView = Self(
    "a touch that begins is for the view under the finger, and stays with it"
  ) { machine, interface in machine.findView(interface) }
  static let findFirstResponder = Self(
    "the event is for the first responder, or without one for the window"
  ) { _, interface in
    let start = interface.firstResponder ?? interface.tree.windows.last
    interface.input.current?.start = start.map { .view($0) } ?? .application
  }
  static let offer = Self(
    "the event goes along the responder chain to the first that handles it"
  ) { machine, interface in machine.offer(interface) }
  static let sendToTarget = Self("`action` for the target") { machine, interface in
    machine.sendActionToTarget(interface)
  }
  static let sendAlongChain = Self(
    "`action` along the responder chain to the first that handles it"
  ) { machine, interface in machine.sendActionAlongChain(interface) }

  // First responder.
  static let chooseResponder = Self("that view is to be the first responder") {
    $1.nextFirstResponder = $1.tree.index(of: $0.action.name)
  }
  static let chooseNobody = Self("nobody is to be the first responder") { _, interface in
    interface.nextFirstResponder = nil
  }
  static let changeFirstResponder = Self("the first responder changes") { _, interface in
    interface.firstResponder = interface.nextFirstResponder
    interface.keyboardIsShown = interface.wantsKeyboard
  }
  static let type = Self("the text of the first responder changes") { machine, interface in
    guard let view = interface.firstResponder else { return }
    if let typed = machine.action.subject {
      interface.tree.setText(view, (interface.tree.nodes[view].text ?? "") + typed)
    }
    machine.sendAction(of: view, interface)
  }
  static func connectKeyboard(_ isConnected: Bool) -> Self {
    Self(
      "a hardware keyboard is \(isConnected ? "" : "no longer ")connected"
    ) { machine, interface in
      interface.hasHardwareKeyboard = isConnected
      interface.nextFirstResponder = interface.firstResponder
      if machine.isInForeground { machine.trigger(.procedure(.changeFirstResponder)) }
    }
  }

  // Sensors.
  static let designate = Self("that object gets the sensor's readings") { machine, interface in
    let action = machine.action
    if let sensor = action.word(Sensor.self, "sensor"), let object = action.text("object") {
      interface.designated[sensor] = object
    }
  }
  /// Past queue and responder chain.
  static let read = Self(
    "the reading, for the object that was named for it"
  ) { machine, interface in
    guard let sensor = machine.action.word(Sensor.self, "kind"),
      let object = interface.designated[sensor]
    else { return }
    let event = sensor.event
    machine.record(event, [.to: .text(object)], interface.handler(of: object, event.word))
  }

  // Windows and views.
  static let showWindow = Self("the window fills the external display") { machine, interface in
    guard let window = interface.tree.index(of: machine.action.name) else { return }
    interface.tree.setHidden(window, false)
    machine.note(.windowShown, interface.description.views[window].name)
    machine.changedHierarchy(at: window, interface)
  }
  static let changeDisplay = Self(
    "windows on the external display take its size, or are hidden if it is gone"
  ) { machine, interface in machine.changeDisplay(interface) }
  static let setFrame = Self(
    "the view has that frame, and what lies in it is resized"
  ) { machine, interface in
    let action = machine.action
    guard let view = interface.tree.index(of: action.name), let frame = Rectangle(action) else {
      return
    }
    interface.tree.place(view, at: frame)
  }
  static let setText = Self("the view shows that text") { machine, interface in
    let action = machine.action
    guard let view = interface.tree.index(of: action.name), let text = action.text("text") else {
      return
    }
    interface.tree.setText(view, text)
    if interface.description.views[view].kind.drawsItself { interface.mark(view) }
  }
  static let addSubview = Self(
    "the view is the topmost subview of that one, and of no other"
  ) { machine, interface in
    let action = machine.action
    if let view = interface.tree.index(of: action.name),
      let superview = action.text("to").flatMap(interface.tree.index),
      interface.tree.canAdd(view, to: superview)
    {
      interface.tree.add(view, to: superview)
      machine.changedHierarchy(at: view, interface)
    }
  }
  static let removeFromSuperview = Self("the view is a subview no longer") { machine, interface in
    guard let view = interface.tree.index(of: machine.action.name) else { return }
    interface.tree.remove(view)
    machine.callAppearances(interface)
  }

  /// Draws one view that must be drawn, and comes back for the next.
  static func draw(parentsFirst: Bool) -> Self {
    Self(
      "`redraw` for each view of the app's own that must be drawn, `view-drawn` for the system's; "
        + (parentsFirst ? "superviews first" : "subviews first")
    ) { machine, interface in machine.drawNext(parentsFirst, interface) }
  }
  static let drawWindows = Self("all views in the windows must be drawn") { machine, interface in
    for window in interface.tree.windows { interface.tree.markAll(in: window) }
    machine.trigger(.procedure(.drawInterface))
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

extension Rectangle {
  /// The area that an action is about, if all of it is given.
  init?(_ action: Action) {
    guard let x = action.count("x"), let y = action.count("y"),
      let width = action.count("width"), let height = action.count("height")
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
