/// The states in which a scenario could be between two steps, whatever the code of the app did so far.
package struct AbstractStates: Hashable, Sendable {
  var states: Set<LifeCycleState> = [LifeCycleState()]
  /// Whether it could be in another one, too.
  var isIncomplete = false

  /// A fresh device.
  package init() {}

  init(_ states: Set<LifeCycleState>, isIncomplete: Bool) {
    self.states = states
    self.isIncomplete = isIncomplete
  }

  /// Whether no state is possible: what leads here is not possible either.
  package var isEmpty: Bool { states.isEmpty && !isIncomplete }

  /// The states of either of two.
  package func union(_ other: AbstractStates) -> AbstractStates {
    AbstractStates(states.union(other.states), isIncomplete: isIncomplete || other.isIncomplete)
  }
}

/// The states to which a rule, an effect or code can lead, and what happens on the way.
struct Reach {
  /// Where it can end.
  var ends: Set<LifeCycleState> = []
  /// Where it can end early, since the app was killed and what was under way does not continue.
  var cutShort: Set<LifeCycleState> = []
  var outcomes: PossibleOutcomes

  init(_ os: OSVersion) { outcomes = PossibleOutcomes(os: os) }

  /// Adds what happens on the way of another one, which continues where it ends.
  mutating func merge(_ other: Reach) -> Set<LifeCycleState> {
    outcomes.formUnion(other.outcomes)
    cutShort.formUnion(other.cutShort)
    return other.ends
  }
}

/// What the operations of an action's rules know of the action.
struct AbstractAction: Hashable {
  var kind: ActionKind
  /// The bit of its word; nil for any.
  var word: UInt32?
  /// Whether its main argument is a text; nil where that is not known.
  var hasText: Bool?

  init(_ action: Action) {
    kind = action.kind
    word = action.wordBit
    hasText = action.subject != nil
  }

  /// An action of the app's code, with any arguments.
  init(anyOf kind: ActionKind) { self.kind = kind }
}
