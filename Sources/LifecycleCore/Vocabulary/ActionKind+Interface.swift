extension ActionKind {
  /// The entries of what reaches the objects of an interface, and of what the app does with them.
  var interfaceEntry: ActionDescription {
    switch self {
    // Gestures.
    case .tap: .user("tap", "taps with a finger", Self.touch)
    case .doubleTap: .user("double-tap", "taps twice in quick succession", Self.touch)
    case .touchAndHold: .user("touch-and-hold", "holds a finger on something", Self.touch)
    case .twoFingerTap: .user("two-finger-tap", "taps with two fingers at once", Self.touch)
    case .swipe: .user("swipe", "moves a finger slowly over something", Self.move)
    case .flick: .user("flick", "moves a finger quickly over something", Self.move)
    case .drag: .user("drag", "moves a finger with what lies under it", Self.move)
    case .pinch: .user("pinch", "moves two fingers together, or apart", Self.touch)
    case .putFingerDown: .user("put-finger-down", "puts a finger down", Self.oneFinger)
    case .moveFinger: .user("move-finger", "moves a finger that is down", Self.oneFinger)
    case .liftFinger: .user("lift-finger", "lifts a finger that is down", Self.oneFinger)
    case .shake: .user("shake", "shakes the device")
    case .typeText:
      .user(
        "type-text",
        "types on the keyboard",
        [.optional("text", .text, "what is typed")]
      )
    case .connectKeyboard: .user("connect-keyboard", "connects a hardware keyboard")
    case .disconnectKeyboard: .user("disconnect-keyboard", "disconnects the hardware keyboard")
    case .tapBackButton:
      .user("tap-back-button", "taps the back button of the navigation bar")
    case .selectTab: .user("select-tab", "taps a tab of the tab bar", [Self.controller])

    // What comes from outside.
    case .remoteControl:
      .system(
        "remote-control",
        "headphones or an accessory send a command for playback",
        [.required("command", .word(RemoteCommand.words), "which one")]
      )
    case .sensor:
      .system(
        "sensor",
        "a sensor has a reading for the app",
        [.required("kind", .word(Sensor.words), "which one")]
      )

    // What the app does.
    case .addSubview:
      .app(
        "add-subview",
        "puts a view on top of what is in another one, out of where it was",
        [
          .required("view", .text, "the view's name"),
          .required("to", .text, "the name of its new superview"),
        ]
      )
    case .removeFromSuperview:
      .app("remove-from-superview", "takes a view out of its superview", [Self.view])
    case .setFrame:
      .app(
        "set-frame",
        "moves and resizes a view or a window",
        [Self.view]
          + [
            ("x", "its left edge"), ("y", "its upper edge"), ("width", "its width"),
            ("height", "its height"),
          ].map { .required($0, .count(0...10_000), "\($1), in points of its superview") }
      )
    case .setText:
      .app(
        "set-text",
        "sets the text of a label, a button, a text field or a text view",
        [Self.view, .required("text", .text, "the text")]
      )
    case .drawString:
      .app(
        "draw-string",
        "draws a string in a view of its own, which then shows it",
        [Self.view, .required("text", .text, "the string")]
      )
    case .showWindow:
      .app(
        "show-window",
        "shows a window on the external display",
        [.required("window", .text, "the window's name")]
      )
    case .becomeFirstResponder:
      .app("become-first-responder", "makes a view the first responder", [Self.view])
    case .resignFirstResponder:
      .app("resign-first-responder", "lets no view be the first responder")
    case .designate:
      .app(
        "designate",
        "names the object that gets the readings of a sensor",
        [
          .required("sensor", .word(Sensor.words), "which sensor"),
          .required("object", .text, "the object's name"),
        ]
      )
    case .loadView:
      .app("load-view", "asks a view controller for its view", [Self.controller])
    case .present:
      .app("present", "presents a view controller's view as a modal one", [Self.controller])
    case .dismiss: .app("dismiss", "dismisses the modal view that was presented last")
    case .pushViewController:
      .app(
        "push-view-controller",
        "pushes a view controller onto a navigation controller",
        [
          Self.controller,
          .optional("to", .text, "which one; by default the visible one"),
        ]
      )
    case .popViewController:
      .app("pop-view-controller", "pops what was pushed last off its navigation controller")
    default: preconditionFailure("Internal inconsistency: \(self) has no entry")
    }
  }

  private static let view = Parameter.required("view", .text, "the view's name")

  private static let controller = Parameter.required(
    "controller",
    .text,
    "the view controller's name"
  )

  /// Where a finger comes down, and when.
  private static let touch: [Parameter] = [
    .optional("view", .text, "the view; the window by default"),
    .optional("x", .count(0...10_000), "where in the window, in points from its left edge"),
    .optional("y", .count(0...10_000), "where in the window, in points from its upper edge"),
    .optional("in", .duration, "how long until then; at once by default"),
  ]

  private static let move =
    touch + [
      .optional("to", .text, "to which view; by default it does not move"),
      .optional("to-x", .count(0...10_000), "to which point of the window, from its left edge"),
      .optional("to-y", .count(0...10_000), "to which point of the window, from its upper edge"),
      .optional("fingers", .count(1...5), "the number of fingers; 1 by default"),
    ]

  private static let oneFinger =
    touch + [.optional("finger", .count(1...5), "which finger; the first by default")]
}
