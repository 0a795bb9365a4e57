/// A step of the life cycle: the state that it leads to, whom it calls, what it posts, and how long that may take.
///
/// The app delegate and the scene delegate are parallel: a rule that `calls` or `enters` a transition is one rule
/// for each of the two life cycles.
struct Transition {
  /// The state of the scene, and by it that of the app.
  let scene: SceneState
  /// Who is called without scenes, and who with them.
  let calls: (app: DelegateMethod, scene: DelegateMethod)
  /// What is posted; with scenes that of the scene comes first.
  let posts: (app: NotificationName, scene: NotificationName)
  /// The limit of time of the callback and its notifications.
  var limit: Limit?

  static let enterForeground = Transition(
    scene: .foregroundInactive,
    calls: (app: .willEnterForeground, scene: .sceneWillEnterForeground),
    posts: (app: .willEnterForeground, scene: .sceneWillEnterForeground)
  )
  static let becomeActive = Transition(
    scene: .foregroundActive,
    calls: (app: .didBecomeActive, scene: .sceneDidBecomeActive),
    posts: (app: .didBecomeActive, scene: .sceneDidActivate)
  )
  static let resignActive = Transition(
    scene: .foregroundInactive,
    calls: (app: .willResignActive, scene: .sceneWillResignActive),
    posts: (app: .willResignActive, scene: .sceneWillDeactivate)
  )
  static let enterBackground = Transition(
    scene: .background,
    calls: (app: .didEnterBackground, scene: .sceneDidEnterBackground),
    posts: (app: .didEnterBackground, scene: .sceneDidEnterBackground),
    limit: .enterBackground
  )
}

extension SceneState {
  /// The state of an app whose scene is in this one.
  var appState: AppState {
    switch self {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }
}
