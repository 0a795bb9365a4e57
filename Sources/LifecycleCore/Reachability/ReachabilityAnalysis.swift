/// An analysis of the possible outcomes in one environment, for any code of the app.
///
/// It performs actions as the machine does, with the same rules, on the part of the state that does not depend on the
/// app. Where the app's code decides, it follows every rule that could apply, and in a call it considers everything
/// that an app can do. Operations are analyzed by their declared consequences.
package final class ReachabilityAnalysis {
  let environment: SimulationEnvironment
  let book: RuleBook
  let settings: Settings
  private let fixedFacts: FactSet
  /// The facts whose values are known in every state.
  private let knownFacts: FactSet
  /// The cached results of rules.
  private var reachCache: [Question: Reach] = [:]
  /// The questions in progress, to detect cycles of rules.
  private var pending: Set<Question> = []
  /// The cached results of the app's code.
  private var codeCache: [LifeCycleState: Reach] = [:]
  /// The cached results of steps.
  var stepCache: [Step: (AbstractStates, PossibleOutcomes)] = [:]
  /// The states in which the app's code is being analyzed.
  private var runningCode: Set<LifeCycleState> = []

  /// Creates an analysis with the rules of an environment.
  package init(_ environment: SimulationEnvironment) {
    let profile = Profile.of(environment)
    self.environment = environment
    book = profile.book
    settings = profile.settings(of: environment)
    fixedFacts = environment.facts
    let tracked = FactSet(LifeCycleState.trackedFacts).union(Fact.fixed)
    knownFacts = environment.hasSeveralScenes ? tracked : tracked.union(Fact.ofNamedScenes)
  }

  private struct Question: Hashable {
    var trigger: Trigger
    var state: LifeCycleState
    var abstractAction: AbstractAction?
  }

  /// A step from a set of states; without an action for a wait.
  struct Step: Hashable {
    var possible: AbstractStates
    var abstractAction: AbstractAction?
  }

  // MARK: - Rules

  /// Returns the reach of a trigger through every rule that could apply.
  func follow(
    _ trigger: Trigger,
    from state: LifeCycleState,
    _ abstractAction: AbstractAction?
  ) -> Reach {
    let question = Question(trigger: trigger, state: state, abstractAction: abstractAction)
    if let reach = reachCache[question] { return reach }
    var reach = Reach(environment.os)
    guard pending.insert(question).inserted else {
      // In app code, a repeated request adds no outcomes; elsewhere, the rules would loop.
      reach.outcomes.isIncomplete = runningCode.isEmpty
      return reach
    }
    defer { pending.remove(question) }
    var isCertain = false
    let word: UInt32? = if case .action = trigger { abstractAction?.word } else { 1 }
    let facts = state.facts.union(fixedFacts)
    for candidate in book.candidates(for: trigger) {
      let pattern = book.patterns[Int(candidate)]
      guard pattern.mayMatch(state, facts, knowing: knownFacts, word: word, settings) else {
        continue
      }
      var states: Set<LifeCycleState> = [state]
      for part in book.rules[Int(candidate)].parts {
        states = states.reduce(into: []) {
          $0.formUnion(carryOut(part.effect, in: $1, abstractAction, into: &reach))
        }
      }
      reach.ends.formUnion(states)
      isCertain = pattern.isCertain(knowing: knownFacts, word: word)
      if isCertain { break }
    }
    // Without a rule nothing happens; an action is then impossible and has no final states.
    if !isCertain {
      if case .action = trigger {} else { reach.ends.insert(state) }
    }
    // In app code, nested code is cut off, so that the result is incomplete on its own.
    if runningCode.isEmpty || abstractAction != nil && word == nil { reachCache[question] = reach }
    return reach
  }

  /// Returns the states that any of the triggers can reach, in any number of repetitions.
  private func follow(
    _ triggers: [Trigger],
    from state: LifeCycleState,
    _ abstractAction: AbstractAction?,
    into reach: inout Reach
  ) -> Set<LifeCycleState> {
    closure(from: state, into: &reach) { state, reach in
      triggers.reduce(into: []) {
        $0.formUnion(reach.merge(self.follow($1, from: state, abstractAction)))
      }
    }
  }

  /// Returns all states reachable from one by repeated steps, including itself.
  func closure(
    from state: LifeCycleState,
    into reach: inout Reach,
    _ steps: (LifeCycleState, inout Reach) -> Set<LifeCycleState>
  ) -> Set<LifeCycleState> {
    var all: Set<LifeCycleState> = [state]
    var waiting = [state]
    while let next = waiting.popLast() {
      for end in steps(next, &reach) where all.insert(end).inserted { waiting.append(end) }
    }
    return all
  }

  // MARK: - Effects

  /// Returns the states that an effect can reach: by its own change, app code and triggered rules.
  private func carryOut(
    _ effect: Effect,
    in state: LifeCycleState,
    _ abstractAction: AbstractAction?,
    into reach: inout Reach
  ) -> Set<LifeCycleState> {
    var new = state
    if case .endProcess = effect, state.state == .notRunning { return [state] }
    new.apply(effect, on: environment.device)
    if new.state != state.state { reach.outcomes.states.insert(new.state) }
    switch effect {
    case .perform(let procedure):
      return reach.merge(follow(.procedure(procedure), from: state, abstractAction))
    case .performIfAgreed(let procedure):
      return reach.merge(follow(.procedure(procedure), from: state, abstractAction)).union([state])
    case .call(let method): return call([method], in: state, into: &reach)
    case .callFirst(let first, let second, let third):
      return call([first, second] + (third.map { [$0] } ?? []), in: state, into: &reach)
    case .post(let name):
      guard name.since <= environment.os else { break }
      reach.outcomes.notifications.insert(name)
      // Observers of the notification run code.
      return runCode(from: state, into: &reach)
    case .note(let effect): reach.outcomes.note(effect)
    case .startProcess:
      let first: [Trigger] = [.procedure(.openMainPool), .procedure(.fitDevice)]
      return follow(first, from: new, abstractAction, into: &reach)
    case .endProcess(let reason):
      reach.outcomes.terminations.insert(reason)
      guard reason.isUnrequested else { break }
      reach.cutShort.insert(new)
      return []
    case .storeURL:
      new.hasURL = abstractAction?.hasText ?? true
      if abstractAction?.hasText == nil { return [state, new] }
    case .run(let operation):
      return follow(operation.consequence, from: new, abstractAction, into: &reach)
    case .nothing, .become, .scene, .overrideState, .begin, .end, .discardURL: break
    }
    return [new]
  }

  /// Returns the states that the code of an operation can reach.
  private func follow(
    _ consequence: Consequence,
    from state: LifeCycleState,
    _ abstractAction: AbstractAction?,
    into reach: inout Reach
  ) -> Set<LifeCycleState> {
    switch consequence {
    case .nothing: return [state]
    case .code: return runCode(from: state, into: &reach)
    case .delay:
      return closure(from: state, into: &reach) { state, reach in
        timers(from: state, timePasses: false, into: &reach) { $0.needsNoMainThread }
      }
    case .triggers(let triggers): return follow(triggers, from: state, abstractAction, into: &reach)
    case .changeOfAction:
      // The change that the action makes, and that of protected files.
      let own = abstractAction.flatMap { DeviceChange(Action($0.kind))?.property }
      let properties = own.map { [$0, .protectedData] } ?? DeviceProperty.allCases
      let events = properties.flatMap { property in
        [0, 1].map { Trigger.deviceEvent(property.event(ofChangeTo: $0)) }
      }
      return follow(events, from: state, abstractAction, into: &reach)
    }
  }

  /// Returns the states after a call of the first available method, if the app implements one.
  private func call(
    _ methods: [DelegateMethod],
    in state: LifeCycleState,
    into reach: inout Reach
  ) -> Set<LifeCycleState> {
    let known = methods.filter { $0.since <= environment.os }
    guard !known.isEmpty else { return [state] }
    for method in known {
      reach.outcomes.note(method, reading: state.overridingState ?? state.state)
    }
    return runCode(from: state, into: &reach)
  }

  /// Returns the states that any code of an app can reach.
  func runCode(from state: LifeCycleState, into reach: inout Reach) -> Set<LifeCycleState> {
    if let code = codeCache[state] { return reach.merge(code) }
    // Nested code can do nothing that the surrounding code cannot do itself.
    guard runningCode.insert(state).inserted else { return [state] }
    defer { runningCode.remove(state) }
    var code = Reach(environment.os)
    code.ends = closure(from: state, into: &code) { state, code in
      guard state.state.isRunning else { return [] }
      var ends: Set<LifeCycleState> = []
      for kind in ActionKind.ofApps {
        ends.formUnion(code.merge(follow(.action(kind), from: state, AbstractAction(anyOf: kind))))
      }
      for fault in faults {
        ends.formUnion(code.merge(follow(.procedure(fault), from: state, nil)))
      }
      return ends
    }
    if runningCode.count == 1 { codeCache[state] = code }
    return reach.merge(code)
  }

  /// The ways in which an app can crash by its own code: misused objects and endless calls.
  private var faults: [Procedure] {
    let hasObjects = !environment.app.objects.all.isEmpty
    let hasCalls =
      hasObjects || !environment.app.observers.isEmpty || environment.app.interface != nil
    return (hasObjects ? [.misuseObject] : []) + (hasCalls ? [.overflowStack, .endlessCode] : [])
  }

  /// Returns the states that the timers that can be due can reach.
  func timers(
    from state: LifeCycleState,
    timePasses: Bool,
    into reach: inout Reach,
    where isIncluded: (Timer) -> Bool
  ) -> Set<LifeCycleState> {
    var ends: Set<LifeCycleState> = []
    for timer in Timer.allCases
    where isIncluded(timer) && state.canFire(timer, timePasses: timePasses) {
      ends.formUnion(reach.merge(follow(.timer(timer), from: state, nil)))
    }
    return ends
  }
}

extension ActionKind {
  /// The actions of app code.
  fileprivate static let ofApps = allCases.filter { $0.actor == .app }
}

extension LifeCycleState {
  /// Returns whether a timer can fire; an app is only suspended if time passes.
  fileprivate func canFire(_ timer: Timer, timePasses: Bool) -> Bool {
    switch timer {
    case .suspension: state == .background && timePasses
    case .taskExpiration, .taskGrace, .eventOverdue, .overrun: state == .background
    case .watchdog: !limits.isEmpty
    case .unresponsive: limits.isEmpty && (state == .active || state == .inactive)
    case .sessionEvents: hasSessionEvents && state.isRunning
    case .bannerGone, .keyDiscard, .threads, .inputDue, .work, .scheduledTask: true
    // No rule runs a block.
    case .block: false
    }
  }
}

extension Pattern {
  /// Returns whether the conditions can hold in a partially known state; unknown facts are assumed to match.
  fileprivate func mayMatch(
    _ state: LifeCycleState,
    _ facts: FactSet,
    knowing knownFacts: FactSet,
    word: UInt32?,
    _ settings: Settings
  ) -> Bool {
    let context = MatchContext(
      state: state.state,
      front: state.screen.front,
      cover: state.screen.covers.last,
      facts: facts.union(required.subtracting(knownFacts)),
      reason: LaunchReason.allCases.first { reasons & $0.mask != 0 },
      word: word
    )
    return matches(context, settings)
  }

  /// Returns whether all conditions are about known facts.
  fileprivate func isCertain(knowing knownFacts: FactSet, word: UInt32?) -> Bool {
    knownFacts.isSuperset(of: facts) && reasons == 0 && (arguments == 0 || word != nil)
  }
}
