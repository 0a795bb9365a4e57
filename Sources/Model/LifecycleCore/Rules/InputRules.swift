private let eventHandling = Source.guide2010("The Event-Handling System")
private let gestures = Source.book("Gestures")
private let processing = Source.book("Event processing")
private let limitations = Source.book("Limitations")

/// Touches and motions of the user, and their way into the app's event queue.
var inputRules: [Rule] {
  [Rule](stated: processing, gestures) {
    [Rule](because: "each user action in the foreground app is one or more events") {
      gestureRule(.tap, for: "F131.1", "F155.1")
      gestureRule(.doubleTap, for: "F155.1")
      gestureRule(.touchAndHold, for: "F155.1")
      gestureRule(.twoFingerTap, for: "F125.1", "F155.1")
      gestureRule(.pinch, for: "F125.1", "F155.1")
      gestureRule(.shake, for: "F128.2", "F154.2")?
        .stated(eventHandling, .book("Hardware interaction"))
    }
    [Rule](
      because: "each user action in the foreground app is one or more events; "
        + "the Simulator has two fingers, but they cannot move together",
      stated: processing,
      limitations
    ) {
      fingersRule(.swipe, for: "F155.1")
      fingersRule(.flick, for: "F155.1")
      fingersRule(.drag, for: "F155.1")
      fingersRule(.putFingerDown, for: "F125.3")
      fingersRule(.moveFinger, for: "F125.2")
      fingersRule(.liftFinger, for: "F125.3")
    }
    Decision(on: .procedure(.userInput)) {
      Rule("input.later")
        .when(.fact(.inputIsDelayed))
        .does(.delayInput, for: "F123.2")
        .because("input is received while the main thread is busy")
        .inferred(eventHandling)
      Rule("input.alert")
        .when(.fact(.presentsAlert))
        .does(.loseInput, for: "F13.6", "F15.5")
        .because("an alert or action sheet of the app must be answered before anything else")
        .inferred(
          .book("Alert views and action sheets"),
          .book("Controlling View Controllers")
        )
      Rule("input.queue")
        .when(.fact(.receivesInput), for: "F58.2", "F132.1")
        .does(.queueInput, for: "F123.2", "F123.3", "F124.1")
        .because("events are queued, and processed in the order in which they came")
        .stated(eventHandling, processing)
      Rule("input.lost")
        .does(.loseInput, for: "F132.1")
        .because(
          "from the moment an app resigns active until it is active again, it receives no user input"
        )
        .stated(
          .guide2010("Responding to Interruptions"),
          .guide2011("What to Do When an Interruption Occurs")
        )
    }
    Rule("input.due", on: .timer(.inputDue))?
      .does(.dequeueDueInput, .perform(.userInput), for: "F123.2")
      .because("events arrive regardless of what the main thread does")
      .inferred(eventHandling)
    Rule("remote-control", on: .action(.remoteControl))?
      .when(.state([.active, .inactive, .background]))
      .does(.makeInput, .queueInput, for: "F128.2")
      .because("a running app gets the commands of headphones and accessories")
      .stated(.guide2014("The Main Run Loop"))
    Decision(on: .action(.sensor), if: .fact(.hasSensorTarget)) {
      Rule("sensor.read")
        .when(.state([.active, .inactive, .background]))
        .applies(for: "F128.3", "F253.1")
        .does(.readSensor, for: "F55.2", "F128.3", "F128.4", "F129.1")
        .because(
          "readings go directly to the object or block that is there for them, even while the app is inactive"
        )
        .stated(
          .guide2014("The Main Run Loop"),
          .guide2011("What to Do When an Interruption Occurs")
        )
      Rule("sensor.lost")
        .when(.state([.suspended]))
        .does(.loseReading, for: "F253.1")
        .because("of what a suspended app is not notified, only the listed changes wait for it")
        .stated(.guide2010("Responding to System Changes While in the Background"))
    }
    Rule("sensor.designate", on: .action(.designate))?
      .does(.registerSensorTarget, for: "F128.3", "F128.4")
      .because(
        "the app sets the object that receives the readings of a sensor, or gives a block for them"
      )
      .stated(.guide2014("The Main Run Loop"))
  }
}

private func gestureRule(_ kind: ActionKind, for served: StatementReference...) -> Rule? {
  Rule("input.\(kind.word)", on: .action(kind))?
    .when(.front([.app]))
    .does(.makeInput, .perform(.userInput), for: served)
}

/// Returns the rule of a gesture with a variable number of fingers, of which the Simulator has two.
private func fingersRule(_ kind: ActionKind, for served: StatementReference) -> Rule? {
  gestureRule(kind, for: served)?.when(.not(.exceedsSimulator)).applies(for: served, "F155.2")
}
