/// What a rule does with events and with the views that they reach.
enum InterfaceEffect {
  // Input.
  /// Makes of the action the events that it brings.
  case makeEvents
  /// Keeps them until they are due.
  case keepForLater
  /// Takes those that are due now.
  case takeDue
  /// Puts them into the app's queue.
  case queue
  /// What the user does reaches the app from now on.
  case startInput
  /// Nothing does any more: running touches are taken back, and what waits in the queue is dropped.
  case stopInput

  // Dispatch.
  /// The event begins at the view under the finger.
  case findView
  /// It begins at the first responder.
  case findFirstResponder
  /// Hands it along the responder chain.
  case offer
  /// The action message goes to the control's target.
  case sendToTarget
  /// It goes along the responder chain.
  case sendAlongChain

  // First responder.
  case chooseResponder, chooseNobody, changeFirstResponder
  /// The text of the control that is first responder changes.
  case type

  /// A hardware keyboard is connected, or no longer.
  case connectKeyboard(Bool)

  // Sensors.
  case designate
  case read

  // Windows and views.
  /// A window is shown on the external display.
  case showWindow
  /// The external display came, went or has another mode.
  case changeDisplay
  case setFrame, setText
  case addSubview, removeFromSuperview
  /// Draws one view that must be drawn, and comes back for the next.
  case draw(parentsFirst: Bool)
  /// All that is in the windows must be drawn.
  case drawWindows

  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .makeEvents: "an event for each thing that happens"
    case .keepForLater: "the events wait until they are due"
    case .takeDue: "the events are due"
    case .queue:
      "the events are put into the app's queue, which hands them on one by one; "
        + "`event-lost` for what no finger can do"
    case .startInput: "what the user does reaches the app"
    case .stopInput: "`touch-cancelled` for each finger, `event-lost` for what waits in the queue"
    case .findView: "a touch that begins is for the view under the finger, and stays with it"
    case .findFirstResponder: "the event is for the first responder, or without one for the window"
    case .offer: "the event goes along the responder chain to the first that handles it"
    case .sendToTarget: "`action` for the target"
    case .sendAlongChain: "`action` along the responder chain to the first that handles it"
    case .chooseResponder: "that view is to be the first responder"
    case .chooseNobody: "nobody is to be the first responder"
    case .changeFirstResponder: "the first responder changes"
    case .type: "the text of the first responder changes"
    case .connectKeyboard(let isConnected):
      "a hardware keyboard is \(isConnected ? "" : "no longer ")connected"
    case .showWindow: "the window fills the external display"
    case .changeDisplay:
      "windows on the external display take its size, or are hidden if it is gone"
    case .setFrame: "the view has that frame, and what lies in it is resized"
    case .setText: "the view shows that text"
    case .designate: "that object gets the sensor's readings"
    case .read: "the reading, for the object that was named for it"
    case .addSubview: "the view is the topmost subview of that one, and of no other"
    case .removeFromSuperview: "the view is a subview no longer"
    case .draw(let parentsFirst):
      "`redraw` for each view of the app's own that must be drawn, `view-drawn` for the system's; "
        + (parentsFirst ? "superviews first" : "subviews first")
    case .drawWindows: "all views in the windows must be drawn"
    }
  }
}
