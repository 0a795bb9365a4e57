/// The scenes of an app that supports several.
extension Machine {
  /// Begins to handle the next request of the app about a scene; returns false if there is none.
  mutating func beginSceneRequest() -> Bool {
    guard !process.sceneRequests.isEmpty else { return false }
    ruleStack.action = process.sceneRequests.removeFirst()
    if let procedure = ruleStack.action.kind.sceneProcedure { trigger(.procedure(procedure)) }
    return true
  }

  /// Whether the action opens a window in the place of those on the screen.
  var replacesWindows: Bool { action.word(WindowMode.self, "mode") == .fullScreen }

  /// Whether what is kept for the app is not for the current scene: for another one, or for the app itself.
  var payloadIsForOtherScene: Bool {
    mutating get {
      process.connectsInBackground
        || scenes.map { $0.isWalking && $0.current != $0.target } ?? false
    }
  }

  /// The details that name the current scene; empty if the app has only one.
  var sceneDetails: Details {
    mutating get { if let scenes { [.scene: .text(scenes.record.name)] } else { Details() } }
  }

  /// The configuration of the current scene; nil if none is described.
  private var sceneConfiguration: SceneConfigurationEntry? {
    guard let record = scenes?.record, let name = record.configuration else { return nil }
    return environment.app.sceneConfigurations.first {
      $0.name == name && $0.role == record.role
    }
  }

  /// The storyboard of the current scene's configuration; without one that is described, that of the project template, which
  /// has the same name as the main storyboard.
  var sceneStoryboard: LaunchDescription.Name {
    let app = environment.app
    guard sceneHasWindows else { return .none }
    let described = app.swiftUI == nil ? sceneConfiguration?.storyboard : nil
    guard let described, described != .templateDefault else {
      return fixedFacts.contains(.loadsStoryboard) ? app.launch.mainStoryboard : .none
    }
    return described
  }

  /// Whether the current scene can have windows.
  var sceneHasWindows: Bool {
    // Most apps describe no configuration.
    environment.app.sceneConfigurations.isEmpty || sceneConfiguration?.hasWindows ?? true
  }

  /// Whether the current scene has no delegate.
  var sceneLacksDelegate: Bool {
    let app = environment.app
    // Most apps have all their classes, and need not be asked for the configuration.
    if app.missingClasses.isEmpty, app.returnsSceneConfiguration { return false }
    return app.lacksSceneDelegate(sceneConfiguration)
  }

  /// The class of the current scene's delegate that the app does not have; nil if it has it, or if none is named.
  var missingSceneDelegateClass: String? {
    environment.app.missingDelegateClass(of: sceneConfiguration)
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

extension ActionKind {
  /// The procedure in which the system handles a request of the app about a scene; nil for any other action.
  var sceneProcedure: Procedure? {
    switch self {
    case .requestSceneActivation: .activateScene
    case .requestSceneDestruction: .destroyScene
    case .requestSceneRefresh: .refreshScene
    default: nil
    }
  }

  /// The requests of the app about its scenes.
  static let sceneRequests = allCases.filter { $0.sceneProcedure != nil }
}
