public import Foundation
import UIKitSystem

/// A request to deliver a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier of the request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The condition for delivery; nil delivers the notification at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.snapshot
    self.trigger = trigger
  }
}

/// A delivered notification.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The request for the notification.
  public let request: UNNotificationRequest
  /// The date of delivery.
  public let date: Date

  /// Creates a notification of a request.
  package init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action: one of the app, the default action, or the dismissal.
  public let actionIdentifier: String
  /// The scene that responds to the notification: `targetScene` of the module UIKit.
  package nonisolated(unsafe) weak var target: AnyObject?

  /// Creates a response.
  package init(
    notification: UNNotification,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier,
    target: AnyObject? = nil
  ) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    self.target = target
  }
}

/// The user's response to an action with text input.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text that the user typed.
  public let userText: String

  /// Creates a response.
  package init(
    notification: UNNotification,
    actionIdentifier: String,
    userText: String,
    target: AnyObject? = nil
  ) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier, target: target)
  }
}

/// The default action: the user tapped the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The dismissal of the notification by the user.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification is presented while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The badge is set.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// The notification is shown as an alert (before iOS 14).
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// The notification is shown in Notification Center.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// The notification is shown as a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

extension UNUserNotificationCenter {
  /// The virtual date of the running app; the real date if no app runs.
  static var now: Date { onMain { SystemConnection.current?.now } ?? Date() }
}
