// BGTaskScheduler for an app under test whose handlers are closures.
extension Application {
  /// The result of registering a launch handler.
  package enum TaskRegistration {
    /// The handler is registered.
    case registered
    /// The Info.plist does not permit the identifier.
    case notPermitted
    /// The app was terminated, because the launch was over, or because the identifier had a handler.
    case tooLate, duplicate
    /// This version of iOS has no such tasks.
    case unavailable
  }

  /// Registers a launch handler, which runs on the main thread.
  package func registerTask(
    _ identifier: String,
    launchHandler: @escaping () -> Void
  ) -> TaskRegistration {
    guard isRunning else { return .registered }
    let isSecond = registration(of: identifier) != nil
    guard perform(Action(.registerBackgroundTask, [.text(identifier)])) else { return .unavailable }
    guard isRunning else { return isSecond ? .duplicate : .tooLate }
    guard registration(of: identifier) != nil else { return .notPermitted }
    let block = makeBlockID()
    process.machine.process.scheduler?.run(block, onLaunchOf: identifier)
    setRepeatingBlock(launchHandler, id: block)
    return .registered
  }

  /// Submits a request; returns why the system refuses it.
  package func submitTaskRequest(
    _ identifier: String,
    _ kind: TaskRequestKind
  ) -> TaskRequestError? {
    let count = process.machine.trace.entries.count
    let index = TaskRequestKind.allCases.firstIndex(of: kind) ?? 0
    perform(Action(.submitTaskRequest, [.text(identifier), .word(index)]))
    let trace = process.machine.trace
    let refusal = trace.entries.dropFirst(count).first { $0.term == .effect(.taskRequestRefused) }
    guard let details = refusal?.details, case .text(let error)? = trace.details[details][.error]
    else { return nil }
    return TaskRequestError(rawValue: error)
  }

  /// The pending requests, as the app receives them when it asks for them.
  package func pendingTaskRequests() -> [(identifier: String, kind: TaskRequestKind)] {
    perform(Action(.getPendingTaskRequests))
    return process.machine.storage.taskRequests.map { ($0.identifier, $0.kind) }
  }

  /// Cancels a request, or all of them if nil.
  package func cancelTaskRequests(_ identifier: String?) {
    perform(
      identifier.map { Action(.cancelTaskRequest, [.text($0)]) } ?? Action(.cancelAllTaskRequests)
    )
  }

  /// The kind of the task with an identifier that was launched last.
  package func kindOfRunningTask(_ identifier: String) -> TaskRequestKind? {
    process.machine.process.scheduler?.running.last { $0.request.identifier == identifier }?
      .request.kind
  }

  /// Sets what runs when the time of the running task is up; without a handler it has failed then.
  package func setExpirationHandler(of identifier: String, _ handler: (() -> Void)?) {
    let block = handler.map { handler in
      let block = makeBlockID()
      process.blocks[block] = handler
      return block
    }
    process.machine.process.scheduler?.run(block, onExpirationOf: identifier)
  }

  /// Completes a running task.
  package func completeTask(_ identifier: String, success: Bool) {
    perform(Action(.setTaskCompleted, [.text(identifier), .flag(success)]))
  }

  /// Runs the actions of a closure that the system calls now, off the main thread.
  @_spi(Package) public func runClosure(_ actions: [Action], of method: DelegateMethod) {
    guard isRunning else { return }
    process.machine.runClosure(actions.filter { $0.kind != .returnValue }, of: method)
  }

  private func registration(of identifier: String) -> TaskScheduler.Registration? {
    process.machine.process.scheduler?.registration(of: identifier)
  }

  private func makeBlockID() -> Int {
    defer { process.nextBlockID += 1 }
    return process.nextBlockID
  }

  /// Registers a block that stays registered after it has run.
  private func setRepeatingBlock(_ handler: @escaping () -> Void, id block: Int) {
    process.blocks[block] = {
      setRepeatingBlock(handler, id: block)
      handler()
    }
  }
}
