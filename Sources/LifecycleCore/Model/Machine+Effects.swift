extension Machine {
  /// Carries out one effect; returns what the app must be told by it.
  mutating func carryOut(_ effect: Effect) -> Delivery? {
    switch effect {
    case .nothing: break
    case .perform(let procedure): trigger(.procedure(procedure))
    case .performIfAgreed(let procedure):
      if preservation.takeAnswer() { trigger(.procedure(procedure)) }
    case .call(let method): return .call(method, nil, nil)
    case .callFirst(let first, let second, let third): return .call(first, second, third)
    case .post(let notification):
      guard notification.since <= world.os else { break }
      record(.notification(notification))
      ranInBackground = true
      if !world.app.observers.isEmpty { perform(world.app.observers[notification] ?? []) }
    case .startProcess(let state): startProcess(state)
    case .become(let state): become(state)
    case .scene(let state): changeScene(state)
    case .endProcess(let reason): endProcess(reason)
    case .read(let state): reading = state
    case .note(let effect): note(effect)
    case .begin(let limit): begin(limit)
    case .end(let limit): end(limit)
    case .takeURL: url = action.text(0).map { ($0, action.text(1)) }
    case .dropURL:
      url = nil
      occurrence = nil
    case .event(let effect): return carryOutEvent(effect)
    case .markForceQuit: wasForceQuit = true
    case .discardSession:
      if sessionIsKnown { sessionsWereDiscarded = true }
      sessionIsKnown = false
    case .reportSessions: sessionsWereDiscarded = false
    case .object(let effect): carryOut(effect)
    case .preservation(let effect): carryOut(effect)
    case .changes(let effect): carryOut(effect)
    case .app(let effect): return carryOut(effect)
    case .statusBar(let effect): carryOut(effect)
    case .files(let effect): carryOut(effect)
    case .installation(let effect): carryOut(effect)
    case .conduct(let effect): return carryOut(effect)
    case .memory(let effect): carryOut(effect)
    case .interface(let effect): return carryOut(effect)
    case .controller(let effect): return carryOut(effect)
    case .ownership(let effect): carryOut(effect)
    case .thread(let effect): carryOut(effect)
    case .service(let effect): carryOut(effect)
    case .device(let effect): carryOut(effect)
    }
    return nil
  }

  /// Records that a method is called; false where this OS does not know it.
  mutating func beginCall(_ method: DelegateMethod) -> Bool {
    guard method.since <= world.os else { return false }
    ranInBackground = true
    record(.call(method), trace.intern(details(of: method)))
    return true
  }

  /// What the call that was recorded last is given.
  var detailsOfLastCall: Details { trace.details[trace.entries.last?.details ?? 0] }

  /// Takes back the call of a method that the app does not implement.
  mutating func takeBackCall(of method: DelegateMethod) {
    trace.removeLast()
    // An app does not learn a method while it runs: most know nothing of this, and enter the background often.
    if method == .shouldSaveState { preservation.isUnknown = true }
  }

  /// Takes the answer of a call.
  mutating func endCall(_ method: DelegateMethod, answer: Bool) {
    switch method {
    case .willFinishLaunching: launchAnswers.will = answer
    case .didFinishLaunching:
      launchAnswers.did = answer
      launchAnswers.usedOptions = true
    case .shouldSaveState, .shouldRestoreState, .viewControllerWithPath,
      .sceneStateRestorationActivity:
      preservation.isAgreed = answer
    default: break
    }
    if heap != nil { drainPools() }
  }

  private mutating func startProcess(_ state: AppState) {
    launchAnswers = LaunchAnswers()
    objects = InterfaceParts()
    takesInput = false
    resetInterface()
    launches += 1
    become(state)
    if !world.app.objects.all.isEmpty {
      let index = objectIndex ?? ObjectIndex(world.app.objects)
      objectIndex = index
      heap = ObjectHeap(index)
      trigger(.procedure(.openMainPool))
    }
    trigger(.procedure(.fitDevice))
  }

  private mutating func become(_ new: AppState) {
    let old = state
    guard new != old else { return }
    state = new
    record(.state(new))
    if threads != nil {
      if old == .suspended { resumeThreads() }
      if new == .suspended { pauseThreads() }
    }
    if !belongings.work.isEmpty {
      if old == .suspended { belongings.work.resume(at: now) }
      watchWork()
    }
    switch new {
    case .background:
      startBackgroundClock(isWoken: old == .notRunning || old == .suspended)
      ranInBackground = true
      countEvents()
    case .suspended:
      stopBackgroundClock()
    case .inactive, .active:
      if old == .background || old == .notRunning {
        stopBackgroundClock()
        countEvents()
        tasks.budgetIsLeft = true
        wasForceQuit = false
      }
    case .notRunning: break
    }
  }

  private mutating func changeScene(_ new: SceneState) {
    let old = scene
    scene = new
    record(.scene(new))
    become(new.appState)
    if new == .unattached {
      objects = InterfaceParts()
      resetInterface()
    } else if old == .unattached {
      sessionIsKnown = true
    }
  }

  /// The process is gone: nothing of it is called any more, and its clocks stand.
  ///
  /// What an unasked kill cuts short does not go on without it.
  private mutating func endProcess(_ reason: TerminationReason) {
    guard state != .notRunning else { return }
    state = .notRunning
    scene = .unattached
    record(.state(.notRunning))
    record(.termination(reason))
    trace.noteTermination()
    stopAudio()
    // A user who quits an app wants it to begin anew, and what broke one launch would break the next.
    if reason == .user || limits.contains(where: { $0.limit == .launch }) { discardArchive() }
    preservation.stop()
    if reason.isUnasked { agenda.removeAll(keepingCapacity: true) }
    for timer in Timer.allCases where !timer.isTheDevices { timers.cancel(timer) }
    limits.removeAll()
    tasks.removeAll()
    events.removeAll()
    changes.dropQueue()
    uses = 0
    statusBar.isTall = false
    files.closeAll()
    belongings = Belongings()
    heap = nil
    threads = nil
    handlers = [:]
    reading = nil
    url = nil
    occurrence = nil
    screen.loseApp()
  }

  // MARK: - Limits of time

  private mutating func begin(_ limit: Limit) {
    limits.append((limit, now + limit.duration(settings.value())))
    watch()
  }

  private mutating func end(_ limit: Limit) {
    guard limits.last?.limit == limit else { return }
    limits.removeLast()
    watch()
  }

  /// Watches the limit that is reached first.
  private mutating func watch() {
    timers.cancel(.watchdog)
    if let deadline = limits.lazy.map(\.deadline).min() {
      timers.schedule(.watchdog, at: deadline)
    }
  }

  // MARK: - The time of background tasks

  private mutating func startBackgroundClock(isWoken: Bool) {
    let budget = settings.duration(isWoken ? .wokenTaskBudget : .backgroundTaskBudget)
    tasks.budgetIsLeft = true
    let due = max(VirtualTime.zero, budget - settings.duration(.expirationLead))
    timers.schedule(.taskExpiration, at: now + due)
    // Counted from here and not from the handlers, which a busy main thread keeps waiting.
    timers.schedule(.taskGrace, at: now + due + settings.duration(.expirationGrace))
    if settings.value(BackgroundOverrun.self) != .none {
      timers.schedule(.overrun, at: now + settings.duration(.backgroundOverrunAfter))
    }
  }

  private mutating func stopBackgroundClock() {
    timers.cancel(.taskExpiration)
    timers.cancel(.taskGrace)
    timers.cancel(.overrun)
  }
}
