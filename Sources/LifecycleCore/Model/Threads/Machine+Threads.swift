extension Machine {
  /// Carries out what concerns work that the app gives away.
  mutating func carryOut(_ effect: ThreadEffect) {
    switch effect {
    case .dispatch:
      var due = now
      if case .duration(let delay) = action.argument(2) { due = now + delay }
      add(action.text(3), on: queueOfAction, action.script(0), due: due)
    case .addOperation:
      add(
        action.text(0),
        on: .operations,
        action.script(1),
        completion: action.script(3),
        after: action.text(2),
        due: now
      )
    case .startThread: add(action.text(1), on: .background, action.script(0), due: now)
    case .performOnMain: add(action.text(1), on: .main, action.script(0), due: now)
    case .animate:
      guard case .duration(let time) = action.argument(0) else { break }
      add("animation", on: .main, action.script(1), due: now + time)
    case .suspendQueue: ownThreads.suspend(namedQueue)
    case .resumeQueue:
      ownThreads.resume(namedQueue)
      watchThreads()
    case .goOn: goOnBesideMain()
    case .runOnMain: runOnMain()
    }
  }

  /// The queue that is to be suspended or resumed.
  private var namedQueue: AppThreads.Place {
    switch action.text(0) ?? "" {
    case "operations": .operations
    case let name: .serialQueue(name)
    }
  }

  private var ownThreads: AppThreads {
    mutating get {
      let threads = threads ?? AppThreads()
      self.threads = threads
      return threads
    }
  }

  private var queueOfAction: AppThreads.Place {
    switch action.text(1) {
    case nil, "global": .background
    case "main": .main
    case let name?: .serialQueue(name)
    }
  }

  private mutating func add(
    _ name: String?,
    on place: AppThreads.Place,
    _ script: [Action],
    completion: [Action] = [],
    after dependency: String? = nil,
    due: VirtualTime
  ) {
    ownThreads.add(name, on: place, script, completion: completion, after: dependency, due: due)
    note(.workQueued, details(name, place))
    watchThreads()
  }

  // MARK: - On the main thread

  /// Whether the main thread, which is idle, has work to do.
  var hasWorkForMain: Bool {
    state.isRunning && threads?.hasWorkForMain(at: now) ?? false
  }

  private mutating func runOnMain() {
    guard let work = threads?.takeForMain(at: now) else { return }
    note(.workBegan, details(work.name, .main))
    perform(work.script)
    finish(work)
  }

  // MARK: - Beside it

  /// Whether the code that runs now runs on another thread than the main one.
  var isBesideMain: Bool { threads?.current != nil }

  /// The code of the work beside the main thread is busy for so long.
  mutating func delayWorkBesideMain(by time: VirtualTime) {
    guard let threads, let current = threads.current else { return }
    threads.delay(current, by: time, at: now)
  }

  /// Lets each piece of work go on that is due, up to where it takes time.
  private mutating func goOnBesideMain() {
    guard let threads, threads.current == nil else { return }
    while state.isRunning, let index = threads.nextBeside(at: now),
      let work = threads.work(index)
    {
      if !work.hasBegun {
        threads.change(index) { $0.hasBegun = true }
        note(.workBegan, details(work.name, work.place))
      }
      threads.current = index
      var pools = heap?.pools ?? ObjectHeap.Pools()
      heap?.pools = work.pools
      while state.isRunning, let work = threads.work(index), threads.isDue(work, now),
        work.next < work.script.count
      {
        threads.change(index) { $0.next += 1 }
        _ = perform(work.script[work.next])
      }
      let isDone = state.isRunning && threads.work(index).map { threads.isDue($0, now) } ?? true
      if isDone { drainPools() }
      threads.current = nil
      if let heap { swap(&heap.pools, &pools) }
      if isDone {
        if let work = threads.remove(index) { finish(work) }
      } else {
        threads.change(index) { $0.pools = pools }
      }
    }
    watchThreads()
  }

  private mutating func finish(_ work: AppThreads.Work) {
    guard state.isRunning else { return }
    note(.workEnded, details(work.name, work.place))
    if !work.completion.isEmpty { add(work.name, on: .main, work.completion, due: now) }
    watchThreads()
  }

  // MARK: - Time

  /// Waits for what goes on first.
  private mutating func watchThreads() {
    guard let threads else { return }
    if threads.nextBeside(at: now) != nil, threads.current == nil {
      timers.schedule(.threads, at: now)
    } else if let deadline = threads.nextDeadline(after: now) {
      timers.schedule(.threads, at: deadline)
    }
  }

  /// Everything stands still while the app is suspended.
  mutating func pauseThreads() {
    threads?.pause(at: now)
    timers.cancel(.threads)
  }

  /// It goes on from where it stood.
  mutating func resumeThreads() {
    guard let threads else { return }
    threads.goOn(at: now)
    watchThreads()
  }

  private func details(_ name: String?, _ place: AppThreads.Place) -> [Detail: Details.Value] {
    var values: [Detail: Details.Value] = [.thread: .text(place == .main ? "main" : "background")]
    values[.name] = name.map { .text($0) }
    if case .serialQueue(let queue) = place { values[.queue] = .text(queue) }
    return values
  }
}

extension Action {
  /// The actions at `index`, none if none were given.
  fileprivate func script(_ index: Int) -> [Action] {
    if case .actions(let actions) = argument(index) { actions } else { [] }
  }
}
