/// The tasks of BGTaskScheduler.
extension Machine {
  /// The background tasks of the process, created on first use.
  var scheduler: TaskScheduler {
    mutating get {
      let scheduler = process.scheduler ?? TaskScheduler()
      process.scheduler = scheduler
      return scheduler
    }
  }

  /// The request that the action submits.
  var request: TaskRequest {
    mutating get {
      let earliestBegin = clock.now + (action.duration("earliest") ?? .zero)
      return TaskRequest(
        identifier: action.name,
        kind: action.requestKind,
        earliestBegin: earliestBegin
      )
    }
  }

  /// Begins the task of a request, whose code is called next.
  mutating func begin(_ request: TaskRequest, inClosure isInClosure: Bool = false) {
    let lead = settings.duration(.expirationLead)
    let deadline = request.kind.budget.map { clock.now + max(.zero, settings.duration($0) - lead) }
    scheduler.begin(.init(request: request, deadline: deadline, isInClosure: isInClosure))
    record(.task(.launched), [.name: .text(request.identifier)])
    watchScheduledTasks()
  }

  /// Returns the launch handler that this process registered for an identifier, or else that of the code of which only the
  /// identifiers are known: it completes its task at once.
  private func registration(of identifier: String) -> TaskScheduler.Registration? {
    if let own = process.scheduler?.registration(of: identifier) { return own }
    guard environment.app.registers(identifier) == true else { return nil }
    return TaskScheduler.Registration(
      identifier: identifier,
      queue: .background,
      launchHandler: [Action(.setTaskCompleted, [.text(identifier)])],
      expirationHandler: nil
    )
  }

  mutating func launch(_ request: TaskRequest) {
    guard let registration = registration(of: request.identifier) else { return }
    begin(request)
    if let block = registration.block {
      scheduleBlock(block, after: .zero)
    } else {
      enqueue(registration.launchHandler, named: request.identifier, on: registration.queue)
    }
    watchScheduledTasks()
  }

  /// Calls the expiration handler of a task, which without one counts as completed.
  mutating func expire(_ identifier: String) {
    if scheduler.handlesExpiration(of: identifier) {
      let deadline = clock.now + settings.duration(.expirationGrace)
      let block = scheduler.expire(identifier, until: deadline)
      record(.task(.expired), [.name: .text(identifier)])
      if let block {
        scheduleBlock(block, after: .zero)
      } else if scheduler.runsInClosure(identifier) {
        cancelClosure(of: identifier)
      } else if let registration = scheduler.registration(of: identifier) {
        let script = registration.expirationHandler ?? []
        enqueue(script, named: identifier, on: registration.queue)
      }
    } else if let task = scheduler.remove(identifier) {
      recordCompletion(of: task, success: false)
    }
    watchScheduledTasks()
  }

  mutating func recordCompletion(
    of task: TaskScheduler.RunningTask,
    success: Bool
  ) {
    record(
      .task(.completed),
      [.name: .text(task.request.identifier), .success: .text("\(success)")]
    )
  }

  /// Schedules the timer for the task with the earliest deadline.
  mutating func watchScheduledTasks() {
    clock.timers.cancel(.scheduledTask)
    if let deadline = process.scheduler?.deadline {
      clock.timers.schedule(.scheduledTask, at: deadline)
    }
  }

  // MARK: - Facts

  /// Returns whether a fact about the task that the action names is true.
  mutating func holdsForTask(_ fact: Fact) -> Bool {
    let identifier = action.name
    return switch fact {
    case .taskIsPermitted: environment.permitsTask(identifier)
    case .taskIsContinued: environment.permitsTask(identifier) && !listsTask(identifier)
    case .taskIsRegistered:
      if action.kind == .submitTaskRequest {
        registration(of: identifier) != nil || hasClosure(for: request)
      } else {
        process.scheduler?.registration(of: identifier) != nil
      }
    case .taskRunsInClosure: scheduler.starting.map { runsInClosure($0) } ?? false
    case .taskIsPending:
      storage.taskRequests.contains {
        $0.identifier == identifier && $0.earliestBegin <= clock.now
      }
    case .taskCanExpire: process.scheduler?.canExpire(identifier) ?? false
    case .taskIsOverdue: process.scheduler?.hasOverdueTask(at: clock.now) ?? false
    case .requestIsPermitted:
      environment.permitsTask(identifier) && environment.declaresMode(of: action.requestKind)
        && (action.requestKind != .continued || environment.os >= .iOS26)
    case .requestIsContinued: request.kind == .continued
    case .exceedsRequestLimit: exceedsRequestLimit
    case .hasFinishedLaunching:
      process.launchResults.didFinish != nil || !life.isLaunching
    default: false
    }
  }

  private func listsTask(_ identifier: String) -> Bool {
    environment.app.permittedTaskIdentifiers.contains(identifier)
  }

  /// Whether too many other requests of the same kind are pending.
  private var exceedsRequestLimit: Bool {
    mutating get {
      let new = request
      let pending = storage.taskRequests.count {
        $0.kind == new.kind && $0.identifier != new.identifier
      }
      return pending >= new.kind.maximumOfPendingRequests
    }
  }
}

extension Action {
  /// The kind of request that it submits; by default one to refresh the app.
  var requestKind: TaskRequestKind { word(TaskRequestKind.self, "kind") ?? .refresh }
}

extension TaskRequestKind {
  /// The background mode that it requires; nil if it requires none.
  var mode: BackgroundMode? {
    switch self {
    case .refresh: .fetch
    case .processing: .processing
    case .continued: nil
    }
  }

  /// How many requests of this kind can be pending.
  fileprivate var maximumOfPendingRequests: Int { self == .refresh ? 1 : 10 }

  /// The switch that limits the time of a task; nil for a continued task, which is not limited.
  fileprivate var budget: ModelSwitch? {
    switch self {
    case .refresh: .refreshTaskBudget
    case .processing: .processingTaskBudget
    case .continued: nil
    }
  }
}

extension ActionKind {
  /// Whether someone uses the device who does it: any action of the user but a lock.
  var takesDevice: Bool { actor == .user && self != .lock }
}
