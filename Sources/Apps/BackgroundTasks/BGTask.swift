public import Foundation
package import UIKitSystem

/// A task that the system has launched.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier of the request.
  public let identifier: String
  private let system: any SystemInterface
  private let completion: @MainActor (Bool) -> Void
  /// Called when the app sets or removes the expiration handler.
  package nonisolated(unsafe) var expirationHandlerDidChange: (@MainActor () -> Void)?
  private nonisolated(unsafe) var isCompleted = false

  /// Called shortly before the task's time expires; it must complete the task.
  open nonisolated(unsafe) var expirationHandler: (() -> Void)? {
    didSet { onMain { expirationHandlerDidChange?() } }
  }

  /// Creates a task; `completion` is called once, when the app completes the task.
  @MainActor package init(
    identifier: String,
    system: any SystemInterface,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    self.identifier = identifier
    self.system = system
    self.completion = completion
  }

  /// Completes the task; a second call is reported as a problem.
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

/// A short task that fetches new content.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that can take minutes and runs while the device is idle.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A processing task of an app for health research.
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}

/// A task that the user started and that continues in the background.
open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {
  /// The title that the system shows.
  open private(set) var title: String
  /// The subtitle that the system shows.
  open private(set) var subtitle: String
  /// The progress of the task, which the model ignores.
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

  /// Changes the title and subtitle that the system shows.
  open func updateTitle(_ title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}
