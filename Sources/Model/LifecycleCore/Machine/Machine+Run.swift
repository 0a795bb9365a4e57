extension Machine {
  /// Begins an action of the user or the system; returns false if no rule allows it now.
  mutating func begin(_ action: Action) -> Bool {
    ruleStack.removeParts()
    guard action.isAboutUnnamedWindow else {
      return begin(action, parent: ruleStack.cause) || book.isLenient
    }
    guard ambiguousWindows(of: action).isEmpty else { return false }
    return begin(namingWindow(of: action), parent: ruleStack.cause) || book.isLenient
  }

  /// Begins the next of the actions that the current one consists of; returns false if there is none, or it is not possible.
  private mutating func beginPart() -> Bool {
    guard let part = ruleStack.takePart() else { return false }
    if begin(Action(part.kind), parent: part.cause) { return true }
    ruleStack.removeParts()
    return false
  }

  private mutating func begin(_ action: Action, parent: Int32) -> Bool {
    ruleStack.action = action
    guard let rule = rule(for: .action(action.kind)) else { return false }
    push(rule, parent: parent)
    record(.action(action.kind), index: trace.intern(action))
    if let scheduler = process.scheduler, !scheduler.runningProcessing.isEmpty,
      action.kind.takesDevice
    {
      trigger(.procedure(.takeDevice))
    }
    return true
  }

  /// Runs until app code must be called, or nothing more is due up to `goal`.
  mutating func next(until goal: VirtualTime) -> Delivery? {
    while true {
      while let effect = ruleStack.nextEffect() {
        if let delivery = carryOut(book.effect(at: effect)) { return delivery }
      }
      clock.busy = .zero
      if endTurn() || beginSceneRequest() { continue }
      if hasWorkForMain, !exceedsStepLimit() {
        trigger(.procedure(.runOnMain))
        continue
      }
      updateSuspension()
      guard !clock.activity.hasTooManyTicks,
        let due = clock.timers.popFirst(through: max(goal, clock.now)), !exceedsStepLimit()
      else {
        if beginPart() { continue }
        break
      }
      if due.deadline > clock.now { clock.activity.beginTurn() }
      clock.now = max(clock.now, due.deadline)
      if due.timer == .block {
        if let block = nextBlock() { return .block(block) }
      } else {
        trigger(.timer(due.timer))
      }
    }
    clock.now = max(clock.now, goal)
    return nil
  }

  /// Keeps the main thread busy for a duration, in which only system timers fire.
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

  /// Schedules the kill of a foreground app that is unresponsive for too long, unless another limit applies.
  private mutating func startUnresponsiveTimer() {
    let limit = settings.duration(.unresponsiveAfter)
    guard limit > .zero, life.limits.isEmpty else { return }
    let now = clock.now
    clock.timers.schedule(.unresponsive, at: max(now, now + limit - clock.busy))
  }

  /// Performs a request of the app immediately; returns false if no rule allows it now.
  mutating func perform(_ appAction: Action) -> Bool {
    if appAction.kind.canBeDelayed, let submission = appAction.submission {
      return perform(submission)
    }
    let outer = action
    ruleStack.action = appAction
    defer { ruleStack.action = outer }
    if isOffMainThread, appAction.kind.belongsToMainThread {
      record(.action(appAction.kind), index: trace.intern(appAction))
      performNow(.leaveMainThread)
      return true
    }
    if exceedsActionLimit() { return true }
    guard life.state.isRunning, let rule = rule(for: .action(appAction.kind)) else {
      return book.isLenient
    }
    let depth = ruleStack.depth
    push(rule)
    record(.action(appAction.kind), index: trace.intern(appAction))
    // Work off the main thread does not keep the app running.
    if !isOffMainThread { ruleStack.ranInBackground = true }
    if let handler = appAction.handler {
      keepHandler(handler.script, of: handler.kind) { $0.runImmediately(downTo: depth) }
    } else {
      runImmediately(downTo: depth)
    }
    return true
  }

  /// Pushes the rule that applies to the trigger, if there is one.
  mutating func trigger(_ trigger: Trigger) {
    if let rule = rule(for: trigger) { push(rule) }
  }

  private mutating func push(_ rule: Int32) { push(rule, parent: ruleStack.cause) }

  private mutating func push(_ rule: Int32, parent: Int32) {
    if exceedsStepLimit() { return }
    let cause = trace.append(Cause(rule: rule, parent: parent))
    ruleStack.push(book.effects(of: rule), cause: cause)
  }

  /// Applies the rule of a procedure that does not call the app, before the current rules continue.
  mutating func performNow(_ procedure: Procedure) { applyNow(.procedure(procedure)) }

  private mutating func applyNow(_ trigger: Trigger) {
    let depth = ruleStack.depth
    self.trigger(trigger)
    runImmediately(downTo: depth)
  }

  /// Performs the effects above a depth; such rules do not call the app.
  private mutating func runImmediately(downTo depth: Int) {
    while let effect = ruleStack.nextEffect(above: depth) {
      let delivery = carryOut(book.effect(at: effect))
      if case .observers(let notification)? = delivery { postsDuringRequest.append(notification) }
    }
  }

  /// Repeats the current effect after the rules that it pushed.
  mutating func repeatEffect() {
    if exceedsStepLimit() { return }
    ruleStack.repeatEffect()
  }

  /// Counts a step if rules were changed; returns true if they seem to loop forever.
  private mutating func exceedsStepLimit() -> Bool {
    book.isLenient && ruleStack.exceedsStepLimit()
  }

  /// Schedules or cancels suspension when the main thread is idle.
  private mutating func updateSuspension() {
    guard life.state == .background, !hasReasonToRun else {
      return clock.timers.cancel(.suspension)
    }
    if ruleStack.ranInBackground || !clock.timers.contains(.suspension) {
      schedule(.suspension, after: .suspendAfter)
      ruleStack.ranInBackground = false
    }
  }
}

/// Scripts and their handlers.
extension Machine {
  /// Performs the actions of a script while the process is running.
  mutating func perform(_ script: [Action]) {
    for action in script where life.state.isRunning { _ = perform(action) }
  }

  /// Returns the newest owner of a kind of handler.
  func newestOwner(of handler: ActionHandler) -> HandlerOwner? {
    switch handler {
    case .expiration: process.tasks.live.last.map { .task($0.id) }
    case .cancel: process.resources.alerts.top.map { .alert($0.id) }
    case .done:
      process.resources.screens.isEmpty ? nil : .screen(process.resources.screens.count - 1)
    }
  }

  /// Stores the script of a handler for the owner that `begin` creates.
  mutating func keepHandler(
    _ script: [Action],
    of kind: ActionHandler,
    for begin: (inout Machine) -> Void
  ) {
    let before = newestOwner(of: kind)
    begin(&self)
    if let owner = newestOwner(of: kind), owner != before { process.handlers[owner] = script }
  }

  /// Runs the script of a handler and removes it.
  mutating func runHandler(of owner: HandlerOwner) {
    perform(process.handlers.removeValue(forKey: owner) ?? [])
  }
}

extension Machine {
  /// The recursion limit of the app's code, which this program's own stack allows on each platform.
  ///
  /// A device allows more, but recursion this deep is practically endless.
  static let maximumCallDepth = 48

  /// Counts an action of the app's code; returns true if it is ignored, since there are too many, or the stack is full.
  private mutating func exceedsActionLimit() -> Bool {
    clock.activity.countAction()
    if ruleStack.depth >= Self.maximumCallDepth { return overflowStack() }
    return clock.activity.hasTooManyActions
  }

  /// Counts that code of the app is entered; terminates the app and returns true if it seems endless.
  mutating func terminateIfEndless(entering code: CodeActivity.Code) -> Bool {
    terminate(if: clock.activity.enter(code))
  }

  /// Begins a piece of the app's work; terminates the app and returns true if work that begins itself again seems endless.
  mutating func terminateIfEndless(beginning link: Int) -> Bool {
    terminate(if: clock.activity.beginWork(link))
  }

  private mutating func terminate(if isEndless: Bool) -> Bool {
    if isEndless { performNow(.endlessCode) }
    return isEndless
  }

  /// Terminates the app with a stack overflow, and returns true.
  mutating func overflowStack() -> Bool {
    performNow(.overflowStack)
    return true
  }
}
