/// What a user does with fingers and hands, and how it reaches the app's queue.
enum InputRules {
  private static let eventHandling = Source.guide2010("The Event-Handling System")
  private static let interruptions = Source.guide2010("Responding to Interruptions")
  private static let gestures = Source.book("Gestures")
  private static let processing = Source.book("Event processing")

  static let iPhoneOS: [Rule] =
    [
      (.tap, ["F131.1", "F155.1"]), (.doubleTap, ["F155.1"]), (.touchAndHold, ["F155.1"]),
      (.twoFingerTap, ["F125.1", "F155.1"]), (.pinch, ["F125.1", "F155.1"]),
    ].map { (kind: ActionKind, served: [Served]) in gesture(kind, serves: served, gestures) }
    + [ActionKind.swipe, .flick, .drag].map { fingers($0, serves: "F155.1", gestures) }
    + [
      (.putFingerDown, "F125.3"), (.moveFinger, "F125.2"), (.liftFinger, "F125.3"),
    ].map { (kind: ActionKind, served: Served) in fingers(kind, serves: served, processing) }
    + [
      gesture(.shake, serves: ["F128.2", "F154.2"], .book("Hardware interaction")),
      Rule(
        "input.later",
        serves: ["F123.1", "F123.2"],
        on: .procedure(.userInput),
        if: [.fact(.inputComesLater)],
        do: [.interface(.keepForLater)],
        because: "what the user does while the main thread is busy comes in the meantime",
        .inferred,
        eventHandling
      ),
      Rule(
        "input.due",
        serves: ["F123.1", "F123.2"],
        on: .timer(.inputDue),
        do: [.interface(.takeDue), .perform(.userInput)],
        because: "an event comes when it comes, whatever the main thread does",
        .inferred,
        eventHandling
      ),
      Rule(
        "input.alert",
        serves: ["F13.6", "F15.5"],
        on: .procedure(.userInput),
        if: [.fact(.presentsAlert)],
        do: [.note(.eventLost)],
        because: "an alert or action sheet of the app must be answered before anything else",
        .stated,
        .book("Alert views and action sheets")
      ),
      Rule(
        "input.queue",
        serves: ["F58.2", "F132.1"],
        on: .procedure(.userInput),
        if: [.fact(.takesInput)],
        parts: [
          .for("F123.2", "F123.3", "F124.1", do: .interface(.queue))
        ],
        because: "events are queued, and processed in the order in which they came",
        .stated,
        eventHandling,
        processing
      ),
      Rule(
        "input.lost",
        serves: ["F132.1"],
        on: .procedure(.userInput),
        do: [.note(.eventLost)],
        because:
          "from the moment an app resigns until it is active again, it gets no input of the user",
        .stated,
        interruptions,
        .guide2011("What to Do When an Interruption Occurs")
      ),
      Rule(
        "remote-control",
        serves: ["F128.2"],
        on: .action(.remoteControl),
        if: [.state([.active, .inactive, .background])],
        do: [.interface(.makeEvents), .interface(.queue)],
        because: "an app that runs gets the commands of headphones and accessories",
        .stated,
        .guide2014("The Main Run Loop")
      ),
      Rule(
        "sensor.read",
        serves: ["F128.3", "F129.1"],
        on: .action(.sensor),
        if: [.state([.active, .inactive, .background]), .fact(.isDesignated)],
        parts: [
          .for("F55.2", "F128.3", "F128.4", do: .interface(.read))
        ],
        because: "readings go straight to the object that was named for them, also while inactive",
        .stated,
        .guide2014("The Main Run Loop"),
        .guide2011("Responding to Interruptions")
      ),
      Rule(
        "sensor.designate",
        serves: ["F128.3", "F128.4"],
        on: .action(.designate),
        do: [.interface(.designate)],
        because: "the app names the object that gets the readings of a sensor",
        .stated,
        .guide2014("The Main Run Loop")
      ),
    ]

  /// With as many fingers as the scenario says, of which the Simulator has two.
  private static func fingers(
    _ kind: ActionKind,
    serves served: Served,
    _ source: Source
  ) -> Rule {
    Rule(
      "input.\(kind.word)",
      serves: [served, "F155.2"],
      on: .action(kind),
      if: [.front([.app]), .not(.isBeyondSimulator)],
      parts: [
        .for(served, do: .interface(.makeEvents), .perform(.userInput))
      ],
      because: "what the user does with the app in front is an event, or several; "
        + "the Simulator has two fingers, which do not move together",
      .stated,
      source,
      .book("Limitations")
    )
  }

  private static func gesture(
    _ kind: ActionKind,
    serves served: [Served],
    _ source: Source
  ) -> Rule {
    Rule(
      "input.\(kind.word)",
      serves: served,
      on: .action(kind),
      if: [.front([.app])],
      do: [.interface(.makeEvents), .perform(.userInput)],
      because: "what the user does with the app in front is an event, or several",
      .stated,
      source
    )
  }
}
