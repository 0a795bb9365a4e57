/// An analysis of the possible outcomes in one environment, for any code of the app.
///
/// It performs actions as the machine does, with the same rules, on the part of the state that does not depend on the
/// app. Where the app's code decides, it follows every rule that could apply, and in a call it considers everything
/// that an app can do. Operations are analyzed by their declared consequences.
package final class ReachabilityAnalysis {
  let environment: AnalyzedEnvironment
  var states = StateTable()
  private var rules: PossibleRules
  private let summaries = Summaries()
  /// The cached results of steps.
  var stepCache: [Step: (AbstractStates, PossibleOutcomes)] = [:]
  /// The actions of app code with rules that can apply.
  private lazy var appActions = ActionKind.ofApps.filter {
    !rules[.action($0)].isEmpty && ($0 != .requestPermission || environment.asksForPermissions)
  }

  /// Creates an analysis with the rules of an environment's profile.
  package convenience init(_ environment: AnalyzedEnvironment) {
    self.init(environment, environment.profile.book)
  }

  /// Creates an analysis with the rules of a book.
  init(_ environment: AnalyzedEnvironment, _ book: RuleBook) {
    self.environment = environment
    rules = PossibleRules(book, in: environment)
  }

  /// A step from a set of states; without an action for a wait.
  struct Step: Hashable {
    var possible: AbstractStates
    var action: AbstractAction?
  }

  // MARK: - Rules

  /// Returns the states that a trigger can reach through every rule that could apply.
  func follow(
    _ trigger: Trigger,
    from state: Int,
    _ action: AbstractAction?,
    into reach: inout ReachableStates
  ) -> BitSet {
    let answer = summaries.reach(.rules(trigger, state, action), from: BitSet()) {
      var reach = ReachableStates()
      reach.ends = applyRules(of: trigger, in: state, action, into: &reach)
      return reach
    }
    return reach.merge(answer)
  }

  /// Returns the states that any of the triggers can reach, in any number of repetitions.
  private func follow(
    _ triggers: [Trigger],
    from state: Int,
    _ action: AbstractAction?,
    into reach: inout ReachableStates
  ) -> BitSet {
    closure(from: BitSet(state), into: &reach) { state, reach in
      triggers.reduce(into: BitSet()) {
        $0.formUnion(self.follow($1, from: state, action, into: &reach))
      }
    }
  }

  /// Applies every rule of a trigger that could apply, and returns the states to which they lead.
  func applyRules(
    of trigger: Trigger,
    in state: Int,
    _ action: AbstractAction?,
    into reach: inout ReachableStates
  ) -> BitSet {
    var context = states.matchContext(of: state)
    let isAction = if case .action = trigger { true } else { false }
    context.word = isAction ? action?.word : 1
    var ends = BitSet()
    for rule in rules[trigger] where rule.pattern.matches(context, environment.settings) {
      var states = BitSet(state)
      for effect in rule.effects {
        if case .part(let kind) = effect { ends.formUnion(stops(before: kind, in: states)) }
        states = states.reduce(into: BitSet()) {
          $0.formUnion(carryOut(effect, in: $1, action, into: &reach))
        }
      }
      ends.formUnion(states)
      if rule.isCertain(for: context.word) { return ends }
    }
    // Without a rule nothing happens; an action is then impossible and has no final states.
    if !isAction { ends.insert(state) }
    return ends
  }

  /// Returns the states in which an action may not be possible that another one consists of, which then ends there.
  private func stops(before kind: ActionKind, in states: BitSet) -> BitSet {
    let word = AbstractAction(Action(kind)).word
    return states.reduce(into: BitSet()) {
      if !isCertain(.action(kind), in: $1, word: word) { $0.formUnion(BitSet($1)) }
    }
  }

  /// Returns the states that an action can reach which another one consists of, with what follows before the next one.
  private func follow(
    part kind: ActionKind,
    from state: Int,
    into reach: inout ReachableStates
  ) -> BitSet {
    let action = AbstractAction(Action(kind))
    var partly = ReachableStates()
    let begun = applyRules(of: .action(kind), in: state, action, into: &partly)
    let ends = settle(begun, timePasses: false, into: &partly)
    reach.outcomes.formUnion(partly.outcomes)
    return ends
  }

  /// Returns whether one of the rules of a trigger applies for sure.
  private func isCertain(_ trigger: Trigger, in state: Int, word: UInt32?) -> Bool {
    var context = states.matchContext(of: state)
    context.word = word
    return rules[trigger].contains {
      $0.pattern.matches(context, environment.settings) && $0.isCertain(for: word)
    }
  }

  /// Returns all states reachable from some by repeated steps, including these.
  func closure(
    from states: BitSet,
    into reach: inout ReachableStates,
    _ steps: (Int, inout ReachableStates) -> BitSet
  ) -> BitSet {
    var all = states
    var waiting = Array(states)
    while let next = waiting.popLast() {
      let new = steps(next, &reach).subtracting(all)
      all.formUnion(new)
      waiting += new
    }
    return all
  }

  // MARK: - Effects

  /// Returns the states that an effect can reach: by its own change, app code and triggered rules.
  private func carryOut(
    _ effect: Effect,
    in state: Int,
    _ action: AbstractAction?,
    into reach: inout ReachableStates
  ) -> BitSet {
    if case .endProcess = effect, states.appState(of: state) == .notRunning { return BitSet(state) }
    let new = change(by: effect, in: state, into: &reach)
    switch effect {
    case .perform(let procedure):
      return follow(.procedure(procedure), from: state, action, into: &reach)
    case .performIfAgreed(let procedure):
      return follow(.procedure(procedure), from: state, action, into: &reach).union(BitSet(state))
    case .part(let kind): return follow(part: kind, from: state, into: &reach)
    case .call(let method): return call([method], in: state, into: &reach)
    case .callFirst(let first, let second, let third):
      return call([first, second] + (third.map { [$0] } ?? []), in: state, into: &reach)
    case .post(let name):
      guard name.since <= environment.os else { break }
      reach.outcomes.insert(.notification(name))
      // Observers of the notification run code.
      return runCode(from: state, into: &reach)
    case .note(let effect): reach.outcomes.insert(.effect(effect))
    case .startProcess: return follow(Self.ofNewProcess, from: new, action, into: &reach)
    case .endProcess(let reason):
      reach.outcomes.insert(.termination(reason))
      guard reason.isUnrequested else { break }
      reach.cutShort.insert(new)
      return BitSet()
    case .storeURL:
      var stored = states[state]
      stored.hasURL = action?.hasText ?? true
      let ends = BitSet(states.number(of: stored))
      return action?.hasText == nil ? ends.union(BitSet(state)) : ends
    case .run(let operation):
      return follow(operation.consequence, from: new, action, into: &reach)
    case .nothing, .become, .scene, .overrideState, .begin, .end, .discardURL: break
    }
    return BitSet(new)
  }

  /// What fires first in a new process.
  private static let ofNewProcess: [Trigger] = [.procedure(.fitDevice)]

  /// Returns the state after the change that an effect makes itself.
  private func change(by effect: Effect, in state: Int, into reach: inout ReachableStates) -> Int {
    let old = states[state]
    var new = old
    new.apply(effect, hasPasscode: environment.hasPasscode)
    if new == old { return state }
    if new.state != old.state { reach.outcomes.insert(.state(new.state)) }
    return states.number(of: new)
  }

  /// Returns the states that the code of an operation can reach.
  private func follow(
    _ consequence: Consequence,
    from state: Int,
    _ action: AbstractAction?,
    into reach: inout ReachableStates
  ) -> BitSet {
    switch consequence {
    case .nothing: return BitSet(state)
    case .code: return runCode(from: state, into: &reach)
    case .delay:
      return closure(from: BitSet(state), into: &reach) { state, reach in
        timers(from: state, timePasses: false, into: &reach) { $0.needsNoMainThread }
      }
    case .triggers(let triggers): return follow(triggers, from: state, action, into: &reach)
    case .changeOfAction:
      // The change that the action makes, and that of protected files.
      let own = action.flatMap { DeviceChange(Action($0.kind))?.property }
      let properties = own.map { [$0, .protectedData] } ?? DeviceProperty.allCases
      let events = properties.flatMap { property in
        [0, 1].map { Trigger.deviceEvent(property.event(ofChangeTo: $0)) }
      }
      return follow(events, from: state, action, into: &reach)
    }
  }

  /// Returns the states after a call of the first available method, if the app implements one.
  private func call(
    _ methods: [DelegateMethod],
    in state: Int,
    into reach: inout ReachableStates
  ) -> BitSet {
    let known = methods.filter { $0.since <= environment.os }
    guard !known.isEmpty else { return BitSet(state) }
    let reading = states[state].overridingState ?? states.appState(of: state)
    for method in known { reach.outcomes.insert(.call(method, reading: reading)) }
    return runCode(from: state, into: &reach)
  }

  // MARK: - Code and timers

  /// Returns the states that any code of an app can reach.
  func runCode(from state: Int, into reach: inout ReachableStates) -> BitSet {
    // Code can do nothing at all.
    let ends = BitSet(state)
    let answer = summaries.reach(.code(state), from: ends) {
      var reach = ReachableStates()
      reach.ends = closure(from: ends, into: &reach, performAnyAction)
      return reach
    }
    return reach.merge(answer)
  }

  /// Returns the states that an action of an app's code or a fault can reach.
  private func performAnyAction(in state: Int, into reach: inout ReachableStates) -> BitSet {
    var ends = BitSet()
    guard states.appState(of: state).isRunning else { return ends }
    for kind in appActions {
      let action = AbstractAction(anyOf: kind)
      ends.formUnion(applyRules(of: .action(kind), in: state, action, into: &reach))
    }
    for fault in environment.faults {
      ends.formUnion(follow(.procedure(fault), from: state, nil, into: &reach))
    }
    return ends
  }

  /// Returns the states after an idle main thread draws views, handles input, runs deferred work or fires a timer.
  func runWhenIdle(from state: Int, timePasses: Bool, into reach: inout ReachableStates) -> BitSet {
    let answer = summaries.reach(.idle(state, timePasses: timePasses), from: BitSet()) {
      var reach = ReachableStates()
      reach.ends = timers(from: state, timePasses: timePasses, into: &reach) { _ in true }
      guard states.appState(of: state).isRunning else { return reach }
      reach.ends.formUnion(runCode(from: state, into: &reach))
      for procedure in Self.proceduresOfRunLoop {
        reach.ends.formUnion(follow(.procedure(procedure), from: state, nil, into: &reach))
      }
      return reach
    }
    return reach.merge(answer)
  }

  /// The procedures that the machine applies itself for views, events and threads; they change no tracked state, but
  /// run code, which can crash.
  private static let proceduresOfRunLoop: [Procedure] = [
    .draw, .drawInterface, .viewsAppearEarly, .viewsAppearLate, .rotateViews, .unloadView,
    .changeFirstResponder, .sendAction, .dispatchTouch, .dispatchToFirstResponder, .runOnMain,
    .leaveMainThread,
  ]

  /// Returns the states that the timers that can be due can reach.
  private func timers(
    from state: Int,
    timePasses: Bool,
    into reach: inout ReachableStates,
    where isIncluded: (ClockTimer) -> Bool
  ) -> BitSet {
    var ends = BitSet()
    let current = states[state]
    for timer in ClockTimer.allCases
    where isIncluded(timer) && current.canFire(timer, timePasses: timePasses) {
      ends.formUnion(applyRules(of: .timer(timer), in: state, nil, into: &reach))
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
  fileprivate func canFire(_ timer: ClockTimer, timePasses: Bool) -> Bool {
    switch timer {
    case .suspension: state == .background && timePasses
    case .taskExpiration, .taskGrace, .eventOverdue, .overrun: state == .background
    case .watchdog: !limits.isEmpty
    case .unresponsive: limits.isEmpty && (state == .active || state == .inactive)
    case .permissionPrompt: hasPermissionRequest && state.isRunning
    case .sessionEvents: hasSessionEvents && state.isRunning
    case .bannerGone, .keyDiscard, .threads, .inputDue, .work, .scheduledTask: true
    // No rule runs a block.
    case .block: false
    }
  }
}
