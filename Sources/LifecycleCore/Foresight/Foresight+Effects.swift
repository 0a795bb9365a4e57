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
    case .device(let effect):
      new.screen.carryOut(effect, hasPasscode: self.world.device.passcode)
    case .nothing, .markForceQuit, .discardSession, .reportSessions, .files, .installation: break
    case .app, .changes, .conduct, .controller, .event, .interface, .memory, .object, .ownership,
      .preservation, .service, .statusBar, .thread:
      return follow(detour(of: effect, asked), from: world, asked, into: &reach)
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
