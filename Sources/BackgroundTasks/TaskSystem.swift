package import UIKitSystem

/// What the scheduler of background work asks of the system that runs the app.
@MainActor package protocol TaskSystem: SystemInterface {
  /// The scheduler of this launch, made once.
  var taskScheduler: BGTaskScheduler { get }

  /// Whether the app is still launching: handlers must be registered until then.
  var isLaunching: Bool { get }

  /// The requests that wait.
  var pendingTaskRequests: [BGTaskRequest] { get }

  /// Keeps the handler of an identifier; returns false if the Info.plist does not permit the identifier.
  func registerTask(
    withIdentifier identifier: String,
    launchHandler: @escaping @MainActor (BGTask) -> Void
  ) -> Bool

  /// Keeps a request, in place of one with its identifier; returns why it cannot.
  func submitTaskRequest(_ request: BGTaskRequest) -> BGTaskScheduler.Error.Code?

  /// Cancels a request, or all of them if nil.
  func cancelTaskRequests(withIdentifier identifier: String?)

  /// The app has finished a task, which happens once for each.
  func complete(_ task: BGTask, success: Bool)
}
