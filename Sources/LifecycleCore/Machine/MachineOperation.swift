/// What a component does for a rule, in one place: its words, its code, and what the reachability analysis must know of it.
///
/// Effects are copied often: each shares the one object.
final class MachineOperation: Operation {
  let words: String
  let consequence: Consequence
  let change: (@Sendable (inout LifeCycleState, WorldDescription) -> Void)?
  let run: @Sendable (inout Machine) -> Machine.Delivery?

  init(
    words: String,
    leadsTo consequence: Consequence,
    changing change: (@Sendable (inout LifeCycleState, WorldDescription) -> Void)? = nil,
    delivering run: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) {
    self.words = words
    self.consequence = consequence
    self.change = change
    self.run = run
  }

  convenience init(
    _ words: String,
    leadsTo consequence: Consequence = .nothing,
    changing change: (@Sendable (inout LifeCycleState, WorldDescription) -> Void)? = nil,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) {
    let run: @Sendable (inout Machine) -> Machine.Delivery? = { machine in
      body(&machine)
      return nil
    }
    self.init(words: words, leadsTo: consequence, changing: change, delivering: run)
  }
}

/// The operations of one component, each a static member.
protocol OperationGroup: Sendable {
  /// What its operations may lead to unless they declare something else.
  static var consequence: Consequence { get }
  var operation: MachineOperation { get }

  init(operation: MachineOperation)
}

extension OperationGroup {
  static var consequence: Consequence { .nothing }

  init(
    _ words: String,
    leadsTo consequence: Consequence = Self.consequence,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) {
    self.init(operation: MachineOperation(words, leadsTo: consequence, body))
  }

  /// An operation that may hand something to the app's code.
  static func delivering(
    _ words: String,
    leadsTo consequence: Consequence = Self.consequence,
    _ body: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) -> Self {
    Self(operation: MachineOperation(words: words, leadsTo: consequence, delivering: body))
  }
}
