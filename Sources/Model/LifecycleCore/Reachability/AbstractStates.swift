/// The possible states of a scenario between two steps, for any code of the app, by their numbers in one analysis.
package struct AbstractStates: Hashable, Sendable {
  var states = BitSet(StateTable.fresh)
  /// Whether other states are possible, too.
  var isIncomplete = false

  /// Creates the state of a fresh device.
  package init() {}

  init(_ states: BitSet, isIncomplete: Bool) {
    self.states = states
    self.isIncomplete = isIncomplete
  }

  /// Whether no state is possible, so that the preceding step is impossible.
  package var isEmpty: Bool { states.isEmpty && !isIncomplete }

  /// Returns the union of two sets of states.
  package func union(_ other: AbstractStates) -> AbstractStates {
    AbstractStates(states.union(other.states), isIncomplete: isIncomplete || other.isIncomplete)
  }
}

/// The states to which a rule, an effect or code can lead, with the outcomes on the way.
struct ReachableStates {
  /// The possible final states.
  var ends = BitSet()
  /// The states after a kill, which abandons the remaining effects.
  var cutShort = BitSet()
  var outcomes = OutcomeSet()

  /// Merges the outcomes of another reach, and returns its final states.
  mutating func merge(_ other: ReachableStates) -> BitSet {
    outcomes.formUnion(other.outcomes)
    cutShort.formUnion(other.cutShort)
    return other.ends
  }
}

/// The part of an action that the rules and operations depend on.
struct AbstractAction: Hashable {
  var kind: ActionKind
  /// The bit of its word; nil for any word.
  var word: UInt32?
  /// Whether its main argument is a text; nil if unknown.
  var hasText: Bool?

  init(_ action: Action) {
    kind = action.kind
    word = action.wordBit
    hasText = action.subject != nil
  }

  /// Creates an action of the app's code with any arguments.
  init(anyOf kind: ActionKind) { self.kind = kind }
}
