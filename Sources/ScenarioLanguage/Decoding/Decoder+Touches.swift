internal import LifecycleCore

extension Decoder {
  /// Reports half a point, and a view beside a point: a finger is at one place.
  mutating func checkPlaces(
    _ values: [ArgumentValue],
    _ parameters: [Parameter],
    of kind: ActionKind,
    in arguments: Tree.Index
  ) {
    func isSaid(_ position: Int) -> Bool { values[position] != .absent }
    for place in kind.touchPlaces {
      let (x, y) = (isSaid(place.x), isSaid(place.y))
      if x != y {
        let (said, missing) = x ? (place.x, place.y) : (place.y, place.x)
        let parameter = parameters[missing]
        diagnostics.add(
          .missingKey,
          at: range(key(parameters[said].name, in: arguments)),
          "'\(kind.word)' needs '\(parameter.name)', too: \(parameter.summary)",
          help: "a point has two numbers"
        )
      } else if x, isSaid(place.view) {
        diagnostics.add(
          .unknownArgument,
          at: range(key(parameters[place.view].name, in: arguments)),
          "a finger is on a view or at a point, and not both",
          help: "leave out '\(parameters[place.view].name)', "
            + "or '\(parameters[place.x].name)' and '\(parameters[place.y].name)'"
        )
      }
    }
  }

  /// The key of that name in a mapping, or the mapping itself.
  private func key(_ name: String, in mapping: Tree.Index) -> Tree.Index {
    for (key, _) in tree.fields(mapping) where string(key) == name { return key }
    return mapping
  }
}

extension ActionKind {
  /// The places of its arguments that say where a finger is: on a view, or at the two numbers of a point.
  fileprivate var touchPlaces: [(view: Int, x: Int, y: Int)] {
    switch self {
    case .swipe, .flick, .drag: [(0, 1, 2), (4, 5, 6)]
    case .tap, .doubleTap, .touchAndHold, .twoFingerTap, .pinch, .putFingerDown, .moveFinger,
      .liftFinger:
      [(0, 1, 2)]
    default: []
    }
  }
}
