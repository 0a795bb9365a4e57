/// An event of the system on its way into the app.
struct InputEvent {
  /// Where a finger is.
  enum Place {
    /// On the view of that name.
    case view(String)
    /// At a point of the window.
    case point(Int, Int)
    /// Where it was.
    case same
  }

  var kind: InterfaceEvent
  /// Which finger, from 1.
  var finger = 1
  var place = Place.same
  /// The how manieth touch in quick succession it is.
  var taps = 1
  /// The command of a remote control.
  var name: String?
}

/// A finger on the screen: one UITouch from when it comes down until it is lifted.
struct Touch {
  var finger: Int
  /// The view on which it came down: that one gets all of the touch.
  var view: Int
  /// The view under it now.
  var place: Int?
  var taps: Int
}

extension InputEvent {
  /// The events of a gesture, or of one finger, in their order.
  static func events(of action: Action) -> [InputEvent] {
    let start = Place(action)
    func touch(_ kind: InterfaceEvent, _ finger: Int, _ place: Place, taps: Int = 1) -> InputEvent {
      InputEvent(kind: kind, finger: finger, place: place, taps: taps)
    }
    func tap(_ taps: Int) -> [InputEvent] {
      [touch(.touchBegan, 1, start, taps: taps), touch(.touchEnded, 1, .same, taps: taps)]
    }
    let target = action.text(4).map { Place.view($0) } ?? .same
    switch action.kind {
    case .tap, .touchAndHold: return tap(1)
    case .doubleTap: return tap(1) + tap(2)
    case .swipe, .flick, .drag:
      return [
        touch(.touchBegan, 1, start), touch(.touchMoved, 1, target), touch(.touchEnded, 1, .same),
      ]
    case .twoFingerTap, .pinch:
      let down = [touch(.touchBegan, 1, start), touch(.touchBegan, 2, start)]
      let moves = [touch(.touchMoved, 1, .same), touch(.touchMoved, 2, .same)]
      let up = [touch(.touchEnded, 1, .same), touch(.touchEnded, 2, .same)]
      return action.kind == .pinch ? down + moves + up : down + up
    case .putFingerDown: return [touch(.touchBegan, action.finger, start)]
    case .moveFinger: return [touch(.touchMoved, action.finger, start)]
    case .liftFinger: return [touch(.touchEnded, action.finger, .same)]
    case .shake: return [InputEvent(kind: .shake)]
    case .remoteControl:
      guard case .word(let index) = action.argument(0) else { return [] }
      return [InputEvent(kind: .remoteControl, name: RemoteCommand.words[index])]
    default: return []
    }
  }
}

extension InputEvent.Place {
  /// What the action says.
  fileprivate init(_ action: Action) {
    if case .count(let x) = action.argument(1), case .count(let y) = action.argument(2) {
      self = .point(x, y)
    } else {
      self = action.text(0).map { .view($0) } ?? .same
    }
  }
}

extension Action {
  /// Which finger it is about, the first unless it says otherwise.
  fileprivate var finger: Int { if case .count(let finger) = argument(4) { finger } else { 1 } }
}
