/// The part of the world that is the same for every app: the reachability analysis follows the rules by it alone.
struct LifeCycleState: Hashable {
  var state = AppState.notRunning
  var scene = SceneState.unattached
  /// What the app reads, where it is not its state.
  var overridingState: AppState?
  var screen = DeviceScreen()
  /// The time limits that are running, the innermost last.
  var limits: [Limit] = []
  var hasURL = false

  /// What the app reads: its state, unless a rule sets something else; nil where no code runs.
  var applicationState: AppState? { state.isRunning ? overridingState ?? state : nil }

  var snapshot: Snapshot {
    Snapshot(state: state, scene: scene, front: screen.front, cover: screen.covers.last)
  }

  /// Whether a fact is true; nil where that is not known here.
  func holds(_ fact: Fact) -> Bool? {
    switch fact {
    case .isCovered: !screen.covers.isEmpty
    case .isRinging: screen.covers.contains(.ringing)
    case .callIsOn: screen.frontBeforeCall != nil
    case .callTookFront: screen.callTookFront
    case .isLocked: screen.frontBeforeLock != nil
    case .hasURL: hasURL
    case .sceneIsConnected: scene != .unattached
    case .isLaunching: limits.contains(.launch)
    case .isEnteringBackground: limits.last == .enterBackground
    default: nil
    }
  }

  /// The facts that are known here.
  static let trackedFacts = Fact.allCases.filter { LifeCycleState().holds($0) != nil }

  /// Those of them that are true.
  var facts: FactSet { FactSet(Self.trackedFacts.filter { holds($0) == true }) }
}
