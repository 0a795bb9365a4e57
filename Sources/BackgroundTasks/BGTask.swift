public import Foundation
package import UIKitSystem

/// A task that the system has launched.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier of the request.
  public let identifier: String
  private let system: any SystemInterface
  private let completion: @MainActor (Bool) -> Void
  private nonisolated(unsafe) var isCompleted = false

  /// What runs shortly before the time is up; it must complete the task.
  open nonisolated(unsafe) var expirationHandler: (() -> Void)?

  /// Creates a task that the system launches, and what the app's completing it does, once.
  @MainActor package init(
    identifier: String,
    system: any SystemInterface,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    self.identifier = identifier
    self.system = system
    self.completion = completion
  }

  /// Tells the system that the task is done; a second time is reported.
  open func setTaskCompleted(success: Bool) {
    onMain {
      guard !isCompleted else {
        system.report("setTaskCompleted: the task '\(identifier)' has been completed already")
        return
      }
      isCompleted = true
      completion(success)
    }
  }
}

/// A short task that fetches what is new.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task of some minutes, while the device is not in use.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A processing task of an app for health research.
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

/// A task that the user started and that continues in the background.
open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {
  /// What is being done.
  open private(set) var title: String
  /// How far it is.
  open private(set) var subtitle: String
  /// How far it is: the system does not look at it here.
  public let progress = Progress(totalUnitCount: 0)

  /// Creates a task that the system launches.
  @MainActor package init(
    identifier: String,
    title: String,
    subtitle: String,
    system: any SystemInterface,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    super.init(identifier: identifier, system: system, completion: completion)
  }

  /// Changes what the system shows of the task.
  open func updateTitle(_ title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
