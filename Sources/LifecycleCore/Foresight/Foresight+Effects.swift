extension Foresight {
  /// Where an effect can lead: the same as `Machine.carryOut`, as far as it changes the life of the app.
  ///
  /// What an effect does by code of the machine beside that, such as applying rules, is said in `detour`.
  func carryOut(
    _ effect: Effect,
    in world: ForeseenWorld,
    _ asked: AskedAction?,
    into reach: inout Reach
  ) -> Set<ForeseenWorld> {
    var new = world
    switch effect {
    case .perform(let procedure):
      return reach.pass(follow(.procedure(procedure), from: world, asked))
    case .performIfAgreed(let procedure):
      return reach.pass(follow(.procedure(procedure), from: world, asked)).union([world])
    case .call(let method): return call([method], in: world, into: &reach)
    case .callFirst(let first, let second, let third):
      return call([first, second] + (third.map { [$0] } ?? []), in: world, into: &reach)
    case .post(let name):
      guard name.since <= os else { break }
      reach.prospect.notifications.insert(name)
      // Whoever observes it runs code.
      return runCode(from: world, into: &reach)
    case .note(let effect): reach.prospect.note(effect)
    case .startProcess(let state):
      new.state = state
      reach.prospect.states.insert(state)
      let first: [Trigger] = [.procedure(.openMainPool), .procedure(.fitDevice)]
      return follow(.triggers(first), from: new, asked, into: &reach)
    case .become(let state):
      new.state = state
      reach.prospect.states.insert(state)
    case .scene(let state):
      new = world.changingScene(to: state)
      reach.prospect.states.insert(new.state)
    case .endProcess(let reason):
      guard world.state != .notRunning else { break }
      reach.prospect.states.insert(.notRunning)
      reach.prospect.terminations.insert(reason)
      new = world.endingProcess()
      guard !reason.isUnasked else {
        reach.cutShort.insert(new)
        return []
      }
    case .read(let state): new.reading = state
    case .begin(let limit): new.limits.append(limit)
    case .end(let limit): if new.limits.last == limit { new.limits.removeLast() }
    case .takeURL:
      new.hasURL = asked?.hasText ?? true
      if asked?.hasText == nil { return [world, new] }
    case .dropURL: new.hasURL = false
    default:
      new.screen.carryOut(effect, hasPasscode: self.world.device.passcode)
      return follow(detour(of: effect, asked), from: new, asked, into: &reach)
    }
    return [new]
  }

  private var os: OSVersion { world.os }

  /// A call of the first of these that the OS knows and the app implements, which may be none of them.
  private func call(
    _ methods: [DelegateMethod],
    in world: ForeseenWorld,
    into reach: inout Reach
  ) -> Set<ForeseenWorld> {
    let known = methods.filter { $0.since <= os }
    guard !known.isEmpty else { return [world] }
    for method in known { reach.prospect.note(method, reading: world.reading ?? world.state) }
    return runCode(from: world, into: &reach)
  }

  /// Lets the app do whatever an app can do, as often as it likes.
  func runCode(from world: ForeseenWorld, into reach: inout Reach) -> Set<ForeseenWorld> {
    if let code = codes[world] { return reach.pass(code) }
    // Code that an action runs can do nothing that the code around it cannot do itself.
    guard runningCode.insert(world).inserted else { return [world] }
    defer { runningCode.remove(world) }
    var code = Reach(os)
    code.ends = closure(from: world, into: &code) { world, code in
      guard world.state.isRunning else { return [] }
      var ends: Set<ForeseenWorld> = []
      for kind in ActionKind.ofApps {
        ends.formUnion(code.pass(follow(.action(kind), from: world, AskedAction(anyOf: kind))))
      }
      var faults: [Procedure] = hasObjects ? [.misuseObject] : []
      if mayBeEndless { faults += [.overflowStack, .endlessCode] }
      for fault in faults {
        ends.formUnion(code.pass(follow(.procedure(fault), from: world, nil)))
      }
      return ends
    }
    if runningCode.count == 1 { codes[world] = code }
    return reach.pass(code)
  }

  /// Whether the scenario describes objects: an app that misuses them crashes.
  private var hasObjects: Bool { !world.app.objects.all.isEmpty }

  /// Whether code can make code run: what an app is called with for ever ends it.
  private var mayBeEndless: Bool {
    hasObjects || !world.app.observers.isEmpty || world.app.interface != nil
  }

  // MARK: - What the machine's code does beside the table

  /// What an effect may lead to by code.
  enum Detour {
    /// Code of the app runs.
    case code
    /// The main thread is busy: what the system does alone happens.
    case busy
    /// These may be triggered, once or several times.
    case triggers([Trigger])

    static let none = Detour.triggers([])
  }

  /// What the machine applies by itself where views, events and threads are concerned: none of it changes the
  /// life of the app, but that code runs, which may crash.
  static let besideTheLife: [Trigger] = [
    .procedure(.draw), .procedure(.drawInterface), .procedure(.viewsAppearEarly),
    .procedure(.viewsAppearLate), .procedure(.rotateViews), .procedure(.unloadView),
    .procedure(.changeFirstResponder), .procedure(.sendAction), .procedure(.dispatchTouch),
    .procedure(.dispatchToFirstResponder), .procedure(.runOnMain), .procedure(.leaveMainThread),
  ]

  /// What an effect may lead to by code: what applies rules in `Machine` must be said here.
  private func detour(of effect: Effect, _ asked: AskedAction?) -> Detour {
    switch effect {
    case .block: .busy
    case .expireTasks, .event(.handle), .conduct(.cancelAlert), .conduct(.cancelAllAlerts): .code
    case .deliverChange: .triggers(changes(by: asked))
    case .deliverQueue: .triggers(Change.allCases.map { .change($0) })
    case .accessories: .triggers([.change(.accessoryConnected), .change(.accessoryDisconnected)])
    case .statusBar(.fit): .triggers([.change(.statusBar)])
    case .object(.showWindow): .triggers([.procedure(.showWindow)])
    case .preservation(.ask): .triggers([.procedure(.preserveState)])
    case .preservation(.restoreEach):
      .triggers([.procedure(.restoreByClass), .procedure(.restoreByDelegate)])
    case .memory(.endSuspendedApps), .memory(.endRunningApps):
      .triggers([.procedure(.endForMemory)])
    // What is deallocated runs code.
    case .ownership: hasObjects ? .code : .none
    case .interface, .controller, .thread, .service: .code
    default: .none
    }
  }

  /// The changes of the device that an action can make: its own, and those of protected files by the way.
  private func changes(by asked: AskedAction?) -> [Trigger] {
    let own = asked.flatMap { DeviceChange(Action($0.kind))?.slot }
    let slots = own.map { [$0, .protectedData] } ?? ChangeSlot.allCases
    return slots.flatMap { slot in [0, 1].map { .change(slot.change(to: $0)) } }
  }

  private func follow(
    _ detour: Detour,
    from world: ForeseenWorld,
    _ asked: AskedAction?,
    into reach: inout Reach
  ) -> Set<ForeseenWorld> {
    switch detour {
    case .code: return runCode(from: world, into: &reach)
    case .busy:
      return closure(from: world, into: &reach) { world, reach in
        timers(from: world, passes: false, into: &reach) { $0.isTheSystemsOwn }
      }
    case .triggers(let triggers):
      if triggers.isEmpty { return [world] }
      return closure(from: world, into: &reach) { world, reach in
        triggers.reduce(into: []) { ends, trigger in
          ends.formUnion(reach.pass(self.follow(trigger, from: world, asked)))
        }
      }
    }
  }

  /// Where the timers that can be due may lead.
  func timers(
    from world: ForeseenWorld,
    passes: Bool,
    into reach: inout Reach,
    where isMeant: (Timer) -> Bool
  ) -> Set<ForeseenWorld> {
    var ends: Set<ForeseenWorld> = []
    for timer in Timer.allCases where isMeant(timer) && world.canFire(timer, passes: passes) {
      ends.formUnion(reach.pass(follow(.timer(timer), from: world, nil)))
    }
    return ends
  }
}

extension ActionKind {
  /// What the code of an app can do.
  fileprivate static let ofApps = allCases.filter { $0.actor == .app }
}
