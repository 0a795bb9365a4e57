/// Effects of BGTaskScheduler.
extension Effect {
  // Launch handlers and requests.
  static let registerTask = Self("the launch handler is registered") {
    let action = $0.action
    let expiration: [Action]? =
      if case .actions(let script) = action["expiration"] { script } else { nil }
    $0.scheduler.register(
      .init(
        identifier: action.name,
        queue: action.written("queue") == "main" ? .main : .background,
        launchHandler: action.script("launch"),
        expirationHandler: expiration
      )
    )
  }
  static let submitRequest = Self("the request is pending, in place of one with its identifier") {
    let request = $0.request
    $0.storage.taskRequests.removeAll { $0.identifier == request.identifier }
    $0.storage.taskRequests.append(request)
  }
  static func refuseRequest(_ error: TaskRequestError) -> Effect {
    Self("`task-request-refused` with the error \(error.rawValue)") {
      $0.note(
        .taskRequestRefused,
        [.identifier: .text($0.action.name), .error: .text(error.rawValue)]
      )
    }
  }
  static let cancelRequest = Self("the request is no longer pending") {
    let identifier = $0.action.name
    $0.storage.taskRequests.removeAll { $0.identifier == identifier }
  }
  static let cancelAllRequests = Self("no request is pending") {
    $0.storage.taskRequests.removeAll()
  }
  static let listRequests = Self("`pending-task-requests`") {
    let identifiers = $0.storage.taskRequests.map(\.identifier)
    $0.note(
      .pendingTaskRequests,
      identifiers.isEmpty ? Details() : [.identifiers: .list(identifiers)]
    )
  }

  // Running tasks.
  static let useUpRequest = Self("the request is no longer pending") {
    let identifier = $0.action.name
    $0.scheduler.starting = $0.storage.taskRequests.first { $0.identifier == identifier }
    $0.storage.taskRequests.removeAll { $0.identifier == identifier }
  }
  static let launchTask = runningAppCode("`task-launched`: its queue runs the launch handler") {
    if let request = $0.scheduler.starting { $0.launch(request) }
  }
  static let beginClosureTask = Self("`task-launched`: the task begins") {
    if let request = $0.scheduler.starting { $0.begin(request, inClosure: true) }
  }
  static let endClosureTask = Self("`task-completed`, when the closure has returned") {
    guard let identifier = $0.scheduler.starting?.identifier,
      $0.process.threads?.runs(.refresh(identifier)) != true
    else { return }
    $0.finish(.refresh(identifier))
  }
  static let cancelSessionClosure = Self("the closure is cancelled, and has a moment to return") {
    $0.cancelSessionClosures()
  }
  static let launchContinuedTask = runningAppCode(
    "`task-launched`: its queue runs the launch handler at once"
  ) { $0.launch($0.request) }
  static let completeTask = Self("`task-completed`, if the task is running") {
    let task = $0.scheduler.remove($0.action.name)
    if let task { $0.recordCompletion(of: task, success: $0.action["success"] != .flag(false)) }
    $0.watchScheduledTasks()
  }
  static let expireTask = runningAppCode(
    "`task-expired`: its queue runs the expiration handler; `task-completed` if there is none"
  ) {
    if let identifier = $0.scheduler.firstExpiring(at: $0.clock.now) { $0.expire(identifier) }
  }
  static let expireNamedTask = runningAppCode(
    "the same for the task that the action names"
  ) { $0.expire($0.action.name) }
  static let expireProcessing = runningAppCode("the same for each processing task") {
    for identifier in $0.scheduler.runningProcessing { $0.expire(identifier) }
  }
  static let failOverdueTasks = Self("`task-completed` without success") {
    for task in $0.scheduler.removeOverdueTasks(at: $0.clock.now) {
      $0.recordCompletion(of: task, success: false)
    }
    $0.watchScheduledTasks()
  }
}
