public import Foundation

/// The trigger of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is delivered repeatedly.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// The trigger of a remote notification.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Creates the trigger of a remote notification.
  package init() { super.init(repeats: false) }
}

/// A trigger that fires after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds to wait.
  public let timeInterval: TimeInterval

  /// Creates a trigger; on a device, a repeating one needs an interval of at least 60 seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the next date of delivery, if the notification is scheduled now.
  open func nextTriggerDate() -> Date? {
    UNUserNotificationCenter.now.addingTimeInterval(timeInterval)
  }
}

/// A trigger that fires on a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date components to match.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date of delivery.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: UNUserNotificationCenter.now,
      matching: dateComponents,
      matchingPolicy: .nextTime
    )
  }
}

/// A trigger that fires in a region; unavailable on Linux.
@available(*, unavailable, message: "regions are of Core Location, which Linux does not have")
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
