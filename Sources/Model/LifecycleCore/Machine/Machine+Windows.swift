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

// A window of the app that a window of another app covers.
extension Machine {
  /// The scene that the action names, or the first one; nil if the app has only one scene, or none of the name.
  private var namedScene: SceneList.Record? {
    guard let scenes else { return nil }
    return scenes.index(named: action.sceneName ?? SceneList.firstName).map { scenes.all[$0] }
  }

  /// Whether the scene of the window that the action names is active; that of an external display never is.
  var windowIsActive: Bool {
    scenes == nil ? life.state == .active : namedScene?.state == .foregroundActive
  }

  /// Whether a window of another app covers the window that the action names.
  var windowIsCovered: Bool {
    scenes == nil ? process.windowIsCovered : namedScene?.isCovered ?? false
  }

  /// Whether a window of another app covers the current scene.
  var sceneIsCovered: Bool { scenes?.record.isCovered ?? process.windowIsCovered }

  /// Whether a window of another app covers the scene that is to receive what arrives.
  var targetIsCovered: Bool {
    guard let scenes else { return process.windowIsCovered }
    return action.sceneName == nil ? scenes.all[scenes.target].isCovered : windowIsCovered
  }

  /// Covers the selected scene with a window of another app, or uncovers it.
  mutating func coverScene(_ isCovered: Bool) {
    if scenes == nil { process.windowIsCovered = isCovered } else { scenes?.cover(isCovered) }
  }

  /// Uncovers the scene that is to receive what arrives.
  mutating func uncoverTarget() {
    process.windowIsCovered = false
    scenes?.uncoverTarget()
  }

  /// Uncovers all scenes.
  mutating func uncoverScenes() {
    process.windowIsCovered = false
    scenes?.uncoverAll()
  }
}
