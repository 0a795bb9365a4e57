/// What a component does for a rule, in one place: its words, its code, and what the reachability analysis must know of it.
///
/// Effects are copied often: each shares the one object.
final class MachineOperation: Operation {
  typealias Change = @Sendable (inout LifeCycleState, WorldDescription) -> Void

  /// Made when they are asked for, which only pages and reports do: most runs need none of them.
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

/// How components write what they do: each of their operations is a static member of `Effect`.
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

  /// An operation that may run code of the app.
  static func code(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) -> Effect {
    Self(phrase(), leadsTo: .code, body)
  }

  /// An operation that may hand something to the app's code.
  static func delivering(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    leadsTo consequence: Consequence = .code,
    changing change: MachineOperation.Change? = nil,
    _ body: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) -> Effect {
    .run(MachineOperation(phrase(), leadsTo: consequence, changing: change, body))
  }
}
