/// An operation of a component, with its code.
final class MachineOperation: EffectOperation, @unchecked Sendable {
  /// Runs the operation's code, which can return a delivery to the app.
  let run: @Sendable (inout Machine) -> Machine.Delivery?

  init(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence,
    updating stateUpdate: StateUpdate?,
    _ run: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) {
    self.run = run
    super.init(phrase(), leadsTo: consequence, updating: stateUpdate)
  }
}

/// Factories for operations; each component defines its operations as static members of `Effect`.
extension Effect {
  init(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence = .nothing,
    updating stateUpdate: EffectOperation.StateUpdate? = nil,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) {
    self = .delivering(phrase(), leadsTo: consequence, updating: stateUpdate) { machine in
      body(&machine)
      return nil
    }
  }

  /// Returns an operation that can run code of the app.
  static func runningAppCode(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) -> Effect {
    Self(phrase(), leadsTo: .code, body)
  }

  /// Returns an operation that can return a delivery to the app.
  static func delivering(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence = .code,
    updating stateUpdate: EffectOperation.StateUpdate? = nil,
    _ body: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) -> Effect {
    .run(
      OperationReference(
        MachineOperation(phrase(), leadsTo: consequence, updating: stateUpdate, body)
      )
    )
  }
}
