@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// Reports an incomplete point, and a view combined with a point: a finger is at one location.
  mutating func checkTouchArguments(
    _ values: [ArgumentValue],
    _ parameters: [Parameter],
    of kind: ActionKind,
    in arguments: Tree.Index
  ) {
    func isGiven(_ position: Int) -> Bool { values[position] != .absent }
    for touch in kind.touchArguments {
      let (x, y) = (isGiven(touch.x), isGiven(touch.y))
      if x != y {
        let (given, missing) = x ? (touch.x, touch.y) : (touch.y, touch.x)
        let parameter = parameters[missing]
        let key = key(parameters[given].name, in: arguments)
        let message = "'\(kind.word)' needs '\(parameter.name)', too: \(parameter.summary)"
        report(.missingKey, at: key, message) { "a point has two numbers" }
      } else if x, isGiven(touch.view) {
        let view = key(parameters[touch.view].name, in: arguments)
        report(.unknownArgument, at: view, "a finger is on a view or at a point, but not both") {
          "leave out '\(parameters[touch.view].name)', "
            + "or '\(parameters[touch.x].name)' and '\(parameters[touch.y].name)'"
        }
      }
    }
  }

  /// Returns the key of that name in a mapping, or the mapping itself.
  private func key(_ name: String, in mapping: Tree.Index) -> Tree.Index {
    for (key, _) in tree.fields(mapping) where string(key) == name { return key }
    return mapping
  }
}
