/// How things stand at a moment: what a scenario can ask at the end of a step.
public struct Standing: Hashable, Sendable {
  /// The state of the app.
  public var state: AppState
  /// The state of the scene.
  public var scene: SceneState
  /// What the device shows.
  public var front: Place
  /// What lies on top of it, nil for nothing.
  public var cover: Cover?

  /// A fresh device: the home screen, and no process of the app.
  public static let fresh = Standing(
    state: .notRunning,
    scene: .unattached,
    front: .homeScreen,
    cover: nil
  )
}

extension Machine {
  /// How things stand now.
  var standing: Standing {
    Standing(state: state, scene: scene, front: place, cover: covers.last)
  }
}
