/// What a rule does, carried out by the machine one after the other.
///
/// What only one component does is an operation of that component: only the effects here have a meaning for others.
enum Effect {
  /// Takes the place of an effect that a test takes out.
  case nothing
  /// Applies the first rule of the procedure whose conditions hold.
  case perform(Procedure)
  /// The same, if the delegate answered yes to the question that it was asked last.
  case performIfAgreed(Procedure)

  // What the app is called with.
  case call(DelegateMethod)
  /// Calls the first of these that the OS knows and the app implements.
  case callFirst(DelegateMethod, DelegateMethod, DelegateMethod? = nil)
  case post(NotificationName)

  // States.
  case startProcess(AppState)
  case become(AppState)
  case scene(SceneState)
  case endProcess(TerminationReason)
  /// What the app reads until further notice, whatever its state is; nil for its state.
  case overrideState(AppState?)
  case note(SystemEffect)

  // Limits of time.
  case begin(Limit)
  case end(Limit)

  // URLs.
  case storeURL
  case discardURL

  /// What one component does, written as a `MachineOperation`.
  case run(any Operation)
}

/// What only one component does for a rule, as far as the rules and the reachability analysis know it.
///
/// Its code is that of a `MachineOperation`, which no rule sees.
protocol Operation: AnyObject, Sendable {
  /// What it does, as the page of the rules describes it.
  var phrase: String { get }
  var consequence: Consequence { get }
  /// What it changes of the state that the reachability analysis knows, after its code; nil for nothing.
  var change: (@Sendable (inout LifeCycleState, WorldDescription) -> Void)? { get }
}

/// What the code of an operation may lead to, apart from the rules that it applies by name.
enum Consequence: Sendable {
  case nothing
  /// Code of the app may run.
  case code
  /// The main thread is busy, and only what the system does alone happens.
  case delay
  /// These are triggered, once or several times.
  case triggers([Trigger])
  /// The app is notified of the change of the device that the action makes.
  case changeOfAction
}
