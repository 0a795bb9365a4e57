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
  /// Has an action performed once everything that precedes it is over, as the next of those that the current one consists of.
  case part(ActionKind)

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

  /// Runs an operation of a component.
  case run(OperationReference)
}

/// An operation of one component, as seen by the rules and the reachability analysis.
///
/// Its code is in `MachineOperation`, hidden from the rules.
class EffectOperation: @unchecked Sendable {
  /// An update of the part of the state that the reachability analysis tracks.
  typealias StateUpdate = @Sendable (inout LifeCycleState, _ hasPasscode: Bool) -> Void

  /// The possible consequences of its code.
  let consequence: Consequence
  /// The update of the analyzed state, made after the code; nil if there is none.
  let stateUpdate: StateUpdate?
  /// Created on demand, since most runs need no phrases.
  private let makePhrase: @Sendable () -> String

  /// The description on the rules page.
  var phrase: String { makePhrase() }

  init(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence,
    updating stateUpdate: StateUpdate?
  ) {
    makePhrase = phrase
    self.consequence = consequence
    self.stateUpdate = stateUpdate
  }
}

/// A reference to an operation, which is never released.
///
/// The rules keep their operations for as long as the process runs. An effect is copied whenever it is carried out; if each
/// copy were counted, threads would wait for each other.
struct OperationReference: @unchecked Sendable {
  private let operation: Unmanaged<EffectOperation>

  init(_ operation: EffectOperation) { self.operation = .passRetained(operation) }

  /// The possible consequences of its code.
  var consequence: Consequence { use { $0.consequence } }
  /// Whether it updates the analyzed state.
  var updatesState: Bool { use { $0.stateUpdate != nil } }
  /// The description on the rules page.
  var phrase: String { use { $0.phrase } }

  /// Calls a closure with the operation.
  func use<Result>(_ body: (EffectOperation) -> Result) -> Result {
    operation._withUnsafeGuaranteedRef(body)
  }
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
