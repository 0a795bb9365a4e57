/// What the rules can tell apart at a moment: in equal situations, an action usually has equal effects.
///
/// It lacks the time and what the app has made, such as views and objects.
package struct RuleSituation: Hashable {
  let life: LifeCycleState
  let facts: FactSet
  let queue: Set<DeviceProperty>
  let notification: LaunchReason?
  /// The scenes of an app that supports several; empty for any other.
  let scenes: [SceneSituation]
}

/// What the rules can tell apart of one of several scenes.
struct SceneSituation: Hashable {
  let name: String
  let state: SceneState
  let hasSession: Bool
  let isShown: Bool
  /// Whether it receives URLs and activities.
  let isTarget: Bool
  /// Whether a window of another app covers it.
  let isCovered: Bool
}
