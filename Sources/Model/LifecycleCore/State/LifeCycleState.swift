/// The part of the state that does not depend on the app's code; the only part that the reachability analysis tracks.
struct LifeCycleState: Hashable {
  var state = AppState.notRunning
  /// The state of the current scene.
  var scene = SceneState.unattached
  /// The highest state of the app's other scenes.
  var otherScenes = SceneState.unattached
  /// The application state to report in place of the actual one.
  var overridingState: AppState?
  var screen = DeviceScreen()
  /// The active time limits, the innermost last.
  var limits: [Limit] = []
  var hasURL = false
  /// Whether background transfers have ended, of which a delegate may have to be notified.
  var hasSessionEvents = false
  /// Whether the app has asked for a permission, for which the system has not asked the user yet.
  var hasPermissionRequest = false

  /// The reported application state: the actual one unless a rule overrides it; nil if no code runs.
  var applicationState: AppState? { state.isRunning ? overridingState ?? state : nil }

  /// Whether a launch is under way, in the foreground or in the background.
  var isLaunching: Bool { limits.contains(.launch) || limits.contains(.backgroundLaunch) }

  /// The state of an app whose scenes are in these states.
  var stateOfScenes: AppState { max(scene, otherScenes).appState }

  var snapshot: Snapshot {
    Snapshot(state: state, scene: scene, front: screen.front, overlay: screen.overlays.last)
  }

  /// Returns whether a fact is true; nil if this type does not track it.
  func holds(_ fact: Fact) -> Bool? {
    switch fact {
    case .isCovered: !screen.overlays.isEmpty
    case .isRinging: screen.overlays.contains(.ringing)
    case .callIsInBanner: screen.callRingsInBanner
    case .callRings: screen.callRingsInBanner || screen.overlays.contains(.ringing)
    case .callIsOn: screen.frontBeforeCall != nil
    case .callTookFront: screen.callTookFront
    case .otherAppIsBeside: screen.otherAppIsBeside && screen.front == .app
    case .isLocked: screen.frontBeforeLock != nil
    case .hasURL: hasURL
    case .sceneIsConnected, .shownScenesAreConnected: scene != .unattached
    case .otherSceneIsForward: otherScenes.isForeground
    case .otherSceneIsActive: otherScenes == .foregroundActive
    case .isLaunching: isLaunching
    case .permissionIsPending: hasPermissionRequest || screen.overlays.contains(.permissionAlert)
    case .isEnteringBackground: limits.last == .enterBackground
    default: nil
    }
  }

  /// The facts that this type tracks.
  static let trackedFacts = Fact.allCases.filter { LifeCycleState().holds($0) != nil }

  /// The tracked facts that are true.
  var facts: FactSet { FactSet(Self.trackedFacts.filter { holds($0) == true }) }
}
