extension ReachabilityAnalysis {
  /// Returns the possible states and outcomes of an action; no states if it is impossible.
  package func run(
    _ action: Action,
    from possible: AbstractStates
  ) -> (AbstractStates, PossibleOutcomes) {
    let isOfApp = action.kind.actor == .app
    let abstractAction = AbstractAction(action)
    return run(Step(possible: possible, action: abstractAction)) { state, reach in
      if isOfApp, !states.appState(of: state).isRunning { return BitSet() }
      return applyRules(of: .action(action.kind), in: state, abstractAction, into: &reach)
    }
  }

  /// Returns the possible states and outcomes of a wait.
  package func wait(from possible: AbstractStates) -> (AbstractStates, PossibleOutcomes) {
    run(Step(possible: possible)) { state, _ in BitSet(state) }
  }

  /// Returns the outcomes without a step.
  package func outcomes(in possible: AbstractStates) -> PossibleOutcomes {
    outcomes(OutcomeSet(), in: possible)
  }

  private func outcomes(_ set: OutcomeSet, in possible: AbstractStates) -> PossibleOutcomes {
    PossibleOutcomes(
      os: environment.os,
      outcomes: set,
      snapshots: Set(possible.states.lazy.map { self.states[$0].snapshot }),
      isIncomplete: possible.isIncomplete
    )
  }

  private func run(
    _ step: Step,
    _ begin: (Int, inout ReachableStates) -> BitSet
  ) -> (AbstractStates, PossibleOutcomes) {
    if let cached = stepCache[step] { return cached }
    var reach = ReachableStates()
    var states = BitSet()
    // The states of several scenes are not tracked, so anything is possible.
    if !environment.hasSeveralScenes {
      let begun = step.possible.states.reduce(into: BitSet()) {
        $0.formUnion(begin($1, &reach))
      }
      states = settle(begun, timePasses: step.action == nil, into: &reach)
    }
    let possible = AbstractStates(
      states,
      // Nor are too many states.
      isIncomplete: step.possible.isIncomplete || environment.hasSeveralScenes
        || states.count > 400
    )
    let result = (possible, outcomes(reach.outcomes, in: possible))
    if stepCache.count >= 4096 { stepCache.removeAll() }
    stepCache[step] = result
    return result
  }

  /// Returns the states after the main thread is idle, when views are drawn and timers can fire.
  func settle(
    _ begun: BitSet,
    timePasses: Bool,
    into reach: inout ReachableStates
  ) -> BitSet {
    let timePasses = timePasses || environment.suspendsAtOnce
    // A kill only abandons the effects that were being carried out.
    return closure(from: begun.union(reach.cutShort), into: &reach) { state, reach in
      runWhenIdle(from: state, timePasses: timePasses, into: &reach).union(reach.cutShort)
    }
  }
}
