extension Machine {
  /// Performs one effect; returns the app code that it requires to run, if any.
  mutating func carryOut(_ effect: Effect) -> Delivery? {
    switch effect {
    case .nothing: break
    case .perform(let procedure):
      if scenes != nil, procedure.isForEachScene {
        performForScenes(procedure)
      } else {
        trigger(.procedure(procedure))
      }
    case .performIfAgreed(let procedure):
      if storage.preservation.consumeAnswer() { trigger(.procedure(procedure)) }
    case .part(let kind): ruleStack.add(part: kind)
    case .call(let method): return .call(method, nil, nil)
    case .callFirst(let first, let second, let third): return .call(first, second, third)
    case .post(let notification):
      guard notification.since <= environment.os else { break }
      let details = notification.isOfScene ? sceneDetails : details(of: notification)
      record(.notification(notification), details)
      ruleStack.ranInBackground = true
      if !environment.app.observers.isEmpty {
        perform(observersOf: notification)
      }
      if deliversNotifications { return .observers(notification) }
    case .note(let effect): note(effect)
    case .startProcess(let state): startProcess(state)
    case .become(let state): become(state)
    case .scene(let state): changeScene(state)
    case .endProcess(let reason): endProcess(reason)
    case .begin(let limit): begin(limit)
    case .end(let limit): end(limit)
    case .storeURL:
      let opensInPlace = action["open-in-place"] == .absent ? nil : action.flag("open-in-place")
      process.url = action.subject.map { ($0, action.text("source-application"), opensInPlace) }
      life.hasURL = process.url != nil
    case .discardURL:
      if payloadIsForOtherScene { break }
      process.url = nil
      process.launchTrigger = nil
      life.hasURL = false
    case .overrideState: life.apply(effect, hasPasscode: environment.device.passcode)
    case .run(let operation):
      return operation.use { operation in
        // Every operation is a machine operation; a checked cast would retain it.
        let operation = unsafeDowncast(operation, to: MachineOperation.self)
        let delivery = operation.run(&self)
        operation.stateUpdate?(&life, environment.device.passcode)
        return delivery
      }
    }
    return nil
  }

  private mutating func perform(observersOf notification: NotificationName) {
    guard let script = environment.app.observers[notification],
      !terminateIfEndless(entering: .observers(notification))
    else { return }
    perform(script)
  }

  // MARK: - Calls

  /// Records the call of a method; returns false if this OS does not have it.
  mutating func beginCall(_ method: DelegateMethod) -> Bool {
    guard method.since <= environment.os, canReceive(method) else { return false }
    ruleStack.ranInBackground = true
    record(.call(method), details(of: method))
    // The App is created before the application object, whose state it could read.
    if method == .swiftUIInit { trace.removeLastState() }
    return true
  }

  /// Returns whether the app can receive the call: of a scene delegate, only if the scene has one.
  private func canReceive(_ method: DelegateMethod) -> Bool {
    guard environment.app.swiftUI == nil else { return environment.app.canReceive(method) }
    return !method.isSceneMethod || !sceneLacksDelegate
  }

  /// The details of the last recorded call.
  var detailsOfLastCall: Details { trace.details[trace.entries.last?.details ?? 0] }

  /// Removes the recorded call of a method that the app does not implement.
  mutating func removeCall(of method: DelegateMethod) {
    trace.removeLast()
    // A delegate's methods are fixed, so a delegate without state preservation is not asked again.
    if method == .shouldSaveState { storage.preservation.isUnsupported = true }
  }

  /// Stores the result of a call.
  mutating func endCall(_ method: DelegateMethod, answer: Bool) {
    switch method {
    case .willFinishLaunching: process.launchResults.willFinish = answer
    case .didFinishLaunching:
      process.launchResults.didFinish = answer
      process.launchResults.usedOptions = true
    case .willPresentNotification:
      process.presentedNotification = process.launchTrigger
      present(process.events.beginPresenting())
    case .shouldSaveState, .shouldRestoreState, .viewControllerWithPath,
      .sceneStateRestorationActivity:
      storage.preservation.delegateAgreed = answer
    default: break
    }
    process.heap?.drainPools(&self)
  }

  // MARK: - States

  private mutating func startProcess(_ state: AppState) {
    interface?.reset(&self)
    storage.launchCount += 1
    become(state)
    process.heap = objectIndex.map(ObjectHeap.init)
    trigger(.procedure(.fitDevice))
  }

  private mutating func become(_ new: AppState) {
    let old = life.state
    guard new != old else { return }
    life.state = new
    record(.state(new))
    if process.threads != nil {
      if old == .suspended { resumeThreads() }
      if new == .suspended { pauseThreads() }
    }
    if !process.resources.work.isEmpty {
      if old == .suspended { process.resources.work.resume(at: clock.now) }
      watchWork()
    }
    if process.blocks.nextDeadline != nil { watchBlocks() }
    switch new {
    case .background:
      startBackgroundClock(isWoken: old == .notRunning || old == .suspended)
      ruleStack.ranInBackground = true
      process.presentedNotification = nil
      process.windowIsCovered = false
      restartEventDeadlines()
    case .suspended: stopBackgroundClock()
    case .inactive, .active:
      if old == .background || old == .notRunning {
        stopBackgroundClock()
        restartEventDeadlines()
        process.tasks.hasBudget = true
        storage.wasForceQuit = false
      }
    case .notRunning: break
    }
  }

  private mutating func changeScene(_ new: SceneState) {
    let old = life.scene
    life.scene = new
    scenes?.record.state = new
    if !new.isForeground { scenes?.record.isCovered = false }
    record(.scene(new), sceneDetails)
    become(life.stateOfScenes)
    if new == .unattached {
      process.launchObjects = EnumSet()
      // The described interface is that of the first scene.
      if scenes.map({ $0.current == 0 }) ?? true { interface?.reset(&self) }
    } else if old == .unattached {
      storage.hasSession = true
      scenes?.record.hasSession = true
    }
  }

  /// Ends the process: none of its code is called any more, and its timers are canceled.
  ///
  /// An unrequested kill also abandons the rules that are being applied.
  private mutating func endProcess(_ reason: TerminationReason) {
    guard life.state != .notRunning else { return }
    let isLaunching = life.isLaunching
    let limit = reason == .watchdog ? trace.intern(exceededLimit) : 0
    life.apply(.endProcess(reason), hasPasscode: environment.device.passcode)
    record(.state(.notRunning))
    record(.termination(reason), index: limit)
    trace.noteTermination()
    stopAudio()
    // A user who quits an app wants a fresh start, and state that broke one launch would break the next.
    // An app that supports several scenes finds the state of its windows again.
    if reason == .user && scenes == nil || isLaunching { discardArchive() }
    storage.preservation.stop()
    if reason.isUnrequested { ruleStack.removeAll() }
    for timer in ClockTimer.allCases where !timer.belongsToDevice { clock.timers.cancel(timer) }
    device.changes.dropQueue()
    process = ProcessState(after: process)
    postsDuringRequest = []
    unreportedEnd = reason
    scenes?.endProcess()
  }

  /// Ends the process without any notice, as in an unexpected kill; returns false if there is none.
  mutating func killSilently() -> Bool {
    guard life.state != .notRunning else { return false }
    ruleStack.removeAll()
    endProcess(.memory)
    return true
  }

  // MARK: - Time limits

  private mutating func begin(_ limit: Limit) {
    life.limits.append(limit)
    process.deadlines.append(clock.now + duration(of: limit))
    watch()
  }

  private func duration(of limit: Limit) -> VirtualTime {
    limit.duration(
      settings.value(),
      on: environment.os,
      inSimulator: environment.device.isSimulator
    )
  }

  /// The limit whose time is over; nil for code that never ends, which takes no time.
  private var exceededLimit: ExceededLimit? {
    if let index = process.deadlines.firstIndex(where: { $0 <= clock.now }) {
      let limit = life.limits[index]
      return ExceededLimit(limit: limit, duration: duration(of: limit))
    }
    guard ruleStack.cause >= 0,
      case .timer(.unresponsive) = book.rule(at: Int(trace.causes[Int(ruleStack.cause)].rule))
        .trigger
    else { return nil }
    return ExceededLimit(limit: nil, duration: settings.duration(.unresponsiveAfter))
  }

  private mutating func end(_ limit: Limit) {
    guard life.limits.last == limit else { return }
    life.limits.removeLast()
    process.deadlines.removeLast()
    watch()
  }

  /// Schedules the timer for the limit that is reached first.
  private mutating func watch() {
    clock.timers.cancel(.watchdog)
    if let deadline = process.deadlines.min() { clock.timers.schedule(.watchdog, at: deadline) }
  }
}

extension LifeCycleState {
  /// Applies the part of an effect that changes this state, on a device with or without a passcode.
  mutating func apply(_ effect: Effect, hasPasscode: Bool) {
    switch effect {
    case .startProcess(let new), .become(let new): state = new
    case .scene(let new):
      scene = new
      state = stateOfScenes
    case .endProcess:
      let screen = screen
      let hasSessionEvents = hasSessionEvents
      self = LifeCycleState()
      self.hasSessionEvents = hasSessionEvents
      self.screen = screen
      self.screen.loseApp()
    case .overrideState(let new): overridingState = new
    case .begin(let limit): limits.append(limit)
    case .end(let limit): if limits.last == limit { limits.removeLast() }
    case .discardURL: hasURL = false
    case .run(let operation): operation.use { $0.stateUpdate?(&self, hasPasscode) }
    case .nothing, .perform, .performIfAgreed, .part, .call, .callFirst, .post, .note, .storeURL:
      break
    }
  }
}
