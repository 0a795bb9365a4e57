/// A change of the state of an app or a scene, and the action or the timer that led to it.
@_spi(Package) public struct StateTransition<State>: Hashable, Comparable, Sendable
where State: RawRepresentable<UInt8> & Hashable & Sendable {
  /// The state before.
  public let from: State
  /// The state after.
  public let to: State
  /// The trigger: an action such as `user: press-home`, or a timer.
  public let trigger: String

  package init(from: State, to: State, trigger: String) {
    (self.from, self.to, self.trigger) = (from, to, trigger)
  }

  /// Orders transitions by states, then by trigger.
  public static func < (left: Self, right: Self) -> Bool {
    (left.from.rawValue, left.to.rawValue, left.trigger)
      < (right.from.rawValue, right.to.rawValue, right.trigger)
  }
}

extension StateTransition {
  init(_ change: StateChange<State>) {
    let trigger = Trigger.externalTexts[change.trigger] ?? change.trigger.text
    self.init(from: change.from, to: change.to, trigger: trigger)
  }
}

/// A change of the state of an app or a scene, and the trigger outside the rules that led to it.
struct StateChange<State: Hashable>: Hashable {
  let from: State
  let to: State
  let trigger: Trigger
}

/// Reads the changes of state in a trace, or in those of consecutive steps.
protocol StateReader {
  associatedtype State: RawRepresentable<UInt8> & Hashable & Sendable

  /// Returns the changes of state in the next trace, in its order.
  mutating func changes(in trace: Trace, by book: RuleBook) -> [StateChange<State>]
}

extension Trace {
  /// Returns the action or the timer that led to an entry; nil if neither did.
  func externalTrigger(of entry: TraceEntry, by book: RuleBook) -> Trigger? {
    var cause = entry.cause
    while cause >= 0 {
      let trigger = book.rules[Int(causes[Int(cause)].rule)].trigger
      if trigger.isExternal { return trigger }
      let parent = causes[Int(cause)].parent
      // What an app requests of its scenes is handled later, on its own.
      if parent < 0, let request = trigger.sceneRequest { return request }
      cause = parent
    }
    return nil
  }
}

extension Trigger {
  /// Whether it originates outside the rules: an action or a timer.
  fileprivate var isExternal: Bool {
    switch self {
    case .action, .timer: true
    case .procedure, .deviceEvent: false
    }
  }

  /// The request of the app that a procedure handles; nil for anything else.
  fileprivate var sceneRequest: Trigger? {
    guard case .procedure(let procedure) = self else { return nil }
    return ActionKind.sceneRequests.first { $0.sceneProcedure == procedure }.map { .action($0) }
  }

  /// The trigger in words, without marks.
  fileprivate var text: String { phrase.filter { $0 != "`" } }

  /// The texts of all actions and timers, each made once: suites have many transitions and few triggers.
  fileprivate static let externalTexts: [Trigger: String] = {
    let triggers = ActionKind.allCases.map(Trigger.action) + ClockTimer.allCases.map(Trigger.timer)
    return Dictionary(uniqueKeysWithValues: triggers.map { ($0, $0.text) })
  }()
}
