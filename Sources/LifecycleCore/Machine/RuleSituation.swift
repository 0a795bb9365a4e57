/// What the rules can tell apart at a moment: in equal situations, an action usually has equal effects.
///
/// It lacks the time and what the app has made, such as views and objects.
package struct RuleSituation: Hashable {
  let life: LifeCycleState
  let facts: UInt128
  let queue: Set<DeviceProperty>
  let notification: LaunchReason?
}
