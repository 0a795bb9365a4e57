public import Dispatch
public import Foundation
package import UIKitSystem

/// The requests of the task scheduler to the system that runs the app.
@MainActor package protocol TaskSystem: SystemInterface {
  /// The scheduler of this launch, created once.
  var taskScheduler: BGTaskScheduler { get }

  /// The pending requests.
  var pendingTaskRequests: [BGTaskRequest] { get }

  /// Registers the launch handler of an identifier, if the system accepts it.
  func registerTask(
    withIdentifier identifier: String,
    launchHandler: @escaping @MainActor (BGTask) -> Void
  ) -> TaskRegistration

  /// Adds a request, replacing one with the same identifier; returns an error code if that is not possible.
  func submitTaskRequest(_ request: BGTaskRequest) -> BGTaskScheduler.Error.Code?

  /// Cancels the request with an identifier; all of them if nil.
  func cancelTaskRequests(withIdentifier identifier: String?)
}

/// The result of registering a launch handler.
package enum TaskRegistration {
  /// The handler is called when a task with the identifier is launched.
  case registered
  /// The Info.plist does not permit the identifier.
  case notPermitted
  /// Launching has finished, or the identifier has a handler: the system terminates the app.
  case tooLate, duplicate
}

/// The scheduler of background tasks, which launches the app in the background.
///
/// Each launch has its own. Handlers run on the main thread, whatever queue they are registered for.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private let system: any TaskSystem

  /// Creates the scheduler of a launch.
  @MainActor package init(system: any TaskSystem) { self.system = system }

  /// The scheduler of the app.
  open class var shared: BGTaskScheduler {
    onMain {
      SystemConnection.system(for: "BGTaskScheduler.shared", as: (any TaskSystem).self)
        .taskScheduler
    }
  }

  /// The resources that the device supports for continued processing; none on Linux.
  open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

  /// Registers a launch handler for tasks with an identifier, before launching has finished.
  ///
  /// Returns false if the Info.plist does not permit the identifier. UIKit terminates apps that register an identifier
  /// twice or too late; here it is reported.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    nonisolated(unsafe) let launchHandler = launchHandler
    return onMain {
      let call = "BGTaskScheduler.register: '\(identifier)'"
      switch system.registerTask(withIdentifier: identifier, launchHandler: { launchHandler($0) }) {
      case .registered: return true
      case .notPermitted: return false
      case .tooLate:
        system.report("\(call) was registered after launching finished; UIKit terminates the app")
      case .duplicate: system.report("\(call) was registered twice; UIKit terminates the app")
      }
      return false
    }
  }

  /// Submits a request for a task; a pending one with the same identifier is replaced.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    if let code = onMain({ system.submitTaskRequest(taskRequest) }) { throw Error(code) }
  }

  /// Cancels the request with an identifier.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    onMain { system.cancelTaskRequests(withIdentifier: identifier) }
  }

  /// Cancels all requests.
  open func cancelAllTaskRequests() { onMain { system.cancelTaskRequests(withIdentifier: nil) } }

  /// Passes the pending requests to the handler, after the code that is running now.
  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    onMain {
      _ = system.schedule(after: 0, repeating: nil) { [system] in
        completionHandler(system.pendingTaskRequests)
      }
    }
  }

  /// Returns the pending requests.
  open func pendingTaskRequests() async -> [BGTaskRequest] { onMain { system.pendingTaskRequests } }
}

extension BGTaskScheduler {
  /// An error of the scheduler.
  public struct Error: Swift.Error, CustomNSError, Equatable, Sendable {
    /// The error code.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// An error code.
    public enum Code: Int, Sendable {
      /// The app cannot schedule background tasks.
      case unavailable = 1
      /// There are too many pending requests of this kind.
      case tooManyPendingTaskRequests
      /// Not permitted: the Info.plist lacks the identifier or the background mode.
      case notPermitted
      /// The task cannot run at once.
      case immediateRunIneligible
    }

    /// The domain of the errors.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    /// The number of the error code.
    public var errorCode: Int { code.rawValue }
  }

  /// The domain of the errors.
  public static let errorDomain = Error.errorDomain
}
