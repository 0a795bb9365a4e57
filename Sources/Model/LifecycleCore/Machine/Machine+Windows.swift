// The windows that the user opens and closes without a name.
extension Action {
  /// Whether it opens or closes a window without naming it.
  var isAboutUnnamedWindow: Bool {
    (kind == .openWindow || kind == .closeWindow) && sceneName == nil
  }
}

extension Machine {
  /// The names of the windows that an action can be about, if it names none and there are several; otherwise empty.
  func ambiguousWindows(of action: Action) -> [String] {
    guard action.kind == .closeWindow, action.isAboutUnnamedWindow, let scenes,
      scenes.unnamedWindows.count > 1
    else { return [] }
    return scenes.unnamedWindows
  }

  /// Returns an action about a window without a name with the name of that window.
  func namingWindow(of action: Action) -> Action {
    guard let scenes else { return action }
    let name = action.kind == .openWindow ? scenes.nameOfNextWindow : scenes.unnamedWindows.first
    guard let name else { return action }
    return Action(action.kind, [.text(name)] + action.arguments.dropFirst())
  }
}
