/// The states that an analysis has met, each with a number.
struct StateTable {
  private var states = [LifeCycleState()]
  private var contexts = [LifeCycleState().matchContext]
  private var numbers = [LifeCycleState(): fresh]

  /// The number of the state of a fresh device in every table.
  static let fresh = 0

  subscript(number: Int) -> LifeCycleState { states[number] }

  /// Returns the state of the app, without a copy of the others.
  func appState(of number: Int) -> AppState { contexts[number].state }

  /// Returns what rules are matched with in a state, for any word of the action.
  func matchContext(of number: Int) -> MatchContext { contexts[number] }

  /// Returns the number of a state.
  mutating func number(of state: LifeCycleState) -> Int {
    if let number = numbers[state] { return number }
    numbers[state] = states.count
    states.append(state)
    contexts.append(state.matchContext)
    return states.count - 1
  }
}

extension LifeCycleState {
  /// What rules are matched with, apart from the action.
  fileprivate var matchContext: MatchContext {
    MatchContext(state: state, front: screen.front, overlay: screen.overlays.last, facts: facts)
  }
}
