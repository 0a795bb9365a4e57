/// An operation of a component, with its code.
final class MachineOperation: Operation, @unchecked Sendable {
  /// The code of an operation.
  enum Code {
    case body(@Sendable (inout Machine) -> Void)
    /// It can also return a delivery to the app.
    case delivering(@Sendable (inout Machine) -> Machine.Delivery?)
  }

  private let code: Code

  init(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence,
    updating stateUpdate: StateUpdate?,
    _ code: Code
  ) {
    self.code = code
    super.init(phrase(), leadsTo: consequence, updating: stateUpdate)
  }

  /// Runs the code.
  func run(_ machine: inout Machine) -> Machine.Delivery? {
    switch code {
    case .body(let body):
      body(&machine)
      return nil
    case .delivering(let body): return body(&machine)
    }
  }
}

/// Factories for operations; each component defines its operations as static members of `Effect`.
extension Effect {
  init(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence = .nothing,
    updating stateUpdate: Operation.StateUpdate? = nil,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) {
    self = .run(
      OperationReference(
        MachineOperation(phrase(), leadsTo: consequence, updating: stateUpdate, .body(body))
      )
    )
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
    updating stateUpdate: Operation.StateUpdate? = nil,
    _ body: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) -> Effect {
    .run(
      OperationReference(
        MachineOperation(phrase(), leadsTo: consequence, updating: stateUpdate, .delivering(body))
      )
    )
  }
}
