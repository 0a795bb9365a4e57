public import Foundation

/// A request to be launched in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The identifier that the Info.plist permits and that a handler is registered for.
  public let identifier: String

  /// The task does not start before this date.
  open nonisolated(unsafe) var earliestBeginDate: Date?

  init(identifier: String) { self.identifier = identifier }
}

/// A request for a short task that fetches what is new.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A request for a task of some minutes, while the device is not in use.
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
  /// What protects the data that the task reads.
  open nonisolated(unsafe) var protectionTypeOfRequiredData = FileProtectionType.complete
}

/// A request for a task that the user starts and that continues in the background.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// What is being done.
  open nonisolated(unsafe) var title: String
  /// How far it is.
  open nonisolated(unsafe) var subtitle: String
  /// What happens if the task cannot start at once.
  open nonisolated(unsafe) var strategy = SubmissionStrategy.queue
  /// The hardware that the task needs.
  open nonisolated(unsafe) var requiredResources: Resources = []

  /// Creates a request.
  public init(identifier: String, title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init(identifier: identifier)
  }

  /// What happens if a task cannot start at once.
  public enum SubmissionStrategy: Int, Sendable {
    /// The request fails, or waits.
    case fail, queue
  }

  /// Hardware that a task can need.
  public struct Resources: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The graphics processor.
    public static let gpu = Resources(rawValue: 1)
  }
}
