internal import BackgroundTasks
internal import Foundation
@_spi(Package) internal import LifecycleCore

extension LaunchSystem: TaskSystem {
  func registerTask(
    withIdentifier identifier: String,
    launchHandler: @escaping @MainActor (BGTask) -> Void
  ) -> TaskRegistration {
    let registration = model.registerTask(identifier) { [weak self] in
      self?.run { self?.launch(identifier, launchHandler) }
    }
    switch registration {
    case .registered: return .registered
    case .notPermitted: return .notPermitted
    case .tooLate: return .tooLate
    case .duplicate: return .duplicate
    case .unavailable:
      report("BGTaskScheduler.register: '\(identifier)': this version of iOS has no such tasks")
      return .notPermitted
    }
  }

  /// Calls a launch handler with the task that the model has launched.
  private func launch(_ identifier: String, _ handler: @MainActor (BGTask) -> Void) {
    if let date = requests.tasks[identifier]?.earliestBeginDate, date > now {
      let seconds = Int(date.timeIntervalSince(now).rounded(.up))
      warn(
        """
        the task '\(identifier)' runs \(seconds)s before its 'earliestBeginDate', which iOS does not do: \
        wait longer in the scenario
        """
      )
    }
    let task = makeTask(identifier) { [model] in model.completeTask(identifier, success: $0) }
    task.expirationHandlerDidChange = { [weak self, unowned task] in
      guard let self else { return }
      guard task.expirationHandler != nil else {
        return model.setExpirationHandler(of: identifier, nil)
      }
      model.setExpirationHandler(of: identifier) { [weak self, task] in
        self?.run { task.expirationHandler?() }
      }
    }
    handler(task)
  }

  private func makeTask(
    _ identifier: String,
    _ completion: @escaping @MainActor (Bool) -> Void
  ) -> BGTask {
    let request = requests.tasks[identifier]
    if let request = request as? BGContinuedProcessingTaskRequest {
      return BGContinuedProcessingTask(
        identifier: identifier,
        title: request.title,
        subtitle: request.subtitle,
        system: self,
        completion: completion
      )
    }
    guard model.kindOfRunningTask(identifier) == .processing else {
      return BGAppRefreshTask(identifier: identifier, system: self, completion: completion)
    }
    return request is BGHealthResearchTaskRequest
      ? BGHealthResearchTask(identifier: identifier, system: self, completion: completion)
      : BGProcessingTask(identifier: identifier, system: self, completion: completion)
  }

  func submitTaskRequest(_ request: BGTaskRequest) -> BGTaskScheduler.Error.Code? {
    guard model.isRunning else { return nil }
    let kind: TaskRequestKind =
      switch request {
      case is BGContinuedProcessingTaskRequest: .continued
      case is BGProcessingTaskRequest: .processing
      default: .refresh
      }
    let former = requests.tasks[request.identifier]
    requests.tasks[request.identifier] = request
    let error = model.submitTaskRequest(request.identifier, kind)
    if !model.isRunning {
      report(
        """
        BGTaskScheduler.submit: '\(request.identifier)' has no launch handler; UIKit terminates \
        the app
        """
      )
    }
    guard let error else { return nil }
    requests.tasks[request.identifier] = former
    return switch error {
    case .unavailable: .unavailable
    case .tooManyPending: .tooManyPendingTaskRequests
    case .notPermitted: .notPermitted
    }
  }

  var pendingTaskRequests: [BGTaskRequest] {
    model.pendingTaskRequests().map { identifier, kind in
      requests.tasks[identifier]
        ?? (kind == .processing
          ? BGProcessingTaskRequest(identifier: identifier)
          : BGAppRefreshTaskRequest(identifier: identifier))
    }
  }

  func cancelTaskRequests(withIdentifier identifier: String?) {
    model.cancelTaskRequests(identifier)
  }
}
