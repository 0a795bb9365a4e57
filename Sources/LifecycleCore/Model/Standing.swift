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

  /// Says how things stand; what is left out stands as on a fresh device.
  public init(
    state: AppState = .notRunning,
    scene: SceneState = .unattached,
    front: Place = .homeScreen,
    cover: Cover? = nil
  ) {
    self.state = state
    self.scene = scene
    self.front = front
    self.cover = cover
  }

  /// A fresh device: the home screen, and no process of the app.
  public static let fresh = Standing()

  /// The same without what `ForeseenWorld` does not know, of which no expectation may say that it is impossible.
  var foreseeable: Standing { Standing(state: state, scene: scene, front: front, cover: cover) }
}

extension Machine {
  /// How things stand now.
  var standing: Standing {
    Standing(state: state, scene: scene, front: place, cover: covers.last)
  }
}
