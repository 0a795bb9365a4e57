/// The objects of the interface while the app runs, and the events on their way to them.
///
/// A class: an app without a described interface has none, and pays for it with one look at an empty reference.
final class Interface {
  let description: InterfaceDescription
  var tree: ViewTree {
    // Without the old value the tree is changed in its place.
    didSet { cachedViewSnapshots = nil }
  }
  /// How the views look, until the tree changes: each step asks, and hardly one changes it.
  private var cachedViewSnapshots: [String: ViewSnapshot]?

  /// What the user does, on its way to the objects.
  var input = InterfaceInput()
  /// The control that sends its action message.
  var sender: Int?
  /// The first responder: who gets what has no place on the screen.
  var firstResponder: Int?
  /// Who is to become the first responder; nil for nobody.
  var nextFirstResponder: Int?
  /// Whether the keyboard is on the screen.
  var keyboardIsShown = false
  /// Whether a hardware keyboard is connected, which takes its place.
  var hasHardwareKeyboard = false
  /// The objects that were named for the readings of sensors, by the sensor.
  var sensorTargets: [Sensor: String] = [:]

  /// The view controllers.
  var controllers = ViewControllers()

  // Drawing.
  /// Whether display was requested in the current turn of the run loop.
  var displayWasRequested = false
  /// What is still to be drawn in the pass that is under way; nil while there is none.
  var drawingPass: ArraySlice<(view: Int, area: Rectangle?)>?

  /// What the app's code does with what came, still to be run.
  var handlers: ArraySlice<[Action]> = []
  /// How many of those run inside each other.
  var handlerDepth = 0

  init(_ description: InterfaceDescription) {
    self.description = description
    tree = ViewTree(description)
  }

  /// As it is in a new process, on this screen.
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

  /// Remembers to run what a responder does with an event.
  func enqueueHandler(_ actions: [Action]?) {
    if let actions, !actions.isEmpty { handlers.append(actions) }
  }

  /// Requests that a view is drawn, all of it or an area.
  func setNeedsDisplay(_ view: Int, _ area: Rectangle? = nil) {
    tree.setNeedsDisplay(view, area)
    displayWasRequested = true
  }

  /// The control that sends its action message.
  var sendingControl: InterfaceDescription.View? { sender.map { description.views[$0] } }

  /// What the object of that name does with an event or an action message; nil if it does not handle it.
  func handler(of object: String, _ word: String) -> [Action]? {
    description.responder(named: object).flatMap { description.handler(of: $0, for: word) }
  }

  /// Whether a view takes text.
  private func acceptsText(_ view: Int?) -> Bool {
    view.map { description.views[$0].kind.acceptsText } ?? false
  }

  /// Whether the next first responder brings the keyboard to the screen.
  var wantsKeyboard: Bool { acceptsText(nextFirstResponder) && !hasHardwareKeyboard }

  /// How the views look at this moment, by their names.
  var viewSnapshots: [String: ViewSnapshot] {
    if let cachedViewSnapshots { return cachedViewSnapshots }
    var viewSnapshots: [String: ViewSnapshot] = [:]
    for (view, node) in zip(description.views, tree.nodes) {
      viewSnapshots[view.name] = ViewSnapshot(frame: node.frame, text: node.text)
    }
    cachedViewSnapshots = viewSnapshots
    return viewSnapshots
  }

  /// Whether a responder handles an event by itself: controls take all touches, text views those that begin to edit,
  /// and scroll views those that may scroll.
  func handles(_ responder: Responder, _ event: InterfaceEvent) -> Bool {
    if case .view(let view) = responder, event.isTouch {
      let kind = description.views[view].kind
      if kind.isControl || kind.acceptsText || kind.scrolls { return true }
    }
    return description.handler(of: responder, for: event.word) != nil
  }

  /// The names of the visible views, windows aside.
  var shownViews: [String] {
    tree.order(parentsFirst: true).filter { description.views[$0].kind != .window }.map(name)
  }

  /// Takes the backing stores from the layers on the screen, and returns the names of their views.
  func discardBackingStores() -> [String] { tree.discardBackingStores().map(name) }

  /// Gives them back, and returns the names of the views.
  func restoreBackingStores() -> [String] { tree.restoreBackingStores().map(name) }

  func name(_ view: Int) -> String { description.views[view].name }

  /// Whether a fact is true of it; false for one that is about something else.
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

/// What the user does with the interface, from the screen to the objects that handle it.
struct InterfaceInput {
  /// What has come and is not handled yet, in the order in which it came.
  var queue: ArraySlice<InputEvent> = []
  /// The input of an action before it is delivered, and how long until then.
  var arriving: [InputEvent] = []
  var delay = VirtualTime.zero
  /// What comes later, and how much of that there was.
  var delayed = PriorityQueue<DelayedInput>()
  var delayedCount = 0
  /// The event that is being handled, and where its way begins.
  var current: (event: InputEvent, start: Responder?)?
  /// The fingers on the screen that the app knows of.
  var touches: [Touch] = []
  /// The fingers that the user has put down, as far as no interruption came in between.
  var fingersDown: Set<Int> = []
}

/// The view controllers of an interface while the app runs: whose view is in memory, and whose is visible.
struct ViewControllers {
  /// One that is shown until it is answered.
  struct Presentation {
    var controller: Int
    /// The view that it took the place of, and where that lay.
    var below: (view: Int, superview: Int)?
  }

  /// Those whose view is in memory.
  var loaded: Set<Int> = []
  /// Those whose view is visible, or about to be.
  var visible: Set<Int> = []
  /// Those among them that received `viewDidAppear:`.
  var appeared: Set<Int> = []
  /// The modal ones, the topmost last.
  var presentations: [Presentation] = []
  /// What the navigation controllers and tab bar controllers show, the topmost last, by who holds them.
  var stacks: [Int: [Int]] = [:]
  /// Those that must still be notified of the memory warning; nil while there is none.
  var toWarn: Range<Int>?
  /// The one that it is about.
  var warned: Int?
  /// How the interface is held, and how it was before.
  var orientation = "portrait"
  var orientationBefore = "portrait"
  /// Whether the window is on the screen.
  var windowIsOnScreen = false
}
