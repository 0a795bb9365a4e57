extension Machine {
  /// Begins an action of the user or the system; false if no rule allows it here.
  mutating func begin(_ action: Action) -> Bool {
    self.action = action
    guard let rule = rule(for: .action(action.kind)) else { return book.isLenient }
    push(rule)
    record(.action(action.kind), trace.intern(action))
    return true
  }

  /// Goes on until the app must be told something, or nothing more is due up to `goal`.
  mutating func next(until goal: VirtualTime) -> Delivery? {
    while true {
      while let frame = agenda.last {
        if frame.next == frame.end {
          agenda.removeLast()
          continue
        }
        agenda[agenda.count - 1].next += 1
        if let delivery = carryOut(book.effects[Int(frame.next)]) { return delivery }
      }
      busy = .zero
      if endTurn() { continue }
      if hasWorkForMain, !runsAway() {
        trigger(.procedure(.runOnMain))
        continue
      }
      reviewSuspension()
      guard !activity.hasTooManyTicks, let due = timers.popFirst(through: max(goal, now)),
        !runsAway()
      else { break }
      if due.deadline > now { activity.beginTurn() }
      now = max(now, due.deadline)
      trigger(.timer(due.timer))
    }
    now = max(now, goal)
    return nil
  }

  /// Lets the main thread be busy for a while: only what the system does alone happens meanwhile.
  mutating func block(for time: VirtualTime) {
    if isBesideMain { return delayWorkBesideMain(by: time) }
    let end = now + time
    expectAnswer()
    defer { timers.cancel(.unresponsive) }
    while let due = timers.popFirstOfSystem(before: end) {
      now = max(now, due.deadline)
      let depth = agenda.count
      trigger(.timer(due.timer))
      runImmediately(downTo: depth)
      if state == .notRunning { return }
    }
    now = end
    busy = busy + time
  }

  /// An app in front that answers nothing for too long is killed, where no other limit counts.
  private mutating func expectAnswer() {
    let limit = settings.duration(.unresponsiveAfter)
    guard limit > .zero, limits.isEmpty else { return }
    timers.schedule(.unresponsive, at: max(now, now + limit - busy))
  }

  /// Does at once what the app asks for; false if no rule allows it here.
  mutating func perform(_ appAction: Action) -> Bool {
    let outer = action
    action = appAction
    defer { action = outer }
    if isBesideMain, appAction.kind.belongsToMainThread {
      record(.action(appAction.kind), trace.intern(appAction))
      performNow(.leaveMainThread)
      return true
    }
    if endsByEndlessCode() { return true }
    guard state.isRunning, let rule = rule(for: .action(appAction.kind)) else {
      return book.isLenient
    }
    let depth = agenda.count
    push(rule)
    record(.action(appAction.kind), trace.intern(appAction))
    // Work beside the main thread is no reason to go on running.
    if !isBesideMain { ranInBackground = true }
    if case .actions(let handler) = appAction.argument(1) {
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
    if book.isLenient, runsAway() { return }
    let cause = trace.append(Cause(rule: rule, parent: agenda.last?.cause ?? -1))
    agenda.append(
      Frame(
        next: book.effectStarts[Int(rule)],
        end: book.effectStarts[Int(rule) + 1],
        cause: cause
      )
    )
  }

  /// Applies the rule of a procedure that tells the app nothing, before whatever else is under way goes on.
  mutating func performNow(_ procedure: Procedure) {
    let depth = agenda.count
    trigger(.procedure(procedure))
    runImmediately(downTo: depth)
  }

  /// Carries out what was pushed last; such rules tell the app nothing.
  private mutating func runImmediately(downTo depth: Int) {
    while agenda.count > depth, let frame = agenda.last {
      if frame.next == frame.end {
        agenda.removeLast()
        continue
      }
      agenda[agenda.count - 1].next += 1
      _ = carryOut(book.effects[Int(frame.next)])
    }
  }

  /// Repeats the effect that is being carried out, after what it pushed.
  mutating func repeatEffect() {
    if book.isLenient, runsAway() { return }
    agenda[agenda.count - 1].next -= 1
  }

  /// Counts what is done by changed rules, and says whether they make the world go round and round.
  private mutating func runsAway() -> Bool {
    guard book.isLenient else { return false }
    patience -= 1
    return patience < 0
  }

  /// Arms or disarms suspension when the main thread is idle.
  private mutating func reviewSuspension() {
    guard state == .background, reasonsToRun.isEmpty else {
      timers.cancel(.suspension)
      return
    }
    if ranInBackground || !timers.contains(.suspension) {
      timers.cancel(.suspension)
      timers.schedule(.suspension, at: now + settings.duration(.suspendAfter))
      ranInBackground = false
    }
  }
}
