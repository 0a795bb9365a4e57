extension ReachabilityAnalysis {
  /// Returns the possible states and outcomes of an action; no states if it is impossible.
  package func run(
    _ action: Action,
    from possible: AbstractStates
  ) -> (AbstractStates, PossibleOutcomes) {
    let isOfApp = action.kind.actor == .app
    let abstractAction = AbstractAction(action)
    return run(abstractAction, from: possible, timePasses: false) { state, reach in
      if isOfApp, !state.state.isRunning { return [] }
      return reach.merge(self.follow(.action(action.kind), from: state, abstractAction))
    }
  }

  /// Returns the possible states and outcomes of a wait.
  package func wait(from possible: AbstractStates) -> (AbstractStates, PossibleOutcomes) {
    run(nil, from: possible, timePasses: true) { state, _ in [state] }
  }

  /// Returns the outcomes without a step.
  package func outcomes(in possible: AbstractStates) -> PossibleOutcomes {
    var outcomes = PossibleOutcomes(os: environment.os)
    outcomes.snapshots = Set(possible.states.map(\.snapshot))
    outcomes.isIncomplete = possible.isIncomplete
    return outcomes
  }

  private func run(
    _ abstractAction: AbstractAction?,
    from possible: AbstractStates,
    timePasses: Bool,
    _ begin: (LifeCycleState, inout Reach) -> Set<LifeCycleState>
  ) -> (AbstractStates, PossibleOutcomes) {
    let step = Step(possible: possible, abstractAction: abstractAction)
    if let cached = stepCache[step] { return cached }
    var reach = Reach(environment.os)
    var ends: Set<LifeCycleState> = []
    let isInstant = settings.duration(.suspendAfter) == .zero
    for state in possible.states {
      for begun in begin(state, &reach).union(reach.cutShort) where !ends.contains(begun) {
        reach.cutShort = []
        ends.formUnion(settle(begun, timePasses: timePasses || isInstant, into: &reach))
      }
    }
    var outcomes = reach.outcomes
    outcomes.snapshots = Set(ends.map(\.snapshot))
    // Too many states are not tracked individually, nor are the states of several scenes.
    outcomes.isIncomplete =
      outcomes.isIncomplete || possible.isIncomplete || ends.count > 400
      || environment.hasSeveralScenes
    let result = (AbstractStates(ends, isIncomplete: outcomes.isIncomplete), outcomes)
    if stepCache.count >= 4096 { stepCache.removeAll() }
    stepCache[step] = result
    return result
  }

  /// Returns the states after the main thread is idle, when views are drawn and timers can fire.
  private func settle(
    _ state: LifeCycleState,
    timePasses: Bool,
    into reach: inout Reach
  ) -> Set<LifeCycleState> {
    closure(from: state, into: &reach) { state, reach in
      var ends = self.timers(from: state, timePasses: timePasses, into: &reach) { _ in true }
      if state.state.isRunning {
        // Deferred work and user input are handled when the main thread is idle.
        ends.formUnion(self.runCode(from: state, into: &reach))
        for procedure in Self.proceduresOfRunLoop {
          ends.formUnion(reach.merge(self.follow(.procedure(procedure), from: state, nil)))
        }
      }
      // A kill only abandons the current effects.
      return ends.union(reach.cutShort)
    }
  }

  /// The procedures that the machine applies itself for views, events and threads; they change no tracked state, but
  /// run code, which can crash.
  private static let proceduresOfRunLoop: [Procedure] = [
    .draw, .drawInterface, .viewsAppearEarly, .viewsAppearLate, .rotateViews, .unloadView,
    .changeFirstResponder, .sendAction, .dispatchTouch, .dispatchToFirstResponder, .runOnMain,
    .leaveMainThread,
  ]
}
