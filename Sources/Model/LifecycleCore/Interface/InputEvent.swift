/// A system event on its way to the app.
struct InputEvent {
  /// The location of a finger.
  enum Location: Equatable {
    /// On the view with the given name.
    case view(String)
    /// At a point of the window.
    case point(Point)
    /// At the previous location.
    case unchanged
  }

  var kind: InterfaceEvent
  /// The fingers that take part at the same time, numbered from 1.
  var fingers = [1]
  var location = Location.unchanged
  /// The number of the tap in quick succession, from 1.
  var taps = 1
  /// The command of a remote control.
  var command: String?
  /// Whether no finger can do it: come down while already down, or move or lift while not down.
  var isImpossible = false
}

/// The events of an action that are delivered with a delay.
struct DelayedInput: Comparable {
  var due: VirtualTime
  /// The number of earlier delayed actions.
  var number: Int
  /// What the user does.
  var kind: ActionKind?
  var events: [InputEvent]

  static func < (one: DelayedInput, other: DelayedInput) -> Bool {
    (one.due, one.number) < (other.due, other.number)
  }

  static func == (one: DelayedInput, other: DelayedInput) -> Bool { one.number == other.number }
}

/// A finger on the screen: one UITouch, from touch down to touch up.
struct Touch {
  var finger: Int
  /// The view on which it came down, which receives the whole touch.
  var view: Int
  /// The view that is under the finger now.
  var viewUnderFinger: Int?
  /// The current point; nil if unspecified.
  var point: Point?
  var taps: Int
  /// Whether it scrolled a scroll view; such a touch activates no control.
  var hasScrolled = false
}

extension InputEvent {
  /// Returns the events of a gesture or a single-finger action, in order.
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
    switch action.kind.input {
    case .tap(let fingers, let times)?:
      return (1...times).flatMap { number in
        tap(Array(1...fingers)).map {
          var event = $0
          event.taps = number
          return event
        }
      }
    case .move?:
      return move(Array(1...action.fingers), to: Location(action, view: "to", x: "to-x", y: "to-y"))
    case .pinch?: return move([1, 2], to: .unchanged)
    case .finger(let kind)?:
      return [touch(kind, [action.finger], kind == .touchEnded ? .unchanged : start)]
    case .event(.remoteControl)?:
      guard let command = action.written("command") else { return [] }
      return [InputEvent(kind: .remoteControl, command: command)]
    case .event(let kind)?: return [InputEvent(kind: kind)]
    case nil: return []
    }
  }
}

extension [InputEvent] {
  /// Marks impossible events, and updates the set of fingers that are down.
  ///
  /// Only single-finger actions can be impossible, since a gesture is complete in itself.
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
  /// Creates the location that these arguments of an action specify.
  fileprivate init(_ action: Action, view: String, x: String, y: String) {
    if let x = action.integer(x), let y = action.integer(y) {
      self = .point(Point(x: x, y: y))
    } else {
      self = action.text(view).map { .view($0) } ?? .unchanged
    }
  }
}

extension Action {
  /// The number of the finger, 1 by default.
  fileprivate var finger: Int { integer("finger") ?? 1 }

  /// The number of fingers, 1 by default.
  fileprivate var fingers: Int { integer("fingers") ?? 1 }

  /// Whether it is an action of a single finger rather than a gesture.
  var isSingleFingerAction: Bool {
    if case .finger? = kind.input { true } else { false }
  }

  /// Whether the Simulator lacks the fingers for it: it has two, which cannot swipe or drag together.
  var needsMoreFingersThanTheSimulator: Bool {
    switch kind.input {
    case .move?: fingers > 1
    case .finger?: finger > 2
    default: false
    }
  }
}
