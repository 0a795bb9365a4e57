/// A transition of the life cycle: its target state, calls, notifications and time limit.
///
/// App delegates and scene delegates are parallel: a rule that `calls` or `enters` a transition becomes one rule for
/// each of the two life cycles.
struct Transition {
  /// The target state of the scene, which determines that of the app.
  let scene: SceneState
  /// The methods to call without and with scenes.
  let calls: (app: DelegateMethod, scene: DelegateMethod)
  /// The notifications to post; with scenes, the scene's is posted first.
  let posts: (app: NotificationName, scene: NotificationName)
  /// The time limit of the callback and its notifications.
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
