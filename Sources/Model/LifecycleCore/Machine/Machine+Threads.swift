/// The work that the app dispatches.
extension Machine {
  /// The dispatched work, created on first use.
  var threads: AppThreads {
    mutating get {
      let threads = process.threads ?? AppThreads()
      process.threads = threads
      return threads
    }
  }

  /// The queue that the action suspends or resumes.
  var namedQueue: AppThreads.Queue {
    mutating get {
      let name = action.name
      return name == "operations" ? .operations : .serialQueue(name)
    }
  }

  mutating func add(_ work: AppThreads.Work, after delay: VirtualTime = .zero) {
    threads.add(work, due: clock.now + delay, link: clock.activity.link(after: delay))
    note(.workQueued, work.details)
    watchThreads()
  }

  /// Lets a queue run a handler that the system calls, such as a launch handler.
  mutating func enqueue(_ script: [Action], named name: String, on queue: AppThreads.Queue) {
    let link = clock.activity.link(after: .zero)
    threads.add(.init(name: name, queue: queue, script: script), due: clock.now, link: link)
    watchThreads()
  }

  /// Adds the script of the action as a piece of work.
  mutating func addWork(on queue: AppThreads.Queue) {
    add(.init(name: action.text("name"), queue: queue, script: action.script("does")))
  }

  // MARK: - On the main thread

  /// Whether the main thread, which is idle, has work to do.
  var hasWorkForMain: Bool {
    mutating get { life.state.isRunning && process.threads?.firstForMain(at: clock.now) != nil }
  }

  mutating func runOnMain() {
    guard let threads = process.threads, let work = threads.firstForMain(at: clock.now) else {
      return
    }
    threads.remove(work)
    if terminateIfEndless(beginning: work.link) { return }
    note(.workBegan, work.details)
    process.heap?.pools.own += work.pools.own
    perform(work.script)
    finish(work)
    clock.activity.endWork()
  }

  // MARK: - Off the main thread

  /// Whether the current code runs off the main thread.
  var isOffMainThread: Bool { process.threads?.current != nil }

  /// Keeps the current work off the main thread busy for this duration.
  mutating func delayWorkOffMainThread(by time: VirtualTime) {
    guard let threads = process.threads, let current = threads.current else { return }
    threads.delay(current, by: time, at: clock.now)
  }

  /// Continues each piece of work that is due, until its code is busy for a duration.
  mutating func continueWorkOffMainThread() {
    guard let threads = process.threads, threads.current == nil else { return }
    while life.state.isRunning, let work = threads.nextOffMainThread(at: clock.now) {
      if terminateIfEndless(beginning: work.hasBegun ? 0 : work.link) { return }
      if !work.hasBegun {
        work.hasBegun = true
        note(.workBegan, work.details)
      }
      threads.current = work
      var pools = process.heap?.pools ?? ObjectHeap.Pools()
      process.heap?.pools = work.pools
      while life.state.isRunning, threads.isDue(work, clock.now), let action = work.nextAction() {
        _ = perform(action)
      }
      let isDone = life.state.isRunning && threads.isDue(work, clock.now)
      if isDone { process.heap?.drainPools(&self) }
      threads.current = nil
      if let heap = process.heap { swap(&heap.pools, &pools) }
      if isDone {
        threads.remove(work)
        finish(work)
      } else {
        work.pools = pools
      }
      clock.activity.endWork()
    }
    watchThreads()
  }

  private mutating func finish(_ work: AppThreads.Work) {
    guard life.state.isRunning else { return }
    note(.workEnded, work.details)
    if let closure = work.closure { finish(closure) }
    if !work.completion.isEmpty {
      add(.init(name: work.name, queue: .main, script: work.completion))
    }
    watchThreads()
  }

  // MARK: - Time

  /// Schedules the timer for the work that begins or continues first.
  mutating func watchThreads() {
    guard let threads = process.threads else { return }
    if threads.nextOffMainThread(at: clock.now) != nil, threads.current == nil {
      clock.timers.schedule(.threads, at: clock.now)
    } else if let deadline = threads.nextDeadline(after: clock.now) {
      clock.timers.schedule(.threads, at: deadline)
    }
  }

  /// Pauses all work while the app is suspended.
  mutating func pauseThreads() {
    process.threads?.pause(at: clock.now)
    clock.timers.cancel(.threads)
  }

  /// Resumes all work where it was paused.
  mutating func resumeThreads() {
    guard let threads = process.threads else { return }
    threads.resume(at: clock.now)
    watchThreads()
  }

  /// The kind of thread that runs the current code.
  var currentThread: String { isOffMainThread ? "background" : "main" }
}
