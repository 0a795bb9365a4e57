/// What an action does with the screen or the device, which the app receives as events of its interface.
enum ActionInput {
  /// Fingers tap at once, one or several times in quick succession.
  case tap(fingers: Int = 1, times: Int = 1)
  /// Fingers move over something, as many as the action says.
  case move
  /// Two fingers move together, or apart.
  case pinch
  /// One finger of several comes down, moves or is lifted.
  case finger(InterfaceEvent)
  /// An event without fingers.
  case event(InterfaceEvent)

  /// The parameters that say where, when and with how many fingers.
  var parameters: [Parameter] {
    switch self {
    case .tap, .pinch: .touch
    case .move: .move
    case .finger: .oneFinger
    case .event: []
    }
  }

  /// The indices of the parameters for each finger: on a view, or at the coordinates of a point.
  var locations: [(view: Int, x: Int, y: Int)] {
    switch self {
    case .tap, .pinch, .finger: [(0, 1, 2)]
    case .move: [(0, 1, 2), (4, 5, 6)]
    case .event: []
    }
  }
}
