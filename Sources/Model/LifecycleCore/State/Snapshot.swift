/// The state of the app and the device, which a step can expect at its end.
@_spi(Package) public struct Snapshot: Hashable, Sendable {
  /// The state of the app.
  public var state: AppState
  /// The state of the scene; in an app that supports several, of the one that the last action was about.
  public var scene: SceneState
  /// The scenes of an app that supports several; empty for any other app.
  public var scenes: [NamedScene] = []
  /// The screen or app in front.
  public var front: FrontScreen
  /// The topmost overlay; nil if there is none.
  public var overlay: Overlay?

  /// The views of the interface by name; empty if none is described or the app is not running.
  public var views: [String: ViewSnapshot]

  /// Creates a snapshot, by default of a fresh device.
  public init(
    state: AppState = .notRunning,
    scene: SceneState = .unattached,
    front: FrontScreen = .homeScreen,
    overlay: Overlay? = nil,
    views: [String: ViewSnapshot] = [:]
  ) {
    self.state = state
    self.scene = scene
    self.front = front
    self.overlay = overlay
    self.views = views
  }

  /// Returns the state of a scene; unattached if there never was one with the name.
  public func state(ofScene name: String) -> SceneState {
    scenes.isEmpty ? scene : scenes.first { $0.name == name }?.state ?? .unattached
  }

  /// The snapshot of a fresh device: the home screen, and no process of the app.
  public static let fresh = Snapshot()

  /// The snapshot without the views, which the reachability analysis does not track.
  var analyzed: Snapshot { Snapshot(state: state, scene: scene, front: front, overlay: overlay) }
}

/// The state of a scene at a moment.
@_spi(Package) public struct NamedScene: Hashable, Sendable {
  /// The name of the scene.
  public var name: String
  /// The state.
  public var state: SceneState

  /// Creates the state of a scene.
  public init(name: String, state: SceneState) {
    self.name = name
    self.state = state
  }
}

/// The visible state of a view at a moment.
@_spi(Package) public struct ViewSnapshot: Hashable, Sendable {
  /// The rectangle in the superview.
  public var frame: Rectangle
  /// The displayed text.
  public var text: String?
}
