/// The objects of the interface while the app runs, and the events on their way to them.
///
/// A class, so that an app without a described interface only has a nil reference.
final class Interface {
  let description: InterfaceDescription
  var tree: ViewTree {
    // Not using `oldValue` lets the tree be modified in place.
    didSet { cachedViewSnapshots = nil }
  }
  /// Cached until the tree changes: each step reads it, and few steps change it.
  private var cachedViewSnapshots: [String: ViewSnapshot]?

  /// User input on its way to the objects.
  var input = InterfaceInput()
  /// The control that is sending its action message.
  var sender: Int?
  /// The first responder, which receives events without a location on the screen.
  var firstResponder: Int?
  /// The view to make the first responder; nil for none.
  var nextFirstResponder: Int?
  /// Whether the keyboard is on the screen.
  var keyboardIsShown = false
  /// Whether a hardware keyboard is connected, which replaces the one on the screen.
  var hasHardwareKeyboard = false
  /// The names of the objects that receive sensor readings, by sensor.
  var sensorTargets: [Sensor: SensorTarget] = [:]

  /// The view controllers.
  var controllers = ViewControllers()

  // Drawing.
  /// Whether display was requested in the current turn of the run loop.
  var displayWasRequested = false
  /// The views still to be drawn in the current pass; nil if there is none.
  var drawingPass: ArraySlice<(view: Int, area: Rectangle?)>?

  /// The scripts of received events, still to be run.
  var handlers: ArraySlice<[Action]> = []
  /// The nesting depth of running handlers.
  var handlerDepth = 0

  init(_ description: InterfaceDescription) {
    self.description = description
    tree = ViewTree(description)
  }

  init(copying other: Interface) {
    description = other.description
    tree = other.tree
    input = other.input
    sender = other.sender
    firstResponder = other.firstResponder
    nextFirstResponder = other.nextFirstResponder
    keyboardIsShown = other.keyboardIsShown
    hasHardwareKeyboard = other.hasHardwareKeyboard
    sensorTargets = other.sensorTargets
    controllers = other.controllers
    displayWasRequested = other.displayWasRequested
    drawingPass = other.drawingPass
    handlers = other.handlers
    handlerDepth = other.handlerDepth
  }

  /// Resets the interface for a new process, with a layout.
  func reset(_ layout: Layout) {
    tree = ViewTree(description, layout)
    input = InterfaceInput()
    sender = nil
    firstResponder = nil
    nextFirstResponder = nil
    keyboardIsShown = false
    sensorTargets.removeAll()
    controllers = ViewControllers()
    showFirstChildren()
    displayWasRequested = false
    drawingPass = nil
    handlers.removeAll()
  }

  /// Enqueues the script of a responder for an event.
  func enqueueHandler(_ actions: [Action]?) {
    if let actions, !actions.isEmpty { handlers.append(actions) }
  }

  /// Requests that a view or an area of it be drawn.
  func setNeedsDisplay(_ view: Int, _ area: Rectangle? = nil) {
    tree.setNeedsDisplay(view, area)
    displayWasRequested = true
  }

  /// The control that is sending its action message.
  var sendingControl: InterfaceDescription.View? { sender.map { description.views[$0] } }

  /// Returns the named object's script for an event or action message; nil if it does not handle it.
  func handler(of object: String, _ word: String) -> [Action]? {
    description.responder(named: object).flatMap { description.handler(of: $0, for: word) }
  }

  /// Returns whether a view accepts text input.
  private func acceptsText(_ view: Int?) -> Bool {
    view.map { description.views[$0].kind.acceptsText } ?? false
  }

  /// Whether the next first responder brings the keyboard to the screen.
  var wantsKeyboard: Bool { acceptsText(nextFirstResponder) && !hasHardwareKeyboard }

  /// Snapshots of the views, by name.
  var viewSnapshots: [String: ViewSnapshot] {
    if let cachedViewSnapshots { return cachedViewSnapshots }
    var viewSnapshots: [String: ViewSnapshot] = [:]
    for (view, node) in zip(description.views, tree.nodes) {
      viewSnapshots[view.name] = ViewSnapshot(frame: node.frame, text: node.text)
    }
    cachedViewSnapshots = viewSnapshots
    return viewSnapshots
  }

  /// Returns whether a responder handles an event: by its code, or for touches as a control, text or scroll view.
  func handles(_ responder: Responder, _ event: InterfaceEvent) -> Bool {
    if case .view(let view) = responder, event.isTouch {
      let kind = description.views[view].kind
      if kind.isControl || kind.acceptsText || kind.scrolls { return true }
    }
    return description.handler(of: responder, for: event.word) != nil
  }

  /// The names of the visible views, without windows.
  var shownViews: [String] {
    tree.order(parentsFirst: true).filter { description.views[$0].kind != .window }.map(name)
  }

  /// Discards the backing stores of the layers on the screen, and returns the names of their views.
  func discardBackingStores() -> [String] { tree.discardBackingStores().map(name) }

  /// Restores the discarded backing stores, and returns the names of the views.
  func restoreBackingStores() -> [String] { tree.restoreBackingStores().map(name) }

  func name(_ view: Int) -> String { description.views[view].name }

  /// Returns whether a fact about the interface is true; false for any other fact.
  func holds(_ fact: Fact, _ action: Action) -> Bool {
    switch fact {
    case .inputIsDelayed: input.delay > .zero
    case .actionHasTarget: sendingControl?.target != nil
    case .wantsKeyboard: wantsKeyboard
    case .keyboardIsShown: keyboardIsShown
    case .acceptsTyping: acceptsText(firstResponder)
    case .canGoBack: navigationControllerToPop != nil
    case .warnedViewCanUnload: warnedViewCanUnload
    case .viewsRotate: !controllersToRotate.isEmpty
    case .hasSensorTarget:
      action.kind == .sensor
        && action.word(Sensor.self, "kind").map { sensorTargets[$0] } ?? nil != nil
    default: false
    }
  }
}

/// Who receives the readings of a sensor.
struct SensorTarget {
  /// The name of the object.
  var object: String
  /// The block that it gave for them; nil if they go to a method of it.
  var block: [Action]?
}

/// User input between the screen and the objects that handle it.
struct InterfaceInput {
  /// The unhandled events, in order of arrival.
  var queue: ArraySlice<InputEvent> = []
  /// The input before delivery, what the user does, and its delay.
  var arriving: [InputEvent] = []
  var kind: ActionKind?
  var delay = VirtualTime.zero
  /// The delayed input, and how many times there has been any.
  var delayed = PriorityQueue<DelayedInput>()
  var nextDelayedNumber = 0
  /// The event that is being handled, and the first responder to receive it.
  var current: (event: InputEvent, start: Responder?)?
  /// The touches that the app has received.
  var touches: [Touch] = []
  /// The fingers that are down, unless an interruption ended their touches.
  var fingersDown: Set<Int> = []
}

/// The state of the view controllers while the app runs.
struct ViewControllers {
  /// A modally presented view controller.
  struct Presentation {
    var controller: Int
    /// The replaced view and its superview.
    var below: (view: Int, superview: Int)?
  }

  /// The view controllers whose view is loaded.
  var loaded: Set<Int> = []
  /// The view controllers whose view is or will be visible.
  var visible: Set<Int> = []
  /// The visible view controllers that have received `viewDidAppear:`.
  var appeared: Set<Int> = []
  /// The modal presentations, the topmost last.
  var presentations: [Presentation] = []
  /// The stacks of the container view controllers, the topmost child last.
  var stacks: [Int: [Int]] = [:]
  /// The view controllers still to be notified of a memory warning; nil without one.
  var toWarn: Range<Int>?
  /// The view controller notified last.
  var warned: Int?
  /// The current orientation, and the previous one.
  var orientation = "portrait"
  var orientationBefore = "portrait"
  /// Whether the window is on the screen.
  var windowIsOnScreen = false
}
