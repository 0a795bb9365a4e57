// The state of scenes, and requests about them, for apps under test that use UIKit's types.
extension Application {
  /// Whether apps can have scenes in this version of iOS.
  package var canHaveScenes: Bool { process.machine.environment.os >= .iOS13 }

  /// The main storyboard that the Info.plist names.
  package var mainStoryboard: String? {
    process.machine.environment.app.launch.mainStoryboard.text
  }

  /// Whether scene delegates are notified of the life cycle.
  package var hasScenes: Bool { process.machine.isForScenes }

  /// Whether the app can have several windows here.
  package var supportsMultipleScenes: Bool { process.machine.environment.supportsWindows }

  /// The name of the scene to which the rules apply now.
  package var currentScene: String { process.machine.scenes?.record.name ?? SceneList.firstName }

  /// The name of the scene that receives URLs, activities and responses.
  package var targetScene: String {
    process.machine.scenes.map { $0.all[$0.target].name } ?? SceneList.firstName
  }

  /// Returns the state of a scene.
  package func state(ofScene name: String) -> SceneState {
    process.machine.snapshot.state(ofScene: name)
  }

  /// The names of the scenes whose sessions exist, in the order in which they were first opened.
  package var openSessions: [String] {
    guard process.machine.scenes != nil else {
      return process.machine.storage.hasSession ? [SceneList.firstName] : []
    }
    let current = currentScene
    let isOpen = process.machine.storage.hasSession
    return process.machine.scenes?.all.filter { $0.name == current ? isOpen : $0.hasSession }
      .map(\.name) ?? []
  }

  /// Performs a request about a scene; returns false if it is not possible in this version of iOS.
  ///
  /// `activity` is the type of the activity that the scene receives; `onRefusal` is called if the system refuses later.
  package func request(
    _ action: ActionKind,
    scene: String,
    activity: String? = nil,
    onRefusal: @escaping (SceneRequestError) -> Void
  ) -> Bool {
    let requestID = process.nextBlockID
    process.nextBlockID += 1
    for error in SceneRequestError.allCases {
      process.handlers[.sceneRequest(requestID, error)] = { onRefusal(error) }
    }
    let activity = activity.map(ArgumentValue.text) ?? .absent
    let optional = action == .requestSceneActivation ? [activity, .absent] : []
    return perform(Action(action, [.text(scene)] + optional + [.integer(requestID)]))
  }

  /// Uses a configuration for the scene that is being configured, if the scenario describes configurations.
  package func chooseConfiguration(_ name: String) {
    guard process.machine.process.configuresScene else { return }
    perform(Action(.chooseConfiguration, [.text(name)]))
  }
}
