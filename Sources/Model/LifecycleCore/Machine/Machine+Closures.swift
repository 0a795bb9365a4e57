/// The closures of a SwiftUI app that the system calls for background tasks, `backgroundTask(_:action:)`.
extension Machine {
  /// Whether a task runs in a closure: a refresh for which the app registered no launch handler.
  mutating func runsInClosure(_ request: TaskRequest) -> Bool {
    hasClosure(for: request) && scheduler.registration(of: request.identifier) == nil
  }

  /// Returns whether the app has a closure for a request.
  func hasClosure(for request: TaskRequest) -> Bool {
    environment.os >= .iOS16 && environment.app.swiftUI != nil
      && environment.app.hasRefreshClosure && request.kind == .refresh
      && environment.app.registers(request.identifier) ?? true
  }

  /// Runs the code of the closure that the system calls now, off the main thread.
  mutating func runClosure(_ script: [Action], of method: DelegateMethod) {
    let closure: AppThreads.Closure
    let name: String?
    if method == .swiftUIRefreshTask {
      guard let identifier = scheduler.starting?.identifier else { return }
      (closure, name) = (.refresh(identifier), identifier)
    } else {
      guard let event = process.events.current?.id else { return }
      (closure, name) = (.session(event), process.launchTrigger?.name)
      process.events.keepHandler()
    }
    let work = AppThreads.Work(name: name, queue: .background, script: script, closure: closure)
    threads.add(work, due: clock.now, link: clock.activity.link(after: .zero))
    watchThreads()
  }

  /// Completes what a closure that has returned was called for.
  mutating func finish(_ closure: AppThreads.Closure) {
    switch closure {
    case .refresh(let identifier):
      if let task = scheduler.remove(identifier) {
        recordCompletion(of: task, success: !task.hasExpired)
      }
      watchScheduledTasks()
    case .session(let event):
      process.events.callHandler(of: event)
      scheduleEventTimer()
      performNow(.pictureAfterEvent)
    }
  }

  /// Cancels the closure of a task whose time is over.
  mutating func cancelClosure(of identifier: String) {
    process.threads?.cancel(at: clock.now) { $0 == .refresh(identifier) }
    watchThreads()
  }

  /// Cancels the closures for background URL sessions, which then have a moment to return.
  mutating func cancelSessionClosures() {
    process.threads?.cancel(at: clock.now) { if case .session = $0 { true } else { false } }
    process.events.restartDeadlines(at: clock.now + settings.duration(.expirationGrace))
    scheduleEventTimer()
    watchThreads()
  }
}
