/// What a component does for a rule, in one place: its words, its code, and what the reachability analysis must know of it.
struct Operation: Sendable {
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

  /// What it does, as the page of the rules describes it.
  let words: String
  let consequence: Consequence
  /// What it changes of the state that the reachability analysis knows, after its code; nil for nothing.
  var change: (@Sendable (inout LifeCycleState, WorldDescription) -> Void)?
  let run: @Sendable (inout Machine) -> Machine.Delivery?

  init(
    words: String,
    leadsTo consequence: Consequence,
    delivering run: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) {
    self.words = words
    self.consequence = consequence
    self.run = run
  }

  init(
    _ words: String,
    leadsTo consequence: Consequence = .nothing,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) {
    let run: @Sendable (inout Machine) -> Machine.Delivery? = { machine in
      body(&machine)
      return nil
    }
    self.init(words: words, leadsTo: consequence, delivering: run)
  }
}

/// The operations of one component, each a static member.
protocol OperationGroup: Sendable {
  /// What its operations may lead to unless they declare something else.
  static var consequence: Operation.Consequence { get }
  var operation: Operation { get }

  init(operation: Operation)
}

extension OperationGroup {
  static var consequence: Operation.Consequence { .nothing }

  init(
    _ words: String,
    leadsTo consequence: Operation.Consequence = Self.consequence,
    _ body: @escaping @Sendable (inout Machine) -> Void
  ) {
    self.init(operation: Operation(words, leadsTo: consequence, body))
  }

  /// An operation that may hand something to the app's code.
  static func delivering(
    _ words: String,
    leadsTo consequence: Operation.Consequence = Self.consequence,
    _ body: @escaping @Sendable (inout Machine) -> Machine.Delivery?
  ) -> Self {
    Self(operation: Operation(words: words, leadsTo: consequence, delivering: body))
  }
}

extension Effect {
  static func app(_ effect: BackgroundEffect) -> Effect { .run(effect.operation) }
  static func changes(_ effect: ChangeEffect) -> Effect { .run(effect.operation) }
  static func resource(_ effect: ResourceEffect) -> Effect { .run(effect.operation) }
  static func controller(_ effect: ViewControllerEffect) -> Effect { .run(effect.operation) }
  static func device(_ effect: DeviceEffect) -> Effect { .run(effect.operation) }
  static func event(_ effect: EventEffect) -> Effect { .run(effect.operation) }
  static func files(_ effect: FileEffect) -> Effect { .run(effect.operation) }
  static func installation(_ effect: InstallationEffect) -> Effect { .run(effect.operation) }
  static func interface(_ effect: InterfaceEffect) -> Effect { .run(effect.operation) }
  static func memory(_ effect: MemoryEffect) -> Effect { .run(effect.operation) }
  static func object(_ effect: LaunchObjectEffect) -> Effect { .run(effect.operation) }
  static func ownership(_ effect: OwnershipEffect) -> Effect { .run(effect.operation) }
  static func preservation(_ effect: PreservationEffect) -> Effect { .run(effect.operation) }
  static func service(_ effect: ServiceEffect) -> Effect { .run(effect.operation) }
  static func statusBar(_ effect: StatusBarEffect) -> Effect { .run(effect.operation) }
  static func thread(_ effect: ThreadEffect) -> Effect { .run(effect.operation) }
}
