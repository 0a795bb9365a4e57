public import Dispatch
public import Foundation
package import UIKitSystem

/// What the scheduler of background work asks of the system that runs the app.
@MainActor package protocol TaskSystem: SystemInterface {
  /// The scheduler of this launch, made once.
  var taskScheduler: BGTaskScheduler { get }

  /// The requests that wait.
  var pendingTaskRequests: [BGTaskRequest] { get }

  /// Keeps the handler of an identifier, if the system accepts it.
  func registerTask(
    withIdentifier identifier: String,
    launchHandler: @escaping @MainActor (BGTask) -> Void
  ) -> TaskRegistration

  /// Keeps a request, in place of one with its identifier; returns why it cannot.
  func submitTaskRequest(_ request: BGTaskRequest) -> BGTaskScheduler.Error.Code?

  /// Cancels a request, or all of them if nil.
  func cancelTaskRequests(withIdentifier identifier: String?)
}

/// The result of registering a launch handler.
package enum TaskRegistration {
  /// The handler is called when a task with the identifier is launched.
  case registered
  /// The Info.plist does not permit the identifier.
  case notPermitted
  /// The launch is over, or the identifier has a handler: the system ends the app.
  case tooLate, duplicate
}

/// The scheduler that launches the app in the background for work.
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

  /// Whether the device supports resources for continued processing: it does not.
  open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

  /// Registers what runs when the system launches a task; only until launching ends.
  ///
  /// Returns false if the Info.plist does not permit the identifier. UIKit ends apps that register an identifier
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
        system.report("\(call) was registered after launching ended, where UIKit ends the app")
      case .duplicate: system.report("\(call) was registered twice, where UIKit ends the app")
      }
      return false
    }
  }

  /// Asks for a task to be launched; a request with the same identifier is replaced.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    if let code = onMain({ system.submitTaskRequest(taskRequest) }) { throw Error(code) }
  }

  /// Cancels the request with an identifier.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    onMain { system.cancelTaskRequests(withIdentifier: identifier) }
  }

  /// Cancels all requests.
  open func cancelAllTaskRequests() { onMain { system.cancelTaskRequests(withIdentifier: nil) } }

  /// Answers the requests that wait, after the code that is running now.
  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    onMain {
      _ = system.schedule(after: 0, repeating: nil) { [system] in
        completionHandler(system.pendingTaskRequests)
      }
    }
  }

  /// The requests that wait.
  open func pendingTaskRequests() async -> [BGTaskRequest] { onMain { system.pendingTaskRequests } }
}

extension BGTaskScheduler {
  /// An error of the scheduler.
  public struct Error: Swift.Error, CustomNSError, Equatable, Sendable {
    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// What can go wrong.
    public enum Code: Int, Sendable {
      /// The app cannot schedule background work.
      case unavailable = 1
      /// Too many requests of this kind wait.
      case tooManyPendingTaskRequests
      /// The app may not: its Info.plist lacks the identifier or the background mode.
      case notPermitted
      /// The task cannot run at once.
      case immediateRunIneligible
    }

    /// The domain of the errors.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    /// The number of the error.
    public var errorCode: Int { code.rawValue }
  }

  /// The domain of the errors.
  public static let errorDomain = Error.errorDomain
}
