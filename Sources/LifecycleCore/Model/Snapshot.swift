/// The state of the app and the device, which a step can expect at its end.
public struct Snapshot: Hashable, Sendable {
  /// The state of the app.
  public var state: AppState
  /// The state of the scene.
  public var scene: SceneState
  /// The screen or app in front.
  public var front: FrontScreen
  /// The topmost cover; nil if there is none.
  public var cover: Cover?

  /// The views of the interface by name; empty if none is described or the app is not running.
  public var views: [String: ViewSnapshot]

  /// Creates a snapshot, by default of a fresh device.
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

  /// The snapshot of a fresh device: the home screen, and no process of the app.
  public static let fresh = Snapshot()

  /// The snapshot without the views, which the reachability analysis does not track.
  var analyzed: Snapshot { Snapshot(state: state, scene: scene, front: front, cover: cover) }
}

/// The visible state of a view at a moment.
public struct ViewSnapshot: Hashable, Sendable {
  /// The rectangle in the superview.
  public var frame: Rectangle
  /// The displayed text.
  public var text: String?
}
