// The windows that the user opens and closes without a name.
extension Machine {
  /// The names of the windows that an action can be about, if it names none and there are several; otherwise empty.
  func ambiguousWindows(of action: Action) -> [String] {
    guard action.kind == .closeWindow, action.sceneName == nil, let scenes,
      scenes.unnamedWindows.count > 1
    else { return [] }
    return scenes.unnamedWindows
  }

  /// Returns the action with the name of the window that it is about, if it names none.
  func namingWindow(of action: Action) -> Action {
    guard [.openWindow, .closeWindow].contains(action.kind), action.sceneName == nil, let scenes
    else { return action }
    let name = action.kind == .openWindow ? scenes.nameOfNextWindow : scenes.unnamedWindows.first
    guard let name else { return action }
    return Action(action.kind, [.text(name)] + action.arguments.dropFirst())
  }
}
