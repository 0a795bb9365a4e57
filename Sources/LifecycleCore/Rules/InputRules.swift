/// What a user does with fingers and hands, and how it reaches the app's queue.
enum InputRules {
  private static let eventHandling = Source.guide2010("The Event-Handling System")
  private static let interruptions = Source.guide2010("Responding to Interruptions")
  private static let gestures = Source.book("Gestures")
  private static let processing = Source.book("Event processing")

  static let iPhoneOS: [Rule] =
    [
      (ActionKind.tap, [131, 155]), (.doubleTap, [155]), (.touchAndHold, [155]),
      (.twoFingerTap, ["F125.1", 155]), (.pinch, ["F125.1", 155]),
    ].map { gesture($0, serves: $1, gestures) }
    + [ActionKind.swipe, .flick, .drag].map { fingers($0, serves: ["F125.1", 155], gestures) }
    + [ActionKind.putFingerDown, .moveFinger, .liftFinger].map {
      fingers($0, serves: [125, "F155.2"], processing)
    }
    + [
      gesture(.shake, serves: [128, 154], .book("Hardware interaction")),
      Rule(
        "input.later",
        serves: ["F123.2"],
        on: .procedure(.userInput),
        if: [.fact(.inputComesLater)],
        do: [.interface(.keepForLater)],
        because: "what the user does while the main thread is busy comes in the meantime",
        .inferred,
        eventHandling
      ),
      Rule(
        "input.due",
        serves: ["F123.2"],
        on: .timer(.inputDue),
        do: [.interface(.takeDue), .perform(.userInput)],
        because: "an event comes when it comes, whatever the main thread does",
        .inferred,
        eventHandling
      ),
      Rule(
        "input.alert",
        serves: ["F13.6", "F15.5", 85],
        on: .procedure(.userInput),
        if: [.fact(.presentsAlert)],
        do: [.note(.eventLost)],
        because: "an alert or action sheet of the app must be answered before anything else",
        .stated,
        .book("Alert views and action sheets")
      ),
      Rule(
        "input.queue",
        serves: [123, 124, 125, 131, 132],
        on: .procedure(.userInput),
        if: [.fact(.takesInput)],
        do: [.interface(.queue)],
        because: "events are queued, and processed in the order in which they came",
        .stated,
        eventHandling,
        processing
      ),
      Rule(
        "input.lost",
        serves: [132],
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
        serves: [55, "F128.3", "F128.4", 129],
        on: .action(.sensor),
        if: [.state([.active, .inactive, .background]), .fact(.isDesignated)],
        do: [.interface(.read)],
        because: "readings go straight to the object that was named for them, also while inactive",
        .stated,
        .guide2014("The Main Run Loop"),
        .guide2011("Responding to Interruptions")
      ),
      Rule(
        "sensor.designate",
        serves: ["F128.3", "F128.4", 129],
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
    serves served: [Served],
    _ source: Source
  ) -> Rule {
    Rule(
      "input.\(kind.word)",
      serves: served,
      on: .action(kind),
      if: [.front([.app]), .not(.isBeyondSimulator)],
      do: [.interface(.makeEvents), .perform(.userInput)],
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
