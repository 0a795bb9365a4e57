/// The state of the app and the device: what a step can expect at its end.
public struct Snapshot: Hashable, Sendable {
  /// The state of the app.
  public var state: AppState
  /// The state of the scene.
  public var scene: SceneState
  /// What the device shows.
  public var front: FrontScreen
  /// What lies on top of it, nil for nothing.
  public var cover: Cover?

  /// How the views of the interface look, by their names; empty where none is described, or the app does not run.
  public var views: [String: ViewSnapshot]

  /// Creates a snapshot; by default that of a fresh device.
  public init(
    state: AppState = .notRunning,
    scene: SceneState = .unattached,
    front: FrontScreen = .homeScreen,
    cover: Cover? = nil,
    views: [String: ViewSnapshot] = [:]
  ) {
    self.state = state
    self.scene = scene
    self.front = front
    self.cover = cover
    self.views = views
  }

  /// A fresh device: the home screen, and no process of the app.
  public static let fresh = Snapshot()

  /// The same without what `LifeCycleState` does not know, about which no expectation can be reported as impossible.
  var analyzed: Snapshot { Snapshot(state: state, scene: scene, front: front, cover: cover) }
}

/// How a view looks at a moment.
public struct ViewSnapshot: Hashable, Sendable {
  /// Its rectangle in its superview.
  public var frame: Rectangle
  /// The text that it shows.
  public var text: String?
}
