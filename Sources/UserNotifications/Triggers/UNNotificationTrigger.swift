public import Foundation

/// What makes a notification appear.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification appears again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A push makes the notification appear.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Creates the trigger of a push.
  package init() { super.init(repeats: false) }
}

/// A time that passes makes the notification appear.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds to wait.
  public let timeInterval: TimeInterval

  /// Creates a trigger; if it repeats, UIKit wants 60 seconds at least.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When the notification appears next, if it was scheduled now.
  open func nextTriggerDate() -> Date? {
    UNUserNotificationCenter.now.addingTimeInterval(timeInterval)
  }
}

/// A date makes the notification appear.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What a date must match.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When the notification appears next.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: UNUserNotificationCenter.now,
      matching: dateComponents,
      matchingPolicy: .nextTime
    )
  }
}

/// A place makes the notification appear; unavailable on Linux.
@available(*, unavailable, message: "regions are of Core Location, which Linux does not have")
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
