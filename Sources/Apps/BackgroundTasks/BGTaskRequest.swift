public import Foundation

/// A request for a background task.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The identifier, which the Info.plist must permit and for which a handler must be registered.
  public let identifier: String

  /// The date before which the task does not start.
  open nonisolated(unsafe) var earliestBeginDate: Date?

  init(identifier: String) { self.identifier = identifier }
}

/// A request for a short task that fetches new content.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A request for a task that can take minutes and runs while the device is idle.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the task needs the network.
  open nonisolated(unsafe) var requiresNetworkConnectivity = false
  /// Whether the device must be charging.
  open nonisolated(unsafe) var requiresExternalPower = false

  /// Creates a request.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A request for a processing task of an app for health research.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
  /// The protection type of the data that the task reads.
  open nonisolated(unsafe) var protectionTypeOfRequiredData = FileProtectionType.complete
}

/// A request for a task that the user starts and that continues in the background.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// The title that the system shows.
  open nonisolated(unsafe) var title: String
  /// The subtitle that the system shows.
  open nonisolated(unsafe) var subtitle: String
  /// The submission strategy, if the task cannot start at once.
  open nonisolated(unsafe) var strategy = SubmissionStrategy.queue
  /// The hardware that the task needs.
  open nonisolated(unsafe) var requiredResources: Resources = []

  /// Creates a request.
  public init(identifier: String, title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init(identifier: identifier)
  }

  /// A submission strategy for a task that cannot start at once.
  public enum SubmissionStrategy: Int, Sendable {
    /// The request fails, or is queued.
    case fail, queue
  }

  /// Hardware that a task can need.
  public struct Resources: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The GPU.
    public static let gpu = Resources(rawValue: 1)
  }
}
