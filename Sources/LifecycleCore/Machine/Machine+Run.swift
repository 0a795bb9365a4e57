extension Machine {
  /// Begins an action of the user or the system; false if no rule allows it here.
  mutating func begin(_ action: Action) -> Bool {
    agenda.action = action
    guard let rule = rule(for: .action(action.kind)) else { return book.isLenient }
    push(rule)
    record(.action(action.kind), index: trace.intern(action))
    return true
  }

  /// Continues until the app must be called, or nothing more is due up to `goal`.
  mutating func next(until goal: VirtualTime) -> Delivery? {
    while true {
      while let effect = agenda.nextEffect() {
        if let delivery = carryOut(book.effects[effect]) { return delivery }
      }
      clock.busy = .zero
      if endTurn() { continue }
      if hasWorkForMain, !exceedsStepLimit() {
        trigger(.procedure(.runOnMain))
        continue
      }
      updateSuspension()
      guard !clock.activity.hasTooManyTicks,
        let due = clock.timers.popFirst(through: max(goal, clock.now)), !exceedsStepLimit()
      else { break }
      if due.deadline > clock.now { clock.activity.beginTurn() }
      clock.now = max(clock.now, due.deadline)
      trigger(.timer(due.timer))
    }
    clock.now = max(clock.now, goal)
    return nil
  }

  /// Lets the main thread be busy for a while: only what the system does alone happens meanwhile.
  mutating func block(for time: VirtualTime) {
    if isOffMainThread { return delayWorkOffMainThread(by: time) }
    let end = clock.now + time
    startUnresponsiveTimer()
    defer { clock.timers.cancel(.unresponsive) }
    while let due = clock.timers.popFirstWithoutMainThread(before: end) {
      clock.now = max(clock.now, due.deadline)
      applyNow(.timer(due.timer))
      if life.state == .notRunning { return }
    }
    clock.now = end
    clock.busy = clock.busy + time
  }

  /// An app in front that answers nothing for too long is killed, where no other limit counts.
  private mutating func startUnresponsiveTimer() {
    let limit = settings.duration(.unresponsiveAfter)
    guard limit > .zero, life.limits.isEmpty else { return }
    let now = clock.now
    clock.timers.schedule(.unresponsive, at: max(now, now + limit - clock.busy))
  }

  /// Does at once what the app requests; false if no rule allows it here.
  mutating func perform(_ appAction: Action) -> Bool {
    let outer = action
    agenda.action = appAction
    defer { agenda.action = outer }
    if isOffMainThread, appAction.kind.belongsToMainThread {
      record(.action(appAction.kind), index: trace.intern(appAction))
      performNow(.leaveMainThread)
      return true
    }
    if terminateIfEndless() { return true }
    guard life.state.isRunning, let rule = rule(for: .action(appAction.kind)) else {
      return book.isLenient
    }
    let depth = agenda.depth
    push(rule)
    record(.action(appAction.kind), index: trace.intern(appAction))
    // Work off the main thread does not keep the app running.
    if !isOffMainThread { agenda.ranInBackground = true }
    if let handler = appAction.handler {
      keepHandler(handler) { $0.runImmediately(downTo: depth) }
    } else {
      runImmediately(downTo: depth)
    }
    return true
  }

  /// Pushes the rule that applies to the trigger; without one nothing happens.
  mutating func trigger(_ trigger: Trigger) {
    if let rule = rule(for: trigger) { push(rule) }
  }

  private mutating func push(_ rule: Int32) {
    if exceedsStepLimit() { return }
    let cause = trace.append(Cause(rule: rule, parent: agenda.cause))
    agenda.push(book.effects(of: rule), cause: cause)
  }

  /// Applies the rule of a procedure that does not call the app, before whatever else is under way continues.
  mutating func performNow(_ procedure: Procedure) { applyNow(.procedure(procedure)) }

  private mutating func applyNow(_ trigger: Trigger) {
    let depth = agenda.depth
    self.trigger(trigger)
    runImmediately(downTo: depth)
  }

  /// Carries out what was pushed last; such rules do not call the app.
  private mutating func runImmediately(downTo depth: Int) {
    while let effect = agenda.nextEffect(above: depth) { _ = carryOut(book.effects[effect]) }
  }

  /// Repeats the effect that is being carried out, after what it pushed.
  mutating func repeatEffect() {
    if exceedsStepLimit() { return }
    agenda.repeatEffect()
  }

  /// Counts what is done by changed rules, and returns whether they loop for ever.
  private mutating func exceedsStepLimit() -> Bool {
    book.isLenient && agenda.exceedsStepLimit()
  }

  /// Arms or disarms suspension when the main thread is idle.
  private mutating func updateSuspension() {
    guard life.state == .background, !hasReasonToRun else {
      return clock.timers.cancel(.suspension)
    }
    if agenda.ranInBackground || !clock.timers.contains(.suspension) {
      schedule(.suspension, after: .suspendAfter)
      agenda.ranInBackground = false
    }
  }
}

/// Scripts and their handlers.
extension Machine {
  /// Does what a script says, as long as the process lives.
  mutating func perform(_ script: [Action]) {
    for action in script where life.state.isRunning { _ = perform(action) }
  }

  /// What began last and can have a handler, by the kind of action that begins it.
  func newestOwner(of kind: ActionKind) -> HandlerOwner? {
    switch kind {
    case .beginBackgroundTask: process.tasks.live.last.map { .task($0.id) }
    case .presentAlert, .presentActionSheet: process.resources.alerts.top.map { .alert($0.id) }
    case .presentScreen:
      process.resources.screens.isEmpty ? nil : .screen(process.resources.screens.count - 1)
    default: nil
    }
  }

  /// Keeps the script of a handler for what begins meanwhile.
  mutating func keepHandler(_ script: [Action], for begin: (inout Machine) -> Void) {
    let kind = action.kind
    let before = newestOwner(of: kind)
    begin(&self)
    if let owner = newestOwner(of: kind), owner != before { process.handlers[owner] = script }
  }

  /// Runs the script of a handler, once.
  mutating func runHandler(of owner: HandlerOwner) {
    perform(process.handlers.removeValue(forKey: owner) ?? [])
  }
}

extension Machine {
  /// How deep code may call itself: as deep as the stack of this very program allows on each platform.
  ///
  /// A device allows more, but recursion this deep is endless anyway.
  static let maximumCallDepth = 48

  /// Counts what the app's code does; ends the app and returns true if it never stops.
  mutating func terminateIfEndless() -> Bool {
    clock.activity.count()
    if agenda.depth >= Self.maximumCallDepth { return overflowStack() }
    if !clock.activity.isEndless { return false }
    performNow(.endlessCode)
    return true
  }

  /// The stack is full: true, since nothing more can be called.
  mutating func overflowStack() -> Bool {
    performNow(.overflowStack)
    return true
  }
}
