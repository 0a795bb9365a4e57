/// What only one component does for a rule, as far as the rules and the reachability analysis know it.
///
/// Its code is that of a `MachineOperation`, which no rule sees.
protocol Operation: AnyObject, Sendable {
  /// What it does, as the page of the rules describes it.
  var words: String { get }
  var consequence: Consequence { get }
  /// What it changes of the state that the reachability analysis knows, after its code; nil for nothing.
  var change: (@Sendable (inout LifeCycleState, WorldDescription) -> Void)? { get }
}

/// What the code of an operation may lead to, beside the rules that it applies by name.
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
