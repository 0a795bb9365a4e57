/// An operation of a component: its phrase, its code and the information for the reachability analysis.
///
/// A class, since effects are copied often.
final class MachineOperation: Operation {
  typealias Change = @Sendable (inout LifeCycleState, WorldDescription) -> Void

  /// Created on demand, since most runs need no phrases.
  private let makePhrase: @Sendable () -> String
  let consequence: Consequence
  let change: Change?
  let run: @Sendable (inout Machine) -> Machine.Delivery?

  var phrase: String { makePhrase() }

  init(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence,
    changing change: Change?,
    _ run: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) {
    makePhrase = phrase
    self.consequence = consequence
    self.change = change
    self.run = run
  }
}

/// Factories for the operations of components, each of which is a static member of `Effect`.
extension Effect {
  init(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence = .nothing,
    changing change: MachineOperation.Change? = nil,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) {
    self = .delivering(phrase(), leadsTo: consequence, changing: change) {
      body(&$0)
      return nil
    }
  }

  /// Returns an operation that can run code of the app.
  static func code(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) -> Effect {
    Self(phrase(), leadsTo: .code, body)
  }

  /// Returns an operation that can return a delivery to the app.
  static func delivering(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence = .code,
    changing change: MachineOperation.Change? = nil,
    _ body: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) -> Effect {
    .run(MachineOperation(phrase(), leadsTo: consequence, changing: change, body))
  }
}
