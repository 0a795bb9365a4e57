/// An event of the system on its way into the app.
struct InputEvent {
  /// Where a finger is.
  enum Location: Equatable {
    /// On the view of that name.
    case view(String)
    /// At a point of the window.
    case point(Point)
    /// Where it was.
    case unchanged
  }

  var kind: InterfaceEvent
  /// Which fingers do it at the same moment, from 1.
  var fingers = [1]
  var location = Location.unchanged
  /// Which touch in quick succession it is, from 1.
  var taps = 1
  /// The command of a remote control.
  var command: String?
  /// Whether no finger can do it: to come down while it is down, to move or to be lifted while it is not.
  var isImpossible = false
}

/// The events of an action that come later than the action.
struct DelayedInput: Comparable {
  var due: VirtualTime
  /// How many such actions were before it.
  var number: Int
  var events: [InputEvent]

  static func < (one: DelayedInput, other: DelayedInput) -> Bool {
    (one.due, one.number) < (other.due, other.number)
  }

  static func == (one: DelayedInput, other: DelayedInput) -> Bool { one.number == other.number }
}

/// A finger on the screen: one UITouch from when it comes down until it is lifted.
struct Touch {
  var finger: Int
  /// The view on which it came down: that one gets all of the touch.
  var view: Int
  /// The view under it now.
  var viewUnderFinger: Int?
  /// The point where it is; nil where that was not said.
  var point: Point?
  var taps: Int
  /// Whether it moved the content of a scroll view: such a touch presses nothing.
  var hasScrolled = false
}

extension InputEvent {
  /// The events of a gesture, or of one finger, in their order.
  static func events(of action: Action) -> [InputEvent] {
    let start = Location(action, view: "view", x: "x", y: "y")
    func touch(
      _ kind: InterfaceEvent,
      _ fingers: [Int],
      _ location: Location = .unchanged
    ) -> InputEvent {
      InputEvent(kind: kind, fingers: fingers, location: location)
    }
    func tap(_ fingers: [Int]) -> [InputEvent] {
      [touch(.touchBegan, fingers, start), touch(.touchEnded, fingers)]
    }
    func move(_ fingers: [Int], to target: Location) -> [InputEvent] {
      [
        touch(.touchBegan, fingers, start), touch(.touchMoved, fingers, target),
        touch(.touchEnded, fingers),
      ]
    }
    switch action.kind {
    case .tap, .touchAndHold: return tap([1])
    case .doubleTap:
      return tap([1])
        + tap([1]).map {
          var second = $0
          second.taps = 2
          return second
        }
    case .twoFingerTap: return tap([1, 2])
    case .swipe, .flick, .drag:
      return move(Array(1...action.fingers), to: Location(action, view: "to", x: "to-x", y: "to-y"))
    case .pinch: return move([1, 2], to: .unchanged)
    case .putFingerDown: return [touch(.touchBegan, [action.finger], start)]
    case .moveFinger: return [touch(.touchMoved, [action.finger], start)]
    case .liftFinger: return [touch(.touchEnded, [action.finger])]
    case .shake: return [InputEvent(kind: .shake)]
    case .remoteControl:
      guard let command = action.word(RemoteCommand.self, "command") else { return [] }
      return [InputEvent(kind: .remoteControl, command: command.word)]
    default: return []
    }
  }
}

extension [InputEvent] {
  /// Marks what no finger can do, and keeps count of the fingers that are down.
  ///
  /// Only of what a scenario does with one finger at a time: a gesture is whole in itself.
  func checked(against down: inout Set<Int>, isGesture: Bool) -> [InputEvent] {
    map { event in
      guard event.kind.isTouch else { return event }
      var event = event
      let isDown = !down.isDisjoint(with: event.fingers)
      event.isImpossible = !isGesture && isDown == (event.kind == .touchBegan)
      switch event.kind {
      case .touchBegan: down.formUnion(event.fingers)
      case .touchEnded: down.subtract(event.fingers)
      default: break
      }
      return event
    }
  }
}

extension InputEvent.Location {
  /// The place that these arguments of an action give.
  fileprivate init(_ action: Action, view: String, x: String, y: String) {
    if let x = action.count(x), let y = action.count(y) {
      self = .point(Point(x: x, y: y))
    } else {
      self = action.text(view).map { .view($0) } ?? .unchanged
    }
  }
}

extension Action {
  /// Which finger it is about, the first unless it says otherwise.
  fileprivate var finger: Int { count("finger") ?? 1 }

  /// With how many fingers the user moves, one unless it says otherwise.
  fileprivate var fingers: Int { count("fingers") ?? 1 }

  /// Whether it is one thing that one finger does, and not a gesture.
  var isSingleFingerAction: Bool {
    switch kind {
    case .putFingerDown, .moveFinger, .liftFinger: true
    default: false
    }
  }

  /// Whether the Simulator has too few fingers for it: there are two, which do not swipe or drag together.
  var needsMoreFingersThanTheSimulator: Bool {
    switch kind {
    case .swipe, .flick, .drag: fingers > 1
    case .putFingerDown, .moveFinger, .liftFinger: finger > 2
    default: false
    }
  }
}
