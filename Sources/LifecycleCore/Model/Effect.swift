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
  case read(AppState?)
  case note(SystemEffect)

  // Limits of time.
  case begin(Limit)
  case end(Limit)

  // URLs.
  case takeURL
  case dropURL

  /// What one component does, written as a `MachineOperation`.
  case run(any Operation)
}
