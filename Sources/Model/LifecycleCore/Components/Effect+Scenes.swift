/// Effects on the scenes of an app that supports several.
extension Effect {
  static let selectScene = Self("the rules apply to the scene that the action names") {
    $0.selectScene(named: $0.action.sceneName ?? SceneList.firstName)
  }
  static let targetScene = Self(
    "the scene that the action names, if any, is to receive what arrives"
  ) {
    guard let name = $0.action.sceneName else { return }
    $0.selectScene(named: name)
    let isBeside = $0.front == .app
    $0.scenes?.target(replacing: !isBeside)
  }
  static let placeScene = Self(
    "its window is on the screen, beside the others unless the action says that it replaces them"
  ) {
    let isBeside = $0.front == .app && !$0.replacesWindows
    $0.scenes?.show(replacing: !isBeside)
  }
  static let hideScene = Self("its window is not on the screen") { $0.scenes?.hide() }
  /// The last window that leaves the screen uncovers the home screen.
  static let leaveFrontIfHidden = Self(
    "the home screen is in front, if no window of the app is on the screen"
  ) {
    guard $0.front == .app, $0.scenes?.areShown == false else { return }
    $0.life.screen.covers = []
    $0.life.screen.front = .homeScreen
  }
  static let discardSceneSession = Self(
    "the scene's session is discarded, with the state in it, which is to be reported"
  ) {
    $0.discardSession()
    $0.discardArchive()
  }
  static let forgetDiscarded = Self("the app is not notified of the discarded sessions") {
    $0.storage.discardedSessions = []
  }
}

/// Effects of an app's requests about its scenes.
extension Effect {
  static let queueSceneRequest = Self("the system handles the request when the app is idle") {
    $0.process.sceneRequests.append($0.action)
  }
  static func refuseSceneRequest(_ error: SceneRequestError) -> Effect {
    delivering("`scene-request-failed` with the error \(error.rawValue)") {
      $0.note(
        .sceneRequestFailed,
        [.scene: .text($0.action.name), .error: .text(error.rawValue)]
      )
      return $0.action.identifier.map { .handler(.sceneRequest($0, error)) }
    }
  }
  static let storeRequestedActivity = Self("keep the activity of the request for the scene") {
    let activity = $0.action.text("activity")
    $0.process.launchTrigger = activity.map { LaunchTrigger(.activity, $0) }
  }
  static let beginRefresh = Self("the scene connects in the background") {
    $0.scenes?.refresh(true)
  }
  static let endRefresh = Self("the scene is refreshed") { $0.scenes?.refresh(false) }
  static let beginBackgroundConnection = Self(
    "the scene connects in the background, without what the app was launched for"
  ) {
    $0.process.connectsInBackground = true
    $0.scenes?.refresh(true)
  }
  static let endBackgroundConnection = Self("the scene is connected") {
    $0.process.connectsInBackground = false
    $0.scenes?.refresh(false)
  }
  static let beginConfiguring = Self(
    "the scene has the first configuration for its role, unless the app chooses another one"
  ) {
    guard let scenes = $0.scenes else { return }
    let role = scenes.record.role
    let first = $0.environment.app.sceneConfigurations.first { $0.role == role }
    $0.scenes?.record.configuration = first?.name
    $0.process.configuresScene = true
  }
  static let endConfiguring = Self("the scene has its configuration") {
    $0.process.configuresScene = false
  }
  static let chooseConfiguration = Self("the scene has the configuration that the action names") {
    let name = $0.action.name
    $0.scenes?.record.configuration = name
  }
}

extension ActionKind {
  /// The procedure in which the system handles a request of the app about a scene.
  fileprivate var sceneProcedure: Procedure {
    switch self {
    case .requestSceneDestruction: .destroyScene
    case .requestSceneRefresh: .refreshScene
    default: .activateScene
    }
  }
}

extension Machine {
  /// Begins to handle the next request of the app about a scene; returns false if there is none.
  mutating func beginSceneRequest() -> Bool {
    guard !process.sceneRequests.isEmpty else { return false }
    ruleStack.action = process.sceneRequests.removeFirst()
    trigger(.procedure(ruleStack.action.kind.sceneProcedure))
    return true
  }

  /// Whether the action opens a window in the place of those on the screen.
  var replacesWindows: Bool { action.word(WindowMode.self, "mode") == .fullScreen }

  /// Whether what is kept for the app is not for the current scene: for another one, or for the app itself.
  var arrivalIsElsewhere: Bool {
    mutating get {
      process.connectsInBackground
        || scenes.map { $0.isWalking && $0.current != $0.target } ?? false
    }
  }

  /// The details that name the current scene; empty if the app has only one.
  var sceneDetails: Details {
    mutating get { if let scenes { [.scene: .text(scenes.record.name)] } else { Details() } }
  }

  /// The word for the role of the current scene; nil if the app has only one scene.
  var roleOfScene: String? {
    scenes.map { $0.record.role.word(on: environment.os) }
  }

  /// Selects a scene; does nothing if the app has only one.
  mutating func selectScene(named name: String) {
    guard let index = scenes?.select(name) else { return }
    makeSceneCurrent(index)
  }

  /// Performs a procedure for each scene that it concerns, one after the other.
  mutating func performForScenes(_ procedure: Procedure) {
    updateDisplay()
    guard let scenes else { return }
    if scenes.isInsideWalk(depth: ruleStack.depth) {
      if scenes.concerns(procedure, scenes.current) { trigger(.procedure(procedure)) }
    } else if let next = nextScene(for: procedure) {
      makeSceneCurrent(next)
      repeatEffect()
      trigger(.procedure(procedure))
    } else {
      makeSceneCurrent(scenes.subject)
    }
  }

  private mutating func nextScene(for procedure: Procedure) -> Int? {
    let depth = ruleStack.depth
    return scenes?.next(for: procedure, depth: depth)
  }

  /// Makes a scene the one to which the rules apply.
  private mutating func makeSceneCurrent(_ index: Int) {
    guard scenes?.current != index else { return }
    let (hasArchive, objects) = (storage.preservation.hasArchive, process.launchObjects)
    scenes?.record.hasArchive = hasArchive
    scenes?.record.launchObjects = objects
    scenes?.makeCurrent(index)
    guard let scenes else { return }
    life.scene = scenes.record.state
    life.otherScenes = scenes.highestOtherState
    storage.hasSession = scenes.record.hasSession
    storage.preservation.hasArchive = scenes.record.hasArchive
    process.launchObjects = scenes.record.launchObjects
  }

  /// Shows a scene of the app on an external display, if it is connected.
  private mutating func updateDisplay() {
    guard fixedFacts.contains(.showsOnDisplay) else { return }
    let isConnected = device.changes.displayMode != nil
    scenes?.setDisplay(isConnected: isConnected)
  }

  /// Returns whether a fact about the scenes of an app that supports several is true.
  mutating func holdsForScenes(_ fact: Fact) -> Bool {
    updateDisplay()
    guard let scenes else { return false }
    let named = scenes.index(named: action.sceneName ?? SceneList.firstName)
    switch fact {
    case .targetIsElsewhere:
      return action.sceneName != nil && named.map { !scenes.all[$0].state.isForeground } ?? true
    case .windowExists: return named.map { scenes.all[$0].hasSession } ?? false
    case .windowIsForward: return named.map { scenes.all[$0].state.isForeground } ?? false
    case .windowIsInBackground: return named.map { scenes.all[$0].state == .background } ?? false
    case .otherWindowExists: return scenes.hasSession(besides: named)
    case .shownScenesAreConnected:
      return scenes.shown.allSatisfy { scenes.all[$0].state != .unattached }
    default: return false
    }
  }
}
