/// An effect of a rule; the machine performs them in order.
///
/// Effects of only one component are its operations; the cases here concern several components.
enum Effect {
  /// Replaces an effect that a mutation test removes.
  case nothing
  /// Applies the first rule of the procedure whose conditions hold.
  case perform(Procedure)
  /// Applies the procedure if the delegate's last answer was yes.
  case performIfAgreed(Procedure)

  // Calls to the app.
  case call(DelegateMethod)
  /// Calls the first of these methods that the OS has and the app implements.
  case callFirst(DelegateMethod, DelegateMethod, DelegateMethod? = nil)
  case post(NotificationName)

  // States.
  case startProcess(AppState)
  case become(AppState)
  case scene(SceneState)
  case endProcess(TerminationReason)
  /// Overrides the reported application state; nil to report the actual one.
  case overrideState(AppState?)
  case note(SystemEffect)

  // Time limits.
  case begin(Limit)
  case end(Limit)

  // URLs.
  case storeURL
  case discardURL

  /// Runs an operation of a component, a `MachineOperation`.
  case run(any Operation)
}

/// An operation of one component, as seen by the rules and the reachability analysis.
///
/// Its code is in `MachineOperation`, hidden from the rules.
protocol Operation: AnyObject, Sendable {
  /// The description on the page of the rules.
  var phrase: String { get }
  var consequence: Consequence { get }
  /// The change of the analyzed state, applied after the code; nil if there is none.
  var change: (@Sendable (inout LifeCycleState, WorldDescription) -> Void)? { get }
}

/// The possible consequences of an operation's code.
enum Consequence: Sendable {
  case nothing
  /// App code can run.
  case code
  /// The main thread is busy, so that only system timers fire.
  case delay
  /// The triggers fire, once or several times.
  case triggers([Trigger])
  /// The app is notified of the change of the device that the action makes.
  case changeOfAction
}
