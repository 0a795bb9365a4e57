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
    "the home screen or the app beside is in front, if no window of the app is on the screen"
  ) {
    guard $0.front == .app, $0.scenes?.areShown == false else { return }
    $0.life.screen.overlays = []
    $0.life.screen.leaveApp()
  }
  static let overlapScene = Self("a window of another app covers the scene") { $0.coverScene(true) }
  static let uncoverScene = Self("no window of another app covers the scene") {
    $0.coverScene(false)
  }
  static let uncoverTarget = Self("no window of another app covers the scene that receives it") {
    $0.uncoverTarget()
  }
  static let uncoverScenes = Self("no window of another app covers a scene") { $0.uncoverScenes() }
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

/// Effects on a scene without a delegate.
extension Effect {
  static let warnAboutSceneDelegate = Self(
    "the system writes to the console which class it could not load"
  ) {
    guard let name = $0.missingSceneDelegateClass else { return }
    $0.writeToConsole(.sceneDelegateClassNotLoaded, name)
    // Of a scene without a storyboard nothing more was reported.
    if $0.sceneStoryboard != .none { $0.writeToConsole(.noSceneDelegate, nil) }
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
