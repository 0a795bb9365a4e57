/// What opposites of statements on the tasks of BGTaskScheduler do.
extension Effect {
  /// All of them.
  static let onlyInOppositesOfTasks: [Effect] = [
    Self("the request is pending, beside one with its identifier") {
      let request = $0.request
      $0.storage.taskRequests.append(request)
    },
    Self("`task-completed`, even if the task is not running") {
      let identifier = $0.action.name
      _ = $0.scheduler.remove(identifier)
      $0.record(.task(.completed), [.name: .text(identifier), .success: .text("true")])
      $0.watchScheduledTasks()
    },
    runningAppCode("`task-launched`: the main thread runs the launch handler") {
      guard let request = $0.scheduler.starting,
        let own = $0.scheduler.registration(of: request.identifier)
      else { return }
      $0.begin(request)
      $0.enqueue(own.launchHandler, named: request.identifier, on: .main)
    },
    Self("`task-launched`, even without a launch handler") {
      if let request = $0.scheduler.starting { $0.begin(request) }
    },
    runningAppCode("`task-launched`: it is limited in time as processing is") {
      let request = $0.request
      $0.launch(
        TaskRequest(
          identifier: request.identifier,
          kind: .processing,
          earliestBegin: request.earliestBegin
        )
      )
    },
    runningAppCode("`task-expired`: the main thread runs the expiration handler") {
      guard let identifier = $0.scheduler.firstExpiring(at: $0.clock.now) else { return }
      let deadline = $0.clock.now + $0.settings.duration(.expirationGrace)
      _ = $0.scheduler.expire(identifier, until: deadline)
      $0.record(.task(.expired), [.name: .text(identifier)])
      let script = $0.scheduler.registration(of: identifier)?.expirationHandler ?? []
      $0.enqueue(script, named: identifier, on: .main)
      $0.watchScheduledTasks()
    },
    refusing(.notPermitted, unless: .refresh, "a refresh"),
    refusing(.notPermitted, unless: .processing, "processing"),
    refusing(.tooManyPending, unless: .refresh, "a refresh"),
    refusing(.tooManyPending, unless: .processing, "processing"),
    runningAppCode("the same for each task, whatever its kind") {
      for task in $0.scheduler.running where !task.hasExpired {
        $0.expire(task.request.identifier)
      }
    },
  ]

  /// Refuses a request, and does nothing with one of a kind.
  private static func refusing(
    _ error: TaskRequestError,
    unless kind: TaskRequestKind,
    _ name: String
  ) -> Effect {
    Self("`task-request-refused` with the error \(error.rawValue), unless it is for \(name)") {
      guard $0.request.kind != kind else { return }
      $0.note(
        .taskRequestRefused,
        [.identifier: .text($0.action.name), .error: .text(error.rawValue)]
      )
    }
  }
}
