public import Foundation

/// The notification settings of the app, as the user has chosen them.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  private let setting: UNNotificationSetting

  /// Creates settings that all follow from the authorization status.
  package init(authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
    setting =
      switch authorizationStatus {
      case .notDetermined, .denied: .disabled
      case .authorized, .provisional, .ephemeral: .enabled
      }
  }

  /// Whether sounds are allowed.
  open var soundSetting: UNNotificationSetting { setting }
  /// Whether badges are allowed.
  open var badgeSetting: UNNotificationSetting { setting }
  /// Whether alerts are allowed.
  open var alertSetting: UNNotificationSetting { setting }
  /// Whether Notification Center shows notifications.
  open var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether the lock screen shows notifications.
  open var lockScreenSetting: UNNotificationSetting { setting }
  /// Whether CarPlay shows notifications; not supported.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether critical alerts are allowed; not supported.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether Siri announces notifications; not supported.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether time-sensitive notifications are allowed.
  open var timeSensitiveSetting: UNNotificationSetting { setting }
  /// Whether notifications are delivered in scheduled summaries; not supported.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether direct messages are allowed; not supported.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The style of alerts.
  open var alertStyle: UNAlertStyle { setting == .enabled ? .banner : .none }
  /// When previews are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has its own notification settings.
  open var providesAppNotificationSettings: Bool { false }
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Not determined, denied, authorized, or authorized provisionally or for a limited time.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one kind of notification is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// Not supported by the device, disabled, or enabled.
  case notSupported, disabled, enabled
}

/// The style of alerts.
public enum UNAlertStyle: Int, Sendable {
  /// No alert, a banner, or a modal alert.
  case none, banner, alert
}

/// When previews of notifications are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always, while the device is unlocked, or never.
  case always, whenAuthenticated, never
}

/// The options for which an app requests authorization.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Badges on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Critical alerts, which ignore the mute switch.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button that opens the app's own notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Provisional authorization for quiet notifications, without asking the user.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Announcements by Siri.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Time-sensitive notifications.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
