/// Finds out what could happen, whatever the code of the app does, by the rules of one world.
///
/// It runs actions as the machine does, by the same table of rules, on the part of the state that is the same for every
/// app. It follows every rule that could apply where the app's code decides, and lets the app do inside a call whatever
/// an app can do. Rules are followed by themselves, and operations by what they declare.
package final class ReachabilityAnalysis {
  let world: WorldDescription
  let book: RuleBook
  let settings: Settings
  private let fixedFacts: FactSet
  /// The results that are known already.
  private var reachCache: [Question: Reach] = [:]
  /// What is being asked: rules that lead back to where they began are not followed.
  private var pending: Set<Question> = []
  /// The results of the app's code that are known already.
  private var codeCache: [LifeCycleState: Reach] = [:]
  /// The results of steps that are known already.
  var stepCache: [Step: (AbstractStates, PossibleOutcomes)] = [:]
  /// Where the app's code is being followed.
  private var runningCode: Set<LifeCycleState> = []

  /// Asks by the rules of a test case's world.
  package init(_ world: WorldDescription) {
    let profile = Profile.of(world)
    self.world = world
    book = profile.book
    settings = profile.settings(of: world)
    fixedFacts = world.facts
  }

  private struct Question: Hashable {
    var trigger: Trigger
    var state: LifeCycleState
    var abstractAction: AbstractAction?
  }

  /// What was done from where; waiting needs nothing.
  struct Step: Hashable {
    var possible: AbstractStates
    var abstractAction: AbstractAction?
  }

  // MARK: - Rules

  /// Where a trigger can lead, by every rule that could apply to it.
  func follow(
    _ trigger: Trigger,
    from state: LifeCycleState,
    _ abstractAction: AbstractAction?
  ) -> Reach {
    let question = Question(trigger: trigger, state: state, abstractAction: abstractAction)
    if let reach = reachCache[question] { return reach }
    var reach = Reach(world.os)
    guard pending.insert(question).inserted else {
      // What code requests again has the outcomes already found; otherwise the rules would loop.
      reach.outcomes.isIncomplete = runningCode.isEmpty
      return reach
    }
    defer { pending.remove(question) }
    var isCertain = false
    let word: UInt32? = if case .action = trigger { abstractAction?.word } else { 1 }
    let facts = state.facts.union(fixedFacts)
    for candidate in book.candidates(for: trigger) {
      let pattern = book.patterns[Int(candidate)]
      guard pattern.mayMatch(state, facts, word: word, settings) else { continue }
      var states: Set<LifeCycleState> = [state]
      for part in book.rules[Int(candidate)].parts {
        states = states.reduce(into: []) {
          $0.formUnion(carryOut(part.effect, in: $1, abstractAction, into: &reach))
        }
      }
      reach.ends.formUnion(states)
      isCertain = pattern.isCertain(word: word)
      if isCertain { break }
    }
    // What no rule knows does not happen; an action is then not possible, so nothing follows from it.
    if !isCertain {
      if case .action = trigger {} else { reach.ends.insert(state) }
    }
    // Inside of the app's code other code is cut off, which only the code around it makes up for.
    if runningCode.isEmpty || abstractAction != nil && word == nil { reachCache[question] = reach }
    return reach
  }

  /// Where any of some triggers can lead, however often they come.
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

  /// All states to which steps can lead from one, that one included, however often they are repeated.
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

  /// Where an effect can lead: by what it changes itself, by the code that it may run, and by the rules that follow.
  private func carryOut(
    _ effect: Effect,
    in state: LifeCycleState,
    _ abstractAction: AbstractAction?,
    into reach: inout Reach
  ) -> Set<LifeCycleState> {
    var new = state
    if case .endProcess = effect, state.state == .notRunning { return [state] }
    new.apply(effect, in: world)
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
      guard name.since <= world.os else { break }
      reach.outcomes.notifications.insert(name)
      // Whoever observes it runs code.
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

  /// Where the code of an operation can lead.
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
      // Its own change, and those of protected files by the way.
      let own = abstractAction.flatMap { DeviceChange(Action($0.kind))?.slot }
      let slots = own.map { [$0, .protectedData] } ?? ChangeSlot.allCases
      let changes = slots.flatMap { slot in [0, 1].map { Trigger.change(slot.change(to: $0)) } }
      return follow(changes, from: state, abstractAction, into: &reach)
    }
  }

  /// A call of the first of these that the OS knows and the app implements, which may be none of them.
  private func call(
    _ methods: [DelegateMethod],
    in state: LifeCycleState,
    into reach: inout Reach
  ) -> Set<LifeCycleState> {
    let known = methods.filter { $0.since <= world.os }
    guard !known.isEmpty else { return [state] }
    for method in known {
      reach.outcomes.note(method, reading: state.overridingState ?? state.state)
    }
    return runCode(from: state, into: &reach)
  }

  /// Lets the app do whatever an app can do, as often as it likes.
  func runCode(from state: LifeCycleState, into reach: inout Reach) -> Set<LifeCycleState> {
    if let code = codeCache[state] { return reach.merge(code) }
    // Code that an action runs can do nothing that the code around it cannot do itself.
    guard runningCode.insert(state).inserted else { return [state] }
    defer { runningCode.remove(state) }
    var code = Reach(world.os)
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

  /// What ends an app by its own code: one that misuses objects crashes, and so does one that is called forever.
  private var faults: [Procedure] {
    let hasObjects = !world.app.objects.all.isEmpty
    let hasCalls = hasObjects || !world.app.observers.isEmpty || world.app.interface != nil
    return (hasObjects ? [.misuseObject] : []) + (hasCalls ? [.overflowStack, .endlessCode] : [])
  }

  /// Where the timers that can be due may lead.
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
  /// What the code of an app can do.
  fileprivate static let ofApps = allCases.filter { $0.actor == .app }
}

extension LifeCycleState {
  /// Whether a timer can be due here; only where time `passes` an app is suspended.
  fileprivate func canFire(_ timer: Timer, timePasses: Bool) -> Bool {
    switch timer {
    case .suspension: state == .background && timePasses
    case .taskExpiration, .taskGrace, .eventOverdue, .overrun: state == .background
    case .watchdog: !limits.isEmpty
    case .unresponsive: limits.isEmpty && (state == .active || state == .inactive)
    case .bannerGone, .keyDiscard, .threads, .inputDue, .work: true
    }
  }
}

extension Pattern {
  /// Whether the conditions can hold in a state of which not everything is known: the rest is assumed to match.
  fileprivate func mayMatch(
    _ state: LifeCycleState,
    _ facts: FactSet,
    word: UInt32?,
    _ settings: Settings
  ) -> Bool {
    let context = MatchContext(
      state: state.state,
      front: state.screen.front,
      cover: state.screen.covers.last,
      facts: facts.union(required.subtracting(Self.trackedFacts)),
      reason: LaunchReason.allCases.first { reasons & $0.mask != 0 },
      word: word
    )
    return matches(context, settings)
  }

  /// Whether nothing unknown is required.
  fileprivate func isCertain(word: UInt32?) -> Bool {
    Self.trackedFacts.isSuperset(of: facts) && reasons == 0 && (arguments == 0 || word != nil)
  }

  private static let trackedFacts = FactSet(LifeCycleState.trackedFacts).union(Fact.fixed)
}
