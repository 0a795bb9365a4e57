/// A world as far as it is the same for every app: what the app's code made of the rest is not known.
struct ForeseenWorld: Hashable {
  var state = AppState.notRunning
  var scene = SceneState.unattached
  /// What the app reads, where it is not its state.
  var reading: AppState?
  var screen = DeviceScreen()
  /// The limits of time that run, the innermost last.
  var limits: [Limit] = []
  var hasURL = false

  var standing: Standing {
    Standing(state: state, scene: scene, front: screen.place, cover: screen.covers.last)
  }

  /// The facts that are known here, beside the fixed ones.
  static let knownFacts = [
    Fact.isCovered, .isRinging, .callIsOn, .callTookFront, .isLocked, .hasURL, .sceneIsConnected,
    .isLaunching, .isEnteringBackground,
  ].reduce(Fact.fixed) { $0 | $1.mask }

  /// Those of them that are true.
  func facts(_ fixed: UInt64) -> UInt64 {
    var facts = fixed
    func set(_ fact: Fact, _ isTrue: Bool) { if isTrue { facts |= fact.mask } }
    set(.isCovered, !screen.covers.isEmpty)
    set(.isRinging, screen.covers.contains(.ringing))
    set(.callIsOn, screen.placeBeforeCall != nil)
    set(.callTookFront, screen.callTookFront)
    set(.isLocked, screen.placeBehindLock != nil)
    set(.hasURL, hasURL)
    set(.sceneIsConnected, scene != .unattached)
    set(.isLaunching, limits.contains(.launch))
    set(.isEnteringBackground, limits.last == .enterBackground)
    return facts
  }

  /// The same world after a scene changed its state, and the app with it.
  func changingScene(to new: SceneState) -> ForeseenWorld {
    var world = self
    world.scene = new
    world.state = new.appState
    return world
  }

  /// The same world after the process is gone.
  func endingProcess() -> ForeseenWorld {
    var world = ForeseenWorld()
    world.screen = screen
    world.screen.loseApp()
    return world
  }

  /// Whether a timer can be due here; only where time `passes` an app is suspended.
  func canFire(_ timer: Timer, passes: Bool) -> Bool {
    switch timer {
    case .suspension: state == .background && passes
    case .taskExpiration, .taskGrace, .eventOverdue, .overrun: state == .background
    case .watchdog: !limits.isEmpty
    case .unresponsive: limits.isEmpty && (state == .active || state == .inactive)
    case .bannerGone, .keyDiscard, .threads, .inputDue, .work: true
    }
  }
}
